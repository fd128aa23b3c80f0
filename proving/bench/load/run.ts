/** Runs a service under the load of its players for some time. */
import { join } from "node:path";
import { brokenDatabase } from "../../harness/cargo/broken-tables.ts";
import { withFolder } from "../../harness/folder.ts";
import { until } from "../../harness/repeat.ts";
import { BEHIND_PROXY, startGame } from "../../harness/spawn-service.ts";
import { Answers } from "../answers.ts";
import { totals } from "../cargo-streams.ts";
import { type LoadSize, openPlayers } from "./players.ts";
import { startSampler } from "./sampler.ts";

export interface LoadOptions extends LoadSize {
  readonly seconds: number;
  readonly report?: (line: string) => void;
}

export type LoadReport = Awaited<ReturnType<typeof runLoad>>;

const SAMPLES = 120;
const PROGRESS_EVERY_MS = 30_000;
/** Time for the last frames; they come at most once a second. */
const LAST_FRAME_MS = 5000;
const MOST_FAULTS = 20;

/** `streams` are open at the end, `streamBytes` are on the wire, and `faults` has one sentence for each broken promise. */
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
    // Every answered action must be in a frame soon.
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
