/** A client that does as it is told where the service has too much to do: it waits and asks again. */
import type { Connection, Reply } from "../service/connection.ts";

type Sent = Parameters<Connection["send"]>;

export interface Patient {
  readonly reply: Reply;
  /** How long the reply took that is given, in milliseconds. */
  readonly ms: number;
  /** Answers before it that said to come back later. */
  readonly turnedAway: number;
}

/** Sends the request until it is not answered by a 503 with Retry-After, at most so often. */
export async function sendPatiently(connection: Connection, ...request: Sent): Promise<Patient> {
  for (let turnedAway = 0; ; turnedAway += 1) {
    const startedAt = performance.now();
    const reply = await connection.send(...request);
    const ms = performance.now() - startedAt;
    const seconds = Number(/^retry-after: (\d+)/im.exec(reply.head)?.[1]);
    if (reply.status !== 503 || !(seconds > 0) || turnedAway === MOST_RETRIES) return { reply, ms, turnedAway };
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
  }
}

const MOST_RETRIES = 20;
