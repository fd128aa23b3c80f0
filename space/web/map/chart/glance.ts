/** Summarises a star: the route there, the main yields of each focus, and the risks. */
import { capitalised, percent } from "@outbound/kit/web/format.ts";
import { FOCUSES, type Focus, type Game, systemOf } from "../../../rules/game/game.ts";
import { exploreMishapChance, yieldsOf } from "../../../rules/orders/explore.ts";
import { type YieldPart, yieldParts } from "../../orders/yields.ts";
import { planRoute, planText, riskText } from "../route-plan.ts";

export interface Glance {
  readonly name: string;
  /** Text such as `2 jumps, 12.5 ly, 7 fuel, about 6 turns.` */
  readonly way: string;
  /** Texts such as `Harvest: 4 fuel, 6 supplies`. */
  readonly yields: readonly string[];
  /** Text such as `Accident risk: 8 % on the way, 11 % exploring`. */
  readonly risk: string;
}

/** The resources for which players choose each focus. */
const AIMS: Readonly<Record<Focus, readonly YieldPart["name"][]>> = {
  survey: ["data"],
  harvest: ["fuel", "supplies"],
  salvage: ["alloy", "exotics"],
};

/** `ahead` is the projected game at the end of the queue. */
export function glanceOf(ahead: Game, systemId: number): Glance {
  const place = systemOf(ahead, systemId);
  const isThere = ahead.positionId === systemId;
  const plan = isThere ? null : planRoute(ahead, systemId, "turns");
  const exploring = `${percent(exploreMishapChance(ahead, place))} exploring`;
  return {
    name: place.name,
    way: plan ? planText(plan) : isThere ? "The ship will be here." : "Out of reach at the current jump range.",
    yields: FOCUSES.map((focus) => {
      const parts = yieldParts(yieldsOf(ahead, place, focus)).filter(({ name }) => AIMS[focus].includes(name));
      return `${capitalised(focus)}: ${parts.map(({ name, amount }) => `${amount} ${name}`).join(", ") || "nothing"}`;
    }),
    risk: `Accident risk: ${plan ? `${riskText(plan)} on the way, ` : ""}${exploring}`,
  };
}
