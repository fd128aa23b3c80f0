/** Opens a game's database and migrates it. Throws a one-line error for what the operator can fix. */
import { statSync } from "node:fs";
import { StartError } from "../settings/start-error.ts";
import type { StoreLogger } from "../store/database.ts";
import { StoreUnavailableError, StoreUrlError } from "../store/errors.ts";
import { StoreHeldError } from "../store/holder.ts";
import { introspect } from "../store/introspect.ts";
import { type Migration, MigrationError, migrate } from "../store/migrate.ts";
import { openStore, type Store, sqlitePath } from "../store/store.ts";
import type { Table } from "../store/table.ts";

const FIXABLE = [StoreHeldError, MigrationError, StoreUnavailableError, StoreUrlError];

export interface OpenMigratedOptions<DB> {
  /** The setting that holds the URL; error messages begin with it. */
  readonly setting: string;
  readonly tables: readonly Table[];
  readonly migrations: readonly Migration[];
  readonly logger?: StoreLogger | undefined;
  /** Called before a new database is created. An error that it throws prevents that. */
  readonly beforeCreation?: (() => void) | undefined;
  /** Called with the migrated store. Returns why the database cannot be used, in one line, or undefined. */
  readonly prepare?: (store: Store<DB>) => Promise<string | undefined>;
}

/** Throws a StartError for what the operator can fix. */
export async function openMigrated<DB>(url: string, options: OpenMigratedOptions<DB>): Promise<Store<DB>> {
  const { setting, tables, migrations, logger, beforeCreation, prepare } = options;
  try {
    if (isMissingFile(url)) beforeCreation?.();
    const store = await openStore<DB>(url, { tables, logger });
    if (beforeCreation !== undefined && (await isEmptyPostgres(store))) await orClose(store, beforeCreation);
    await migrate(store, migrations);
    const fault = await prepare?.(store);
    if (fault !== undefined) throw new StartError(`${setting}: ${fault}`);
    return store;
  } catch (error) {
    throw startErrorOf(setting, error);
  }
}

/** True for the URL of a SQLite file that does not exist. False for one that cannot be examined: opening it reports why. */
export function isMissingFile(url: string): boolean {
  if (!url.startsWith("sqlite:")) return false;
  try {
    return statSync(sqlitePath(url), { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

const isEmptyPostgres = async <DB>({ engine, read }: Pick<Store<DB>, "engine" | "read">): Promise<boolean> =>
  engine === "postgres" && Object.keys(await introspect(read, engine)).length === 0;

/** Closes the store if `check` throws. */
async function orClose({ close }: { close(): Promise<void> }, check: () => void): Promise<void> {
  try {
    check();
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns a StartError for what the operator can fix, and any other error unchanged. */
export const startErrorOf = (setting: string, error: unknown): unknown =>
  FIXABLE.some((kind) => error instanceof kind)
    ? new StartError(`${setting}: ${(error as Error).message}`, error)
    : error;
