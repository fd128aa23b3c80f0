/** Keeps connections busy with client requests. Measures in turns, so that other work on the machine slows all measures alike. */
import { Client, type Headers } from "../harness/client.ts";
import { endlessOrder } from "../harness/space/endless-orders.ts";
import { median } from "../harness/statistics.ts";

export interface Load {
  readonly connections: number;
  readonly seconds: number;
}

/** Repeats the work on each connection, numbered from 0, for some seconds. Returns the sum of its results per second. */
export async function perSecond(
  url: string,
  { connections, seconds }: Load,
  work: (client: Client, index: number) => Promise<number>,
): Promise<number> {
  const start = performance.now();
  const until = start + seconds * 1000;
  let sum = 0;
  const one = async (_: unknown, index: number) => {
    const client = new Client(url);
    try {
      while (performance.now() < until) {
        const done = await work(client, index);
        sum += done;
      }
    } finally {
      client.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return (sum * 1000) / (performance.now() - start);
}

export const readsPerSecond = (url: string, load: Load, headers?: Headers): Promise<number> => {
  const { pathname } = new URL(url);
  return perSecond(url, load, async (client) => {
    const { status } = await client.send("GET", pathname, undefined, headers);
    if (status !== 200) throw new Error(`GET ${pathname}: ${status}`);
    return 1;
  });
};

export async function orderAndCancel(client: Client): Promise<number> {
  await client.ok("DELETE", `/api/tasks/${await orderExplore(client)}`);
  return 2;
}

/** Returns the id of the task; ids count from 1. */
export async function orderExplore(client: Client): Promise<number> {
  const { task } = await client.ok<{ task: { id: number } }>("POST", "/api/explore", { leadId: 1 });
  return task.id;
}

/** A task takes two to three turns, so that the queue is full rather than empty. */
const TURNS_PER_ORDER = 2;

/** Returns turns and orders per second of a game whose queue is never empty. Skipped turns and refused orders do not count. */
export function turnsPerSecond(url: string, load: Load): Promise<number> {
  let sent = 0;
  return perSecond(url, load, async (client) => {
    sent += 1;
    const { path, body } = endlessOrder(sent);
    let done = (await client.send("POST", path, body)).status === 202 ? 1 : 0;
    for (let turn = 0; turn < TURNS_PER_ORDER; turn += 1) {
      const { status, text } = await client.send("POST", "/api/turn");
      if (status !== 200) throw new Error(`a turn was answered ${status}: ${text}`);
      if (text.includes('"skipped":false')) done += 1;
    }
    return done;
  });
}

const CONNECTIONS = 16;

/** Returns a rate per second, or a cost. */
export type Measure = (load: Load) => Promise<number>;

/** Length of the warm-up before the first round, in which the compiler optimizes the hot paths. */
const WARM_UP_SECONDS = 2;

/** Runs each measure for a second at a time, every other time in reverse order. Returns the median of each. */
export async function interleave<Name extends string>(measures: Readonly<Record<Name, Measure>>, seconds: number) {
  const names = Object.keys(measures) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let second = -WARM_UP_SECONDS; second < seconds; second += 1) {
    for (const name of second % 2 === 0 ? names : names.toReversed()) {
      const rate = await measures[name]({ connections: CONNECTIONS, seconds: 1 });
      if (second >= 0) found.get(name)?.push(rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(found.get(name) ?? [])])) as Record<Name, number>;
}

export const alone =
  (measure: Measure): Measure =>
  (load) =>
    measure({ ...load, connections: 1 });
