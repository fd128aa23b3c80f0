/** The whole proof of the cluster: contest, ended sessions, limits, and the space game on two processes. */
import { setTimeout as wait } from "node:timers/promises";
import { CargoCluster } from "./cargo-cluster.ts";
import { type ContestOptions, type ContestVerdict, contest } from "./contest.ts";
import { endSessions, lockFaults } from "./ended-sessions.ts";
import { type FrameTimes, FrameWatch } from "./frame-watch.ts";
import { OneWorld } from "./one-world.ts";
import { type LimitVerdict, testLimits } from "./shared-limits.ts";
import { playSpaceOnTwo } from "./space-cluster.ts";

export interface ProofOptions extends ContestOptions {
  /** How long one session asks as often as it can; 0 skips the limits and the restart of all processes that they take. */
  readonly floodSeconds: number;
  /** How long frames are measured without a load; 0 skips it. */
  readonly calmSeconds: number;
}

export interface ClusterProof {
  readonly options: ProofOptions;
  readonly contest: ContestVerdict;
  /** Frames from one process to the others without a load. */
  readonly calm: { readonly frames: FrameTimes; readonly faults: readonly string[] } | undefined;
  /** Milliseconds from the end of a session on one process to the end of its stream on another. */
  readonly sessionEnds: readonly number[];
  readonly locks: readonly string[];
  readonly limits: LimitVerdict | undefined;
  readonly space: readonly string[];
}

const NODES = 3;
const SPACE_ORDERS = 8;

export async function proveCluster(options: ProofOptions): Promise<ClusterProof> {
  const { floodSeconds, calmSeconds, log = () => {} } = options;
  log(`starting ${NODES} processes`);
  const cluster = await CargoCluster.start(NODES);
  try {
    const contested = await contest(cluster, options);
    const calm = calmSeconds > 0 ? await watchCalm(cluster, calmSeconds) : undefined;
    log("ended sessions and locked accounts");
    const sessionEnds = await endSessions(cluster);
    const locks = await lockFaults(cluster);
    log("rate limits, and the space game on two processes");
    const limits = floodSeconds > 0 ? await testLimits(cluster, floodSeconds) : undefined;
    return { options, contest: contested, calm, sessionEnds, locks, limits, space: await playSpaceOnTwo(SPACE_ORDERS) };
  } finally {
    await cluster.stop();
  }
}

async function watchCalm(cluster: CargoCluster, seconds: number) {
  const world = new OneWorld();
  const watch = await FrameWatch.start(cluster, world, "calm-reader");
  await wait(1000 * seconds);
  return { frames: await watch.stop(), faults: world.faults };
}
