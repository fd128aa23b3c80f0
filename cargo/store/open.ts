/** Opens and migrates the database of the cargo game. */
import { openMigrated as open, startErrorOf } from "@outbound/kit/host/open-migrated.ts";
import type { StoreLogger } from "@outbound/kit/store/database.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { MIGRATIONS } from "./migrations.ts";
import { type CargoTables, TABLES } from "./tables.ts";

const SETTING = "CARGO_DATABASE_URL";

export interface OpenOptions {
  readonly logger?: StoreLogger;
  /** Seed of a new world; an existing world keeps its own. */
  readonly seed?: number | undefined;
  /** Called before a new world is created. An error that it throws prevents that. */
  readonly beforeCreation?: (() => void) | undefined;
}

export const openMigrated = (
  url: string,
  { logger, seed, beforeCreation }: OpenOptions = {},
): Promise<Store<CargoTables>> =>
  open<CargoTables>(url, {
    setting: SETTING,
    tables: TABLES,
    migrations: MIGRATIONS,
    logger,
    beforeCreation,
    prepare: async (store) => {
      if (seed !== undefined) await seedNew(store, seed);
      return undefined;
    },
  });

/** Sets the seed at revision 0 only, when nothing has been drawn yet. */
const seedNew = (store: Store<CargoTables>, seed: number) =>
  store.transaction((tx) =>
    tx.updateTable("world").set({ seed }).where("id", "=", 1).where("revision", "=", 0).execute(),
  );

/** Wraps the work between opening the database and answering requests: rejects with a StartError if the database fails. */
export const withStartErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw startErrorOf(SETTING, error);
  });
