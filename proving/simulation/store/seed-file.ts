/** A SQLite file for one seed, copied from a migrated template, and a handle to read it beside the service. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schemaOf } from "@outbound/kit/store/schema.ts";
import { ConnectionDialect, SqliteConnection } from "@outbound/kit/store/sqlite.ts";
import { openStore, type Store, type StoreOptions } from "@outbound/kit/store/store.ts";
import type { Table } from "@outbound/kit/store/table.ts";
import { Kysely, sql } from "kysely";

/** Opens a migrated store of a game at a URL. */
export type OpenMigrated = (url: string) => Promise<{ close(): Promise<void> }>;

/** Where this process keeps its files; removed when it exits. */
const folder = mkdtempSync(join(tmpdir(), "outbound-simulation-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Paths of the migrated files, by what made them. */
const templates = new Map<OpenMigrated, Promise<string>>();

async function migratedFile(openMigrated: OpenMigrated): Promise<string> {
  const path = join(mkdtempSync(join(folder, "game-")), "template.db");
  await (await openMigrated(`sqlite:${path}`)).close();
  return path;
}

export interface SeedFile<DB> {
  readonly url: string;
  /** Reads what is committed; no fault is injected here. */
  readonly audit: Kysely<DB>;
  remove(): Promise<void>;
}

export async function seedFile<DB>(openMigrated: OpenMigrated, tables: readonly Table[]): Promise<SeedFile<DB>> {
  const template = templates.get(openMigrated) ?? migratedFile(openMigrated);
  templates.set(openMigrated, template);
  const own = mkdtempSync(join(folder, "seed-"));
  const path = join(own, "game.db");
  copyFileSync(await template, path);
  const audit = new Kysely<DB>({ dialect: new ConnectionDialect(new SqliteConnection(path, schemaOf(tables), true)) });
  return {
    url: `sqlite:${path}`,
    audit,
    remove: async () => {
      await audit.destroy();
      rmSync(own, { recursive: true });
    },
  };
}

/** A store as the service opens it, without waiting for the disk: a simulated crash ends the process, not the machine. */
export async function openUnsynced<DB>(url: string, options: StoreOptions): Promise<Store<DB>> {
  const store = await openStore<DB>(url, options);
  try {
    if (store.engine === "sqlite") await sql.raw("pragma synchronous = off").execute(store.write);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
