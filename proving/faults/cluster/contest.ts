/** Many players compete for jobs over all processes of a cluster while processes are killed and restarted. */
import { TIME_SCALE } from "../../harness/cargo/flier.ts";
import { settleFliers, type Watched } from "../../harness/cargo/oracle.ts";
import { check } from "../../harness/operations.ts";
import { seededRandom } from "../../harness/random.ts";
import { until } from "../../harness/repeat.ts";
import { progress } from "../../harness/report.ts";
import { audit } from "./audit.ts";
import { contend, type Field, newField, patient } from "./contend.ts";
import { watchFrames } from "./frame-watch.ts";
import { newWorld } from "./one-world.ts";
import type { ServiceCluster } from "./service-cluster.ts";
import { putUpJobs, type WantedJobs } from "./wanted-jobs.ts";

export interface ContestOptions {
  readonly actions: number;
  readonly players: number;
  /** Processes killed in the first two thirds; afterwards all are restarted in turn. */
  readonly kills: number;
  readonly seed: number;
}

export type ContestVerdict = Awaited<ReturnType<typeof contest>>;

const HOMES = 3;
const LOG_EVERY_MS = 5_000;
const POLL_MS = 2;

export async function contest(cluster: ServiceCluster, options: ContestOptions) {
  const { actions } = options;
  const world = newWorld();
  const field = newField(cluster.url, world, actions);
  const { seats, wanted } = await settle(cluster, field, options);
  const stopWatch = await watchFrames(cluster, world, "reader");
  const timer = setInterval(() => progress(`${actions - field.actionsLeft} of ${actions} actions`), LOG_EVERY_MS);
  const startedAt = performance.now();
  const disturbing = disturb(cluster, field, options);
  try {
    const contending = seats.map(({ flier }, place) => {
      const random = seededRandom(options.seed * 2000 + place);
      return contend(flier, field, wanted[place % HOMES] as WantedJobs, random);
    });
    const playing = Promise.all(contending).then((played) => ({
      played,
      seconds: (performance.now() - startedAt) / 1000,
    }));
    const [{ played, seconds }, lostInRestarts] = await Promise.all([playing, disturbing]);
    const frames = await stopWatch();
    progress("comparing what was answered with what is stored");
    await setTimeScale(seats, 0);
    await Promise.all(
      seats.map(({ oracle }, place) => check(oracle, cluster.url, { answered: played[place] ?? [], inDoubt: [] })),
    );
    const audited = await audit(cluster.databaseUrl);
    await setTimeScale(seats, TIME_SCALE);
    return {
      ...{ seconds, answers: field.answers, byNode: cluster.proxy.answers, jobsTaken: world.owners.size },
      /** `lostInRestarts` counts connections lost while processes were restarted gracefully. */
      ...{ retries: field.retries, lostInRestarts, frames, audit: audited },
      faults: [...world.faults, ...seats.flatMap(({ oracle }) => oracle.faults), ...audited.faults],
    };
  } finally {
    clearInterval(timer);
    // After an error the rest must end too, or the program would run forever.
    field.actionsLeft = 0;
    await Promise.allSettled([disturbing, stopWatch()]);
  }
}

async function settle({ url }: ServiceCluster, field: Field, { players, seed }: ContestOptions) {
  const seats = await settleFliers(url, players, HOMES, seed);
  const wanted: WantedJobs[] = [];
  for (const { flier } of seats.slice(0, HOMES)) {
    wanted.push(await putUpJobs(flier.player.at(url, patient(field.retries)), flier.parked().airportIcao));
  }
  await setTimeScale(seats, TIME_SCALE);
  return { seats, wanted };
}

const setTimeScale = async ([first]: readonly Watched[], timeScale: number): Promise<unknown> =>
  first?.flier.player.ok("POST", "/api/test/set-timescale", { timeScale });

const KILLS_UNTIL = 2 / 3;

/** Kills and restarts processes. Resolves with the number of connections lost while all were restarted in turn. */
async function disturb(cluster: ServiceCluster, field: Field, options: ContestOptions): Promise<number> {
  const { actions, kills, seed } = options;
  const random = seededRandom(seed);
  const reached = (share: number) =>
    until(() => field.actionsLeft <= actions - Math.max(1, Math.floor(share * actions)), undefined, POLL_MS);
  for (let kill = 1; kill <= kills; kill += 1) {
    await reached((KILLS_UNTIL * kill) / (kills + 1));
    const node = random.integer(0, cluster.size - 1);
    await cluster.kill(node);
    progress(`killed process ${node + 1} after ${actions - field.actionsLeft} actions`);
    await cluster.startAgain(node);
  }
  await reached(KILLS_UNTIL);
  const before = field.retries.lost;
  await cluster.roll();
  progress(`all processes restarted in turn after ${actions - field.actionsLeft} actions`);
  return field.retries.lost - before;
}
