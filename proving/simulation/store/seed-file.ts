/** A SQLite file for one seed, copied from a migrated template, and a handle to read it beside the service. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { columnPlugin } from "@outbound/kit/store/codec.ts";
import { schemaOf } from "@outbound/kit/store/schema.ts";
import { ConnectionDialect, SqliteConnection } from "@outbound/kit/store/sqlite.ts";
import { openStore, type StoreOptions } from "@outbound/kit/store/store.ts";
import { copySqliteTemplate, type Migrated } from "@outbound/kit/testing/migrated-template.ts";
import { Kysely, sql } from "kysely";

/** Folder for the files of this process. It is removed on exit. */
const folder = mkdtempSync(join(tmpdir(), "outbound-simulation-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

export type SeedFile<DB> = Awaited<ReturnType<typeof seedFile<DB>>>;

export async function seedFile<DB>(migrated: Migrated) {
  const own = mkdtempSync(join(folder, "seed-"));
  const path = join(own, "game.db");
  await copySqliteTemplate(migrated, path);
  const schema = schemaOf(migrated.tables);
  const connection = new SqliteConnection(path, schema, true);
  const plugins = [columnPlugin(schema, "sqlite")];
  const audit = new Kysely<DB>({ dialect: new ConnectionDialect(connection), plugins });
  return {
    /** Opens the file as the service does, but without syncing, because a simulated crash ends the process and not the machine. */
    open: async (wrapDialect: StoreOptions["wrapDialect"]) => {
      const store = await openStore<DB>(`sqlite:${path}`, { tables: migrated.tables, wrapDialect });
      const unsynced = sql.raw("pragma synchronous = off").execute(store.write);
      await unsynced.catch(async (error) => {
        await store.close();
        throw error;
      });
      return store;
    },
    /** Reads what is committed; no fault is injected here. */
    audit,
    remove: async () => {
      await audit.destroy();
      rmSync(own, { recursive: true });
    },
  };
}
