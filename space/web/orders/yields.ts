/** Lists the yields of an exploration. */
import { decimal, percent } from "@outbound/kit/web/format.ts";
import type { Yields } from "../../rules/orders/explore.ts";
import { shown } from "../../rules/values/amount.ts";

export interface YieldPart {
  readonly name: "data" | "fuel" | "supplies" | "alloy" | "credits" | "exotics";
  /** Text such as `8–12`, `3` or `12 %`. */
  readonly amount: string;
}

/** Returns the yields above 0, the most important for the focus first. */
export function yieldParts(yields: Yields): YieldPart[] {
  const [low, high] = [decimal(shown(yields.dataLow)), decimal(shown(yields.dataHigh))];
  const parts: YieldPart[] = [
    { name: "data", amount: low === high ? low : `${low}–${high}` },
    { name: "fuel", amount: decimal(shown(yields.fuel)) },
    { name: "supplies", amount: decimal(shown(yields.supplies)) },
    { name: "alloy", amount: decimal(shown(yields.alloy)) },
    { name: "credits", amount: decimal(shown(yields.credits)) },
    { name: "exotics", amount: percent(yields.exoticChance) },
  ];
  return parts.filter(({ amount }) => amount !== "0" && amount !== "0 %");
}
