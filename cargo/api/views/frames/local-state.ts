/**
 * Jobs, airports and planes as shown to all players whose planes open the same airports. The state, and the change between two
 * states, are computed once for all of them. Leaves out what depends on the viewer: pay by reputation, and which planes are the
 * viewer's.
 */
import type { SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import { AIRPORTS_IN_FULL, OPEN_JOBS_SHOWN, OTHERS_PLANES_SHOWN } from "../../../rules/values/limits.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { Counters } from "../../../world/state/world.ts";
import { type AirportState, airportState, LASTS_MS, MORE_PLANES } from "../airport-state.ts";
import { type ListedAirport, type PlaneText, worldFigures } from "../market.ts";
import { isCargoAlike, isJobAlike, type OpenJob } from "../package.ts";
import { type Sizes, sizeOfTexts, sizesOf } from "../shown.ts";
import { airportChanges, changedItems, SAME_TEXT } from "./changes.ts";

/** JSON texts by id. */
export type Texts = ReadonlyMap<number, string>;

export class LocalState {
  /** In the order of `byDeparture`. */
  readonly places: readonly AirportState[];
  /** The real instant at which it was last found to be current. */
  at: number;
  readonly airports: ReadonlyMap<string, ListedAirport>;
  /** Planes of all owners, at most OTHERS_PLANES_SHOWN. */
  readonly planes: Texts;
  /** The planes after those, for viewers who own some of the first. */
  readonly morePlanes: Texts;
  /** Figures of the world. */
  readonly world: string;
  readonly sizes: Sizes;
  /** False if a snapshot leaves out jobs or airports for every viewer. */
  readonly isWhole: boolean;
  #jobs: ReadonlyMap<number, OpenJob> | undefined;

  /** `before`: a state with the same planes. */
  constructor(places: readonly AirportState[], { at, world }: Pick<LocalState, "at" | "world">, before?: LocalState) {
    this.places = places;
    this.at = at;
    this.world = world;
    const listed = places.map(({ inFull, short }, index) => (index < AIRPORTS_IN_FULL ? inFull : short));
    this.airports = new Map(listed.map((one) => [one.airport.icao, one]));
    const planes = before ?? planesAt(places);
    this.planes = planes.planes;
    this.morePlanes = planes.morePlanes;
    const texts = listed.map(({ airport }) => airport);
    const jobBytes = places.reduce((sum, place) => sum + place.jobBytes, 0);
    this.sizes = sizesOf(texts, jobBytes, sizeOfTexts(this.planes.values()));
    this.isWhole = this.jobCount <= OPEN_JOBS_SHOWN && places.length <= AIRPORTS_IN_FULL;
  }

  get jobCount(): number {
    return this.places.reduce((sum, { jobs }) => sum + jobs.size, 0);
  }

  /** By id. */
  get jobs(): ReadonlyMap<number, OpenJob> {
    const [first, ...others] = this.places;
    this.#jobs ??= others.length === 0 ? first?.jobs : new Map(this.places.flatMap(({ jobs }) => [...jobs]));
    return this.#jobs ?? NO_JOBS;
  }
}

const NO_JOBS: ReadonlyMap<number, OpenJob> = new Map();

function planesAt(places: readonly AirportState[]): Pick<LocalState, "planes" | "morePlanes"> {
  const all = new Map<number, PlaneText>();
  for (const { planes } of places) {
    if (all.size >= OTHERS_PLANES_SHOWN + MORE_PLANES) break;
    for (const plane of planes) all.set(plane.id, plane);
  }
  const found = [...all.values()].slice(0, OTHERS_PLANES_SHOWN + MORE_PLANES);
  return {
    planes: textsOf(found.slice(0, OTHERS_PLANES_SHOWN)),
    morePlanes: textsOf(found.slice(OTHERS_PLANES_SHOWN)),
  };
}

const textsOf = (planes: readonly PlaneText[]): Texts => new Map(planes.map(({ id, json }) => [id, json]));

const known = new WeakMap<Counters, Map<string, LocalState>>();

/**
 * Returns the state as of the newest commit, or `before` if nothing has changed. `airports` must be in the order of
 * `byDeparture`.
 */
export function localState(view: WorldView, airports: readonly string[], before?: LocalState): LocalState {
  const { state: world, now } = view;
  const states = known.get(world.counters) ?? new Map<string, LocalState>();
  known.set(world.counters, states);
  const key = airports.join();
  const found = states.get(key);
  if (found !== undefined && Math.abs(now - found.at) < LASTS_MS) return found;
  const local = findState(view, airports, found ?? before);
  states.set(key, local);
  return local;
}

function findState(view: WorldView, airports: readonly string[], before: LocalState | undefined): LocalState {
  const places = airports.map((icao) => airportState(view, icao));
  const world = worldFigures(view.state, view.now);
  const isAlike = (name: "planes" | undefined): boolean =>
    before?.places.length === places.length &&
    places.every((place, index) => {
      const old = before.places[index];
      return name === undefined ? place === old : place[name] === old?.[name];
    });
  if (before !== undefined && before.world === world && isAlike(undefined)) {
    before.at = view.now;
    return before;
  }
  return new LocalState(places, { at: view.now, world }, isAlike("planes") ? before : undefined);
}

/** A message shared by all viewers, split where the payouts of jobs go, which differ between viewers. */
export interface SharedMessage {
  /** The real instant at which it was made. */
  readonly at: number;
  readonly texts: readonly SharedText[];
  /** Whole messages by their payouts. */
  readonly byPay: Map<string, readonly [SharedText]>;
}

/** The change from one local state to another. */
export interface LocalChange {
  readonly gone: readonly number[];
  readonly jobs: readonly OpenJob[];
  /** Ids of these jobs. */
  readonly changed: ReadonlySet<number>;
  /** Fields of the market; empty without changes. */
  readonly airports: string;
  readonly planes: string;
  readonly world: string;
  /** True if the planes and `morePlanes` are the same. */
  readonly arePlanesAlike: boolean;
  readonly isNone: boolean;
  /** True if nothing but demand has changed. */
  readonly isStoredAlike: boolean;
  /** By the ids of the message before and of the message itself. */
  readonly messages: Map<string, SharedMessage>;
}

const changes = new WeakMap<LocalState, WeakMap<LocalState, LocalChange>>();

export function localChange(before: LocalState, after: LocalState): LocalChange {
  const from = changes.get(before) ?? new WeakMap<LocalState, LocalChange>();
  changes.set(before, from);
  const found = from.get(after);
  if (found !== undefined) return found;
  const change = findChange(before, after);
  from.set(after, change);
  return change;
}

function findChange(before: LocalState, after: LocalState): LocalChange {
  const { gone, jobs } = jobChanges(before, after);
  const airports = airportChanges(before.airports, after.airports);
  const planes = changedItems("planes", before.planes, after.planes, SAME_TEXT);
  const isCargoSame = (job: OpenJob) => {
    const old = before.jobs.get(job.cargo.id);
    return old !== undefined && isCargoAlike(old.cargo, job.cargo);
  };
  return {
    gone,
    jobs,
    changed: new Set(jobs.map(({ cargo }) => cargo.id)),
    airports,
    planes,
    world: before.world === after.world ? "" : `"world":${after.world}`,
    arePlanesAlike: planes === "" && changedItems("more", before.morePlanes, after.morePlanes, SAME_TEXT) === "",
    isNone: gone.length + jobs.length === 0 && airports + planes === "",
    isStoredAlike: gone.length === 0 && airports === "" && jobs.every(isCargoSame),
    messages: new Map(),
  };
}

/** Finds changed jobs. If the airports are the same, only those whose jobs are another object are compared. */
function jobChanges(before: LocalState, after: LocalState): Pick<LocalChange, "gone" | "jobs"> {
  const areSame =
    before.places.length === after.places.length &&
    after.places.every(({ inFull }, index) => inFull.airport.icao === before.places[index]?.inFull.airport.icao);
  if (!areSame) return changesOfJobs(before, after);
  const changes = after.places.flatMap((place, index) => {
    const old = before.places[index] ?? place;
    return old.jobs === place.jobs ? [] : changesOfJobs(old, place);
  });
  return { gone: changes.flatMap(({ gone }) => gone), jobs: changes.flatMap(({ jobs }) => jobs) };
}

type Jobs = Pick<AirportState, "jobs">;

const changesOfJobs = (before: Jobs, after: Jobs): Pick<LocalChange, "gone" | "jobs"> => ({
  gone: [...before.jobs.keys()].filter((id) => !after.jobs.has(id)),
  jobs: [...after.jobs.values()].filter((job) => {
    const old = before.jobs.get(job.cargo.id);
    return old === undefined || !isJobAlike(old, job);
  }),
});
