/** Computes a plane's price for the player from the rules. A dry run confirms it before the purchase. */
import { buyPrice, PLANE_DISCOUNT_PERCENT } from "../../rules/fleet/plane-price.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import type { CatalogEntry, Economy } from "../api.ts";

/** Returns whole euros: the list price minus the reputation discount. */
export function priceFor(
  model: Pick<CatalogEntry, "price">,
  { planeDiscount }: Pick<Economy, "planeDiscount">,
): number {
  // The rules use reputation in whole thousandths, of which the discount is a fraction.
  const reputation = Math.round((planeDiscount * 100 * FULL_REPUTATION) / PLANE_DISCOUNT_PERCENT);
  return buyPrice(model, reputation);
}
