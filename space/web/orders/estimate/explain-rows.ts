/** Returns the factors of a task as labelled lines with subtotals. */

import { MODULE_NAMES } from "../../../rules/catalog/modules.ts";
import type { TaskKind } from "../../../rules/game/game.ts";
import { TASK_MODULE } from "../../../rules/orders/power.ts";
import type { TaskFigures } from "./order-estimate.ts";

export interface ExplainRow {
  readonly text: string;
  readonly value: number;
  /** Marks a subtotal of the lines above. */
  readonly sum?: true;
}

const TEXTS: Readonly<Record<string, string>> = {
  lead: "Lead's own power",
  "helper 1": "+ first helper",
  "helper 2": "+ second helper",
  "helper 3": "+ third helper",
  "leadership ×": "helpers × lead's leadership",
  "grid ×": "× power grid (supply ÷ demand)",
  "difficulty ÷": "÷ difficulty",
  "base turns": "Turns at nominal speed",
  "band time ×": "× band time",
  "technologies time ×": "× technologies",
  "turns less": "− turns saved by technologies",
};

export function explainRows({ explain, power, ratio, durationTurns }: TaskFigures, kind: TaskKind): ExplainRow[] {
  const rows = explain.flatMap(({ factor, value }): ExplainRow[] => {
    if (factor === "module ×") {
      const text = `× ${MODULE_NAMES[TASK_MODULE[kind]]} tier`;
      return [
        { text, value },
        { text: "= power", value: power, sum: true },
      ];
    }
    // A factor that only a newer release of the service has keeps the service's name.
    const row = { text: TEXTS[factor] ?? factor, value };
    return factor === "difficulty ÷" ? [row, { text: "= ratio", value: ratio, sum: true }] : [row];
  });
  return [...rows, { text: "= turns, rounded", value: durationTurns, sum: true }];
}
