/** The whole proof of the cluster: contest, ended sessions, limits, and the space game on two processes. */
import { CargoCluster } from "./cargo-cluster.ts";
import { type ContestOptions, type ContestVerdict, contest } from "./contest.ts";
import { endSessions } from "./ended-sessions.ts";
import { type FrameTimes, NewsWatch } from "./news-watch.ts";
import { OneWorld } from "./one-world.ts";
import { type LimitVerdict, testLimits } from "./shared-limits.ts";
import { lockFaults } from "./shared-locks.ts";
import { playSpaceOnTwo } from "./space-cluster.ts";

interface Calm {
  readonly frames: FrameTimes;
  readonly faults: readonly string[];
}

export interface ProofOptions extends ContestOptions {
  /** How long one session asks as often as it can; 0 leaves the limits out, which takes a restart of all processes less. */
  readonly floodSeconds: number;
  /** How long news are measured without a load; 0 leaves it out. */
  readonly calmSeconds: number;
}

export interface ClusterProof {
  /** News from one process to the others once nobody contends any more. */
  readonly calm: Calm | undefined;
  readonly options: ProofOptions;
  readonly contest: ContestVerdict;
  /** Milliseconds from the end of a session on one process to the end of its stream on another. */
  readonly sessionEnds: readonly number[];
  readonly locks: readonly string[];
  readonly limits: LimitVerdict | undefined;
  readonly space: readonly string[];
}

const NODES = 3;
const SPACE_ORDERS = 8;

export async function proveCluster(options: ProofOptions): Promise<ClusterProof> {
  const { tell = () => {} } = options;
  tell(`starting ${NODES} processes`);
  const cluster = await CargoCluster.start(NODES);
  try {
    const contested = await contest(cluster, options);
    const calm = options.calmSeconds > 0 ? await watchCalm(cluster, options.calmSeconds) : undefined;
    tell("sessions that end, and accounts that are locked");
    const sessionEnds = await endSessions(cluster);
    const locks = await lockFaults(cluster);
    tell("limits of requests, and the space game on two processes");
    const limits = options.floodSeconds > 0 ? await testLimits(cluster, options.floodSeconds) : undefined;
    return { options, contest: contested, calm, sessionEnds, locks, limits, space: await playSpaceOnTwo(SPACE_ORDERS) };
  } finally {
    await cluster.stop();
  }
}

async function watchCalm(cluster: CargoCluster, seconds: number): Promise<Calm> {
  const world = new OneWorld();
  const news = await NewsWatch.start(cluster, world, "calm-reader");
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  return { frames: await news.stop(), faults: world.faults };
}
