/** A thousand clients in one room: what each takes of memory, what they cost while nothing happens, and one change told to all. */
import { median, quantile } from "../../harness/statistics.ts";
import type { Measured } from "./measured.ts";
import type { Client, Peer } from "./peer.ts";

export interface CrowdFigures {
  readonly clientKB: number;
  /** Percent of a core. */
  readonly idle: number;
  /** Milliseconds until who acted has the new state. */
  readonly actor: number;
  /** Milliseconds from the action until half of the clients, 99 of 100, and the last of them has the change. */
  readonly p50: number;
  readonly p99: number;
  readonly last: number;
  /** Milliseconds of the server's processor time for one change. */
  readonly cpuMs: number;
  readonly frameBytes: number;
}

export interface CrowdSize {
  readonly clients: number;
  readonly idleSeconds: number;
  readonly changes: number;
  /** Between two changes. */
  readonly apartMs: number;
}

/** Opened at a time. */
const TOGETHER = 50;
/** Before changes count: the compiler has seen the hot paths, and every client has had a frame. */
const WARM_UP_CHANGES = 1;
const WITHIN_MS = 30_000;

export async function crowdFigures(server: Measured, peer: Peer, size: CrowdSize): Promise<CrowdFigures> {
  // The first one makes the room, and what every room costs but once.
  const clients = [await peer.open(server.url, 0, 0)];
  await clients[0]?.act();
  const before = await server.collected();
  while (clients.length < size.clients) {
    const more = Math.min(TOGETHER, size.clients - clients.length);
    const seats = Array.from({ length: more }, (_, index) => clients.length + index);
    clients.push(...(await Promise.all(seats.map((seat) => peer.open(server.url, 0, seat)))));
  }
  await pause(size.apartMs);
  const { memoryMB } = await server.collected();
  const idle = await idleShare(server, size.idleSeconds);
  const told = await fanOut(server, clients, size);
  for (const client of clients) client.close();
  return { clientKB: ((memoryMB - before.memoryMB) * 1000) / (size.clients - 1), idle, ...told };
}

async function idleShare(server: Measured, seconds: number): Promise<number> {
  const before = await server.usage();
  const start = performance.now();
  await pause(seconds * 1000);
  const after = await server.usage();
  return (100 * (after.cpuMs - before.cpuMs)) / (performance.now() - start);
}

type Told = Pick<CrowdFigures, "actor" | "p50" | "p99" | "last" | "cpuMs" | "frameBytes">;

/** The first client makes one change after the other, of which all hear. */
async function fanOut(server: Measured, clients: readonly Client[], size: CrowdSize): Promise<Told> {
  const all: Told[] = [];
  for (let change = 0; change < WARM_UP_CHANGES + size.changes; change += 1) {
    await pause(size.apartMs);
    const told = await oneChange(server, clients);
    if (change >= WARM_UP_CHANGES) all.push(told);
  }
  const medianOf = (name: keyof Told) => median(all.map((told) => told[name]));
  return {
    actor: medianOf("actor"),
    p50: medianOf("p50"),
    p99: medianOf("p99"),
    last: medianOf("last"),
    cpuMs: medianOf("cpuMs"),
    frameBytes: medianOf("frameBytes"),
  };
}

/** From the moment the action is sent until each client has its first frame after it. */
export async function oneChange(server: Pick<Measured, "usage">, clients: readonly Client[]): Promise<Told> {
  const waits: number[] = [];
  const bytes: number[] = [];
  const { promise: reached, resolve, reject } = Promise.withResolvers<void>();
  const before = await server.usage();
  const start = performance.now();
  for (const client of clients) {
    client.onState = (size) => {
      waits.push(performance.now() - start);
      bytes.push(size);
      client.onState = () => {};
      if (waits.length === clients.length) resolve();
    };
  }
  const late = () => reject(new Error(`only ${waits.length} of ${clients.length} heard of a change`));
  const timer = setTimeout(late, WITHIN_MS);
  const acted = clients[0]?.act().then(() => performance.now() - start);
  const [actor = Number.NaN] = await Promise.all([acted, reached]);
  clearTimeout(timer);
  const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
  return {
    actor,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    last: Math.max(...waits),
    cpuMs,
    frameBytes: median(bytes),
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
