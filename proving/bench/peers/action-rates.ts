/** Measures the rate of authoritative actions whose new state has reached the client that acted. */
import type { Service } from "../../harness/spawn-service.ts";
import { median, quantile } from "../../harness/statistics.ts";
import { type Client, type Peer, usedBy } from "./peer.ts";

const CLIENTS = 16;

/** Returns rates in actions per second; the `alone…` figures are the milliseconds that a single client waits. */
export async function actionFigures(server: Service, peer: Peer, seconds: number) {
  const rateAt = async (placeOf: (index: number) => [room: number, seat: number]) => {
    const places = Array.from({ length: CLIENTS }, (_, index) => placeOf(index));
    const clients = await Promise.all(places.map((place) => peer.open(server.url, ...place)));
    await rateOf(server, clients, seconds / 4);
    return { clients, ...(await rateOf(server, clients, seconds)) };
  };
  const together = await rateAt((index) => [0, index]);
  const [first, ...others] = together.clients as [Client, ...Client[]];
  for (const client of others) client.close();
  const waits = await waitsOf(first, seconds / 2);
  first.close();
  const apart = peer.parts.includes("rooms") ? await rateAt((index) => [index, 0]) : undefined;
  for (const client of apart?.clients ?? []) client.close();
  return {
    ...{ oneRoom: together.perSecond, oneRoomCpuMs: together.cpuMs, rooms: apart?.perSecond },
    ...{ aloneP50: median(waits), aloneP99: quantile(waits, 0.99) },
  };
}

/** Lets each client act again as soon as it has the new state. `cpuMs` is the server's processor time per action. */
async function rateOf(server: Service, clients: readonly Client[], seconds: number) {
  const all = () => Promise.all(clients.map((client) => waitsOf(client, seconds)));
  const { result, processor, elapsed } = await usedBy(server, all);
  const actions = result.flat().length;
  return { perSecond: actions / elapsed, cpuMs: (1000 * processor) / actions };
}

async function waitsOf(client: Client, seconds: number): Promise<number[]> {
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const start = performance.now();
    const actions = await client.act();
    const each = (performance.now() - start) / actions;
    for (let action = 0; action < actions; action += 1) waits.push(each);
  }
  return waits;
}
