/**
 * `npm run bench -- notify [--seconds 2] [--rounds 3] [--print]`: the cost of NOTIFY on PostgreSQL, by the number of listeners and of
 * concurrent writers. Writes docs/scale.md unless `--print`.
 */
import { notify } from "@outbound/kit/store/notify.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { CompiledQuery } from "kysely";
import { readOptions } from "../../harness/arguments.ts";
import { startChild } from "../../harness/child.ts";
import { publish } from "../../harness/publish.ts";
import { markdownTable, number, today } from "../../harness/report.ts";
import { median, quantile } from "../../harness/statistics.ts";

/** Undefined: commits notify nobody. */
const LISTENERS = [undefined, 0, 1, 8, 64] as const;
const WRITERS = [1, 8] as const;
const CHANNEL = "bench_commits";

type Writer = Store<unknown>;

const { seconds, rounds: count, print } = readOptions({ seconds: 2, rounds: 3, print: false });
const database = await testDatabase();
const open = () => openStore<unknown>(database.url, { tables: [] });
const stores: Writer[] = await Promise.all(Array.from({ length: Math.max(...WRITERS) }, open));
const query = (sql: string) => (stores[0] as Writer).write.executeQuery(CompiledQuery.raw(sql));
const rounds: Awaited<ReturnType<typeof measure>>[] = [];
try {
  await query("create table counters (id integer primary key, n integer not null)");
  await query(`insert into counters select id, 0 from generate_series(1, ${stores.length}) id`);
  for (let round = 1; round <= count; round += 1) {
    rounds.push(await measure());
    console.error(`measured round ${round}`);
  }
} finally {
  for (const store of stores) await store.close();
  await database.drop();
}
const head = ["writers", "listeners", "commits a second", "÷ without NOTIFY", "change to listener, p50, ms", "p99, ms"];
const text = [
  `${today()}; ${rounds.length} rounds, the median of each; PostgreSQL without durability, so that the disk is not measured.`,
  "",
  ...markdownTable(head, (rounds[0] ?? []).map(rowOf)),
].join("\n");
await publish({ name: "notify", text, page: "scale.md", print });

/** Everything once: commits a second, and milliseconds from before the commit to the listener. */
async function measure() {
  const found = [];
  for (const listeners of LISTENERS) {
    const script = new URL("listeners.ts", import.meta.url);
    await using child = startChild(script, [database.url, CHANNEL, String(listeners ?? 0)]);
    await child.line();
    for (const writers of WRITERS) {
      const commits = await commitsPerSecond(stores.slice(0, writers), listeners !== undefined);
      child.writeLine("");
      const delays = JSON.parse(await child.line()) as number[];
      found.push({ writers, listeners, commits, p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) });
    }
  }
  return found;
}

/** Each writer increments a row of its own. */
async function commitsPerSecond(writers: readonly Writer[], notifies: boolean): Promise<number> {
  const startedAt = performance.now();
  const until = startedAt + 1000 * seconds;
  let commits = 0;
  const write = async (store: Writer, index: number) => {
    for (; performance.now() < until; commits += 1) {
      await store.transaction(async (tx) => {
        await tx.executeQuery(CompiledQuery.raw("update counters set n = n + 1 where id = $1", [index + 1]));
        const now = String(performance.timeOrigin + performance.now());
        if (notifies) await notify({ tx, engine: "postgres" }, CHANNEL, now);
      });
    }
  };
  await Promise.all(writers.map(write));
  return (1000 * commits) / (performance.now() - startedAt);
}

function rowOf({ writers, listeners }: (typeof rounds)[number][number], index: number): (string | number)[] {
  const same = rounds.flatMap((round) => round[index] ?? []);
  const silent = rounds.map((round) => round.find((one) => one.writers === writers && one.listeners === undefined));
  const medianOf = (figure: "commits" | "p50" | "p99") => median(same.map((one) => one[figure]));
  const share = median(same.map(({ commits }, round) => commits / (silent[round]?.commits ?? Number.NaN)));
  const delays = listeners ? [number(medianOf("p50"), 2), number(medianOf("p99"), 2)] : ["", ""];
  return [writers, listeners ?? "no NOTIFY", medianOf("commits"), number(share, 2), ...delays];
}
