/**
 * Jobs, airports and planes as all players see them whose planes open the same airports: found once for all of them, and what
 * changed between two of these too. What depends on the viewer is left out: pay by reputation, and which planes are the own ones.
 */
import type { SharedText } from "@outbound/kit/event-stream/shared-text.ts";
import { AIRPORTS_IN_FULL, OPEN_JOBS_SHOWN, OTHERS_PLANES_SHOWN } from "../../../rules/values/limits.ts";
import type { WorldView } from "../../../world/adapter.ts";
import type { Counters } from "../../../world/state/world.ts";
import { openJobsAt } from "../jobs.ts";
import { airportTexts, type ListedAirport, othersPlanes, type PlaneText, worldFigures } from "../market.ts";
import { isCargoAlike, isJobAlike, type OpenJob, openJob } from "../package.ts";
import { type Sizes, sizesOf } from "../shown.ts";
import { airportChanges, changedItems, SAME_TEXT } from "./changes.ts";

/** JSON texts by id. */
export type Texts = ReadonlyMap<number, string>;

export interface LocalState {
  /** The real instant at which it was found. */
  readonly at: number;
  readonly jobs: ReadonlyMap<number, OpenJob>;
  readonly airports: ReadonlyMap<string, ListedAirport>;
  /** Planes of all owners, at most OTHERS_PLANES_SHOWN. */
  readonly planes: Texts;
  /** The next ones: who owns some of the first sees these instead. */
  readonly morePlanes: Texts;
  /** Figures of the world. */
  readonly world: string;
  readonly sizes: Sizes;
  /** False if a snapshot leaves out jobs or airports, whichever these are for the viewer. */
  readonly isWhole: boolean;
}

export const MORE_PLANES = 20;

/** Pay and takes change with time too: a state is found again after this. */
const LASTS_MS = 1000;

const known = new WeakMap<Counters, Map<string, LocalState>>();

/** As of the newest commit; `airports` in the order of `byDeparture`. */
export function localState(view: WorldView, airports: readonly string[]): LocalState {
  const { state: world, now } = view;
  const states = known.get(world.counters) ?? new Map();
  known.set(world.counters, states);
  const key = airports.join();
  const found = states.get(key);
  if (found !== undefined && Math.abs(now - found.at) < LASTS_MS) return found;
  const local = findState(view, airports);
  states.set(key, local);
  return local;
}

/** Of nobody: so all planes are those of others. */
const NOBODY = 0;

function findState({ state: world, now }: WorldView, airports: readonly string[]): LocalState {
  const market = world.marketAt(now);
  const open = airports.flatMap((icao) => openJobsAt(world, icao));
  const texts = airportTexts(world, airports, now);
  const all = othersPlanes(world, NOBODY, airports, OTHERS_PLANES_SHOWN + MORE_PLANES);
  const planes = all.slice(0, OTHERS_PLANES_SHOWN);
  return {
    at: now,
    jobs: new Map(open.map((cargo) => [cargo.id, openJob(cargo, market)])),
    airports: new Map(texts.map((airport) => [airport.icao, { airport, inFull: airport.full }])),
    planes: textsOf(planes),
    morePlanes: textsOf(all.slice(OTHERS_PLANES_SHOWN)),
    world: worldFigures(world, now),
    sizes: sizesOf({ open, airports: texts, planes }),
    isWhole: open.length <= OPEN_JOBS_SHOWN && airports.length <= AIRPORTS_IN_FULL,
  };
}

const textsOf = (planes: readonly PlaneText[]): Texts => new Map(planes.map(({ id, json }) => [id, json]));

/** A message for all viewers but for what the jobs pay each of them: that goes between the texts. */
export interface SharedMessage {
  readonly texts: readonly SharedText[];
  /** Whole messages by the reputation that the pays depend on, in parts. */
  readonly byReputation: Map<number, readonly [SharedText]>;
}

/** What leads from one local state to another. */
export interface LocalChange {
  readonly gone: readonly number[];
  readonly jobs: readonly OpenJob[];
  /** Fields of the market; empty without changes. */
  readonly airports: string;
  readonly planes: string;
  readonly world: string;
  /** True if the next planes are the same too. */
  readonly arePlanesAlike: boolean;
  readonly isNone: boolean;
  /** True if only demand has changed, or nothing. */
  readonly isStoredAlike: boolean;
  /** By the id before it. */
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
  const gone = [...before.jobs.keys()].filter((id) => !after.jobs.has(id));
  const jobs = [...after.jobs.values()].filter((job) => {
    const old = before.jobs.get(job.cargo.id);
    return old === undefined || !isJobAlike(old, job);
  });
  const airports = airportChanges(before.airports, after.airports);
  const isCargoSame = (job: OpenJob) => {
    const old = before.jobs.get(job.cargo.id);
    return old !== undefined && isCargoAlike(old.cargo, job.cargo);
  };
  const planes = changedItems("planes", before.planes, after.planes, SAME_TEXT);
  return {
    gone,
    jobs,
    airports,
    planes,
    world: before.world === after.world ? "" : `"world":${after.world}`,
    arePlanesAlike: planes === "" && changedItems("more", before.morePlanes, after.morePlanes, SAME_TEXT) === "",
    isNone: gone.length + jobs.length === 0 && airports + planes === "",
    isStoredAlike: gone.length === 0 && airports === "" && jobs.every(isCargoSame),
    messages: new Map(),
  };
}
