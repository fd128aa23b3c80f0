/** Opens and migrates the database of the space game. Refuses games of later rules versions. */
import { openMigrated } from "@outbound/kit/host/open-migrated.ts";
import type { StoreLogger } from "@outbound/kit/store/database.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { MIGRATIONS } from "./migrations.ts";
import { rulesFault } from "./rules-version.ts";
import { type SpaceTables, TABLES } from "./tables.ts";

export const openSpace = (url: string, logger?: StoreLogger): Promise<Store<SpaceTables>> =>
  openMigrated<SpaceTables>(url, {
    setting: "SPACE_DATABASE_URL",
    tables: TABLES,
    migrations: MIGRATIONS,
    logger,
    prepare: ({ read }) => rulesFault(read),
  });
