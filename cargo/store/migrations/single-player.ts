/**
 * Version 1: the single-player game, in which the player owned everything and capacity was counted in slots. The same text for
 * both engines.
 */
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";

export const makeSinglePlayerGame = (db: MigrationDatabase): Promise<void> => runStatements(db, SCHEMA);

/** Released programs of this version had no table of migrations: a database with these tables is one of theirs. */
export const SINGLE_PLAYER_TABLES = {
  sim_state: ["clock_ms", "cash", "reputation", "time_scale"],
  planes: ["id", "model", "name", "icao", "status", "dest", "departure_ms", "arrival_ms", "fuel", "slots"],
  packages: ["id", "status", "origin", "dest", "slots", "payout", "plane_id", "loaded_ms", "delivered_ms"],
} as const;

/**
 * Instants are simulated milliseconds since 1970; reputation is 0 to 100; `fuel` is in litres, while flying those at departure.
 */
const SCHEMA = `
create table sim_state (
  clock_ms bigint not null,
  cash double precision not null,
  reputation double precision not null,
  time_scale double precision not null
);

create table planes (
  id bigint not null primary key,
  model text not null,
  name text not null,
  icao text not null,
  status text not null,
  dest text,
  departure_ms bigint,
  arrival_ms bigint,
  fuel double precision not null,
  slots bigint not null
);

create table packages (
  id bigint not null primary key,
  status text not null,
  origin text not null,
  dest text not null,
  slots bigint not null,
  payout bigint not null,
  plane_id bigint,
  loaded_ms bigint,
  delivered_ms bigint
);
`;
