/** The figures of a load as Markdown tables, and whether it is as promised. */

import { writePlot } from "../../harness/plot.ts";
import { today } from "../../harness/report.ts";
import type { Latencies } from "../../harness/statistics.ts";
import { KINDS } from "./answers.ts";
import { MOST_GROWTH, memoryTrend } from "./memory.ts";
import type { LoadReport } from "./run.ts";
import type { Sample } from "./sampler.ts";

/** Memory and overload are judged only where there was time to see a trend, and not where a busy machine runs a test. */
const JUDGED_FROM_SECONDS = 300;

/** What went otherwise than promised; empty when all is well. */
export function verdictOf({ faults, samples, seconds, answers }: LoadReport): string[] {
  if (seconds < JUDGED_FROM_SECONDS) return [...faults];
  const { growth, slopeMB } = memoryTrend(samples);
  const grows = growth > MOST_GROWTH ? [`memory is not flat: it grows by ${slopeMB.toFixed(1)} MB a minute`] : [];
  const { turnedAway } = answers;
  return [...faults, ...grows, ...(turnedAway > 0 ? [`${turnedAway} requests were told to come back later`] : [])];
}

export function loadText(report: LoadReport): string {
  const { options, seconds, streams, answers } = report;
  const refusals = [...answers.refusals].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  return [
    `${today()}: ${number(options.players)} players with ${number(streams)} streams for ${number(seconds)} seconds.`,
    "",
    ...latencyTable(report),
    "",
    ...figureTable(report),
    "",
    "![Memory over time](plots/load-memory.svg)",
    "",
    ...memoryTable(report.samples),
    "",
    `Refusals of the rules: ${refusals.length === 0 ? "none" : refusals.join(", ")}.`,
  ].join("\n");
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

function latencyTable({ answers, seconds }: LoadReport): string[] {
  const row = (name: string, latencies: Latencies) => {
    const { count, p50, p99, p999, max } = latencies.quantiles();
    const times = [p50, p99, p999, max].map((ms) => number(ms, 1));
    return `| ${name} | ${number(count)} | ${number(count / seconds, 1)} | ${times.join(" | ")} |`;
  };
  return [
    "| what | count | a second | p50, ms | p99, ms | p99.9, ms | longest, ms |",
    "|---|---|---|---|---|---|---|",
    ...KINDS.map((kind) => row(`${kind}s`, answers.latencies[kind])),
    row("from the answer of an action to its frame", answers.frames),
  ];
}

function figureTable({ answers, samples, frames, streamBytes, seconds }: LoadReport): string[] {
  const [first, last] = [samples[0] as Sample, samples.at(-1) as Sample];
  const { meanMB, slopeMB, growth } = memoryTrend(samples);
  const busy = (last.processorSeconds - first.processorSeconds) / (last.seconds - first.seconds);
  // The first sample tells of the time before the load.
  const loaded = samples.slice(1);
  const worst = (of: (sample: Sample) => number) => Math.max(...loaded.map(of));
  const middle = loaded.map(({ delayP99 }) => delayP99).sort((a, b) => a - b)[Math.floor(loaded.length / 2)] ?? 0;
  const rows: [string, string][] = [
    ["errors that no player should get", number(answers.unexpected.length)],
    ["requests told to come back later (503)", number(answers.turnedAway)],
    ["frames a second", number(frames / seconds, 1)],
    ["bytes a frame on the wire (gzip, heartbeats included)", number(streamBytes / frames)],
    ["processor, % of a core", number(100 * busy, 1)],
    [
      "event-loop delay, p99 of each sample: middle; worst, ms",
      `${number(middle, 1)}; ${number(
        worst((s) => s.delayP99),
        1,
      )}`,
    ],
    ["event-loop delay, longest, ms", longest(loaded)],
    ["resident memory, mean of the last two thirds, MB", number(meanMB)],
    [
      `**its slope, MB a minute** (flat: ten minutes of it add at most ${100 * MOST_GROWTH} %)`,
      `${number(slopeMB, 2)}: ${number(100 * growth, 1)} % in ten minutes`,
    ],
  ];
  return ["| figure | measured |", "|---|---|", ...rows.map(([name, value]) => `| ${name} | ${value} |`)];
}

/** A pause that a player may notice. */
const NOTICED_MS = 100;

/** With where in the run it was: one pause of the machine's disk is another thing than many of the service's own. */
function longest(samples: readonly Sample[]): string {
  const delayed = samples.filter(({ delayMax }) => delayMax > NOTICED_MS);
  const worst = samples.reduce((a, b) => (b.delayMax > a.delayMax ? b : a));
  return `${number(worst.delayMax, 1)} at ${number(worst.seconds)} s; above ${NOTICED_MS} in ${delayed.length} of ${samples.length} samples`;
}

/** Eleven moments of the run, evenly spaced. */
function memoryTable(samples: readonly Sample[]): string[] {
  const places = Array.from({ length: MOMENTS }, (_, index) =>
    Math.round((index * (samples.length - 1)) / (MOMENTS - 1)),
  );
  const shown = [...new Set(places)].map((place) => samples[place] as Sample);
  const row = (name: string, of: (sample: Sample) => number) =>
    `| ${name} | ${shown.map((sample) => number(of(sample))).join(" | ")} |`;
  return [
    row("seconds", ({ seconds }) => seconds),
    `|---|${shown.map(() => "---").join("|")}|`,
    row("resident, MB", ({ residentMB }) => residentMB),
    row("heap in use, MB", ({ heapMB }) => heapMB),
  ];
}

const MOMENTS = 11;

/** Writes docs/plots/load-memory.svg. */
export function writeMemoryPlot({ samples }: LoadReport): Promise<void> {
  const points = (of: (sample: Sample) => number) =>
    samples.map((sample) => [sample.seconds / 60, of(sample)] as const);
  return writePlot("load-memory", {
    title: "Memory of the service under load",
    x: { label: "minutes", scale: "linear" },
    y: { label: "MB", scale: "linear" },
    series: [
      { name: "resident", points: points(({ residentMB }) => residentMB) },
      { name: "heap in use", points: points(({ heapMB }) => heapMB) },
    ],
  });
}
