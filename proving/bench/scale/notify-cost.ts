/** Commits a second on PostgreSQL while so many write and so many listen, and how soon a listener hears of one. */
import { notify } from "@outbound/kit/store/notify.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { CompiledQuery } from "kysely";
import { type Child, startChild } from "../../harness/child.ts";
import { Latencies } from "../../harness/statistics.ts";

export interface NotifyCost {
  readonly writers: number;
  /** Undefined: nobody is told of anything. */
  readonly listeners: number | undefined;
  readonly commits: number;
  /** From before the commit to the listener, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

type Writer = Store<unknown>;

const LISTENERS = [undefined, 0, 1, 8, 64] as const;
const WRITERS = [1, 8] as const;
const CHANNEL = "bench_commits";

/** All of it once, in an empty database. */
export async function notifyCosts(url: string, seconds: number): Promise<NotifyCost[]> {
  const open = () => openStore<unknown>(url, { tables: [] });
  const writers: Writer[] = await Promise.all(Array.from({ length: Math.max(...WRITERS) }, open));
  const [first] = writers as [Writer];
  const query = (sql: string) => first.write.executeQuery(CompiledQuery.raw(sql));
  try {
    await query("create table counters (id integer primary key, n integer not null)");
    await query(`insert into counters select id, 0 from generate_series(1, ${writers.length}) id`);
    const found: NotifyCost[] = [];
    for (const listeners of LISTENERS) found.push(...(await withListeners(url, listeners, writers, seconds)));
    await query("drop table counters");
    return found;
  } finally {
    for (const store of writers) await store.close();
  }
}

async function withListeners(
  url: string,
  listeners: number | undefined,
  writers: readonly Writer[],
  seconds: number,
): Promise<NotifyCost[]> {
  const child = startChild(new URL("listeners.ts", import.meta.url), [url, CHANNEL, String(listeners ?? 0)]);
  try {
    await child.line();
    const found: NotifyCost[] = [];
    for (const count of WRITERS) {
      const commits = await commitsPerSecond(writers.slice(0, count), listeners !== undefined, seconds);
      found.push({ writers: count, listeners, commits, ...(await delaysOf(child)) });
    }
    return found;
  } finally {
    await child.stop();
  }
}

async function delaysOf(child: Child): Promise<{ p50: number; p99: number }> {
  child.writeLine("");
  const delays = new Latencies();
  for (const ms of JSON.parse(await child.line()) as number[]) delays.add(ms);
  return delays.quantiles();
}

/** Each writer counts a row of its own up, on connections of its own. */
async function commitsPerSecond(writers: readonly Writer[], isTold: boolean, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + 1000 * seconds;
  let commits = 0;
  const write = async (store: Writer, index: number) => {
    while (performance.now() < until) {
      await store.transaction(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw("update counters set n = n + 1 where id = $1", [index + 1]));
        const now = String(performance.timeOrigin + performance.now());
        if (isTold) await notify({ tx, engine: "postgres" }, CHANNEL, now);
      });
      commits += 1;
    }
  };
  await Promise.all(writers.map(write));
  return (1000 * commits) / (performance.now() - startedAt);
}
