/** Explains why no job fills a plane. */
import type { LegFigures } from "./leg-estimate.ts";

/** `offers` are those at the plane's airport; `money` is the player's cash. */
export const whyNone = (
  offers: readonly { readonly leg: Pick<LegFigures, "fuelCost"> | null }[],
  money: number,
): string =>
  offers.every(({ leg }) => leg !== null && leg.fuelCost > money)
    ? "You cannot pay the fuel for any job here."
    : "No job here would raise what the trip earns.";
