/** Version 11: suspensions have a reason and an end. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const explainSuspensions = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const UNTIL = `constraint "players_suspended_until_check" check ("suspended_until" >= 0 and "suspended_until" <= 9007199254740991)`;
const LENGTH = `length("suspension_reason") >= 1 and length("suspension_reason") <= 200`;

const SQLITE = `alter table "players" add column "suspended_until" integer ${UNTIL};

alter table "players" add column "suspension_reason" text
  constraint "players_suspension_reason_check" check (instr("suspension_reason", char(0)) = 0 and ${LENGTH});`;

const POSTGRES = `alter table "players" add column "suspended_until" bigint ${UNTIL};

alter table "players" add column "suspension_reason" text collate "C"
  constraint "players_suspension_reason_check" check (${LENGTH});`;
