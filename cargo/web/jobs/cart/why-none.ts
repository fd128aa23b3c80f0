/** Explains why no job fills a plane. */
import type { LegFigures } from "./leg-estimate.ts";

/** `offers` are those at the plane's airport, without a leg where the plane cannot bring them; `money` is the player's cash. */
export function whyNone(
  offers: readonly { readonly leg: Pick<LegFigures, "fuelCost"> | null }[],
  money: number,
): string {
  const legs = offers.flatMap(({ leg }) => leg ?? []);
  return legs.length > 0 && legs.every(({ fuelCost }) => fuelCost > money)
    ? "You cannot pay the fuel for any job here."
    : "No job here would raise what the trip earns.";
}
