/** The smallest world that a writer can keep: one row with one number. For the writer's own tests. */
import type { DatabaseOf, Engine } from "../../store/database.ts";
import { createTables } from "../../store/ddl.ts";
import type { Store } from "../../store/store.ts";
import { defineTable, integer } from "../../store/table.ts";
import { type Command, Refused, type World } from "../world.ts";

const counters = defineTable("counters", { id: integer(), total: integer({ max: 1_000_000 }) }, { primaryKey: ["id"] });
export const counterTables = [counters] as const;
export type CounterDatabase = DatabaseOf<typeof counterTables>;

export interface Draft {
  total: number;
  changes: number;
}

export interface CounterWorld extends World<CounterDatabase, Draft> {
  /** What the writer told the world, in order: `open 3`, `flush 4`, `committed 4`, `dropped`, `unchanged`. */
  readonly news: string[];
  /** Why, for each `dropped`. */
  readonly causes: unknown[];
}

export function counterWorld(engine: Engine): CounterWorld {
  const news: string[] = [];
  const causes: unknown[] = [];
  return {
    news,
    causes,
    async open(tx) {
      const row = tx.selectFrom("counters").select("total").where("id", "=", 1);
      const { total } = await (engine === "postgres" ? row.forUpdate() : row).executeTakeFirstOrThrow();
      news.push(`open ${total}`);
      return { total, changes: 0 };
    },
    async flush(draft, tx) {
      news.push(`flush ${draft.total}`);
      await tx.updateTable("counters").set({ total: draft.total }).where("id", "=", 1).execute();
    },
    committed: (draft) => void news.push(`committed ${draft.total}`),
    dropped: (cause) => {
      news.push("dropped");
      causes.push(cause);
    },
    unchanged: () => void news.push("unchanged"),
  };
}

export type CounterCommand = Command<CounterDatabase, Draft, number>;

/** Adds to the number and answers with the new one. */
export const add = (amount: number): CounterCommand => ({
  run(draft) {
    draft.total += amount;
    draft.changes++;
    return draft.total;
  },
});

export const refuse = (reason: string): CounterCommand => ({
  run() {
    throw new Refused(new Error(reason));
  },
});

export const fail = (reason: string): CounterCommand => ({
  run(draft) {
    draft.total += 1_000;
    throw new Error(reason);
  },
});

/** Makes the table with the number at zero. */
export async function startCounter(store: Store<CounterDatabase>): Promise<void> {
  await store.transaction(async (tx) => {
    await createTables(tx, store.engine, counterTables);
    await tx.insertInto("counters").values({ id: 1, total: 0 }).execute();
  });
}

export async function storedTotal(store: Store<CounterDatabase>): Promise<number> {
  return (await store.read.selectFrom("counters").select("total").executeTakeFirstOrThrow()).total;
}
