/** A job with everything that the list shows, filters and sorts by. */
import { POOL_BANDS, type PoolBand } from "../../../rules/jobs/pool-bands.ts";
import type { Package } from "../../api.ts";
import type { LegFigures } from "../cart/leg-estimate.ts";

export type BandId = PoolBand["id"];

export interface Offer {
  readonly job: Package;
  /** From origin to destination; null until the airports are loaded. */
  readonly distanceKm: number | null;
  readonly band: BandId | null;
  /** The leg to the destination, as if the selected plane flew this job alone; null without a plane, and for flying cargo. */
  readonly leg: LegFigures | null;
  readonly gains: Gains | null;
  /** `performance.now()` when it expires or lapses; null once it is loaded. */
  readonly deadline: number | null;
  /** Why the selected plane cannot load it beside the selected jobs; empty if it can. */
  readonly misfits: readonly string[];
  /** The plane could carry it without the selected jobs. */
  readonly isSuitable: boolean;
  /** It is at the airport where the plane can be loaded next. */
  readonly isHere: boolean;
  /** Its destination is a stop of the plane's queue. */
  readonly isAlongQueue: boolean;
}

/** The payout less fuel and wear, in euros. */
export interface Gains {
  readonly net: number;
  /** For a simulated hour of flight. */
  readonly netPerHour: number;
  readonly netPerKg: number;
}

const HOUR_MS = 3_600_000;

export function gainsOf({ payout, weightKg }: Package, leg: LegFigures | null): Gains | null {
  if (leg === null) return null;
  const net = payout - leg.fuelCost - leg.wearCost;
  return { net, netPerHour: (net * HOUR_MS) / leg.flightMs, netPerKg: net / weightKg };
}

/** The band of a job with this distance and weight; the shorter one where bands overlap. */
export function bandOf(distanceKm: number, weightKg: number): BandId | null {
  const near = POOL_BANDS.filter(({ minKm, maxKm }) => distanceKm >= minKm && distanceKm <= maxKm);
  return (near.find(({ minKg, maxKg }) => weightKg >= minKg && weightKg <= maxKg) ?? near[0])?.id ?? null;
}
