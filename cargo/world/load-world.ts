/** Loads the world from its tables: all of it, or what other processes have changed. */
import { isUnbroken, type Revision } from "@outbound/kit/host/revision.ts";
import type { Kysely } from "kysely";
import { hasEnded } from "../rules/values/cargo-package.ts";
import type { ClockHistory } from "../rules/values/clock.ts";
import { loadClockHistory, loadDemand, loadLivePackages, loadPools, loadRows } from "../store/load.ts";
import { clockOf, type WorldRow } from "../store/rows.ts";
import type { CargoTables } from "../store/tables.ts";
import { type Dirty, mergeDirty, type StoredDirty } from "./state/dirty.ts";
import { TAKES_SHOWN_MS } from "./state/jobs.ts";
import { ALL_PARTS, type Entity, type Part } from "./state/parts.ts";
import { airportOfDemand, type Counters, demandKey, World, type WorldState } from "./state/world.ts";

type Db = Kysely<CargoTables>;

/** Loads everything that is kept in memory. `db` must be one snapshot or a transaction. */
export async function loadWhole(db: Db, row: WorldRow): Promise<World> {
  const world = new World(stateOf(row, await loadClockHistory(db)), countersOf(row));
  const packages = await loadLivePackages(db, row.last_at - TAKES_SHOWN_MS);
  const pools = await loadPools(db);
  const demand = await loadDemand(db);
  const loaded: (readonly [Part, readonly Entity[]])[] = [];
  for (const [name, part] of ALL_PARTS) {
    loaded.push([part, name === "packages" ? packages : await readPart(db, part)]);
  }
  world.journal.unrecorded(() => {
    for (const [part, values] of loaded) for (const value of values) part.valuesOf(world).replace(value.id, value);
    for (const pool of pools) world.pools.replace(pool.icao, pool);
    for (const load of demand) world.demand.replace(demandKey(load), load);
    for (const cargo of packages) if (hasEnded(cargo)) world.packages.evict(cargo.id);
  });
  return world;
}

/** Reads the values of a part: all, or those with these ids. */
const readPart = async (db: Db, { table, fromRow }: Part, ids?: readonly number[]) =>
  (await loadRows(db, table.name, ids)).map(fromRow);

export const stateOf = (row: WorldRow, clockHistory: ClockHistory): WorldState => ({
  seed: row.seed,
  clock: clockOf(row),
  clockHistory,
  nextPlayerId: row.next_player_id,
  nextPlaneId: row.next_plane_id,
  nextPoolNumber: row.next_pool_number,
  nextContractNumber: row.next_contract_number,
  nextSessionId: row.next_session_id,
  nextNumber: row.next_number,
  nextRouteId: row.next_route_id,
  nextLineFreightId: row.next_line_freight_id,
  nextCampaignsSimTime: row.next_campaigns_sim_time,
});

export const countersOf = (row: WorldRow): Counters => ({
  revision: row.revision,
  token: row.commit_token,
  lastAt: row.last_at,
  nextEventId: row.next_event_id,
  nextLedgerId: row.next_ledger_id,
  nextAuditId: row.next_audit_id,
});

/** Reads the dirty rows again. The caller decides whether the journal records it. */
export async function refreshDirty(db: Db, world: World, dirty: Dirty): Promise<void> {
  // Reads everything before changing anything, so that a failing read leaves no half-updated world.
  const read = [];
  for (const [name, part] of ALL_PARTS) read.push([part, dirty[name], await readPart(db, part, dirty[name])] as const);
  const pools = new Map((await loadPools(db, dirty.pools)).map((pool) => [pool.icao, pool]));
  const demand = new Map(
    (await loadDemand(db, dirty.demand.map(airportOfDemand))).map((load) => [demandKey(load), load]),
  );
  for (const [part, ids, values] of read) {
    const byId = new Map(values.map((value) => [value.id, value]));
    for (const id of ids) part.valuesOf(world).replace(id, byId.get(id));
  }
  for (const icao of dirty.pools) world.pools.replace(icao, pools.get(icao));
  for (const key of dirty.demand) world.demand.replace(key, demand.get(key));
}

/** Merges the changes of all commits after `known`; undefined if their rows were deleted or the database went back. */
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
