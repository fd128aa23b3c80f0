/**
 * `npm run bench -- load [--minutes 10] [--players 300] [--streams 2000] [--deltas] [--think 5]`: bots play on one cargo
 * service; each looks, thinks for some seconds and acts. Exits with 1 if a promise is broken or memory grows.
 */

import { join } from "node:path";
import { readOptions } from "../../harness/arguments.ts";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { separateCores } from "../../harness/cores.ts";
import { withFolder } from "../../harness/folder.ts";
import { publish } from "../../harness/publish.ts";
import { until } from "../../harness/repeat.ts";
import { markdownTable, number, percent, printVerdict, today } from "../../harness/report.ts";
import { BEHIND_PROXY, startGame } from "../../harness/spawn-service.ts";
import { median, quantilesOf } from "../../harness/statistics.ts";
import { Answers } from "../answers.ts";
import { totals } from "../cargo-streams.ts";
import { type LoadSize, openPlayers } from "./players.ts";
import { memoryTrend, type Sample, startSampler } from "./sampler.ts";

export interface LoadOptions extends LoadSize {
  readonly seconds: number;
  readonly report?: (line: string) => void;
}

export type LoadReport = Awaited<ReturnType<typeof runLoad>>;

const SAMPLES = 120;
const PROGRESS_EVERY_MS = 30_000;
/** Time for the last frames to arrive; they come at most once a second. */
const LAST_FRAME_MS = 5000;
const MOST_FAULTS = 20;

/**
 * `streams` are open at the end of the run, `streamBytes` is the total on the wire, and `faults` has one sentence per broken
 * promise.
 */
export const runLoad = (options: LoadOptions) =>
  withFolder(async (folder) => {
    const file = join(folder, "cargo.db");
    const service = await startGame("cargo", { database: `sqlite:${file}`, environment: BEHIND_PROXY });
    const played = await play(service.url, options).finally(() => service.stop());
    return { ...played, faults: [...played.faults, ...(await brokenDatabase(`sqlite:${file}`))] };
  });

async function play(url: string, options: LoadOptions) {
  const { report = () => {}, seconds } = options;
  const answers = new Answers("read", "action", "frame");
  answers.isCounting = false;
  const { latencies, unexpected } = answers;
  const players = await openPlayers(url, options, answers, report);
  try {
    const streams = players.streams.length;
    report(`${options.players} players play for ${seconds} seconds with ${streams} streams`);
    const { samples, stop } = await startSampler(url, (seconds * 1000) / SAMPLES);
    const [before, startedAt] = [totals(players.streams), performance.now()];
    answers.isCounting = true;
    const progress = setInterval(() => {
      const { seconds: at = 0, residentMB = 0 } = samples.at(-1) ?? {};
      const counts = `${latencies.read.length} reads, ${latencies.action.length} actions, ${unexpected.length} unexpected`;
      report(`${Math.round(at)} s: ${counts}, ${Math.round(residentMB)} MB`);
    }, PROGRESS_EVERY_MS);
    await players.play(AbortSignal.timeout(seconds * 1000)).finally(() => clearInterval(progress));
    answers.isCounting = false;
    const elapsed = (performance.now() - startedAt) / 1000;
    await stop();
    const after = totals(players.streams);
    const [frames, streamBytes] = [after.frames - before.frames, after.bytes - before.bytes];
    // A frame must soon show every answered action.
    await until(() => players.unseen() === 0, LAST_FRAME_MS);
    const more = unexpected.length - MOST_FAULTS;
    const faults = [
      ...unexpected.slice(0, MOST_FAULTS),
      ...(more > 0 ? [`and ${more} more`] : []),
      ...(players.unseen() > 0 ? [`${players.unseen()} actions were answered and are in no frame`] : []),
    ];
    return { options, answers, streams, seconds: elapsed, frames, streamBytes, samples, faults };
  } finally {
    players.close();
  }
}

/** Memory and overload are judged only in runs that are long enough to show a trend. */
const JUDGED_FROM_SECONDS = 300;
/** Memory counts as flat if it grows by at most this share in ten minutes. */
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

/** A delay of the event loop that a player may notice. */
const NOTICED_MS = 100;

/** Returns the longest delay with its time in the run, which distinguishes one pause of the disk from many pauses of the service. */
function longestDelay(samples: readonly Sample[]): string {
  const delayed = samples.filter(({ delayMax }) => delayMax > NOTICED_MS);
  const worst = samples.reduce((a, b) => (b.delayMax > a.delayMax ? b : a));
  return `${number(worst.delayMax, 1)} at ${number(worst.seconds)} s; above ${NOTICED_MS} in ${delayed.length} of ${samples.length} samples`;
}

/** Columns of the table, at evenly spaced times. */
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

export async function run(): Promise<void> {
  const { minutes, think, ...size } = readOptions({
    ...{ minutes: 10, players: 300, streams: 2000, deltas: false, think: 5 },
  });
  if (minutes * size.players * size.streams * think === 0) throw new Error("each option takes a number above 0");
  separateCores();
  const load = await runLoad({ ...size, seconds: 60 * minutes, thinkMs: 1000 * think, report: console.error });
  await publish({ name: "load", text: loadText(load) });
  printVerdict(verdictOf(load));
}
