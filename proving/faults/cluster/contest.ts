/**
 * Many players contend for jobs and repeat each other's requests over all processes of a cluster, while processes are killed and
 * restarted under them. Everything that was answered is held against what is stored.
 */
import type { HomeView, StateView } from "@outbound/cargo/api/schemas.ts";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { seededRandom } from "../../harness/random.ts";
import { FlierBooks } from "../flier-books.ts";
import { KeyedFlier } from "../keyed-flier.ts";
import { type Audit, audit } from "./audit.ts";
import type { CargoCluster } from "./cargo-cluster.ts";
import { Contender, type Field } from "./contender.ts";
import { type FrameTimes, NewsWatch } from "./news-watch.ts";
import { OneWorld } from "./one-world.ts";
import { noPatienceYet, type Patience } from "./patient-client.ts";
import { WAITING_JOBS, WantedJobs } from "./wanted-jobs.ts";

export interface ContestOptions {
  readonly actions: number;
  readonly players: number;
  /** Processes that are killed in the first two thirds; afterwards all are restarted in turn. */
  readonly kills: number;
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

export interface ContestVerdict {
  readonly seconds: number;
  readonly answers: Readonly<Record<string, number>>;
  /** Answers that each process gave through the proxy. */
  readonly byNode: readonly number[];
  readonly jobsTaken: number;
  readonly kills: number;
  readonly patience: Patience;
  /** Connections that were lost while processes were restarted as they should be. */
  readonly lostInRestarts: number;
  readonly frames: FrameTimes;
  readonly totals: Audit["totals"];
  readonly faults: readonly string[];
}

const HOMES = 3;
/** A flight of an hour takes two seconds. */
const TIME_SCALE = 1800;
const TELL_EVERY_MS = 5_000;

interface Seat {
  readonly flier: KeyedFlier;
  readonly books: FlierBooks;
  readonly contender: Contender;
}

export async function contest(cluster: CargoCluster, options: ContestOptions): Promise<ContestVerdict> {
  const { actions, players, kills, tell = () => {} } = options;
  const world = new OneWorld();
  const field: Field = { url: cluster.url, world, patience: noPatienceYet(), answers: {}, owners: new Map() };
  const seats = await settle(cluster, field, options);
  const news = await NewsWatch.start(cluster, world, "reader");
  const progress = new Progress(actions);
  const teller = setInterval(() => tell(`${progress.done} of ${actions} actions`), TELL_EVERY_MS);
  const startedAt = performance.now();
  try {
    const disturbing = disturb(cluster, progress, options, field.patience);
    await Promise.all(seats.map(({ contender }) => contender.play(() => progress.mayAct())));
    const seconds = (performance.now() - startedAt) / 1000;
    const lostInRestarts = await disturbing;
    const frames = await news.stop();
    tell("comparing what was answered with what is stored");
    for (const { books, contender } of seats) {
      await books.check(cluster.url, { answered: contender.done, inDoubt: [], clockMs: 0 });
    }
    const cash = seats.flatMap(({ books }) => books.cash).reduce((sum, amount) => sum + amount, 0);
    const { totals, faults } = await audit(cluster.databaseUrl, { players: players + 1, cash });
    return {
      seconds,
      answers: field.answers,
      byNode: cluster.proxy.answers,
      jobsTaken: field.owners.size,
      kills,
      patience: field.patience,
      lostInRestarts,
      frames,
      totals,
      faults: [...world.faults, ...seats.flatMap(({ books }) => books.faults), ...faults],
    };
  } finally {
    clearInterval(teller);
  }
}

async function settle(cluster: CargoCluster, field: Field, { players, seed }: ContestOptions): Promise<Seat[]> {
  const seats: Seat[] = [];
  const wanted = new Map<string, WantedJobs>();
  for (let place = 0; place < players; place += 1) {
    const player = await registerPlayer(cluster.url, `contender-${place}`);
    const homes = await player.ok<HomeView[]>("GET", "/api/onboarding/homes");
    const home = homes.map(({ icao }) => icao).sort()[place % HOMES] as string;
    const random = seededRandom(seed * 1000 + place);
    const flier = new KeyedFlier(player, random);
    const books = new FlierBooks(flier);
    books.enter(await flier.settle(home));
    const jobs = wanted.get(home) ?? new WantedJobs(home);
    const contender = new Contender(flier, field, jobs, random);
    for (let job = 0; job < WAITING_JOBS && !wanted.has(home); job += 1) await contender.putUp(await player.state());
    wanted.set(home, jobs);
    seats.push({ flier, books, contender });
  }
  await seats[0]?.flier.player.ok<StateView>("POST", "/api/test/set-timescale", { timeScale: TIME_SCALE });
  return seats;
}

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

  /** Resolves when so large a part of the actions has begun. */
  reached(part: number): Promise<void> {
    const at = Math.max(1, Math.floor(part * this.#actions));
    if (this.done >= at) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ at, resolve }));
  }
}

const KILLS_UNTIL = 2 / 3;

/** Gives how many connections were lost while all were restarted in turn. */
async function disturb(
  cluster: CargoCluster,
  progress: Progress,
  { kills, seed, tell = () => {} }: ContestOptions,
  patience: Patience,
): Promise<number> {
  const random = seededRandom(seed);
  for (let kill = 1; kill <= kills; kill += 1) {
    await progress.reached((KILLS_UNTIL * kill) / (kills + 1));
    const node = random.integer(0, cluster.size - 1);
    await cluster.kill(node);
    tell(`killed process ${node + 1} after ${progress.done} actions`);
    await cluster.startAgain(node);
  }
  await progress.reached(KILLS_UNTIL);
  tell(`restarting all processes in turn after ${progress.done} actions`);
  const before = patience.lost;
  await cluster.roll();
  tell(`all processes restarted after ${progress.done} actions`);
  return patience.lost - before;
}
