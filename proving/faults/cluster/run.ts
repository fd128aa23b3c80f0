/** The whole proof of the cluster: contest, ended sessions, limits, and the space game on two processes. */
import { setTimeout as wait } from "node:timers/promises";
import { type ContestOptions, contest } from "./contest.ts";
import { endSessions, lockFaults } from "./ended-sessions.ts";
import { watchFrames } from "./frame-watch.ts";
import { newWorld } from "./one-world.ts";
import { type ServiceCluster, startCluster } from "./service-cluster.ts";
import { testLimits } from "./shared-limits.ts";
import { playSpaceOnTwo } from "./space-cluster.ts";

export interface ProofOptions extends ContestOptions {
  /** How long one session asks as often as it can; 0 skips the limits and the restart of all processes that they take. */
  readonly floodSeconds: number;
  /** How long frames are measured without a load; 0 skips it. */
  readonly calmSeconds: number;
}

export type ClusterProof = Awaited<ReturnType<typeof proveCluster>>;

const NODES = 3;
const SPACE_ORDERS = 8;

export async function proveCluster(options: ProofOptions) {
  const { floodSeconds, calmSeconds, log = () => {} } = options;
  log(`starting ${NODES} processes`);
  const cluster = await startCluster("cargo", NODES);
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

async function watchCalm(cluster: ServiceCluster, seconds: number) {
  const world = newWorld();
  const stopWatch = await watchFrames(cluster, world, "calm-reader");
  await wait(1000 * seconds);
  return { frames: await stopWatch(), faults: world.faults };
}
