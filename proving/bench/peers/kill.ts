/** Start to ready, memory at rest, and what of the acknowledged actions is still there after the process was killed. */
import type { Folders, Measured } from "./measured.ts";
import type { Peer } from "./peer.ts";

export interface KillFigures {
  readonly readyMs: number;
  readonly restMB: number;
  /** Actions whose new state had reached the client. */
  readonly acknowledged: number;
  /** How many of them the next process knows. */
  readonly kept: number;
}

const ROOMS = 8;

/** `seconds` at rest, and as long at work. */
export async function killFigures(peer: Peer, folders: Folders, seconds: number): Promise<KillFigures> {
  const first = await peer.start(folders);
  await pause(seconds * 1000);
  const { memoryMB: restMB } = await first.usage();
  const acknowledged = await actUntilKilled(first, peer, seconds);
  const kept = await keptOf(peer, folders, acknowledged);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return { readyMs: first.readyMs, restMB, acknowledged: sum(acknowledged), kept: sum(kept) };
}

/** A client in each room, which acts until nothing answers any more; none is killed before its first answer. */
async function actUntilKilled(server: Measured, peer: Peer, seconds: number): Promise<number[]> {
  const rooms = peer.parts.includes("rooms") ? ROOMS : 1;
  const counts: number[] = Array.from({ length: rooms }, () => 0);
  const clients = await Promise.all(counts.map((_, room) => peer.open(server.url, room, 0)));
  const first = clients.map(async (client, room) => {
    counts[room] = await client.act();
  });
  await Promise.all(first);
  for (const [room, client] of clients.entries()) {
    const actOn = async () => {
      for (;;) {
        const actions = await client.act();
        counts[room] = (counts[room] ?? 0) + actions;
      }
    };
    // It ends with the connection, or waits for ever where the server sends states of its own accord.
    actOn().catch(() => {});
  }
  await pause(seconds * 1000);
  await server.stop("SIGKILL");
  for (const client of clients) client.close();
  return counts;
}

/** Room by room: a server that ends when it is asked of one has kept nothing of that one, and is started again for the others. */
async function keptOf(peer: Peer, folders: Folders, acknowledged: readonly number[]): Promise<number[]> {
  const kept: number[] = [];
  let server: Measured | undefined;
  for (const [room, count] of acknowledged.entries()) {
    if (server?.isRunning() !== true) server = await peer.start(folders).catch(() => undefined);
    const known = server === undefined ? 0 : await withinMs(peer.known(server.url, room)).catch(() => 0);
    kept.push(Math.min(known, count));
  }
  await server?.stop("SIGKILL");
  return kept;
}

const ANSWERS_WITHIN_MS = 5000;

const withinMs = <Value>(work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    pause(ANSWERS_WITHIN_MS).then(() => {
      throw new Error("no answer in time");
    }),
  ]);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
