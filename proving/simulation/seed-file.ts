/** A SQLite file for one seed, copied from one that was migrated once, and a way to read it beside the service. */
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

const templates = new Map<OpenMigrated, Promise<string>>();

/** The path of a migrated file; made by the first who asks. */
function templateOf(openMigrated: OpenMigrated, folder: string): Promise<string> {
  const known = templates.get(openMigrated);
  if (known !== undefined) return known;
  const made = (async () => {
    const path = join(folder, "template.db");
    await (await openMigrated(`sqlite:${path}`)).close();
    return path;
  })();
  templates.set(openMigrated, made);
  return made;
}

/** Where this process keeps its files; removed when it ends. */
const folder = mkdtempSync(join(tmpdir(), "outbound-simulation-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

export interface SeedFile<DB> {
  readonly url: string;
  /** Sees what is committed, and nothing fails for it. */
  readonly audit: Kysely<DB>;
  remove(): Promise<void>;
}

let files = 0;

export async function seedFile<DB>(openMigrated: OpenMigrated, tables: readonly Table[]): Promise<SeedFile<DB>> {
  files += 1;
  const own = mkdtempSync(join(folder, "seed-"));
  const path = join(own, `${files}.db`);
  copyFileSync(await templateOf(openMigrated, mkdtempSync(join(folder, "game-"))), path);
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

/**
 * A store as the service has it, but for one thing: crashes end the process only, never the machine, so waiting for the disk
 * would show nothing and cost most of the time.
 */
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
