/** The price of fuel. */
import { FULL_REPUTATION, type Player } from "../values/player.ts";

/** Euros per litre without a discount. */
export const FUEL_PRICE_PER_L = 2.4;
/** The fraction of the price that a player of full reputation saves. */
export const FUEL_DISCOUNT = 0.25;

/** Returns the euros per litre for this player. */
export const fuelPricePerL = ({ reputation }: Pick<Player, "reputation">): number =>
  FUEL_PRICE_PER_L * (1 - (FUEL_DISCOUNT * reputation) / FULL_REPUTATION);

/** Returns whole euros, rounded up. `factor` applies to the price at that airport. */
export const fuelCost = (litres: number, buyer: Pick<Player, "reputation">, factor = 1): number =>
  Math.ceil(litres * fuelPricePerL(buyer) * factor);
