/** Start to ready, memory at rest, and how many acknowledged actions survive a kill. */
import { setTimeout as wait } from "node:timers/promises";
import type { Measured } from "./measured.ts";
import type { Peer } from "./peer.ts";

export interface KillFigures {
  readonly readyMs: number;
  readonly restMB: number;
  /** Actions whose new state had reached the client. */
  readonly acknowledged: number;
  /** How many of them the next process has. */
  readonly kept: number;
}

const ROOMS = 8;
const ANSWERS_WITHIN_MS = 5000;

/** `seconds` at rest, and as long at work. */
export async function killFigures(peer: Peer, folder: string, seconds: number): Promise<KillFigures> {
  const first = await peer.start(folder);
  await wait(seconds * 1000);
  const { memoryMB: restMB } = await first.usage();
  const acknowledged = await actUntilKilled(first, peer, seconds);
  const kept = await keptOf(peer, folder, acknowledged);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return { readyMs: first.readyMs, restMB, acknowledged: sum(acknowledged), kept: sum(kept) };
}

/** One client a room acts until the server is killed, which is after each has had an answer. Returns the actions by room. */
async function actUntilKilled(server: Measured, peer: Peer, seconds: number): Promise<number[]> {
  const rooms = peer.parts.includes("rooms") ? ROOMS : 1;
  const clients = await Promise.all(Array.from({ length: rooms }, (_, room) => peer.open(server.url, room, 0)));
  const counts = await Promise.all(clients.map((client) => client.act()));
  for (const [room, client] of clients.entries()) {
    const actOn = async () => {
      for (;;) {
        const actions = await client.act();
        counts[room] = (counts[room] ?? 0) + actions;
      }
    };
    // It ends with the connection, or waits for ever where the server pushes states.
    actOn().catch(() => {});
  }
  await wait(seconds * 1000);
  await server.stop("SIGKILL");
  for (const client of clients) client.close();
  return counts;
}

/** Asks room by room. A server that exits when asked has kept nothing of that room, and is started again for the next. */
async function keptOf(peer: Peer, folder: string, acknowledged: readonly number[]): Promise<number[]> {
  const kept: number[] = [];
  let server: Measured | undefined;
  for (const [room, count] of acknowledged.entries()) {
    if (server?.isRunning() !== true) server = await peer.start(folder).catch(() => undefined);
    const late = wait(ANSWERS_WITHIN_MS, 0, { ref: false });
    const known = server === undefined ? 0 : await Promise.race([peer.known(server.url, room).catch(() => 0), late]);
    kept.push(Math.min(known, count));
  }
  await server?.stop("SIGKILL");
  return kept;
}
