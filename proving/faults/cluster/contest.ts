/**
 * Many players compete for jobs over all processes of a cluster while processes are killed and restarted. Everything that was
 * answered is compared with what is stored.
 */

import { Flier, TIME_SCALE } from "../../harness/cargo/flier.ts";
import { CargoOracle } from "../../harness/cargo/oracle.ts";
import { seededRandom } from "../../harness/random.ts";
import { type Audit, audit } from "./audit.ts";
import type { CargoCluster } from "./cargo-cluster.ts";
import { Contender, type Field, type RetryCounts } from "./contender.ts";
import { type FrameTimes, FrameWatch } from "./frame-watch.ts";
import { OneWorld } from "./one-world.ts";
import { WAITING_JOBS, WantedJobs } from "./wanted-jobs.ts";

export interface ContestOptions {
  readonly actions: number;
  readonly players: number;
  /** Processes that are killed in the first two thirds; afterwards all are restarted in turn. */
  readonly kills: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
}

export interface ContestVerdict {
  readonly seconds: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Answers of each process through the proxy. */
  readonly byNode: readonly number[];
  readonly jobsTaken: number;
  readonly retries: RetryCounts;
  /** Connections that were lost while processes were restarted in good order. */
  readonly lostInRestarts: number;
  readonly frames: FrameTimes;
  readonly audit: Audit;
  readonly faults: readonly string[];
}

const HOMES = 3;
const LOG_EVERY_MS = 5_000;

interface Seat {
  readonly flier: Flier;
  readonly oracle: CargoOracle;
  readonly contender: Contender;
}

export async function contest(cluster: CargoCluster, options: ContestOptions): Promise<ContestVerdict> {
  const { actions, players, log = () => {} } = options;
  const world = new OneWorld();
  const retries = { lost: 0, putOff: 0, hadHappened: 0 };
  const field: Field = { url: cluster.url, world, retries, answers: {} };
  const seats = await settle(cluster, field, options);
  const watch = await FrameWatch.start(cluster, world, "reader");
  const progress = new Progress(actions);
  const timer = setInterval(() => log(`${progress.done} of ${actions} actions`), LOG_EVERY_MS);
  const startedAt = performance.now();
  try {
    const disturbing = disturb(cluster, progress, options, retries);
    await Promise.all(seats.map(({ contender }) => contender.play(() => progress.mayAct())));
    const seconds = (performance.now() - startedAt) / 1000;
    const lostInRestarts = await disturbing;
    const frames = await watch.stop();
    log("comparing what was answered with what is stored");
    await setTimeScale(seats, 0);
    await Promise.all(
      seats.map(({ oracle, contender }) => oracle.check(cluster.url, { answered: contender.done, inDoubt: [] })),
    );
    const given = seats.reduce((sum, { oracle }) => sum + oracle.cash, 0);
    const audited = await audit(cluster.databaseUrl, { players: players + 1, given });
    await setTimeScale(seats, TIME_SCALE);
    return {
      ...{ seconds, answers: field.answers, byNode: cluster.proxy.answers, jobsTaken: world.owners.size },
      ...{ retries, lostInRestarts, frames, audit: audited },
      faults: [...world.faults, ...seats.flatMap(({ oracle }) => oracle.faults), ...audited.faults],
    };
  } finally {
    clearInterval(timer);
  }
}

async function settle(cluster: CargoCluster, field: Field, { players, seed }: ContestOptions): Promise<Seat[]> {
  const wanted = Array.from({ length: HOMES }, (): WantedJobs | undefined => undefined);
  const seats = await Promise.all(
    Array.from({ length: players }, async (_, place) => {
      const random = seededRandom(seed * 1000 + place);
      const flier = await Flier.settle(cluster.url, `contender-${place}`, random, place % HOMES);
      const oracle = new CargoOracle(flier.player, flier.parked.id);
      oracle.record(flier.settled);
      wanted[place % HOMES] ??= new WantedJobs(flier.parked.airportIcao);
      const contender = new Contender(flier, field, wanted[place % HOMES] as WantedJobs, random);
      return { flier, oracle, contender };
    }),
  );
  for (const { contender, flier } of seats.slice(0, HOMES)) {
    for (let job = 0; job < WAITING_JOBS; job += 1) await contender.putUp(await flier.player.state());
  }
  await setTimeScale(seats, TIME_SCALE);
  return seats;
}

const setTimeScale = async ([first]: readonly Seat[], timeScale: number): Promise<unknown> =>
  first?.flier.player.ok("POST", "/api/test/set-timescale", { timeScale });

/** Counts the actions, and lets others wait for one of them. */
class Progress {
  done = 0;
  readonly #actions: number;
  #waiting: { readonly at: number; readonly resolve: () => void }[] = [];

  constructor(actions: number) {
    this.#actions = actions;
  }

  mayAct(): boolean {
    if (this.done >= this.#actions) return false;
    this.done += 1;
    for (const { at, resolve } of this.#waiting) if (this.done === at) resolve();
    return true;
  }

  /** Resolves when this share of the actions has begun. */
  reached(share: number): Promise<void> {
    const at = Math.max(1, Math.floor(share * this.#actions));
    if (this.done >= at) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ at, resolve }));
  }
}

const KILLS_UNTIL = 2 / 3;

/** Resolves with the connections that were lost while all processes were restarted in turn. */
async function disturb(
  cluster: CargoCluster,
  progress: Progress,
  { kills, seed, log = () => {} }: ContestOptions,
  retries: RetryCounts,
): Promise<number> {
  const random = seededRandom(seed);
  for (let kill = 1; kill <= kills; kill += 1) {
    await progress.reached((KILLS_UNTIL * kill) / (kills + 1));
    const node = random.integer(0, cluster.size - 1);
    await cluster.kill(node);
    log(`killed process ${node + 1} after ${progress.done} actions`);
    await cluster.startAgain(node);
  }
  await progress.reached(KILLS_UNTIL);
  const before = retries.lost;
  await cluster.roll();
  log(`all processes restarted in turn after ${progress.done} actions`);
  return retries.lost - before;
}
