/** Reads from the store: the state that the world keeps in memory, and the histories that are only in the store. */
import type { Revision } from "@outbound/kit/host/revision.ts";
import { type Kysely, sql } from "kysely";
import { POOL_SLOTS } from "../rules/jobs/pool-bands.ts";
import { newPool, type Openers, type Pool, type Slot } from "../rules/jobs/pools.ts";
import {
  type CargoPackage,
  ENDED_STATUSES,
  type EndedStatus,
  type PackageStatus,
} from "../rules/values/cargo-package.ts";
import type { ClockHistory } from "../rules/values/clock.ts";
import type { DemandLoad } from "../rules/values/market.ts";
import { fullData } from "./event-data.ts";
import { firstOf } from "./first-of.ts";
import { clockOf, demandOf, packageOf, type WorldRow } from "./rows.ts";
import type { CargoTables } from "./tables.ts";

type Db = Kysely<CargoTables>;

export const revisionOf = ({ revision, commit_token }: WorldRow): Revision => ({
  number: revision,
  token: commit_token,
});

/** Reads the world row with the database's own time; PostgreSQL only. `lock` blocks all other writers until the commit. */
export async function loadWorldAt(db: Db, lock: boolean): Promise<WorldRow & { readonly database_now: number }> {
  let query = db
    .selectFrom("world")
    .selectAll()
    .select(sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`.as("database_now"))
    .where("id", "=", 1);
  if (lock) query = query.forUpdate();
  return query.executeTakeFirstOrThrow();
}

export const loadWorld = (db: Db): Promise<WorldRow> =>
  db.selectFrom("world").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();

/** Reads the earlier anchors of the clock, the oldest first. */
export async function loadClockHistory(db: Db): Promise<ClockHistory> {
  const rows = await db.selectFrom("clock_anchors").selectAll().orderBy("anchor_at").execute();
  return rows.map(clockOf);
}

/** Most ids in one statement. Both engines accept more, but more makes no plan better. */
const IDS_AT_ONCE = 1000;

/** Reads the rows of a table with a column `id`, by id: all, or those with these ids. */
export async function loadRows(db: Db, table: string, ids?: readonly number[]): Promise<never[]> {
  const query = db
    .selectFrom(table as "players")
    .selectAll()
    .orderBy("id");
  if (ids === undefined) return (await query.execute()) as never[];
  const rows: never[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    rows.push(...((await query.where("id", "in", some).execute()) as never[]));
  }
  return rows;
}

/** Reads only the packages that have not ended, and those that ended after the real instant `endedAfter`. */
export async function loadLivePackages(db: Db, endedAfter: number): Promise<CargoPackage[]> {
  const rows = await db.selectFrom("packages").selectAll().where("owner_id", "is", null).execute();
  for (const status of ["accepted", "loaded"] as const) rows.push(...(await ofPlayers(db, status).execute()));
  for (const status of ENDED_STATUSES) {
    rows.push(...(await ofPlayers(db, status).where("packages.ended_at", ">", endedAfter).execute()));
  }
  return rows.map(packageOf).sort((a, b) => a.id - b.id);
}

/**
 * Selects packages of all players with a status. Uses each player's index range, which is far less than scanning all packages.
 */
const ofPlayers = (db: Db, status: PackageStatus) =>
  db
    .selectFrom("players")
    .crossJoin("packages")
    .selectAll("packages")
    .whereRef("packages.owner_id", "=", "players.id")
    .where("packages.status", "=", status);

export const loadPackages = async (db: Db, ids: readonly number[]): Promise<CargoPackage[]> =>
  (await loadRows(db, "packages", ids)).map(packageOf);

export interface EndedSelection {
  readonly before?: { readonly endedAt: number; readonly id: number } | undefined;
  readonly status?: EndedStatus | undefined;
}

/** Returns a player's ended packages, the latest first. Reads only these rows and one more of each status. */
export async function loadEnded(
  db: Db,
  playerId: number,
  limit: number,
  { before, status }: EndedSelection = {},
): Promise<CargoPackage[]> {
  const arms = (status === undefined ? ENDED_STATUSES : [status]).map((one) => {
    const query = db.selectFrom("packages").selectAll().where("owner_id", "=", playerId).where("status", "=", one);
    if (before === undefined) return query.where("ended_at", "is not", null);
    return query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("ended_at", "id"), "<", tuple<number | null, number>(before.endedAt, before.id)),
    );
  });
  const rows = await firstOf(db, arms, ["ended_at", "id"], "desc", limit).execute();
  return rows.map(packageOf);
}

export async function loadPools(db: Db, icaos?: readonly string[]): Promise<Pool[]> {
  let pools = db.selectFrom("pools").selectAll().orderBy("number");
  let slotRows = db.selectFrom("slots").selectAll().orderBy("airport_icao").orderBy("slot");
  if (icaos) {
    pools = pools.where("airport_icao", "in", icaos);
    slotRows = slotRows.where("airport_icao", "in", icaos);
  }
  if (icaos?.length === 0) return [];
  const [found, rows] = [await pools.execute(), await slotRows.execute()];
  const byAirport = Map.groupBy(rows, (row) => row.airport_icao);
  return found.map((row) => {
    const pool = newPool(row.airport_icao, row.number);
    return { ...pool, slots: slotsOf(pool, byAirport.get(row.airport_icao) ?? []), openers: openersOf(row) };
  });
}

/** Reads recent deliveries: everywhere, or at these airports. */
export async function loadDemand(db: Db, airports?: readonly string[]): Promise<DemandLoad[]> {
  let query = db.selectFrom("demand").selectAll();
  if (airports !== undefined) query = query.where("airport_icao", "in", [...airports, ""]);
  return (await query.execute()).map(demandOf);
}

const openersOf = ({ openers, mean_reputation }: CargoTables["pools"]): Openers | null =>
  openers === null ? null : { key: openers, meanReputation: mean_reputation ?? 0 };

function slotsOf(pool: Pool, rows: readonly CargoTables["slots"][]): Slot[] {
  const slots: Slot[] = [...pool.slots];
  for (const { slot, generation, package_id, ready_at } of rows) {
    if (slot < POOL_SLOTS) slots[slot] = { generation, packageId: package_id, readyAt: ready_at };
  }
  return slots;
}

/** Returns a player's ledger, the latest first. */
export async function loadLedger(db: Db, playerId: number, limit: number, before?: number) {
  let query = db.selectFrom("ledger").selectAll().where("player_id", "=", playerId);
  if (before !== undefined) {
    // The index is by time. Entries of all players are in this order.
    const known = db.selectFrom("ledger").select("at").where("id", "<=", before).orderBy("id", "desc").limit(1);
    const at = (await known.executeTakeFirst())?.at ?? 0;
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple("at", "id"), "<", tuple(at, before)));
  }
  return query.orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
}

export interface EventSelection {
  readonly before?: number | undefined;
  /** Default: all kinds. */
  readonly kinds?: readonly string[] | undefined;
  /** Real instant of the last event. Later events are read and left out, so `before` should exclude most of them. */
  readonly until?: number | undefined;
}

/** An event as the API shows it. */
export type FullEvent = CargoTables["events"] & { readonly data: Readonly<Record<string, unknown>> };

/** Returns a player's events, the latest first. Reads only these rows and one more of each kind. */
export async function loadEvents(
  db: Db,
  playerId: number,
  limit: number,
  { before = Number.MAX_SAFE_INTEGER, kinds, until = Number.MAX_SAFE_INTEGER }: EventSelection = {},
): Promise<FullEvent[]> {
  const arms = [...new Set(kinds ?? (await kindsOf(db, playerId)))].map((kind) =>
    db
      .selectFrom("events")
      .selectAll()
      .where("player_id", "=", playerId)
      .where("kind", "=", kind)
      .where("id", "<", before)
      .where("at", "<=", until),
  );
  if (arms.length === 0) return [];
  return withData(db, await firstOf(db, arms, ["id"], "desc", limit).execute());
}

async function kindsOf(db: Db, playerId: number): Promise<string[]> {
  const totals = db.selectFrom("history_totals").select("kind").where("player_id", "=", playerId);
  return (await totals.where("log", "=", "events").execute()).map(({ kind }) => kind);
}

/** Returns the events with their full data. */
export async function withData(db: Db, events: readonly CargoTables["events"][]): Promise<FullEvent[]> {
  const ids = events.flatMap(({ package_id, data }) =>
    package_id !== null && Array.isArray(data) ? [package_id] : [],
  );
  const packages = new Map((await loadPackages(db, [...new Set(ids)])).map((cargo) => [cargo.id, cargo]));
  return events.map((event) => ({ ...event, data: fullData(event, packages.get(event.package_id ?? 0)) }));
}

export const loadAuditEntry = (db: Db, id: number) =>
  db.selectFrom("audit").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns the audit of admins' changes, the latest first. */
export async function loadAudit(db: Db, limit: number, before = Number.MAX_SAFE_INTEGER) {
  return db.selectFrom("audit").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();
}

/**
 * The latest revert of each of these entries that has one, by the entry's id. A revert names the entry in its data, and has a
 * higher id.
 */
export async function loadReverts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("audit")
    .select(["id", "data"])
    .where("id", ">", Math.min(...ids))
    .where(sql<string>`cast(data as text)`, "like", '%"reverts"%')
    .orderBy("id")
    .execute();
  const wanted = new Set<unknown>(ids);
  return new Map(rows.flatMap(({ id, data }) => (wanted.has(data.reverts) ? [[Number(data.reverts), id]] : [])));
}
