/** A service of its own under the load of its players for some time, and what came of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCargoOn } from "../../harness/service.ts";
import { Answers } from "./answers.ts";
import { Crowd } from "./crowd.ts";
import { type Sample, Sampler } from "./sampler.ts";
import { storedFaults } from "./stored-faults.ts";

export interface LoadOptions {
  readonly players: number;
  readonly streams: number;
  readonly seconds: number;
  /** Mean time that a player takes between looking and acting, in milliseconds. */
  readonly thinkMs: number;
  readonly tell?: (line: string) => void;
}

export interface LoadReport {
  readonly options: LoadOptions;
  readonly answers: Answers;
  /** Open at the end. */
  readonly streams: number;
  readonly seconds: number;
  readonly frames: number;
  readonly streamBytes: number;
  readonly samples: readonly Sample[];
  /** What went otherwise than promised. */
  readonly faults: readonly string[];
}

/** The limits of requests stay on; the service believes that its players come through a proxy, each from elsewhere. */
const ENVIRONMENT = { RATE_LIMIT: "on", TRUSTED_PROXIES: "127.0.0.1" };
const SAMPLES = 120;
/** A frame comes at most a second after the one before. */
const LAST_FRAME_MS = 5000;

export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-load-"));
  const file = join(folder, "cargo.db");
  try {
    const service = await startCargoOn(`sqlite:${file}`, join(folder, "compiled"), {
      hooks: false,
      environment: ENVIRONMENT,
    });
    try {
      const played = await loadOf(service.url, options);
      await service.stop();
      return { ...played, faults: [...played.faults, ...storedFaults(file)] };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function loadOf(url: string, options: LoadOptions): Promise<LoadReport> {
  const { tell = () => {}, seconds, players, streams, thinkMs } = options;
  const answers = new Answers();
  const crowd = new Crowd({ url, players, streams, thinkMs, answers, tell });
  const sampler = new Sampler(url);
  try {
    await crowd.open();
    tell(`${players} players play for ${seconds} seconds with ${crowd.streams} streams`);
    await sampler.start((seconds * 1000) / SAMPLES);
    const before = { frames: crowd.frames, bytes: crowd.streamBytes, at: performance.now() };
    answers.isCounting = true;
    const progress = setInterval(() => tell(progressOf(sampler.samples, answers)), PROGRESS_EVERY_MS);
    await crowd.play(AbortSignal.timeout(seconds * 1000)).finally(() => clearInterval(progress));
    answers.isCounting = false;
    const took = (performance.now() - before.at) / 1000;
    await sampler.stop();
    const [frames, streamBytes] = [crowd.frames - before.frames, crowd.streamBytes - before.bytes];
    const faults = await lastFrames(crowd);
    const { samples } = sampler;
    const all = [...summed(answers.unexpected), ...faults];
    return { options, answers, streams: crowd.streams, seconds: took, frames, streamBytes, samples, faults: all };
  } finally {
    crowd.close();
  }
}

const PROGRESS_EVERY_MS = 30_000;

function progressOf(samples: readonly Sample[], { latencies, unexpected }: Answers): string {
  const last = samples.at(-1);
  const { read, action } = latencies;
  return `${Math.round(last?.seconds ?? 0)} s: ${read.quantiles().count} reads, ${action.quantiles().count} actions, ${unexpected.length} unexpected, ${Math.round(last?.residentMB ?? 0)} MB`;
}

/** What was answered is shown soon after. */
async function lastFrames(crowd: Crowd): Promise<string[]> {
  const until = performance.now() + LAST_FRAME_MS;
  while (crowd.unseen > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  return crowd.unseen === 0 ? [] : [`${crowd.unseen} actions were answered and are in no frame`];
}

/** A load that goes wrong does so often: the first ones tell enough. */
const summed = (faults: readonly string[]): string[] =>
  faults.length <= FAULTS_TOLD
    ? [...faults]
    : [...faults.slice(0, FAULTS_TOLD), `and ${faults.length - FAULTS_TOLD} more`];

const FAULTS_TOLD = 20;
