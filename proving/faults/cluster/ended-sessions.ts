/** A session that is ended on one process opens nothing on another, and its streams there end. */
import { type CargoPlayer, registerPlayer, signIn } from "../../harness/cargo/player.ts";
import { StateStream } from "../../harness/cargo/state-stream.ts";
import type { CargoCluster } from "./cargo-cluster.ts";

/**
 * Milliseconds from the answer that ended a session on one process to the end of its stream on the next, by signing out and by another
 * session's order. Throws when an ended session still opens anything.
 */
export async function endSessions(cluster: CargoCluster): Promise<number[]> {
  const owner = await registerPlayer(cluster.url, "two-sessions");
  const times: number[] = [];
  for (let node = 0; node < cluster.size; node += 1) {
    const [here, there] = [cluster.nodeUrl(node), cluster.nodeUrl((node + 1) % cluster.size)];
    const leaving = await signIn(here, "two-sessions");
    times.push(await timeEnd(leaving.at(there), () => leaving.ok("POST", "/api/auth/sign-out")));
    const thrownOut = await signIn(here, "two-sessions");
    const { sessionId } = await thrownOut.ok<{ sessionId: number }>("GET", "/api/auth/session");
    const throwOut = () => owner.at(here).ok("DELETE", `/api/auth/sessions/${sessionId}`);
    times.push(await timeEnd(thrownOut.at(there), throwOut));
  }
  return times;
}

async function timeEnd(session: CargoPlayer, endIt: () => Promise<unknown>): Promise<number> {
  const stream = await StateStream.open(session);
  await stream.until(() => true);
  await endIt();
  const answeredAt = performance.now();
  const { status } = await session.send("GET", "/api/state");
  if (status !== 401) throw new Error(`an ended session was answered ${status} on another process`);
  await stream.ended;
  return performance.now() - answeredAt;
}
