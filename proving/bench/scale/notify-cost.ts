/** Commits a second on PostgreSQL with some writers and listeners, and the delay until a listener is notified. */
import { notify } from "@outbound/kit/store/notify.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { CompiledQuery } from "kysely";
import { startChild } from "../../harness/child.ts";
import { quantile } from "../../harness/statistics.ts";

export type NotifyCost = Awaited<ReturnType<typeof withListeners>>[number];

type Writer = Store<unknown>;

/** Undefined: commits notify nobody. */
const LISTENERS = [undefined, 0, 1, 8, 64] as const;
const WRITERS = [1, 8] as const;
const CHANNEL = "bench_commits";

/** Measures everything once, in an empty database: commits a second, and milliseconds from before the commit to the listener. */
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

async function withListeners(url: string, listeners: number | undefined, writers: readonly Writer[], seconds: number) {
  await using child = startChild(new URL("listeners.ts", import.meta.url), [url, CHANNEL, String(listeners ?? 0)]);
  await child.line();
  const found = [];
  for (const count of WRITERS) {
    const commits = await commitsPerSecond(writers.slice(0, count), listeners !== undefined, seconds);
    child.writeLine("");
    const delays = JSON.parse(await child.line()) as number[];
    found.push({ writers: count, listeners, commits, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) });
  }
  return found;
}

/** Each writer increments a row of its own. */
async function commitsPerSecond(writers: readonly Writer[], notifies: boolean, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + 1000 * seconds;
  let commits = 0;
  const write = async (store: Writer, index: number) => {
    while (performance.now() < until) {
      await store.transaction(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw("update counters set n = n + 1 where id = $1", [index + 1]));
        const now = String(performance.timeOrigin + performance.now());
        if (notifies) await notify({ tx, engine: "postgres" }, CHANNEL, now);
      });
      commits += 1;
    }
  };
  await Promise.all(writers.map(write));
  return (1000 * commits) / (performance.now() - startedAt);
}
