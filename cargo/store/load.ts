/** Reads from the store: what the world keeps in memory, and the histories that only the store has. */
import type { Revision } from "@outbound/kit/host/revision.ts";
import { type Kysely, sql } from "kysely";
import { POOL_SLOTS } from "../rules/jobs/pool-bands.ts";
import { newPool, type Pool, type Slot } from "../rules/jobs/pools.ts";
import type { CargoPackage, EndedStatus } from "../rules/values/cargo-package.ts";
import { packageOf, type WorldRow } from "./rows.ts";
import type { CargoTables } from "./tables.ts";

type Db = Kysely<CargoTables>;

export const revisionOf = ({ revision, commit_token }: WorldRow): Revision => ({
  number: revision,
  token: commit_token,
});

/** The world row with the database's own time; PostgreSQL only. `lock` keeps every other writer out until the commit. */
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

/** Most ids in one statement: both engines take more, but no plan gets better by it. */
const IDS_AT_ONCE = 1000;

/** The rows of a table with a column `id`, by id: all, or those with these ids. */
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

/** The packages that have not ended, and those that ended after the real instant `endedAfter`. */
export async function loadLivePackages(db: Db, endedAfter: number): Promise<CargoPackage[]> {
  const rows = await db
    .selectFrom("packages")
    .selectAll()
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", ">", endedAfter)]))
    .orderBy("id")
    .execute();
  return rows.map(packageOf);
}

export const loadPackages = async (db: Db, ids: readonly number[]): Promise<CargoPackage[]> =>
  (await loadRows(db, "packages", ids)).map(packageOf);

export interface EndedSelection {
  readonly before?: { readonly endedAt: number; readonly id: number } | undefined;
  readonly status?: EndedStatus | undefined;
}

/** A player's ended packages, the latest first. */
export async function loadEnded(
  db: Db,
  playerId: number,
  limit: number,
  { before, status }: EndedSelection = {},
): Promise<CargoPackage[]> {
  let query = db.selectFrom("packages").selectAll().where("owner_id", "=", playerId).where("ended_at", "is not", null);
  if (status) query = query.where("status", "=", status);
  if (before) {
    query = query.where((eb) =>
      eb.or([
        eb("ended_at", "<", before.endedAt),
        eb.and([eb("ended_at", "=", before.endedAt), eb("id", "<", before.id)]),
      ]),
    );
  }
  const rows = await query.orderBy("ended_at", "desc").orderBy("id", "desc").limit(limit).execute();
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
    return { ...pool, slots: slotsOf(pool, byAirport.get(row.airport_icao) ?? []) };
  });
}

function slotsOf(pool: Pool, rows: readonly CargoTables["slots"][]): Slot[] {
  const slots: Slot[] = [...pool.slots];
  for (const { slot, generation, package_id, ready_at } of rows) {
    if (slot < POOL_SLOTS) slots[slot] = { generation, packageId: package_id, readyAt: ready_at };
  }
  return slots;
}

/** A player's ledger, the latest first. */
export async function loadLedger(db: Db, playerId: number, limit: number, before = Number.MAX_SAFE_INTEGER, since = 0) {
  let query = db.selectFrom("ledger").selectAll().where("player_id", "=", playerId).where("id", "<", before);
  if (since > 0) query = query.where("at", ">=", since);
  return query.orderBy("id", "desc").limit(limit).execute();
}

export interface EventSelection {
  readonly before?: number | undefined;
  /** All kinds unless given. */
  readonly kinds?: readonly string[] | undefined;
}

/** A player's events, the latest first. */
export async function loadEvents(
  db: Db,
  playerId: number,
  limit: number,
  { before = Number.MAX_SAFE_INTEGER, kinds }: EventSelection = {},
) {
  let query = db.selectFrom("events").selectAll().where("player_id", "=", playerId).where("id", "<", before);
  if (kinds) query = query.where("kind", "in", kinds);
  return query.orderBy("id", "desc").limit(limit).execute();
}

/** Kind and real instant of a player's events, the latest first. */
export async function loadEventKinds(db: Db, playerId: number, limit: number, before: number, since: number) {
  const query = db.selectFrom("events").select(["kind", "at"]).where("player_id", "=", playerId);
  return query.where("id", "<", before).where("at", ">=", since).orderBy("id", "desc").limit(limit).execute();
}

export const loadAuditEntry = (db: Db, id: number) =>
  db.selectFrom("audit").selectAll().where("id", "=", id).executeTakeFirst();

/** What admins changed, the latest first. */
export async function loadAudit(db: Db, limit: number, before = Number.MAX_SAFE_INTEGER) {
  return db.selectFrom("audit").selectAll().where("id", "<", before).orderBy("id", "desc").limit(limit).execute();
}
