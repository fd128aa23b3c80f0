/** Version 16: players have the instants at which airports became open to them. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addOpenings = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const SQLITE = `alter table "players" add column "openings" text not null default '[]'
  constraint "players_openings_check" check (json_valid("openings"));`;

const POSTGRES = `alter table "players" add column "openings" json not null default '[]';`;
