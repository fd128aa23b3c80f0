/** Adds guests: players who have chosen neither name nor password yet. Existing players are no guests. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addGuests = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const SQLITE = `alter table "players" add column "is_guest" integer not null default 0
  constraint "players_is_guest_check" check ("is_guest" in (0, 1));`;

const POSTGRES = `alter table "players" add column "is_guest" boolean not null default false;`;
