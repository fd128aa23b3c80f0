/**
 * An airport as all players see it whose planes open it: found again only when something has changed there, or what its jobs pay.
 * What depends on the viewer is left out: pay by reputation, and which planes are the own ones.
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
  /** As code and number of jobs. */
  readonly short: ListedAirport;
  /** Of all owners, by id: OTHERS_PLANES_SHOWN and MORE_PLANES at most. */
  readonly planes: readonly PlaneText[];
}

export const MORE_PLANES = 20;

interface Known {
  readonly version: number;
  readonly takes: number;
  /** Of deliveries, and what else changes pay: the simulated hour. */
  demand: number;
  hour: number;
  readonly state: AirportState;
}

/** What is shown of time may be so old: of jobs, who took them, and of the clock. */
export const LASTS_MS = 1000;
/** Airports that nobody has looked at for longest are forgotten. */
const AIRPORTS_KEPT = 2000;

const known = new WeakMap<World, Map<string, Known>>();

/** As of the newest commit: the same object while nothing has changed. */
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

/** Pay is the same within an hour, except while a test hook's event begins or ends. */
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

/** Of nobody: so all planes are those of others. */
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

/** Reputations for which the jobs of an airport are kept in order. */
const ORDERS_KEPT = 64;
const orders = new WeakMap<AirportState, Map<number, RankedJobs>>();

/** The jobs in the order in which they are shown to players of this reputation. */
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

/** The open jobs of these airports, as players of this reputation see them. */
export const openJobsOf = (reputation: number, places: readonly AirportState[]): CargoPackage[] =>
  firstJobs(places, (place) => rankedFor(reputation, place));
