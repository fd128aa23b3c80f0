/** Version 22: scores of the current season, and the first players of past ones. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addSeasons = async (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, await readFile(new URL(`seasons.${engine}.sql`, import.meta.url), "utf8"));
