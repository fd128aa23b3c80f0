/**
 * `npm run balance -- cargo [--seeds 200] [--from 1] [--study beginners]`: bots play the cargo game by its real rules. Prints the
 * figures against their bands; equal arguments give equal figures. Longer studies play only some of the seeds. Exits with 1 if a
 * band is missed.
 */
import { namedOnes, readOptions } from "../harness/arguments.ts";
import { markdownTable, number, printVerdict } from "../harness/report.ts";
import { quartiles } from "../harness/statistics.ts";
import { AIMS, type Aim, type Sample } from "./cargo-bands.ts";
import { STUDIES } from "./cargo-studies.ts";

export async function run(): Promise<void> {
  const { seeds, from, study: chosen } = readOptions({ seeds: 200, from: 1, study: "" });
  const names = namedOnes(
    "study",
    STUDIES.map(({ name }) => name),
    [chosen],
  );
  console.log(`${seeds} seeds from ${from}`);
  const missed = STUDIES.filter(({ name }) => names.includes(name)).filter(({ name, oneIn, play }) => {
    const count = Math.max(1, Math.round(seeds / oneIn));
    const figures = judge(name, Array.from({ length: count }, (_, index) => play(from + index)).flat());
    console.log(`\n## ${name}\n\n${tableOf(figures)}`);
    return figures.some(({ isKept }) => !isKept);
  });
  printVerdict(missed.map(({ name }) => `${name} misses a band`));
}

export const tableOf = (figures: readonly ReturnType<typeof judged>[]): string =>
  markdownTable(
    ["figure", "players", "median", "quartiles", "least to most", "band"],
    figures.map(({ cells }) => cells),
  ).join("\n");

/** Studies that report a figure for each type of plane. */
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
  const isInBand = aim.of === "median" ? isWithin(median, aim) : isWithin(least, aim) && isWithin(most, aim);
  const isKept = isInBand && least >= (aim.least ?? Number.NEGATIVE_INFINITY);
  const range = (from: number, to: number) => `${number(from, aim.digits)}–${number(to, aim.digits)}`;
  const band = `${bandText(aim)}${isKept ? "" : " MISSED"}`;
  const cells = [title, values.length, number(median, aim.digits), range(low, high), range(least, most), band];
  return { cells, isKept };
}

const isWithin = (value: number, { band }: Aim): boolean =>
  band === undefined || (value >= band[0] && value <= band[1]);

function bandText({ band, of, least: bound }: Aim): string {
  if (band === undefined) return "";
  const [low, high] = band;
  const text = high === Number.POSITIVE_INFINITY ? `at least ${low.toLocaleString("en")}` : `${low}–${high}`;
  const exact = low === high ? String(low) : text;
  if (bound !== undefined) return `${exact}, each at least ${bound}`;
  return of === "each" ? `each ${exact}` : exact;
}
