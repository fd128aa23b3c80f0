/** Computes how deliveries and penalties change a reputation, and how it changes payouts. */
import { FULL_REPUTATION } from "../values/player.ts";

const THOUSANDTHS = 1_000;

/** Points for each √km of a delivery. Cargo lighter than FULL_WEIGHT_KG gets proportionally less. */
const POINTS_PER_ROOT_KM = 0.02;
const FULL_WEIGHT_KG = 150;

/** Least reputation for a reservation, in points. */
export const ACCEPT_REPUTATION = 5;

/** Points that late delivery of a special costs. */
export const LATE_POINTS = 1;

/** Payout factor of a player without reputation, and how much full reputation adds to it. */
const REPUTATION_BASE = 0.9;
const REPUTATION_GAIN = 0.3;

/** Returns the factor of a reputation (thousandths) on every payout that is not fixed. */
export const reputationFactor = (reputationThousandths: number): number =>
  REPUTATION_BASE + (REPUTATION_GAIN * reputationThousandths) / FULL_REPUTATION;

export interface Delivered {
  /** Distance from origin to destination. */
  readonly distanceKm: number;
  readonly weightKg: number;
  /** The special's factor on reputation. */
  readonly factor: number;
}

/** Returns the unrounded points that a delivery adds to a reputation (thousandths): fewer the nearer it is to 100. */
export function deliveryPoints({ distanceKm, weightKg, factor }: Delivered, reputation: number): number {
  const weight = Math.min(1, weightKg / FULL_WEIGHT_KG);
  return POINTS_PER_ROOT_KM * Math.sqrt(distanceKm) * weight * factor * (1 - reputation / FULL_REPUTATION);
}

/** Returns the reputation (thousandths) after a change of `points`, rounded half up and clamped to 0 to 100 points. */
export function reputationAfter(reputation: number, points: number): number {
  const moved = Math.floor(reputation + points * THOUSANDTHS + 0.5);
  return Math.min(FULL_REPUTATION, Math.max(0, moved));
}
