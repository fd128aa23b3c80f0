/** Runs work in only one of the processes that share a database. */
import { sql } from "kysely";
import type { Store } from "../store/store.ts";

/** Arbitrary, but the same in every process, and different from all other advisory locks. */
const ADVISORY_LOCK = 7_306_021_906;

/** Rejects if the lock may have been lost. */
export type AssertHeld = () => Promise<void>;

/**
 * Runs the work under an advisory lock of PostgreSQL; SQLite has only one process. Resolves with false, without running the work,
 * if another process has the lock.
 */
export async function asOnlyProcess<DB>(
  { engine, write }: Pick<Store<DB>, "engine" | "write">,
  work: (assertHeld: AssertHeld) => Promise<void>,
): Promise<boolean> {
  if (engine === "sqlite") {
    await work(async () => {});
    return true;
  }
  return write.connection().execute(async (db) => {
    const lock = sql<{ held: boolean }>`select pg_try_advisory_lock(${sql.lit(ADVISORY_LOCK)}) as held`;
    const { rows } = await lock.execute(db);
    if (rows[0]?.held !== true) return false;
    try {
      // The lock belongs to this connection: it is held as long as the connection answers.
      await work(async () => void (await sql`select 1`.execute(db)));
      return true;
    } finally {
      // If the connection is lost, PostgreSQL has released the lock.
      await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCK)})`.execute(db).catch(() => {});
    }
  });
}
