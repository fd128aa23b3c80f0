/** The world from its tables: all of it, or what other processes have changed since. */
import { isUnbroken, type Revision } from "@outbound/kit/host/revision.ts";
import type { Kysely } from "kysely";
import { isTerminal } from "../rules/values/cargo-package.ts";
import * as load from "../store/load.ts";
import { planeOf, playerOf } from "../store/rows.ts";
import type { CargoTables } from "../store/tables.ts";
import { type Dirty, NOTHING_DIRTY, type StoredDirty } from "./state/dirty.ts";
import { TAKES_SHOWN_MS } from "./state/jobs.ts";
import type { Collection } from "./state/journal.ts";
import { type Counters, World, type WorldState } from "./state/world.ts";

type Db = Kysely<CargoTables>;

/** Everything in memory. `db` is one snapshot or a transaction. */
export async function loadWhole(db: Db, row: load.WorldRow): Promise<World> {
  const world = new World(stateOf(row), countersOf(row));
  const { accounts } = world;
  const players = await load.loadPlayers(db);
  const planes = await load.loadPlanes(db);
  const packages = await load.loadLivePackages(db, row.last_at - TAKES_SHOWN_MS);
  const pools = await load.loadPools(db);
  const sessions = await load.loadSessions(db);
  const admins = await load.loadAdmins(db);
  const adminSessions = await load.loadAdminSessions(db);
  world.journal.withoutNotes(() => {
    for (const player of players) accounts.players.replace(player.id, playerOf(player));
    for (const plane of planes) world.planes.replace(plane.id, planeOf(plane));
    for (const cargo of packages) world.packages.replace(cargo.id, cargo);
    for (const pool of pools) world.pools.replace(pool.icao, pool);
    for (const session of sessions) accounts.sessions.replace(session.id, session);
    for (const admin of admins) accounts.admins.replace(admin.id, admin);
    for (const session of adminSessions) accounts.adminSessions.replace(session.id, session);
    for (const cargo of packages) if (isTerminal(cargo)) world.packages.evict(cargo.id);
  });
  return world;
}

export const stateOf = (row: load.WorldRow): WorldState => ({
  seed: row.seed,
  clock: {
    isRunning: row.is_running,
    anchorAt: row.anchor_at,
    anchorSimTime: row.anchor_sim_time,
    timeScale: row.time_scale,
  },
  nextPlayerId: row.next_player_id,
  nextPlaneId: row.next_plane_id,
  nextPoolNumber: row.next_pool_number,
  nextContractNumber: row.next_contract_number,
  nextSessionId: row.next_session_id,
});

export const countersOf = (row: load.WorldRow): Counters => ({
  revision: row.revision,
  lastAt: row.last_at,
  nextEventId: row.next_event_id,
  nextLedgerId: row.next_ledger_id,
  nextAuditId: row.next_audit_id,
});

/** Reads the dirty rows again. The caller decides whether the journal records it. */
export async function refreshDirty(db: Db, world: World, dirty: Dirty): Promise<void> {
  const { accounts } = world;
  // Everything is read before anything is changed: a failing read must not leave half of it.
  const players = await load.loadPlayers(db, dirty.players);
  const planes = await load.loadPlanes(db, dirty.planes);
  const packages = await load.loadPackages(db, dirty.packages);
  const pools = await load.loadPools(db, dirty.pools);
  const sessions = await load.loadSessions(db, dirty.sessions);
  const admins = await load.loadAdmins(db, dirty.admins);
  const adminSessions = await load.loadAdminSessions(db, dirty.adminSessions);
  put(accounts.players, dirty.players, players.map(playerOf));
  put(world.planes, dirty.planes, planes.map(planeOf));
  put(world.packages, dirty.packages, packages);
  const byIcao = new Map(pools.map((pool) => [pool.icao, pool]));
  for (const icao of dirty.pools) world.pools.replace(icao, byIcao.get(icao));
  put(accounts.sessions, dirty.sessions, sessions);
  put(accounts.admins, dirty.admins, admins);
  put(accounts.adminSessions, dirty.adminSessions, adminSessions);
}

function put<V extends { readonly id: number }>(
  collection: Collection<number, V>,
  ids: readonly number[],
  values: readonly V[],
): void {
  const byId = new Map(values.map((value) => [value.id, value]));
  for (const id of ids) collection.replace(id, byId.get(id));
}

/** What the commits after `known` changed, together; undefined if their rows are gone, or if the database went back. */
export async function dirtySince(db: Db, known: Revision, stored: Revision): Promise<Dirty | undefined> {
  const rows = await db
    .selectFrom("changes")
    .selectAll()
    .where("revision", ">=", known.number)
    .where("revision", "<=", stored.number)
    .orderBy("revision")
    .execute();
  const commits = rows.map(({ revision, commit_token }) => ({ number: revision, token: commit_token }));
  if (!isUnbroken(known, stored, commits)) return undefined;
  const all = rows.slice(1).map((row) => row.dirty as StoredDirty);
  if (all.includes("all")) return undefined;
  return mergeDirty(all as readonly Partial<Dirty>[]);
}

export function mergeDirty(all: readonly Partial<Dirty>[]): Dirty {
  const merged = (Object.keys(NOTHING_DIRTY) as (keyof Dirty)[]).map((key) => [
    key,
    [...new Set(all.flatMap((dirty) => (dirty[key] ?? []) as readonly (number | string)[]))],
  ]);
  return Object.fromEntries(merged) as unknown as Dirty;
}
