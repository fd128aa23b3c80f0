/** Ranks the open jobs at all of the player's airports by what each adds to the selected plane's trip. */
import type { JobGain } from "../../api.ts";
import type { Offer } from "./offers.ts";

export interface BestOffers {
  readonly offers: readonly Offer[];
  /** Number of fitting jobs that the snapshot leaves out. */
  readonly unknown: number;
}

/**
 * Returns the offers with the service's figures: jobs that fit, jobs at other airports that the plane could fetch, and selected
 * jobs.
 */
export function bestOffers(offers: readonly Offer[], gains: readonly JobGain[], cart: readonly number[]): BestOffers {
  const byId = new Map(gains.map((gain) => [gain.packageId, gain]));
  const found = offers.flatMap((offer) => {
    const { job } = offer;
    if (job.status !== "open") return [];
    const gain = byId.get(job.id);
    if (gain === undefined) return cart.includes(job.id) ? [offer] : [];
    if (!gain.fits && (gain.refusal?.code !== "plane-elsewhere" || !offer.isSuitable)) return [];
    const { net, netPerHour, distanceKm } = gain;
    const added = cart.length > 0 ? net : null;
    const isTripGain = added !== null;
    return [{ ...offer, distanceKm, added, isTripGain, gains: { net, netPerHour, netPerKg: net / job.weightKg } }];
  });
  const known = new Set(offers.map(({ job }) => job.id));
  return { offers: found, unknown: gains.filter(({ packageId, fits }) => fits && !known.has(packageId)).length };
}
