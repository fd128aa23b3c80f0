/** Version 17: each player's cash at the end of each hour. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";

export async function keepCash(db: MigrationDatabase, engine: Engine): Promise<void> {
  await runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);
  await fillCash(db);
}

/** Fills the table from the ledger, whose ids ascend with its instants. */
export async function fillCash(db: MigrationDatabase): Promise<void> {
  await sql`insert into history_cash (player_id, hour, at, clock_ms, balance)
    select player_id, at / 3600000, at, clock_ms, balance from ledger
    where id in (select max(id) from ledger group by player_id, at / 3600000) order by 1, 2`.execute(db);
}

const checked = (column: string, least = "0") =>
  `constraint "history_cash_${column}_check" check ("${column}" >= ${least} and "${column}" <= 9007199254740991)`;

const CONSTRAINTS = `constraint "history_cash_pkey" primary key ("player_id", "hour"),
  constraint "history_cash_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict,
  ${[checked("player_id", "-9007199254740991"), checked("hour"), checked("at"), checked("clock_ms"), checked("balance", "-9007199254740991")].join(",\n  ")}`;

const columns = (type: string) =>
  ["player_id", "hour", "at", "clock_ms", "balance"].map((name) => `"${name}" ${type} not null`).join(",\n  ");

const SQLITE = `create table "history_cash" (\n  ${columns("integer")},\n  ${CONSTRAINTS}\n) strict, without rowid;`;

const POSTGRES = `create table "history_cash" (\n  ${columns("bigint")},\n  ${CONSTRAINTS}\n);`;
