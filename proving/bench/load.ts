/** Keeps a number of connections busy with what players do. */
import autocannon from "autocannon";
import { Client } from "../harness/client.ts";
import type { Service } from "../harness/service.ts";
import { endlessOrder } from "../harness/space/endless-orders.ts";

export interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/** How often a second GET of the address was answered with 200. */
export async function readsPerSecond(
  url: string,
  { connections, seconds }: Load,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.errors + result.non2xx > 0) throw new Error(`${result.errors + result.non2xx} reads failed`);
  return result["2xx"] / result.duration;
}

/** Explores that are ordered and then cancelled: durable changes a second. */
export async function ordersPerSecond(service: Service, load: Load): Promise<number> {
  let changes = 0;
  const seconds = await keepBusy(service, load, async (connection) => {
    const { status, text } = await connection.send("POST", "/api/explore", { leadId: 1 });
    if (status !== 202) throw new Error(`an order was refused: ${text}`);
    const { task } = JSON.parse(text) as { readonly task: { readonly id: number } };
    const cancelled = await connection.send("DELETE", `/api/tasks/${task.id}`);
    if (cancelled.status !== 200) throw new Error(`a cancel was refused: ${cancelled.text}`);
    changes += 2;
  });
  return changes / seconds;
}

/**
 * Turns of a game whose queue never runs empty, and the orders that keep it busy: durable changes a second. Turns that were
 * skipped and orders that were refused do not count.
 */
export async function turnsPerSecond(service: Service, load: Load): Promise<number> {
  const before = await turnOf(service);
  let asked = 0;
  let ordered = 0;
  const seconds = await keepBusy(service, load, async (connection) => {
    asked += 1;
    const { path, body } = endlessOrder(asked);
    const { status } = await connection.send("POST", path, body);
    if (status === 202) ordered += 1;
    for (let turn = 0; turn < TURNS_PER_ORDER; turn += 1) await connection.send("POST", "/api/turn");
  });
  return ((await turnOf(service)) - before + ordered) / seconds;
}

/** A task takes two to three turns, so that the queue is full rather than empty. */
const TURNS_PER_ORDER = 2;

async function turnOf(service: Service): Promise<number> {
  const world = (await service.json("GET", "/api/world")) as {
    readonly save: { readonly turn: number; readonly status: string };
  };
  if (world.save.status !== "active") throw new Error("the game of the benchmark ended");
  return world.save.turn;
}

/** Every connection, numbered from 0, repeats the work until the time is over; gives the seconds that it took. */
export async function keepBusy(
  service: Pick<Service, "url">,
  { connections, seconds }: Load,
  work: (connection: Client, index: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  const one = async (_: unknown, index: number) => {
    const connection = new Client(service.url);
    try {
      while (performance.now() < until) await work(connection, index);
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return (performance.now() - start) / 1000;
}
