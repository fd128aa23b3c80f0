/** Version 7: one live world of many players, with accounts, admins and markets. Earlier data is converted into new tables. */
import { readFile } from "node:fs/promises";
import { systemClock } from "@outbound/kit/clock/clock.ts";
import { randomSeed } from "@outbound/kit/clock/random-seed.ts";
import type { Engine } from "@outbound/kit/store/database.ts";
import { runStatements } from "@outbound/kit/store/ddl.ts";
import type { MigrationDatabase } from "@outbound/kit/store/migrate.ts";
import { sql } from "kysely";
import { carriedPackages, renumbered } from "./carried/carried-packages.ts";
import { carriedPlanes, type PlaneRow } from "./carried/carried-planes.ts";
import { carriedPlayers, type OldPlayer } from "./carried/carried-players.ts";
import type { OldPackage, OldPlane } from "./carried/old-rows.ts";
import { placesOf } from "./carried/places.ts";
import { insertRows } from "./insert-rows.ts";

export async function beginLiveWorld(db: MigrationDatabase, engine: Engine): Promise<void> {
  const now = systemClock.wall();
  const old = await oldWorld(db);
  const placeOf = placesOf(old.planes);
  const planes = carriedPlanes(old.planes, old.packages, placeOf, old.clockMs);
  const packages = carriedPackages(old.packages, old.planes, placeOf, old.clockMs, now);
  await runStatements(db, SET_ASIDE);
  await runStatements(db, await readFile(new URL(`live-world.${engine}.sql`, import.meta.url), "utf8"));
  await insertRows(db, "players", carriedPlayers(old.players, planes, packages, placeOf));
  await insertRows(db, "planes", planes);
  await insertRows(db, "packages", packages);
  if (engine === "postgres") await runStatements(db, CONTINUE_COUNTING);
  await carryHistory(db, engine, renumbered(old.packages));
  await balanceLedger(db, old.clockMs, now);
  await insertWorld(db, planes, old.clockMs, now);
}

interface OldWorld {
  readonly clockMs: number;
  readonly players: readonly OldPlayer[];
  readonly planes: readonly OldPlane[];
  readonly packages: readonly OldPackage[];
}

/** Start of a world without an earlier one: 2000-01-01T00:00:00Z. */
const FIRST_CLOCK_MS = 946_684_800_000;
/** Simulated milliseconds per real millisecond, whatever the earlier scale was. */
const TIME_SCALE = 24;

async function oldWorld(db: MigrationDatabase): Promise<OldWorld> {
  const { rows: states } = await sql<{ clock_ms: number }>`select max(clock_ms) as clock_ms from sim_state`.execute(db);
  const { rows: players } = await sql<OldPlayer>`select * from players order by id`.execute(db);
  const { rows: planes } = await sql<OldPlane>`select *, cast(queue as text) as stops from planes order by id`.execute(
    db,
  );
  const { rows: packages } = await sql<OldPackage>`select * from packages order by id`.execute(db);
  return { clockMs: Math.max(0, Math.floor(states[0]?.clock_ms ?? FIRST_CLOCK_MS)), players, planes, packages };
}

/** The history may be large, so it is moved within the database. */
const SET_ASIDE = `
create table old_events as select * from events;

create table old_ledger as select * from ledger;

drop table events;

drop table ledger;

drop table packages;

drop table planes;

drop table players;

drop table sim_state;
`;

/** Without this, PostgreSQL would assign the ids again that were inserted explicitly. */
const CONTINUE_COUNTING = `
select setval(pg_get_serial_sequence('players', 'id'), max(id)) from players having count(*) > 0;

select setval(pg_get_serial_sequence('planes', 'id'), max(id)) from planes having count(*) > 0;
`;

async function carryHistory(db: MigrationDatabase, engine: Engine, moved: ReadonlyMap<number, number>): Promise<void> {
  for (const [before, after] of moved) {
    await sql`update old_events set package_id = ${after} where package_id = ${before}`.execute(db);
    await sql`update old_ledger set package_id = ${after} where package_id = ${before}`.execute(db);
  }
  await runStatements(db, historySql(engine === "postgres" ? "data::json" : "data"));
}

const historySql = (data: string) => `
insert into events (id, player_id, kind, clock_ms, at, plane_id, package_id, data)
select id, player_id, kind, clock_ms, at, plane_id, package_id, ${data} from old_events;

insert into ledger (id, player_id, amount, reason, plane_id, package_id, clock_ms, at)
select id, player_id, amount, reason, plane_id, package_id, clock_ms, at from old_ledger;

drop table old_events;

drop table old_ledger;
`;

/** Adds an entry for what an earlier version moved without one, so that cash is the sum of its entries. */
async function balanceLedger(db: MigrationDatabase, clockMs: number, now: number): Promise<void> {
  await sql`
    insert into ledger (id, player_id, amount, reason, clock_ms, at)
    select (select coalesce(max(id), 0) from ledger) + row_number() over (order by player_id),
      player_id, difference, 'carried-over', ${sql.lit(clockMs)}, ${sql.lit(now)}
    from (
      select players.id as player_id, money - coalesce((select sum(amount) from ledger where player_id = players.id), 0)
        as difference
      from players
    ) as balances
    where difference <> 0
  `.execute(db);
}

async function insertWorld(
  db: MigrationDatabase,
  planes: readonly PlaneRow[],
  clockMs: number,
  now: number,
): Promise<void> {
  const next = async (table: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from ${sql.table(table)}`.execute(
      db,
    );
    return rows[0]?.id ?? 1;
  };
  const world = {
    id: 1,
    revision: 0,
    seed: randomSeed(),
    last_at: now,
    is_running: planes.some(({ status }) => status !== "available"),
    anchor_at: now,
    anchor_sim_time: clockMs,
    time_scale: TIME_SCALE,
    next_player_id: await next("players"),
    next_plane_id: await next("planes"),
    next_pool_number: 1,
    next_contract_number: 1,
    next_session_id: 1,
    next_event_id: await next("events"),
    next_ledger_id: await next("ledger"),
    next_audit_id: 1,
  };
  await insertRows(db, "world", [world]);
}
