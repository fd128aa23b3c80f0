/** Version 23: routes that planes fly automatically, their line freight, and their ledger entries of the day. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export async function addRoutes(db: MigrationDatabase, engine: Engine): Promise<void> {
  await runStatements(db, await readFile(new URL(`routes.${engine}.sql`, import.meta.url), "utf8"));
}
