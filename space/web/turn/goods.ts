/** What the ship holds, as the header shows it: figures, limits, warnings and what each is for. */
import type { World } from "../api.ts";

export type GoodsName = keyof World["resources"];

export interface Holding {
  readonly name: GoodsName | "hull";
  readonly label: string;
  readonly amount: number;
  readonly cap: number | null;
  /** What it is for and where it comes from. */
  readonly meaning: string;
  /** Why it needs attention now; null where it does not. */
  readonly warning: string | null;
}

interface Kind {
  readonly name: GoodsName;
  readonly label: string;
  readonly meaning: string;
}

const KINDS: readonly Kind[] = [
  {
    name: "credits",
    label: "Credits",
    meaning: "Pay for upgrades, expansions and builds. Explores and missions bring them.",
  },
  {
    name: "fuel",
    label: "Fuel",
    meaning: "Half a unit for each light year of a jump. Every explore finds at least 2.",
  },
  {
    name: "alloy",
    label: "Alloy",
    meaning: "For upgrades, expansions, builds and hull patches. Salvage brings the most.",
  },
  { name: "supplies", label: "Supplies", meaning: "Each of the crew eats a quarter a turn. Harvest brings the most." },
  { name: "data", label: "Data", meaning: "Pays for research. Surveys bring the most, the lab a little each turn." },
  {
    name: "exotics",
    label: "Exotics",
    meaning: "For high upgrades, and six for the Lodestar Core. Found by luck; salvage doubles it.",
  },
  {
    name: "fragments",
    label: "Fragments",
    meaning: "Three make the cipher of the Core. Surveys find them where a signal is, from sensor tier 2.",
  },
];

/** Below this the log warns as well. */
const LOW_FUEL = 5;
/** Supplies for so many turns. */
const LOW_SUPPLY_TURNS = 8;
const LOW_HULL = 50;

/** All seven goods and the hull, in the order of the header. `eaten` is what the crew takes of the supplies each turn. */
export function holdings(resources: World["resources"], hull: number, eaten: number): Holding[] {
  const goods = KINDS.map((kind): Holding => {
    const { amount, cap } = resources[kind.name];
    return { ...kind, amount, cap, warning: warningOf(kind.name, amount, eaten) };
  });
  const warning = hull < LOW_HULL ? "Damaged: at 0 the ship is lost. Build a hull patch." : null;
  const meaning = "Mishaps on jumps and explores damage it; at 0 the ship is lost. A patch mends 35.";
  return [...goods, { name: "hull", label: "Hull", amount: hull, cap: 100, meaning, warning }];
}

function warningOf(name: GoodsName, amount: number, eaten: number): string | null {
  if (name === "fuel" && amount < LOW_FUEL) return "Low: harvest where the ship is before it jumps far.";
  if (name === "supplies" && amount === 0) return "None left: the crew starves. Harvest at once.";
  if (name === "supplies" && amount < LOW_SUPPLY_TURNS * eaten) {
    return `Low: ${Math.floor(amount / eaten)} turns of food. Harvest soon.`;
  }
  return null;
}

/** Never more than is there: 29.97 is not enough for 30. */
export const heldAmount = (amount: number, whole = false): string => {
  const step = whole ? 1 : 10;
  return (Math.floor(amount * step + 1e-9) / step).toLocaleString("en-GB");
};

/** The whole of a figure for who does not see the icon: `Fuel: 3 of 40. Low: …`. */
export function holdingText({ label, amount, cap, warning }: Holding): string {
  const figure = cap === null ? heldAmount(amount) : `${heldAmount(amount)} of ${heldAmount(cap)}`;
  return `${label}: ${figure}${warning === null ? "" : `. ${warning}`}`;
}
