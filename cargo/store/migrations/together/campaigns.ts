/** Version 24: campaigns, what players delivered for them, and when each last delivered by hand. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addCampaigns = async (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, await readFile(new URL(`campaigns.${engine}.sql`, import.meta.url), "utf8"));
