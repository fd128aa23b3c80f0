/** Version 19: bases, and the next id for them. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addBases = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const MOST = "9007199254740991";
const NUMBER = `not null default 1 constraint "world_next_number_check" check ("next_number" >= 1 and "next_number" <= ${MOST})`;
const KEYS = `constraint "bases_pkey" primary key ("id"),
  constraint "bases_player_id_airport_icao_key" unique ("player_id", "airport_icao"),
  constraint "bases_player_id_fkey" foreign key ("player_id") references "players" ("id") on update restrict on delete restrict`;
const COUNTS = ["price", "upkeep_sim_time"]
  .map((column) => `constraint "bases_${column}_check" check ("${column}" >= 0 and "${column}" <= ${MOST})`)
  .join(",\n  ");
const IDS = `constraint "bases_id_check" check ("id" >= 1 and "id" <= ${MOST}),
  constraint "bases_player_id_check" check ("player_id" >= -${MOST} and "player_id" <= ${MOST})`;
const LENGTH = `length("airport_icao") >= 4 and length("airport_icao") <= 4`;

const SQLITE = `alter table "world" add column "next_number" integer ${NUMBER};

create table "bases" (
  "id" integer not null,
  "player_id" integer not null,
  "airport_icao" text not null,
  "price" integer not null default 0,
  "upkeep_sim_time" integer not null,
  ${KEYS},
  ${IDS},
  constraint "bases_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and ${LENGTH}),
  ${COUNTS}
) strict, without rowid;`;

const POSTGRES = `alter table "world" add column "next_number" bigint ${NUMBER};

create table "bases" (
  "id" bigint not null,
  "player_id" bigint not null,
  "airport_icao" text collate "C" not null,
  "price" bigint not null default 0,
  "upkeep_sim_time" bigint not null,
  ${KEYS},
  ${IDS},
  constraint "bases_airport_icao_check" check (${LENGTH}),
  ${COUNTS}
);`;
