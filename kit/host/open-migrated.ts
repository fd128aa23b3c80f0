/** Opens a game's database and migrates it. Throws a one-line error for what the operator can fix. */
import { StartError } from "../settings/start-error.ts";
import type { StoreLogger } from "../store/database.ts";
import { StoreUnavailableError, StoreUrlError } from "../store/errors.ts";
import { StoreHeldError } from "../store/holder.ts";
import { type Migration, MigrationError, migrate } from "../store/migrate.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Table } from "../store/table.ts";

const FIXABLE = [StoreHeldError, MigrationError, StoreUnavailableError, StoreUrlError];

export interface OpenMigratedOptions<DB> {
  /** The setting that holds the URL; error messages begin with it. */
  readonly setting: string;
  readonly tables: readonly Table[];
  readonly migrations: readonly Migration[];
  readonly logger?: StoreLogger | undefined;
  /** Called with the migrated store. Returns why the database cannot be used, in one line, or undefined. */
  readonly prepare?: (store: Store<DB>) => Promise<string | undefined>;
}

/** Throws a StartError for what the operator can fix. */
export async function openMigrated<DB>(url: string, options: OpenMigratedOptions<DB>): Promise<Store<DB>> {
  const { setting, tables, migrations, logger, prepare } = options;
  try {
    const store = await openStore<DB>(url, { tables, logger });
    await migrate(store, migrations);
    const fault = await prepare?.(store);
    if (fault !== undefined) throw new StartError(`${setting}: ${fault}`);
    return store;
  } catch (error) {
    throw startErrorOf(setting, error);
  }
}

/** Returns a StartError for what the operator can fix, and any other error unchanged. */
export const startErrorOf = (setting: string, error: unknown): unknown =>
  FIXABLE.some((kind) => error instanceof kind)
    ? new StartError(`${setting}: ${(error as Error).message}`, error)
    : error;
