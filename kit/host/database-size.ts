/** Reports the size of the database in the metrics. */
import { stat } from "node:fs/promises";
import { sql } from "kysely";
import type { Metrics } from "../observe/registry.ts";
import { realFile } from "../store/holder.ts";
import { type Store, sqlitePath } from "../store/store.ts";

/** Adds the size in bytes. On SQLite it includes the write-ahead log. */
export function measureDatabase<DB>(metrics: Metrics, store: Sized<DB>): void {
  metrics.gauge("database_size_bytes", "Size of the database.", () => databaseBytes(store));
}

type Sized<DB> = Pick<Store<DB>, "engine" | "url" | "read">;

async function databaseBytes<DB>({ engine, url, read }: Sized<DB>): Promise<number> {
  if (engine === "postgres") {
    const { rows } = await sql<{ size: number | string }>`select pg_database_size(current_database()) as size`.execute(
      read,
    );
    return Number(rows[0]?.size);
  }
  // The log is beside the file to which a link leads.
  const path = realFile(sqlitePath(url));
  const log = await stat(`${path}-wal`).catch(() => undefined);
  return (await stat(path)).size + (log?.size ?? 0);
}
