/** The open jobs at all airports of the player, ranked by what each adds to the trip of the selected plane. */
import type { JobGain } from "../../api.ts";
import type { Offer } from "./offers.ts";

export interface BestOffers {
  readonly offers: readonly Offer[];
  /** Jobs that fit and that the snapshot leaves out. */
  readonly unknown: number;
}

/**
 * The offers with the service's figures: those that fit, those elsewhere that the plane could fetch, and those that are selected
 * already.
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
