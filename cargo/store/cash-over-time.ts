/** A player's cash over time: the last ledger entry of each hour is stored, and the points of a chart are read. */

import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { hourOf } from "./history-hours.ts";
import type { CargoTables } from "./tables.ts";

type Db = Kysely<CargoTables>;
type HourlyCash = CargoTables["history_cash"];

/** Returns the last entry of each player and hour. */
export function hourlyCash(ledger: readonly Omit<HourlyCash, "hour">[]): HourlyCash[] {
  const rows = new Map<string, HourlyCash>();
  for (const { player_id, at, clock_ms, balance } of ledger) {
    const hour = hourOf(at);
    rows.set(`${player_id} ${hour}`, { player_id, hour, at, clock_ms, balance });
  }
  return [...rows.values()];
}

/** Returns rows that the cash over time since the instant never shows. It must be a full hour. */
export const loadOldCash = (db: Db, playerIds: readonly number[], before: number, limit: number) =>
  db
    .selectFrom("players as player")
    .crossJoin("history_cash as row")
    .selectAll("row")
    .where("player.id", "in", playerIds)
    .whereRef("row.player_id", "=", "player.id")
    .where("row.hour", "<", ({ selectFrom }) =>
      selectFrom("history_cash as other")
        .select(({ fn }) => fn.max("other.hour").as("hour"))
        .whereRef("other.player_id", "=", "player.id")
        .where("other.hour", "<", hourOf(before)),
    )
    .limit(limit)
    .execute();

/** Most points of cash over time, not counting the one before the first entry. */
const CASH_POINTS = 200;

type LedgerEntry = CargoTables["ledger"];
type Point = Pick<LedgerEntry, "at" | "clock_ms" | "balance">;

/** Cash over time. */
export interface Cash {
  readonly oldest: LedgerEntry;
  /**
   * The last entry of each of 200 equal time spans, the oldest first; spans without entries are left out. Spans longer than an
   * hour end at a full hour. The last point is the cash of now, to which entries of routes that grew have added since.
   */
  readonly entries: readonly Point[];
}

/** Returns a player's cash since a real instant; undefined without entries. */
export async function loadCash(db: Db, playerId: number, since: number): Promise<Cash | undefined> {
  const entries = db.selectFrom("ledger").selectAll().where("player_id", "=", playerId).where("at", ">=", since);
  const oldest = await entries.orderBy("at").orderBy("id").limit(1).executeTakeFirst();
  const last = await entries.orderBy("at", "desc").orderBy("id", "desc").limit(1).executeTakeFirst();
  if (oldest === undefined || last === undefined) return undefined;
  const moved = await lastMoved(db, playerId);
  const newest: Point = moved !== undefined && moved.at >= last.at ? moved : last;
  const ends = spanEnds(oldest.at, newest.at);
  const isLong = newest.at - oldest.at > CASH_POINTS * HOUR_MS;
  const found = await (isLong ? pointsByHour(db, playerId, ends) : pointsOfLedger(db, playerId, ends));
  const points = found.filter(({ at }) => at >= oldest.at && at < newest.at);
  return { oldest, entries: [...points, newest] };
}

/** Returns the player's cash after the last movement, also one that was added to an earlier entry. */
const lastMoved = (db: Db, playerId: number): Promise<Point | undefined> =>
  db
    .selectFrom("history_cash")
    .select(["at", "clock_ms", "balance"])
    .where("player_id", "=", playerId)
    .orderBy("hour", "desc")
    .limit(1)
    .executeTakeFirst();

/** Returns the distinct results, without nulls, of evaluating the query for each number, which it reads as `span.column1`. */
async function forEach(db: Db, numbers: readonly number[], query: RawBuilder<number | null>): Promise<number[]> {
  const list = sql.join(numbers.map((number) => sql`(cast(${number} as bigint))`));
  const { rows } = await sql<{ found: number | null }>`select ${query} as found from (values ${list}) as span`.execute(
    db,
  );
  return [...new Set(rows.flatMap(({ found }) => found ?? []))];
}

/** Returns the last entry up to each instant. */
async function pointsOfLedger(db: Db, playerId: number, ends: readonly number[]): Promise<Point[]> {
  const last = sql<number>`(select id from ledger where player_id = cast(${playerId} as bigint) and at <= span.column1
    order by at desc, id desc limit 1)`;
  const ids = await forEach(db, ends, last);
  const found = await db
    .selectFrom("ledger")
    .select(["id", "at", "clock_ms", "balance"])
    .where("id", "in", ids)
    .execute();
  return found.sort((a, b) => a.at - b.at || a.id - b.id);
}

/** Returns the last entry before the hour of each instant. */
async function pointsByHour(db: Db, playerId: number, ends: readonly number[]): Promise<Point[]> {
  const last = sql<number | null>`(select max(hour) from history_cash where player_id = cast(${playerId} as bigint)
    and hour < span.column1)`;
  const hours = await forEach(db, ends.map(hourOf), last);
  if (hours.length === 0) return [];
  const found = await db
    .selectFrom("history_cash")
    .select(["at", "clock_ms", "balance"])
    .where("player_id", "=", playerId)
    .where("hour", "in", hours)
    .execute();
  return found.sort((a, b) => a.at - b.at);
}

/** Returns the last millisecond of each span from the oldest entry to the newest. */
function spanEnds(oldest: number, newest: number): number[] {
  const length = Math.max(1, (newest - oldest) / CASH_POINTS);
  const ends = Array.from({ length: CASH_POINTS - 1 }, (_, place) => {
    const end = Math.ceil(oldest + (place + 1) * length);
    // The span of an instant is computed by a division, which may round differently.
    return [end, end - 1, end - 2].find((at) => Math.floor((at - oldest) / length) <= place) ?? end - 3;
  });
  return [...ends.filter((end) => end < newest), newest];
}
