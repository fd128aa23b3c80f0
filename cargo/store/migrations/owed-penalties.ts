/** Version 12: players owe penalties that their cash does not cover, and cool off where they abandoned packages. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addOwedPenalties = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const CHECK = `constraint "players_owed_check" check ("owed" >= 0 and "owed" <= 9007199254740991)`;

const SQLITE = `alter table "players" add column "owed" integer not null default 0 ${CHECK};

alter table "players" add column "abandonments" text not null default '[]'
  constraint "players_abandonments_check" check (json_valid("abandonments"));`;

const POSTGRES = `alter table "players" add column "owed" bigint not null default 0 ${CHECK};

alter table "players" add column "abandonments" json not null default '[]';`;
