/** The figures of a study against their bands, as a Markdown table. */
import { markdownTable, number } from "../harness/report.ts";
import { quartiles } from "../harness/statistics.ts";
import { AIMS, type Aim } from "./cargo-bands.ts";
import type { Sample } from "./cargo-study.ts";

export const tableOf = (figures: readonly ReturnType<typeof judged>[]): string =>
  markdownTable(
    ["figure", "players", "median", "quartiles", "least to most", "band"],
    figures.map(({ cells }) => cells),
  ).join("\n");

/** Studies with a figure for each type of plane. */
const BY_TYPE: ReadonlySet<string> = new Set(["payback", "away for a night, by type"]);

export const judge = (study: string, samples: readonly Sample[]) =>
  Object.entries(AIMS[study] ?? {}).map(([figure, aim]) => {
    const title = BY_TYPE.has(study) && figure !== "index" ? `${figure}: ${aim.label}` : aim.label;
    const values = samples.map((sample) => sample[figure] ?? Number.NaN);
    return judged(title, aim, values);
  });

function judged(title: string, aim: Aim, values: readonly number[]) {
  const [low, median, high] = quartiles(values) ?? [Number.NaN, Number.NaN, Number.NaN];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const isKept = aim.of === "median" ? isWithin(median, aim) : isWithin(least, aim) && isWithin(most, aim);
  const range = (from: number, to: number) => `${number(from, aim.digits)}–${number(to, aim.digits)}`;
  const band = `${bandText(aim)}${isKept ? "" : " MISSED"}`;
  const cells = [title, values.length, number(median, aim.digits), range(low, high), range(least, most), band];
  return { cells, isKept };
}

const isWithin = (value: number, { band }: Aim): boolean =>
  band === undefined || (value >= band[0] && value <= band[1]);

function bandText({ band, of }: Aim): string {
  if (band === undefined) return "";
  const [low, high] = band;
  const text = high === Number.POSITIVE_INFINITY ? `at least ${low.toLocaleString("en")}` : `${low}–${high}`;
  const exact = low === high ? String(low) : text;
  return of === "each" ? `each ${exact}` : exact;
}
