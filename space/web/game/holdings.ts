/** The ship's resources for the header: figures, limits, warnings and explanations. */
import { capitalised, counted, decimal } from "@outbound/kit/web/format.ts";
import { RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import { PATCH_HULL } from "../../rules/values/limits.ts";
import type { World } from "../api.ts";

export interface Holding {
  readonly name: ResourceName | "hull";
  readonly label: string;
  readonly amount: number;
  readonly cap: number | null;
  /** What it is for and where it comes from. */
  readonly meaning: string;
  /** Why the amount needs attention now; null if it does not. */
  readonly warning: string | null;
}

const MEANINGS: Readonly<Record<Holding["name"], string>> = {
  credits: "Pay for upgrades, expansions and builds. Explorations and missions bring them.",
  fuel: "0.5 per light year of a jump. Every exploration finds at least 2.",
  alloy: "For upgrades, expansions, builds and hull patches. Salvage brings the most.",
  supplies: "Food of the crew. Harvest brings the most.",
  data: "Pays for research. Surveys bring the most, the lab a little per turn.",
  exotics: "For high upgrades and the Lodestar Core. A rare find; salvage doubles the chance.",
  fragments: "The Lodestar Core needs 3; with more it needs less. Surveys find them at signals, from sensor tier 2.",
  hull: `Accidents while jumping or exploring damage it; at 0 the ship is lost. A patch restores ${PATCH_HULL}.`,
};

/** Fuel below this is low. The log warns below the same level. */
const LOW_FUEL = 5;
/** Warn below this many turns of food. */
const LOW_SUPPLY_TURNS = 8;
const LOW_HULL = 50;

/** The seven resources and the hull, in header order. */
export function holdings(resources: World["resources"], hull: number, food: World["food"]): Holding[] {
  const names = [...RESOURCES, "hull"] as const;
  return names.map((name) => {
    const { amount, cap } = name === "hull" ? { amount: hull, cap: 100 } : resources[name];
    const meaning = name === "supplies" ? `${MEANINGS.supplies} ${foodText(food)}` : MEANINGS[name];
    return { name, label: capitalised(name), amount, cap, meaning, warning: warningOf(name, amount, food) };
  });
}

/** Returns a text such as `Eaten 1.3, grown 1 a turn: lasts 12 turns.` */
const foodText = ({ upkeep, grown, turnsLeft }: World["food"]): string =>
  `Eaten ${decimal(upkeep)}, grown ${decimal(grown)} a turn: ${turnsLeft === null ? "never runs out" : `lasts ${counted(turnsLeft, "turn")}`}.`;

function warningOf(name: Holding["name"], amount: number, { turnsLeft }: World["food"]): string | null {
  if (name === "hull" && amount < LOW_HULL) return "Damaged: at 0 the ship is lost. Build a hull patch.";
  if (name === "fuel" && amount < LOW_FUEL) return "Low: harvest before jumping far.";
  if (name === "supplies" && amount === 0) return "None left: the crew starves. Harvest now.";
  if (name === "supplies" && turnsLeft !== null && turnsLeft < LOW_SUPPLY_TURNS) {
    return `Low: ${counted(turnsLeft, "turn")} of food. Harvest soon.`;
  }
  return null;
}

/** Returns the amount rounded down: 29.97 is not enough for 30. */
export const heldAmount = (amount: number, whole = false): string => {
  const step = whole ? 1 : 10;
  return (Math.floor(amount * step + 1e-9) / step).toLocaleString("en-GB");
};

/** Returns a missing amount rounded up to tenths: 0.03 is not 0. */
export const missingAmount = (amount: number): string => (Math.ceil(amount * 10 - 1e-9) / 10).toLocaleString("en-GB");

/** Returns the whole figure for screen readers, such as `Fuel: 3 of 40. Low: …`. */
export function holdingText({ label, amount, cap, warning }: Holding): string {
  const figure = cap === null ? heldAmount(amount) : `${heldAmount(amount)} of ${heldAmount(cap)}`;
  return `${label}: ${figure}${warning === null ? "" : `. ${warning}`}`;
}
