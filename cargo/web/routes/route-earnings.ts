/** Computes what planes earned on routes, from the player's ledger. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { isRouteReason } from "../../rules/values/ledger.ts";
import type { LedgerEntry } from "../api.ts";

export interface RouteEarnings {
  /** Start of the first simulated day that is included. */
  readonly since: number;
  /** Income minus costs and the dispatcher's share, in euros, for each plane with entries. */
  readonly byPlane: ReadonlyMap<number, number>;
  /** Planes with income; the others have only paid for fuel so far. */
  readonly paid: ReadonlySet<number>;
}

const dayOf = (clockMs: number): number => Math.floor(clockMs / DAY_MS);

/**
 * Returns the earnings of the current simulated day and the one before. `entries` are the newest first; `isAll` is true if the
 * ledger has no older ones. Days that the entries do not cover are left out; undefined if that leaves no day.
 */
export function routeEarnings(
  entries: readonly LedgerEntry[],
  isAll: boolean,
  clockMs: number,
): RouteEarnings | undefined {
  const today = dayOf(clockMs);
  const oldest = entries.at(-1);
  const covered = oldest === undefined ? today : dayOf(oldest.clockMs) + (isAll ? 0 : 1);
  const firstDay = Math.max(today - 1, covered);
  if (firstDay > today) return undefined;
  const byPlane = new Map<number, number>();
  const paid = new Set<number>();
  for (const { planeId, reason, amount, clockMs: at } of entries) {
    if (planeId === null || !isRouteReason(reason) || dayOf(at) < firstDay) continue;
    if (reason === "route") paid.add(planeId);
    byPlane.set(planeId, (byPlane.get(planeId) ?? 0) + amount);
  }
  return { since: firstDay * DAY_MS, byPlane, paid };
}
