/** Formats the forecast as a small table of what the queue changes, at the ends of its tasks. */
import { capitalised } from "@outbound/kit/web/format.ts";
import { RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import type { Forecast, World } from "../api.ts";
import { heldAmount } from "../game/holdings.ts";

export interface ForecastRow {
  readonly name: ResourceName | "hull";
  readonly label: string;
  /** Current amount, then one for each turn of the table. */
  readonly amounts: readonly number[];
}

export interface ForecastTable {
  /** Current turn, then the turns on which tasks end. */
  readonly turns: readonly number[];
  readonly rows: readonly ForecastRow[];
}

/** Most turns that fit side by side. */
const COLUMNS = 4;

/** Returns only goods that change. The last column is the end of the forecast. */
export function forecastTable(
  { fromTurn, turns }: Pick<Forecast, "fromTurn" | "turns">,
  resources: World["resources"],
  hull: number,
): ForecastTable {
  const ends = turns.filter((turn, index) => turn.ends.length > 0 || index === turns.length - 1);
  const chosen = ends.length <= COLUMNS ? ends : [...ends.slice(0, COLUMNS - 1), ...ends.slice(-1)];
  const rows = [...RESOURCES, "hull" as const].map((name): ForecastRow => {
    const [now, later] =
      name === "hull"
        ? [hull, chosen.map((turn) => turn.hull)]
        : [resources[name].amount, chosen.map(({ goods }) => goods[name])];
    return { name, label: capitalised(name), amounts: [now, ...later] };
  });
  return {
    turns: [fromTurn, ...chosen.map(({ turn }) => turn)],
    rows: rows.filter(({ amounts }) => amounts.some((amount) => amount !== amounts[0])),
  };
}

const THOUSANDS = new Intl.NumberFormat("en-GB", {
  notation: "compact",
  maximumFractionDigits: 1,
  roundingMode: "floor",
});

/** `64.7`, `1,234`, `12.3k`: rounded down, and short enough for all columns to fit on a phone. */
export const forecastAmount = (amount: number): string =>
  amount < 10_000 ? heldAmount(amount, amount >= 1_000) : THOUSANDS.format(amount);
