/** The schema's history: a static list, run on start. Released entries never change. */
import { createTables } from "@outbound/kit/store/ddl.ts";
import type { Migration } from "@outbound/kit/store/migrate.ts";
import { migrationsTable } from "@outbound/kit/store/migrations-table.ts";
import { TABLES } from "./tables.ts";

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: "the first schema",
    up: async (db, engine) => {
      await createTables(
        db,
        engine,
        TABLES.filter((table) => table.name !== migrationsTable.name),
      );
      await db.insertInto("world").values({ id: 1, revision: 0, next_event_seq: 1 }).execute();
    },
  },
];
