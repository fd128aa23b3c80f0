/** The factors of a task as lines for people, with the sums they lead to. */

import { MODULE_NAMES } from "../../../rules/catalog/modules.ts";
import type { TaskKind } from "../../../rules/game/game.ts";
import { TASK_MODULE } from "../../../rules/orders/power.ts";
import type { TaskFigures } from "./order-estimate.ts";

export interface ExplainRow {
  readonly text: string;
  readonly value: number;
  /** What the lines above come to. */
  readonly sum?: true;
}

const TEXTS: Readonly<Record<string, string>> = {
  lead: "Own power of the lead",
  "helper 1": "+ first helper",
  "helper 2": "+ second helper",
  "helper 3": "+ third helper",
  "leadership ×": "helpers × leadership of the lead",
  "grid ×": "× power grid (supply ÷ demand)",
  "difficulty ÷": "÷ difficulty",
  "base turns": "Turns at a nominal ratio",
  "band time ×": "× time of the band",
  "technologies time ×": "× technologies",
  "turns less": "− turns by technologies",
};

export function explainRows({ explain, power, ratio, durationTurns }: TaskFigures, kind: TaskKind): ExplainRow[] {
  const rows = explain.flatMap(({ factor, value }): ExplainRow[] => {
    if (factor === "module ×") {
      const text = `× tier of the ${MODULE_NAMES[TASK_MODULE[kind]]}`;
      return [
        { text, value },
        { text: "= power", value: power, sum: true },
      ];
    }
    // A factor of a later release keeps the service's own name.
    const row = { text: TEXTS[factor] ?? factor, value };
    return factor === "difficulty ÷" ? [row, { text: "= ratio", value: ratio, sum: true }] : [row];
  });
  return [...rows, { text: "= turns, rounded", value: durationTurns, sum: true }];
}
