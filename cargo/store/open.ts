/** Opens the cargo game's database and brings it up to the code. What the operator can mend is told in one line. */
import { StartError } from "@outbound/kit/settings/start-error.ts";
import type { StoreLogger } from "@outbound/kit/store/database.ts";
import { StoreUnavailableError, StoreUrlError } from "@outbound/kit/store/errors.ts";
import { StoreHeldError } from "@outbound/kit/store/holder.ts";
import { MigrationError, migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type CargoTables, TABLES } from "./tables.ts";

const MENDABLE = [StoreHeldError, MigrationError, StoreUnavailableError, StoreUrlError];

export interface OpenOptions {
  readonly logger?: StoreLogger;
  /** Seed of a new world; one that is there keeps its own. */
  readonly seed?: number | undefined;
}

export async function openMigrated(url: string, { logger, seed }: OpenOptions = {}): Promise<Store<CargoTables>> {
  try {
    const store = await openStore<CargoTables>(url, { tables: TABLES, logger });
    await migrate(store, MIGRATIONS);
    if (seed !== undefined) await seedNew(store, seed);
    return store;
  } catch (error) {
    if (!MENDABLE.some((kind) => error instanceof kind)) throw error;
    throw new StartError(`CARGO_DATABASE_URL: ${(error as Error).message}`, error);
  }
}

/** Revision 0: nothing has happened yet, so nothing was drawn. */
const seedNew = (store: Store<CargoTables>, seed: number) =>
  store.transaction((tx) =>
    tx.updateTable("world").set({ seed }).where("id", "=", 1).where("revision", "=", 0).execute(),
  );
