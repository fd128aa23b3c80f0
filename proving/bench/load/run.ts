/** Runs a service under the load of its players for some time. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brokenFile } from "../../harness/cargo/broken-tables.ts";
import { withFolder } from "../../harness/folder.ts";
import { startGame } from "../../harness/spawn-service.ts";
import { totals } from "../cargo-streams.ts";
import { Answers } from "./answers.ts";
import { Players } from "./players.ts";
import { type Sample, startSampler } from "./sampler.ts";

export interface LoadOptions {
  readonly players: number;
  readonly streams: number;
  readonly seconds: number;
  /** Mean time that a player takes between looking and acting, in milliseconds. */
  readonly thinkMs: number;
  readonly report?: (line: string) => void;
}

export type LoadReport = Awaited<ReturnType<typeof runLoad>>;

/** Rate limits are on; players come through a proxy, each with an address of its own. */
const ENVIRONMENT = { FLIGHT_TEST_HOOKS: "0", RATE_LIMIT: "on", TRUSTED_PROXIES: "127.0.0.1" };
const SAMPLES = 120;
const PROGRESS_EVERY_MS = 30_000;
/** Time for the last frames; they come at most once a second. */
const LAST_FRAME_MS = 5000;
const MOST_FAULTS = 20;

/** `streams` are open at the end, `streamBytes` are on the wire, and `faults` has one sentence for each broken promise. */
export const runLoad = (options: LoadOptions) =>
  withFolder(async (folder) => {
    const file = join(folder, "cargo.db");
    const service = await startGame("cargo", { database: `sqlite:${file}`, environment: ENVIRONMENT });
    const played = await play(service.url, options).finally(() => service.stop());
    return { ...played, faults: [...played.faults, ...(await brokenFile(file))] };
  });

async function play(url: string, options: LoadOptions) {
  const { report = () => {}, seconds, ...sizes } = options;
  const answers = new Answers();
  const players = new Players({ url, ...sizes, answers, report });
  try {
    await players.open();
    report(`${sizes.players} players play for ${seconds} seconds with ${players.streams.length} streams`);
    const sampler = await startSampler(url, (seconds * 1000) / SAMPLES);
    const [before, startedAt] = [totals(players.streams), performance.now()];
    answers.isCounting = true;
    const progress = setInterval(() => report(progressOf(sampler.samples, answers)), PROGRESS_EVERY_MS);
    await players.play(AbortSignal.timeout(seconds * 1000)).finally(() => clearInterval(progress));
    answers.isCounting = false;
    const elapsed = (performance.now() - startedAt) / 1000;
    await sampler.stop();
    const after = totals(players.streams);
    const faults = [...shortened(answers.unexpected), ...(await unseenFaults(players))];
    const [frames, streamBytes] = [after.frames - before.frames, after.bytes - before.bytes];
    const streams = players.streams.length;
    return { options, answers, streams, seconds: elapsed, frames, streamBytes, samples: sampler.samples, faults };
  } finally {
    players.close();
  }
}

function progressOf(samples: readonly Sample[], { latencies, unexpected }: Answers): string {
  const last = samples.at(-1);
  const [reads, actions] = [latencies.read.quantiles().count, latencies.action.quantiles().count];
  return `${Math.round(last?.seconds ?? 0)} s: ${reads} reads, ${actions} actions, ${unexpected.length} unexpected, ${Math.round(last?.residentMB ?? 0)} MB`;
}

/** Every answered action must be in a frame soon. */
async function unseenFaults(players: Players): Promise<string[]> {
  const until = performance.now() + LAST_FRAME_MS;
  while (players.unseen > 0 && performance.now() < until) await wait(100);
  return players.unseen === 0 ? [] : [`${players.unseen} actions were answered and are in no frame`];
}

const shortened = (faults: readonly string[]): string[] =>
  faults.length <= MOST_FAULTS
    ? [...faults]
    : [...faults.slice(0, MOST_FAULTS), `and ${faults.length - MOST_FAULTS} more`];
