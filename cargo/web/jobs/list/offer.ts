/** A package with all that a row of the list shows of it, and that the list is filtered and sorted by. */
import { POOL_BANDS, type PoolBand } from "../../../rules/jobs/pool-bands.ts";
import type { Package } from "../../api.ts";
import type { LegFigures } from "../cart/leg-estimate.ts";

export type BandId = PoolBand["id"];

export interface Offer {
  readonly job: Package;
  /** From origin to destination; null until the airports have come. */
  readonly distanceKm: number | null;
  readonly band: BandId | null;
  /** What the selected plane's way there takes, as if it flew this job alone; null without a plane, and for what is in flight. */
  readonly leg: LegFigures | null;
  readonly gains: Gains | null;
  /** `performance.now()` when it goes or lapses; null for what is loaded. */
  readonly deadline: number | null;
  /** Why the selected plane cannot load it beside what is picked; empty where it can. */
  readonly misfits: readonly string[];
  /** The plane could carry it if nothing else were picked. */
  readonly isSuitable: boolean;
  /** It waits where the plane can be loaded next. */
  readonly isHere: boolean;
  /** Its destination is a stop of the plane's queue. */
  readonly isAlongQueue: boolean;
}

/** What is left of the payout after fuel and wear, in whole euros. */
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

/** The band that a job of this distance and weight comes from; bands overlap, then the shorter one. */
export function bandOf(distanceKm: number, weightKg: number): BandId | null {
  const near = POOL_BANDS.filter(({ minKm, maxKm }) => distanceKm >= minKm && distanceKm <= maxKm);
  return (near.find(({ minKg, maxKg }) => weightKg >= minKg && weightKg <= maxKg) ?? near[0])?.id ?? null;
}
