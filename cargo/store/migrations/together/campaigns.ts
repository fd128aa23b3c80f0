/** Version 24: campaigns, contributions, and the last delivery by hand of each player. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addCampaigns = async (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, await readFile(new URL(`campaigns.${engine}.sql`, import.meta.url), "utf8"));
