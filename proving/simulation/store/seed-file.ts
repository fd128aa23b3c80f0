/** A SQLite file for one seed, copied from a migrated template, and a handle to read it beside the service. */
import { columnPlugin } from "@outbound/kit/store/codec.ts";
import { schemaOf } from "@outbound/kit/store/schema.ts";
import { ConnectionDialect, SqliteConnection } from "@outbound/kit/store/sqlite.ts";
import { openStore, type Store, type StoreOptions } from "@outbound/kit/store/store.ts";
import { copySqliteTemplate, type Migrated } from "@outbound/kit/testing/migrated-template.ts";
import { Kysely, sql } from "kysely";

export interface SeedFile<DB> {
  /** Opens the file as the service does, but without syncing, because a simulated crash ends the process and not the machine. */
  open(wrapDialect: StoreOptions["wrapDialect"]): Promise<Store<DB>>;
  /** Reads what is committed; no fault is injected here. */
  readonly audit: Kysely<DB>;
}

export async function seedFile<DB>(migrated: Migrated, path: string): Promise<SeedFile<DB>> {
  await copySqliteTemplate(migrated, path);
  const { tables } = migrated;
  const schema = schemaOf(tables);
  const dialect = new ConnectionDialect(new SqliteConnection(path, schema, true));
  return {
    audit: new Kysely<DB>({ dialect, plugins: [columnPlugin(schema, "sqlite")] }),
    async open(wrapDialect) {
      const store = await openStore<DB>(`sqlite:${path}`, { tables, wrapDialect });
      try {
        await sql.raw("pragma synchronous = off").execute(store.write);
        return store;
      } catch (error) {
        await store.close();
        throw error;
      }
    },
  };
}
