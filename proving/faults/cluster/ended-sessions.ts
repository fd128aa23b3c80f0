/** Checks that what ends a session, an API token or a lock on one process ends it on all, with its streams. */
import { CargoPlayer, PASSWORD, registerPlayer, signIn } from "../../harness/cargo/player.ts";
import { openStateStream } from "../../harness/cargo/state-stream.ts";
import { Client } from "../../harness/client.ts";
import type { ServiceCluster } from "./service-cluster.ts";

/**
 * Returns the milliseconds from the answer that ended a session or token on one process to the end of its stream on the next, for
 * sign-out, for a request of another session and for a revoked API token. Throws if an ended session or token is still accepted.
 */
export async function endSessions(cluster: ServiceCluster): Promise<number[]> {
  const owner = await registerPlayer(cluster.url, "two-sessions");
  const times: number[] = [];
  for (let node = 0; node < cluster.size; node += 1) {
    const [here, there] = [cluster.nodeUrl(node), cluster.nodeUrl(node + 1)];
    const leaving = await signIn(here, "two-sessions");
    times.push(await timeEnd(leaving.at(there), () => leaving.ok("POST", "/api/auth/sign-out")));
    const ended = await signIn(here, "two-sessions");
    const { sessionId } = await ended.ok<{ sessionId: number }>("GET", "/api/auth/session");
    times.push(await timeEnd(ended.at(there), () => owner.at(here).ok("DELETE", `/api/auth/sessions/${sessionId}`)));
    const made = { name: `process ${node + 1}`, scope: "read", expiresInDays: 1 };
    const token = await owner.ok<{ id: number; token: string }>("POST", "/api/auth/tokens", made);
    const revoke = () => owner.at(here).ok("DELETE", `/api/auth/tokens/${token.id}`);
    times.push(await timeEnd(new CargoPlayer(cluster.nodeUrl(node + 1), token), revoke));
  }
  return times;
}

async function timeEnd(session: CargoPlayer, end: () => Promise<unknown>): Promise<number> {
  const stream = await openStateStream(session);
  await stream.until(() => true);
  await end();
  const answeredAt = performance.now();
  const { status } = await session.send("GET", "/api/state");
  if (status !== 401) throw new Error(`an ended session was answered ${status} on another process`);
  await stream.ended;
  return performance.now() - answeredAt;
}

const FAILURES_TO_LOCK = 5;

/** Checks that failures on all processes in turn lock the account on each of them, for the address that failed. */
export async function lockFaults(cluster: ServiceCluster): Promise<string[]> {
  const username = "locked-out";
  await registerPlayer(cluster.url, username);
  const signInAt = async (node: number, password: string) => {
    const client = new Client(cluster.nodeUrl(node));
    const headers = { "x-forwarded-for": "198.51.100.8" };
    const { code = "signed in" } = await client.send("POST", "/api/auth/sign-in", { username, password }, headers);
    return code;
  };
  for (let failure = 0; failure < FAILURES_TO_LOCK; failure += 1) await signInAt(failure, "not the password");
  const faults: string[] = [];
  for (let node = 0; node < cluster.size; node += 1) {
    const answer = await signInAt(node, PASSWORD);
    if (answer !== "sign-in-locked") faults.push(`process ${node + 1} answered ${answer} to a locked account`);
  }
  return faults;
}
