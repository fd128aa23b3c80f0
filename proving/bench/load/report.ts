/** The figures of a load as Markdown tables, and its verdict. */
import { markdownTable, number, percent, today } from "../../harness/report.ts";
import { median, quantilesOf } from "../../harness/statistics.ts";
import type { LoadReport } from "./run.ts";
import { memoryTrend, type Sample } from "./sampler.ts";

/** Memory and overload are judged only in runs long enough to show a trend. */
const JUDGED_FROM_SECONDS = 300;
/** Memory is flat when ten minutes add at most this share. */
const MOST_GROWTH = 0.1;

export function verdictOf({ faults, samples, seconds, answers }: LoadReport): string[] {
  if (seconds < JUDGED_FROM_SECONDS) return [...faults];
  const { growth, slopeMB } = memoryTrend(samples);
  const grows = growth > MOST_GROWTH ? [`memory grows by ${slopeMB.toFixed(1)} MB a minute`] : [];
  const { turnedAway } = answers;
  return [...faults, ...grows, ...(turnedAway > 0 ? [`${turnedAway} requests were answered 503`] : [])];
}

export function loadText(report: LoadReport): string {
  const { options, seconds, streams, answers, samples } = report;
  const refusals = [...answers.refusals].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  return [
    `${today()}: ${number(options.players)} players with ${number(streams)} streams${options.deltas ? " of deltas" : ""} for ${number(seconds)} seconds.`,
    "",
    ...latencyTable(report),
    "",
    ...markdownTable(["figure", "measured"], figuresOf(report)),
    "",
    ...memoryTable(samples),
    "",
    `Refusals of the rules: ${refusals.length === 0 ? "none" : refusals.join(", ")}.`,
  ].join("\n");
}

function latencyTable({ answers, seconds }: LoadReport): readonly string[] {
  const { read, action, frame } = answers.latencies;
  const named = { reads: read, actions: action, "from the answer of an action to its frame": frame };
  const rows = Object.entries(named).map(([name, latencies]) => {
    const { count, p50, p99, p999, max } = quantilesOf(latencies);
    return [name, count, ...[count / seconds, p50, p99, p999, max].map((value) => number(value, 1))];
  });
  return markdownTable(["what", "count", "a second", "p50, ms", "p99, ms", "p99.9, ms", "longest, ms"], rows);
}

function figuresOf({ answers, samples, frames, streamBytes, seconds }: LoadReport): (string | number)[][] {
  const [first, last] = [samples[0] as Sample, samples.at(-1) as Sample];
  const { meanMB, slopeMB, growth } = memoryTrend(samples);
  const busy = (last.processorSeconds - first.processorSeconds) / (last.seconds - first.seconds);
  // The first sample covers the time before the load.
  const loaded = samples.slice(1);
  const p99s = loaded.map(({ delayP99 }) => delayP99);
  const delays = `${number(median(p99s), 1)}; ${number(Math.max(...p99s), 1)}`;
  return [
    ["errors that no player should get", answers.unexpected.length],
    ["requests answered 503 with Retry-After", answers.turnedAway],
    ["frames a second", number(frames / seconds, 1)],
    ["bytes a frame on the wire (gzip, heartbeats included)", streamBytes / frames],
    ["processor, % of a core", number(100 * busy, 1)],
    ["event-loop delay, p99 of each sample: median; worst, ms", delays],
    ["event-loop delay, longest, ms", longestDelay(loaded)],
    ["resident memory, mean of the last two thirds, MB", meanMB],
    [
      `**its slope, MB a minute** (flat: ten minutes add at most ${100 * MOST_GROWTH} %)`,
      `${number(slopeMB, 2)}: ${percent(growth)} in ten minutes`,
    ],
  ];
}

/** A pause that a player may notice. */
const NOTICED_MS = 100;

/** With its time in the run: one pause of the machine's disk differs from many of the service's own. */
function longestDelay(samples: readonly Sample[]): string {
  const delayed = samples.filter(({ delayMax }) => delayMax > NOTICED_MS);
  const worst = samples.reduce((a, b) => (b.delayMax > a.delayMax ? b : a));
  return `${number(worst.delayMax, 1)} at ${number(worst.seconds)} s; above ${NOTICED_MS} in ${delayed.length} of ${samples.length} samples`;
}

/** Columns of the table, evenly spaced in time. */
const MOMENTS = 11;

function memoryTable(samples: readonly Sample[]): readonly string[] {
  const step = (samples.length - 1) / (MOMENTS - 1);
  const places = new Set(Array.from({ length: MOMENTS }, (_, index) => Math.round(index * step)));
  const shown = [...places].map((place) => samples[place] as Sample);
  return markdownTable(
    ["seconds", ...shown.map(({ seconds }) => number(seconds))],
    [
      ["resident, MB", ...shown.map(({ residentMB }) => residentMB)],
      ["heap in use, MB", ...shown.map(({ heapMB }) => heapMB)],
    ],
  );
}
