/** Measures a thousand clients in one room: their memory, their cost at rest, and the fan-out of one change to all of them. */
import { setTimeout as wait } from "node:timers/promises";
import { inLanes } from "../../harness/in-lanes.ts";
import { collectedUsageOf, usageOf } from "../../harness/preload/preloaded.ts";
import type { Service } from "../../harness/spawn-service.ts";
import { median, quantile } from "../../harness/statistics.ts";
import { type Client, type Peer, usedBy } from "./peer.ts";

export interface FanOutSize {
  readonly clients: number;
  readonly restMs: number;
  readonly idleSeconds: number;
  /** Changes that are not counted: before V8 has optimized the hot paths, a change takes up to twice the processor time. */
  readonly warmUpChanges: number;
  readonly changes: number;
  readonly apartMs: number;
}

const AT_ONCE = 50;
const WITHIN_MS = 30_000;

/** Returns the medians of the changes, the memory `clientKB` per client, and the share of a core at rest `idle` in percent. */
export async function fanOutFigures(server: Service, peer: Peer, size: FanOutSize) {
  // The first client creates the room and everything that exists once per room.
  const first = await peer.open(server.url, 0, 0);
  await first.act();
  await wait(size.restMs);
  const before = await collectedUsageOf(server);
  const seats = Array(size.clients).keys().drop(1);
  const clients = [first, ...(await inLanes(seats, AT_ONCE, (seat) => peer.open(server.url, 0, seat)))];
  await wait(size.apartMs);
  const { memoryMB } = await collectedUsageOf(server);
  const rest = await usedBy(server, () => wait(1000 * size.idleSeconds));
  const all: Awaited<ReturnType<typeof oneChange>>[] = [];
  for (let change = 0; change < size.warmUpChanges + size.changes; change += 1) {
    await wait(size.apartMs);
    all.push(await oneChange(server, clients));
  }
  for (const client of clients) client.close();
  const of = (name: keyof (typeof all)[number]) => median(all.slice(size.warmUpChanges).map((one) => one[name]));
  return {
    clientKB: ((memoryMB - before.memoryMB) * 1000) / (size.clients - 1),
    idle: (100 * rest.processor) / rest.elapsed,
    ...{ actor: of("actor"), p50: of("p50"), p99: of("p99"), last: of("last") },
    ...{ cpuMs: of("cpuMs"), frameBytes: of("frameBytes") },
  };
}

/**
 * Lets the first client act; resolves when every client has its first frame after that. Returns the milliseconds from the action
 * until the actor has the new state (`actor`), and until half of the clients, 99 in 100 and the last one have the change. `cpuMs`
 * is the server's processor time.
 */
export async function oneChange(server: Service, clients: readonly Client[]) {
  const waits: number[] = [];
  const bytes: number[] = [];
  const { promise: reached, resolve, reject } = Promise.withResolvers<void>();
  const before = await usageOf(server);
  const start = performance.now();
  for (const client of clients) {
    client.onState = (size) => {
      waits.push(performance.now() - start);
      bytes.push(size);
      client.onState = () => {};
      if (waits.length === clients.length) resolve();
    };
  }
  const late = () => reject(new Error(`only ${waits.length} of ${clients.length} clients received the change`));
  const timer = setTimeout(late, WITHIN_MS);
  const acted = clients[0]?.act().then(() => performance.now() - start);
  const [actor = Number.NaN] = await Promise.all([acted, reached]);
  clearTimeout(timer);
  const cpuMs = 1000 * ((await usageOf(server)).processorSeconds - before.processorSeconds);
  const [p50, p99, last] = [quantile(waits, 0.5), quantile(waits, 0.99), Math.max(...waits)];
  return { actor, p50, p99, last, cpuMs, frameBytes: median(bytes) };
}
