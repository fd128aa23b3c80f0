/** Returns the factors of a task as labelled lines with subtotals, followed by other effects of the team's traits. */

import { capitalised } from "@outbound/kit/web/format.ts";
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
  "technologies power ×": "× technologies (power)",
  "hull ×": "× hull below 40",
  "difficulty ÷": "÷ difficulty",
  "base turns": "Turns at nominal speed",
  "band time ×": "× band time",
  "technologies time ×": "× technologies",
  "turns less": "− turns saved by technologies",
};

/** Effects of traits that change neither power nor time. */
const EFFECT = /: (?:fatigue|XP) ×$/;

export function explainRows({ explain, power, ratio, durationTurns }: TaskFigures, kind: TaskKind): ExplainRow[] {
  const isEffect = ({ factor }: TaskFigures["explain"][number]): boolean => EFFECT.test(factor);
  const rows = explain
    .filter((one) => !isEffect(one))
    .flatMap(({ factor, value }): ExplainRow[] => {
      const row = { text: textOf(factor, kind), value };
      if (factor !== "difficulty ÷") return [row];
      return [{ text: "= power", value: power, sum: true }, row, { text: "= ratio", value: ratio, sum: true }];
    });
  const effects = explain.filter(isEffect).map(({ factor, value }) => ({ text: capitalised(factor), value }));
  return [...rows, { text: "= turns, rounded", value: durationTurns, sum: true }, ...effects];
}

/** A factor that only a newer release of the service has keeps the service's name. */
const textOf = (factor: string, kind: TaskKind): string =>
  factor === "module ×" ? `× ${MODULE_NAMES[TASK_MODULE[kind]]} tier` : (TEXTS[factor] ?? factor);
