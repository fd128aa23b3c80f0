/**
 * An airport as it is shown to all players whose planes open it. Computed again only when something there, or the pay of its
 * jobs, has changed. Leaves out what depends on the viewer: pay by reputation, and which planes are the viewer's.
 */
import { DEMAND_STEP_MS } from "../../rules/market/demand.ts";
import type { CargoPackage } from "../../rules/values/cargo-package.ts";
import { OTHERS_PLANES_SHOWN } from "../../rules/values/limits.ts";
import type { WorldView } from "../../world/adapter.ts";
import { TAKES_SHOWN_MS } from "../../world/state/jobs.ts";
import type { World } from "../../world/state/world.ts";
import { firstJobs, openJobsAt, type RankedJobs, ranked } from "./jobs.ts";
import { airportText, type ListedAirport, othersPlanes, type PlaneText } from "./market.ts";
import { isJobAlike, type OpenJob, openJob, shownTo } from "./package.ts";
import { bytesInList } from "./shown.ts";

export interface AirportState {
  /** By id. */
  readonly jobs: ReadonlyMap<number, OpenJob>;
  /** Bytes of the jobs in a list. */
  readonly jobBytes: number;
  readonly inFull: ListedAirport;
  /** Only code and number of jobs. */
  readonly short: ListedAirport;
  /** Planes of all owners by id, at most OTHERS_PLANES_SHOWN + MORE_PLANES. */
  readonly planes: readonly PlaneText[];
}

export const MORE_PLANES = 20;

interface Known {
  readonly version: number;
  readonly takes: number;
  /** Version of deliveries, and the simulated hour, which also changes pay. */
  demand: number;
  hour: number;
  readonly state: AirportState;
}

/** Greatest age of what is shown of time: of jobs, of takes, and of the clock. */
export const LASTS_MS = 1000;
/** Airports kept; the least recently used are dropped. */
const AIRPORTS_KEPT = 2000;

const known = new WeakMap<World, Map<string, Known>>();

/** Returns the state as of the newest commit; the same object while nothing has changed. */
export function airportState({ state: world, now }: WorldView, icao: string): AirportState {
  const airports = known.get(world) ?? new Map<string, Known>();
  known.set(world, airports);
  const found = airports.get(icao);
  const version = world.versions.of(icao);
  const takes = world.jobs.takesAt(icao, now - TAKES_SHOWN_MS).length;
  const demand = world.versions.ofDemand;
  const isSame = found?.version === version && found.takes === takes;
  const hour = priceHour(world, now);
  if (isSame && found.demand === demand && found.hour === hour) return found.state;
  const jobs = jobsAt(world, icao, now);
  if (isSame && areAlike(found.state.jobs, jobs)) {
    found.demand = demand;
    found.hour = hour;
    return found.state;
  }
  const state = isSame ? { ...found.state, jobs } : stateOf(world, icao, now, jobs);
  airports.delete(icao);
  airports.set(icao, { version, takes, demand, hour, state });
  const [oldest] = airports.keys();
  if (airports.size > AIRPORTS_KEPT && oldest !== undefined) airports.delete(oldest);
  return state;
}

/** Returns a number that changes with pay. Pay is constant within an hour, except when a test hook's event begins or ends. */
const priceHour = (world: World, now: number): number =>
  world.createdEvents.length > 0 ? now : Math.floor(world.clockMs(now) / DEMAND_STEP_MS);

function jobsAt(world: World, icao: string, now: number): ReadonlyMap<number, OpenJob> {
  const market = world.marketAt(now);
  return new Map(openJobsAt(world, icao).map((cargo) => [cargo.id, openJob(cargo, market)]));
}

const areAlike = (before: ReadonlyMap<number, OpenJob>, after: ReadonlyMap<number, OpenJob>): boolean =>
  before.size === after.size &&
  [...after].every(([id, job]) => {
    const old = before.get(id);
    return old !== undefined && isJobAlike(old, job);
  });

/** The id of no player, for which all planes are those of others. */
const NOBODY = 0;

function stateOf(world: World, icao: string, now: number, jobs: ReadonlyMap<number, OpenJob>): AirportState {
  const airport = airportText(world, icao, now);
  return {
    jobs,
    jobBytes: bytesInList([...jobs.values()].map(({ cargo }) => cargo)),
    inFull: { airport, inFull: airport.full },
    short: { airport: { ...airport, full: undefined }, inFull: undefined },
    planes: othersPlanes(world, NOBODY, [icao], OTHERS_PLANES_SHOWN + MORE_PLANES),
  };
}

/** Reputations for which the order of an airport's jobs is kept. */
const ORDERS_KEPT = 64;
const orders = new WeakMap<AirportState, Map<number, RankedJobs>>();

/** Returns the jobs in the order for players of this reputation. */
function rankedFor(reputation: number, state: AirportState): RankedJobs {
  const byReputation = orders.get(state) ?? new Map<number, RankedJobs>();
  orders.set(state, byReputation);
  const found = byReputation.get(reputation);
  if (found !== undefined) return found;
  const { jobs } = state;
  const payOf = (id: number) => shownTo(reputation, jobs.get(id) as OpenJob).payout;
  const made = ranked(
    [...jobs.values()].map(({ cargo }) => cargo),
    ({ id }) => payOf(id),
  );
  if (byReputation.size < ORDERS_KEPT) byReputation.set(reputation, made);
  return made;
}

/** Returns the open jobs of these airports, as listed for players of this reputation. */
export const openJobsOf = (reputation: number, places: readonly AirportState[]): CargoPackage[] =>
  firstJobs(places, (place) => rankedFor(reputation, place));
