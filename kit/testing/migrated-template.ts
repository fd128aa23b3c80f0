/** Migrated template databases that tests copy. Each version of the migrations has one. */
import { createHash } from "node:crypto";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Migration, migrate } from "../store/migrate.ts";
import { openStore } from "../store/store.ts";
import type { Table } from "../store/table.ts";
import { templateDatabase } from "./postgres.ts";

export interface Migrated {
  readonly tables: readonly Table[];
  readonly migrations: readonly Migration[];
  /** The folder with all files of the migrations. */
  readonly folder: string;
}

/** Resolves with the template's name on the run's PostgreSQL server. */
export const postgresTemplate = (migrated: Migrated): Promise<string> =>
  templateDatabase(`migrated_${knownHash(migrated)}`, (url) => migrateAt(url, migrated));

/** Copies a migrated file to this path. */
export async function copySqliteTemplate(migrated: Migrated, path: string): Promise<void> {
  const template = join(CACHE, `${knownHash(migrated)}.db`);
  if (statSync(template, { throwIfNoEntry: false }) === undefined) await makeSqliteTemplate(migrated, template);
  copyFileSync(template, path);
}

const CACHE = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "migrated-databases");

/** Concurrent processes each create one, and the last to finish wins. */
async function makeSqliteTemplate(migrated: Migrated, template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "making-"));
  await migrateAt(`sqlite:${join(folder, "made.db")}`, migrated);
  renameSync(join(folder, "made.db"), template);
  rmSync(folder, { recursive: true });
}

async function migrateAt(url: string, { tables, migrations }: Migrated): Promise<void> {
  const store = await openStore(url, { tables });
  try {
    await migrate(store, migrations);
  } finally {
    await store.close();
  }
}

const hashes = new WeakMap<Migrated, string>();

function knownHash(migrated: Migrated): string {
  const hash = hashes.get(migrated) ?? hashOf(migrated);
  hashes.set(migrated, hash);
  return hash;
}

/** Returns a hash of the migrations and of the code that runs them. */
export function hashOf({ folder, migrations }: Migrated): string {
  const hash = createHash("sha256").update(migrations.map(({ id, name }) => `${id} ${name}`).join("\n"));
  for (const place of [folder, join(import.meta.dirname, "..", "store")]) {
    for (const file of globSync("**/*.{ts,sql}", { cwd: place, exclude: ["**/*.test.ts", "**/testing/**"] }).sort()) {
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(place, file)))
        .update("\0");
    }
  }
  return hash.digest("hex").slice(0, 16);
}
