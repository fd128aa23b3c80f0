/** Amounts of resources as text. */
import { decimal } from "@outbound/kit/web/format.ts";
import { RESOURCES } from "../../rules/game/game.ts";
import { goodName } from "../../rules/game/goods.ts";
import type { Goods } from "../api.ts";

/** `35 credits, 14 alloy`, or `nothing`. */
export function goodsText(goods: Goods, nothing = "nothing"): string {
  const parts = RESOURCES.filter((name) => (goods[name] ?? 0) > 0).map(
    (name) => `${decimal(goods[name] ?? 0)} ${goodName(name, goods[name] ?? 0)}`,
  );
  return parts.length > 0 ? parts.join(", ") : nothing;
}
