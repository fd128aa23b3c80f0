/** Amounts of resources in lists and texts. */
import { decimal } from "@outbound/kit/web/format.ts";
import { RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import { goodName } from "../../rules/game/goods.ts";
import type { Goods, World } from "../api.ts";

/** Returns the resources with an amount above 0, in the order of the header. */
export const amountsOf = (goods: Goods): { readonly name: ResourceName; readonly amount: number }[] =>
  RESOURCES.map((name) => ({ name, amount: goods[name] ?? 0 })).filter(({ amount }) => amount > 0);

/** Returns the ship's resources. */
export const heldBy = ({ resources }: Pick<World, "resources">): Goods =>
  Object.fromEntries(RESOURCES.map((name) => [name, resources[name].amount]));

export const sumOf = (one: Goods, other: Goods): Goods =>
  Object.fromEntries(RESOURCES.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));

/** Returns a text such as `35 credits, 14 alloy`, or `nothing`. */
export function goodsText(goods: Goods, nothing = "nothing"): string {
  const parts = amountsOf(goods).map(({ name, amount }) => `${decimal(amount)} ${goodName(name, amount)}`);
  return parts.length > 0 ? parts.join(", ") : nothing;
}
