/** `npm run bench -- load`: bots look, think and act on one cargo service. Exits with 1 if a promise is broken or memory grows. */
import { join } from "node:path";
import type { Options } from "../../harness/arguments.ts";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { repeatAll, until } from "../../harness/repeat.ts";
import { type Block, markdownTable, number, percent, progress, today } from "../../harness/report.ts";
import { BEHIND_PROXY, startGame } from "../../harness/spawn-service.ts";
import { median } from "../../harness/statistics.ts";
import { Answers } from "../answers.ts";
import { runBenchmark } from "../benchmark.ts";
import { totals } from "../cargo-streams.ts";
import { FRAMES, type LoadAnswers } from "./load-player.ts";
import { openPlayers } from "./players.ts";
import { memoryTrend, type Sample, sampleOf } from "./samples.ts";

const OPTIONS = {
  minutes: 10,
  players: 300,
  streams: 2000,
  deltas: false,
  /** Mean seconds between looking and acting. */
  think: 5,
};

type LoadOptions = Options<typeof OPTIONS>;

export type LoadReport = Awaited<ReturnType<typeof measure>>;

const SAMPLES = 120;
const PROGRESS_EVERY_MS = 30_000;
/** Pause after a sample that the service was too busy to answer. */
const RETRY_MS = 500;
/** Time for the last frames to arrive; they come at most once a second. */
const LAST_FRAME_MS = 5000;
const MOST_FAULTS = 20;

/** `streams` are open at the end, `streamBytes` is the total on the wire, `faults` has a sentence for each broken promise. */
export async function measure(folder: string, options: LoadOptions) {
  const { minutes, players, streams, think } = options;
  if (minutes * players * streams * think === 0) throw new Error("each option takes a number above 0");
  const database = `sqlite:${join(folder, "cargo.db")}`;
  const service = await startGame("cargo", { database, environment: BEHIND_PROXY });
  const played = await play(service.url, options).finally(() => service.stop());
  return { ...played, faults: [...played.faults, ...(await brokenDatabase(database))] };
}

async function play(url: string, options: LoadOptions) {
  const seconds = 60 * options.minutes;
  const answers: LoadAnswers = new Answers("reads", "actions", FRAMES);
  const { unexpected } = answers;
  const players = await openPlayers(url, options, answers);
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const samples: Sample[] = [];
  const sample = async (): Promise<boolean> => {
    const one = await sampleOf(url, elapsed());
    if (one !== undefined) samples.push(one);
    return one !== undefined;
  };
  const sampleForSure = () => until(sample, undefined, RETRY_MS);
  try {
    const streams = players.streams.length;
    progress(`${options.players} players play for ${seconds} seconds with ${streams} streams`);
    await sampleForSure();
    const before = totals(players.streams);
    const report = async () => progress(answers.table(elapsed()).join("\n"));
    await Promise.all([
      repeatAll(players.turns, { seconds, thinkMs: 1000 * options.think }),
      repeatAll([sample], { seconds, thinkMs: (1000 * seconds) / SAMPLES }),
      repeatAll([report], { seconds, thinkMs: PROGRESS_EVERY_MS }),
    ]);
    const played = elapsed();
    await sampleForSure();
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
    return { options, answers, streams, seconds: played, frames, streamBytes, samples, faults };
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

export function loadText(report: LoadReport): Block[] {
  const { options, seconds, streams, answers, samples } = report;
  const refusals = [...answers.refusals].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
  return [
    `${today()}: ${number(options.players)} players with ${number(streams)} streams${options.deltas ? " of deltas" : ""} for ${number(seconds)} seconds.`,
    answers.table(seconds),
    markdownTable(["figure", "measured"], figuresOf(report)),
    memoryTable(samples),
    `Refusals of the rules: ${refusals.length === 0 ? "none" : refusals.join(", ")}.`,
  ];
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

export const run = () => runBenchmark({ name: "load", options: OPTIONS, measure, text: loadText, verdict: verdictOf });
