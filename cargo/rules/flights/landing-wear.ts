/** Computes the health that a landing costs, for landings, quotes and the client's estimates. */
import type { AircraftModel } from "../aircraft/aircraft.ts";
import { specialOf } from "../jobs/specials.ts";

type Model = Pick<AircraftModel, "maxPayloadKg">;

/** A package aboard, as the rules or the API represent it. */
interface Goods {
  readonly special?: string | null | undefined;
}

/**
 * Returns hundredths of a point for a landing after this leg: 0.8 points plus an amount by distance, times the largest wear
 * factor of the special packages aboard, including those delivered there. `factor`: the further factors, of a base and of a
 * storm.
 */
export function landingWear(model: Model, distanceKm: number, aboard: readonly Goods[], factor = 1): number {
  const factors = aboard.map(({ special }) => specialOf(special ?? null)?.wearFactor ?? 1);
  return Math.round((80 + (wearPer1000Km(model) * distanceKm) / 10) * Math.max(1, ...factors) * factor);
}

/** Returns points. Large planes wear less because they are built for long legs. */
function wearPer1000Km({ maxPayloadKg }: Model): number {
  if (maxPayloadKg < 10_000) return 1.6;
  return maxPayloadKg < 45_000 ? 0.9 : 0.5;
}
