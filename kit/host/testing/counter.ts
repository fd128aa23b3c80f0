/** The smallest state that a writer can change: one row with one number. For tests of the writer. */
import type { DatabaseOf, Engine } from "../../store/database.ts";
import { createTables } from "../../store/ddl.ts";
import type { Store } from "../../store/store.ts";
import { defineTable, integer } from "../../store/table.ts";
import type { BatchPort, WriterCommand } from "../port.ts";
import { Refused } from "../refused.ts";

const counters = defineTable("counters", { id: integer(), total: integer({ max: 1_000_000 }) }, { primaryKey: ["id"] });
export const counterTables = [counters] as const;
export type CounterDatabase = DatabaseOf<typeof counterTables>;

export interface Draft {
  total: number;
  changes: number;
}

export interface CounterPort extends BatchPort<CounterDatabase, Draft> {
  /** The calls of the writer, in order: `open 3`, `flush 4`, `committed 4`, `dropped`, `unchanged`. */
  readonly calls: string[];
  /** The cause of each `dropped`. */
  readonly causes: unknown[];
}

export function counterPort(engine: Engine): CounterPort {
  const calls: string[] = [];
  const causes: unknown[] = [];
  return {
    calls,
    causes,
    async open(tx) {
      const row = tx.selectFrom("counters").select("total").where("id", "=", 1);
      const { total } = await (engine === "postgres" ? row.forUpdate() : row).executeTakeFirstOrThrow();
      calls.push(`open ${total}`);
      return { total, changes: 0 };
    },
    async flush(draft, tx) {
      calls.push(`flush ${draft.total}`);
      await tx.updateTable("counters").set({ total: draft.total }).where("id", "=", 1).execute();
    },
    committed: (draft) => void calls.push(`committed ${draft.total}`),
    dropped: (cause) => {
      calls.push("dropped");
      causes.push(cause);
    },
    unchanged: () => void calls.push("unchanged"),
  };
}

export type CounterCommand = WriterCommand<CounterDatabase, Draft, number>;

/** Adds to the number and returns the new one. */
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

/** Creates the table with the number at zero. */
export async function startCounter(store: Store<CounterDatabase>): Promise<void> {
  await store.transaction(async (tx) => {
    await createTables(tx, store.engine, counterTables);
    await tx.insertInto("counters").values({ id: 1, total: 0 }).execute();
  });
}

export async function storedTotal(store: Store<CounterDatabase>): Promise<number> {
  return (await store.read.selectFrom("counters").select("total").executeTakeFirstOrThrow()).total;
}
