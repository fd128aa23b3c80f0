/** What a plane costs. It needs no airports, so the client calculates with it too. */
import type { AircraftModel } from "../aircraft/aircraft.ts";
import { FULL_REPUTATION } from "../values/player.ts";

/** Percent of the list price that a player of full reputation saves. */
export const PLANE_DISCOUNT_PERCENT = 15;

/** Whole euros that a plane of the model costs a player of this reputation (thousandths). */
export function buyPrice({ price }: Pick<AircraftModel, "price">, reputation: number): number {
  const parts = 100 * FULL_REPUTATION;
  return Math.ceil((price * (parts - PLANE_DISCOUNT_PERCENT * reputation)) / parts);
}
