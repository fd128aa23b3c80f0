/** Measures the time from start to ready, the memory at rest, and how many acknowledged actions survive a kill. */
import { setTimeout as wait } from "node:timers/promises";
import { usageOf } from "../../harness/preload/preloaded.ts";
import type { Service } from "../../harness/spawn-service.ts";
import type { Peer } from "./peer.ts";

const ROOMS = 8;
const ANSWERS_WITHIN_MS = 5000;

/**
 * Runs for `seconds` at rest, and as long under load. The new state of `acknowledged` actions had reached a client; the next
 * process has `kept` of them, which is `share` percent.
 */
export async function killFigures(peer: Peer, folder: string, seconds: number) {
  const first = await peer.start(folder);
  await wait(seconds * 1000);
  const { memoryMB: restMB } = await usageOf(first);
  const byRoom = await actUntilKilled(first, peer, seconds);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [acknowledged, kept] = [sum(byRoom), sum(await keptOf(peer, folder, byRoom))];
  return { readyMs: first.readyMs, restMB, acknowledged, kept, share: (100 * kept) / acknowledged };
}

/** Lets one client per room act until the server is killed, after each has had an answer. Returns the actions by room. */
async function actUntilKilled(server: Service, peer: Peer, seconds: number): Promise<number[]> {
  const rooms = peer.parts.includes("rooms") ? ROOMS : 1;
  const clients = await Promise.all(Array.from({ length: rooms }, (_, room) => peer.open(server.url, room, 0)));
  const counts = await Promise.all(clients.map((client) => client.act()));
  const actOn = async (client: (typeof clients)[number], room: number) => {
    for (;;) counts[room] = (await client.act()) + (counts[room] ?? 0);
  };
  // Each loop ends with its connection, or waits forever if the server pushes states.
  for (const [room, client] of clients.entries()) actOn(client, room).catch(() => {});
  await wait(seconds * 1000);
  await server.stop("SIGKILL");
  for (const client of clients) client.close();
  return counts;
}

/** Asks for each room. A server that exits when asked has kept nothing of that room, and is started again for the next. */
async function keptOf(peer: Peer, folder: string, acknowledged: readonly number[]): Promise<number[]> {
  const kept: number[] = [];
  let server: Service | undefined;
  for (const [room, count] of acknowledged.entries()) {
    if (server?.isRunning() !== true) server = await peer.start(folder).catch(() => undefined);
    const late = wait(ANSWERS_WITHIN_MS, 0, { ref: false });
    const known = server === undefined ? 0 : await Promise.race([peer.known(server.url, room).catch(() => 0), late]);
    kept.push(Math.min(known, count));
  }
  await server?.stop("SIGKILL");
  return kept;
}
