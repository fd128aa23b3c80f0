/** The whole proof of the cluster: contest, ended sessions, limits, and the space game on two processes. */
import { CargoCluster } from "./cargo-cluster.ts";
import { type ContestOptions, type ContestVerdict, contest } from "./contest.ts";
import { endSessions } from "./ended-sessions.ts";
import { type LimitVerdict, testLimits } from "./shared-limits.ts";
import { lockFaults } from "./shared-locks.ts";
import { playSpaceOnTwo } from "./space-cluster.ts";

export interface ProofOptions extends ContestOptions {
  /** How long one session asks as often as it can; 0 leaves the limits out, which takes a restart of all processes less. */
  readonly floodSeconds: number;
}

export interface ClusterProof {
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
    tell("sessions that end, and accounts that are locked");
    const sessionEnds = await endSessions(cluster);
    const locks = await lockFaults(cluster);
    tell("limits of requests, and the space game on two processes");
    const limits = options.floodSeconds > 0 ? await testLimits(cluster, options.floodSeconds) : undefined;
    return { options, contest: contested, sessionEnds, locks, limits, space: await playSpaceOnTwo(SPACE_ORDERS) };
  } finally {
    await cluster.stop();
  }
}
