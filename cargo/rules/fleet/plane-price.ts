/** Computes the price of a plane. Uses no airports, so that the client can call it too. */
import type { AircraftModel } from "../aircraft/aircraft.ts";
import { FULL_REPUTATION } from "../values/player.ts";

/** Percent of the list price that a player of full reputation saves. */
export const PLANE_DISCOUNT_PERCENT = 15;

/** Returns the price of a plane of the model in whole euros for a player of this reputation (thousandths). */
export function buyPrice({ price }: Pick<AircraftModel, "price">, reputation: number): number {
  const parts = 100 * FULL_REPUTATION;
  return Math.ceil((price * (parts - PLANE_DISCOUNT_PERCENT * reputation)) / parts);
}
