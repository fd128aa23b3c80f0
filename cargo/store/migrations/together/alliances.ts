/** Version 25: alliances, their members and invitations. */
import { readFile } from "node:fs/promises";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addAlliances = async (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, await readFile(new URL(`alliances.${engine}.sql`, import.meta.url), "utf8"));
