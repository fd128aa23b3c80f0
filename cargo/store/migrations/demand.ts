/** Adds recent deliveries to airports, and the demand with which payouts were fixed. */
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const addDemand = (db: MigrationDatabase, engine: Engine): Promise<void> =>
  runStatements(db, engine === "sqlite" ? SQLITE : POSTGRES);

const GROUPS = "'mail', 'consumer', 'industry', 'fresh', 'living', 'health'";
const FACTOR = `constraint "packages_demand_check" check ("demand" >= 0 and "demand" <= 2)`;
const NUMBERS = `constraint "demand_pkey" primary key ("airport_icao", "commodity_group"),
  constraint "demand_kg_check" check ("kg" >= 0),
  constraint "demand_sim_time_check" check ("sim_time" >= 0 and "sim_time" <= 9007199254740991)`;
const CODE = `length("airport_icao") >= 4 and length("airport_icao") <= 4`;
const GROUP = `"commodity_group" in (${GROUPS})`;

const SQLITE = `alter table "packages" add column "demand" real ${FACTOR};

create table "demand" (
  "airport_icao" text not null,
  "commodity_group" text not null,
  "kg" real not null,
  "sim_time" integer not null,
  constraint "demand_airport_icao_check" check (instr("airport_icao", char(0)) = 0 and ${CODE}),
  constraint "demand_commodity_group_check" check (instr("commodity_group", char(0)) = 0 and ${GROUP}),
  ${NUMBERS}
) strict, without rowid;`;

const POSTGRES = `alter table "packages" add column "demand" double precision ${FACTOR};

create table "demand" (
  "airport_icao" text collate "C" not null,
  "commodity_group" text collate "C" not null,
  "kg" double precision not null,
  "sim_time" bigint not null,
  constraint "demand_airport_icao_check" check (${CODE}),
  constraint "demand_commodity_group_check" check (${GROUP}),
  ${NUMBERS}
);`;
