/** Adds the packages that a snapshot leaves out because of its size limit. */
import type { Package, State } from "../api.ts";
import type { Snapshot } from "./snapshot-store.ts";

/** Packages that were read separately from the snapshot. */
export interface MorePackages {
  readonly packages: readonly Package[];
  /** The `performance.now()` value when they were received. */
  readonly receivedAt: number;
}

/** Returns the number of open jobs at each of the player's airports that the snapshot lists. */
export const openJobsByAirport = ({ airports }: State["market"]): ReadonlyMap<string, number> =>
  new Map(airports.map((airport) => (Array.isArray(airport) ? airport : [airport.icao, airport.openJobs])));

/** Returns true if the airport has more open jobs than the snapshot lists. */
export function leavesOutJobs({ packages, market, omitted }: State, icao: string): boolean {
  if (omitted.openJobs === 0) return false;
  const shown = packages.filter(({ status, originIcao }) => status === "open" && originIcao === icao).length;
  return shown < (openJobsByAirport(market).get(icao) ?? (omitted.airports > 0 ? Number.POSITIVE_INFINITY : 0));
}

/** Returns the snapshot with these packages added. Packages that it already has are kept. */
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

/** Returns the expiry as of the snapshot, which was received `laterMs` before the package. */
const expiryAt = ({ expiresRealMs }: Package, laterMs: number) =>
  expiresRealMs === undefined ? {} : { expiresRealMs: expiresRealMs + laterMs };
