/** Version 4: a plane has a queue of legs, a list of ICAO codes as JSON text. */
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addQueues = (db: MigrationDatabase): Promise<void> =>
  runStatements(db, "alter table planes add column queue text not null default '[]'");
