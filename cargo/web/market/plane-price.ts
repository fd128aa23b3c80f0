/** The price of a plane for the player, calculated by the rules. The service's dry run confirms it before the purchase. */
import { buyPrice, PLANE_DISCOUNT_PERCENT } from "../../rules/fleet/plane-price.ts";
import { FULL_REPUTATION } from "../../rules/values/player.ts";
import type { CatalogEntry, Economy } from "../api.ts";

/** Whole euros: the list price less the discount for reputation. */
export function priceFor(
  model: Pick<CatalogEntry, "price">,
  { planeDiscount }: Pick<Economy, "planeDiscount">,
): number {
  // The rules use reputation in whole thousandths; the discount is a fraction of it.
  const reputation = Math.round((planeDiscount * 100 * FULL_REPUTATION) / PLANE_DISCOUNT_PERCENT);
  return buyPrice(model, reputation);
}
