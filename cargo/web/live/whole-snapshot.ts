/** Puts back what a snapshot leaves out because its size is bounded. */
import type { Package, State } from "../api.ts";
import type { Snapshot } from "./snapshot-store.ts";

/** Packages from another read than the snapshot. */
export interface MorePackages {
  readonly packages: readonly Package[];
  /** `performance.now()` when they were received. */
  readonly receivedAt: number;
}

/** The number of open jobs at each of the player's airports, as far as the snapshot lists them. */
export const openJobsByAirport = ({ airports }: State["market"]): ReadonlyMap<string, number> =>
  new Map(airports.map((airport) => (Array.isArray(airport) ? airport : [airport.icao, airport.openJobs])));

/** True if the airport has more open jobs than the snapshot shows. */
export function leavesOutJobs({ packages, market, omitted }: State, icao: string): boolean {
  if (omitted.openJobs === 0) return false;
  const shown = packages.filter(({ status, originIcao }) => status === "open" && originIcao === icao).length;
  return shown < (openJobsByAirport(market).get(icao) ?? (omitted.airports > 0 ? Number.POSITIVE_INFINITY : 0));
}

/** The snapshot with these packages, those that it shows itself first. */
export function completed(snapshot: Snapshot, more: readonly MorePackages[]): Snapshot {
  const known = new Set(snapshot.state.packages.map(({ id }) => id));
  const added = more.flatMap(({ packages, receivedAt }) =>
    packages
      .filter(({ id }) => !known.has(id))
      .map((one) => ({ ...one, ...expiryAt(one, receivedAt - snapshot.receivedAt) })),
  );
  if (added.length === 0) return snapshot;
  return { ...snapshot, state: { ...snapshot.state, packages: [...snapshot.state.packages, ...added] } };
}

/** Counted from the snapshot, which was received `laterMs` earlier. */
const expiryAt = ({ expiresRealMs }: Package, laterMs: number) =>
  expiresRealMs === undefined ? {} : { expiresRealMs: expiresRealMs + laterMs };
