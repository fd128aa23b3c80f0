/** Formats goods for texts and for the API. */
import { shown } from "../values/amount.ts";
import type { Goods, ResourceName } from "./game.ts";

/** Returns text for a sentence: `12 data, 3.5 fuel`, or `nothing`. */
export function listed(goods: Goods): string {
  const parts = Object.entries(goods)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${shown(amount)} ${goodName(name as ResourceName, shown(amount))}`);
  return parts.length > 0 ? parts.join(", ") : "nothing";
}

/** Returns the name in singular or plural: 1 exotic, 2 exotics. */
export const goodName = (name: ResourceName, amount: number): string => (amount === 1 ? (ONE[name] ?? name) : name);

const ONE: { readonly [Name in ResourceName]?: string } = {
  credits: "credit",
  exotics: "exotic",
  fragments: "fragment",
};

/** Converts to the API's amounts: whole or with two decimals. */
export const shownGoods = (goods: Goods): Record<string, number> =>
  Object.fromEntries(Object.entries(goods).map(([name, amount]) => [name, shown(amount)]));
