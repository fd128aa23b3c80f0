/** Rates of authoritative actions whose new state has reached the client that acted. */
import { median, quantile } from "../../harness/statistics.ts";
import type { Measured } from "./measured.ts";
import type { Client, Peer } from "./peer.ts";

const CLIENTS = 16;

export interface ActionFigures {
  readonly oneRoom: number;
  /** Milliseconds of the server's processor time an action. */
  readonly oneRoomCpuMs: number;
  readonly rooms?: number;
  /** Milliseconds that a single client waits. */
  readonly aloneP50: number;
  readonly aloneP99: number;
}

export async function actionFigures(server: Measured, peer: Peer, seconds: number): Promise<ActionFigures> {
  const together = await openClients(peer, server.url, (index) => [0, index]);
  await rateOf(server, together, seconds / 4);
  const { perSecond: oneRoom, cpuMs: oneRoomCpuMs } = await rateOf(server, together, seconds);
  const [first, ...others] = together as [Client, ...Client[]];
  for (const client of others) client.close();
  const waits = await waitsOf(first, seconds / 2);
  first.close();
  const figures = { oneRoom, oneRoomCpuMs, aloneP50: median(waits), aloneP99: quantile(waits, 0.99) };
  if (!peer.parts.includes("rooms")) return figures;
  const apart = await openClients(peer, server.url, (index) => [index, 0]);
  await rateOf(server, apart, seconds / 4);
  const { perSecond: rooms } = await rateOf(server, apart, seconds);
  for (const client of apart) client.close();
  return { ...figures, rooms };
}

const openClients = (peer: Peer, url: string, placeOf: (index: number) => [room: number, seat: number]) =>
  Promise.all(Array.from({ length: CLIENTS }, (_, index) => peer.open(url, ...placeOf(index))));

/** Each client acts again as soon as it has the new state. */
async function rateOf(server: Measured, clients: readonly Client[], seconds: number) {
  const before = await server.usage();
  const start = performance.now();
  const until = start + seconds * 1000;
  const counts = await Promise.all(clients.map((client) => actUntil(client, until)));
  const actions = counts.reduce((sum, count) => sum + count, 0);
  const perSecond = (actions * 1000) / (performance.now() - start);
  return { perSecond, cpuMs: ((await server.usage()).cpuMs - before.cpuMs) / actions };
}

async function actUntil(client: Client, until: number): Promise<number> {
  let actions = 0;
  while (performance.now() < until) actions += await client.act();
  return actions;
}

/** Milliseconds of each action; the mean where one step has several. */
async function waitsOf(client: Client, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const start = performance.now();
    const actions = await client.act();
    waits.push((performance.now() - start) / actions);
  }
  return waits;
}
