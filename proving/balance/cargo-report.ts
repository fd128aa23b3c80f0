/** The figures of a study held to their bands, as rows of a Markdown table. */

import { quartiles } from "../harness/statistics.ts";
import { AIMS, type Aim } from "./cargo-bands.ts";
import type { Sample } from "./cargo-studies.ts";

export interface Judged {
  readonly row: string;
  readonly isKept: boolean;
}

export const HEAD = "| figure | players | median | quartiles | least to most | band |\n|---|---|---|---|---|---|";

/** Every figure that the study aims at. */
export function judge(study: string, samples: readonly Sample[]): readonly Judged[] {
  return Object.entries(AIMS[study] ?? {}).map(([figure, aim]) => {
    const title = study === "payback" ? `${figure}: ${aim.label}` : aim.label;
    return judged(
      title,
      aim,
      samples.map((sample) => sample[figure] ?? Number.NaN),
    );
  });
}

function judged(title: string, aim: Aim, values: readonly number[]): Judged {
  const [low, median, high] = quartiles(values) ?? [Number.NaN, Number.NaN, Number.NaN];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isKept = aim.of === "median" ? isWithin(median, aim) : isWithin(least, aim) && isWithin(most, aim);
  const shown = (value: number): string =>
    value.toLocaleString("en", { minimumFractionDigits: aim.digits, maximumFractionDigits: aim.digits });
  const cells = [title, values.length, shown(median), `${shown(low)}–${shown(high)}`, `${shown(least)}–${shown(most)}`];
  return { row: `| ${[...cells, `${bandText(aim)}${isKept ? "" : " MISSED"}`].join(" | ")} |`, isKept };
}

const isWithin = (value: number, { band }: Aim): boolean =>
  band === undefined || (value >= band.low && value <= band.high);

function bandText({ band, of }: Aim): string {
  if (band === undefined) return "";
  const { low, high } = band;
  const text = high === Number.POSITIVE_INFINITY ? `at least ${low.toLocaleString("en")}` : `${low}–${high}`;
  const exact = low === high ? String(low) : text;
  return of === "each" ? `each ${exact}` : exact;
}
