/** Running sums of histories: totals of a player's ledger and events by kind, over all time and by hour. */

import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { addToRows, type Rows, upsert } from "@outbound/kit/store/upsert.ts";
import { type Kysely, sql } from "kysely";
import { isRouteReason, ROUTE_REASONS } from "../rules/values/ledger.ts";
import { type Cash, hourlyCash, loadCash } from "./cash-over-time.ts";
import { firstOf, unionOf } from "./first-of.ts";
import { hourOf } from "./history-hours.ts";
import { type CargoTables, type HistoryLog, historyCash, historyHours, historyTotals } from "./tables.ts";

type Db = Kysely<CargoTables>;
type Total = CargoTables["history_totals"];

interface Entry {
  readonly player_id: number;
  readonly log: HistoryLog;
  readonly kind: string;
  readonly plane_id: number;
  readonly amount: number;
  readonly id: number;
  readonly at: number;
  /** False for an amount added to an entry that is already counted. */
  readonly isNew: boolean;
}

export type EventRow = Pick<CargoTables["events"], "id" | "player_id" | "kind" | "at">;
/** `isNew` is false for an amount added to the existing entry with the id. */
type LedgerRow = Omit<CargoTables["ledger"], "package_id"> & { readonly isNew: boolean };

const ofEvent = ({ id, player_id, kind, at }: EventRow): Entry => ({
  ...{ player_id, log: "events", kind, plane_id: 0 },
  ...{ amount: 0, id, at, isNew: true },
});

const ofLedger = ({ id, player_id, reason, plane_id, amount, at, isNew }: LedgerRow): Entry => ({
  // Routes are summed by reason only: sums by plane and hour would take as much room as the ledger.
  ...{ player_id, log: "ledger", kind: reason, plane_id: isRouteReason(reason) ? 0 : (plane_id ?? 0) },
  ...{ amount, id, at, isNew },
});

/** Adds new rows, sorted from old to new and not older than rows added before. */
export async function addToSums(on: Rows, events: readonly EventRow[], ledger: readonly LedgerRow[]): Promise<void> {
  const groups = Map.groupBy([...events.map(ofEvent), ...ledger.map(ofLedger)], keyOf);
  const totals = await addToRows(
    on,
    historyTotals,
    [...groups.values()].map((entries) => totalOf(entries)),
    ["amount", "count"],
  );
  const hours = totals.flatMap((total) => hoursOf(total, groups.get(keyOf(total)) ?? []));
  await upsert(on, historyHours, hours);
  await upsert(on, historyCash, hourlyCash(ledger));
}

const keyOf = ({ player_id, log, kind, plane_id }: Group): string => `${player_id} ${log} ${plane_id} ${kind}`;

function totalOf(entries: readonly Entry[]): Total {
  const { player_id, log, kind, plane_id, id } = entries.at(-1) as Entry;
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  return { player_id, log, kind, plane_id, amount, count: countOf(entries), last_id: id };
}

const countOf = (entries: readonly Entry[]): number => entries.filter(({ isNew }) => isNew).length;

/** Returns the group's rows for the hours of these entries, given its total after them. */
function hoursOf(total: Total, entries: readonly Entry[]): CargoTables["history_hours"][] {
  const rows: CargoTables["history_hours"][] = [];
  let { amount, count } = total;
  for (const entry of entries.toReversed()) {
    const hour = hourOf(entry.at);
    if (rows.at(-1)?.hour !== hour) rows.push({ ...total, hour, amount, count, last_id: entry.id });
    amount -= entry.amount;
    count -= entry.isNew ? 1 : 0;
  }
  return rows;
}

/** Updates the counts after an admin added, edited or deleted an event. */
export async function recount(db: Db, before: EventRow | undefined, after: EventRow | undefined): Promise<void> {
  if (before !== undefined) await shift(db, ofEvent(before), -1);
  if (after !== undefined) await shift(db, ofEvent(after), 1);
}

async function shift(db: Db, { player_id, log, kind, plane_id, id, at }: Entry, by: 1 | -1): Promise<void> {
  const group = { player_id, log, kind, plane_id };
  const none = { ...group, amount: 0, count: 0, last_id: 0 };
  await db
    .insertInto("history_totals")
    .values(none)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await ofGroup(db.selectFrom("history_hours").selectAll(), group)
    .where("hour", "<=", hourOf(at))
    .orderBy("hour", "desc")
    .limit(1)
    .executeTakeFirst();
  if (known?.hour !== hourOf(at)) {
    await db
      .insertInto("history_hours")
      .values({ ...none, ...known, hour: hourOf(at) })
      .execute();
  }
  const latest = by === 1 ? id : 0;
  const count = sql<number>`count + ${sql.lit(by)}`;
  const last_id = sql<number>`case when last_id < ${latest} then ${latest} else last_id end`;
  await ofGroup(db.updateTable("history_totals").set({ count, last_id }), group).execute();
  // Hours keep their latest id, which bounds those of other events: this one need not be in the order of its id.
  await ofGroup(db.updateTable("history_hours").set({ count }), group).where("hour", ">=", hourOf(at)).execute();
}

type Group = Pick<Total, "player_id" | "log" | "kind" | "plane_id">;

const ofGroup = <Query extends { where(column: keyof Group, is: "=", value: number | string): Query }>(
  query: Query,
  { player_id, log, kind, plane_id }: Group,
): Query =>
  query
    .where("player_id", "=", player_id)
    .where("log", "=", log)
    .where("kind", "=", kind)
    .where("plane_id", "=", plane_id);

/** Returns the first and last id of a player's events between two real instants, rounded to full hours. */
export async function idsBetween(db: Db, playerId: number, from: number, to: number): Promise<[number, number]> {
  const [before, until] = [await totalsAt(db, playerId, hourOf(from) - 1), await totalsAt(db, playerId, hourOf(to))];
  const [first, last] = [before, until].map((totals) =>
    Math.max(0, ...[...totals.values()].filter(({ log }) => log === "events").map(({ last_id }) => last_id)),
  );
  return [(first ?? 0) + 1, last ?? 0];
}

/** Total of a kind of entries. Plane 0: none. */
export type Sum = Omit<Total, "last_id">;

const byKey = <Row extends Sum>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Returns the sums of a player's entries since a real instant (0: all), the group with the latest entry first. */
async function loadSums(db: Db, playerId: number, since: number): Promise<Sum[]> {
  const totals = await db.selectFrom("history_totals").selectAll().where("player_id", "=", playerId).execute();
  totals.sort((a, b) => b.last_id - a.last_id);
  if (since <= 0) return totals.filter(({ count }) => count > 0);
  const [ended, before] = [
    await totalsAt(db, playerId, hourOf(since)),
    await totalsAt(db, playerId, hourOf(since) - 1),
  ];
  const partial = byKey([
    ...(await ledgerWithin(db, playerId, since)),
    ...(await eventsWithin(db, playerId, since, [...ended.values()], before)),
  ]);
  return totals.flatMap((total) => {
    // Income of routes is added to entries of a simulated day, so it is counted by full hours.
    const isByHour = isRouteReason(total.kind);
    const [past, part] = [(isByHour ? before : ended).get(keyOf(total)), partial.get(keyOf(total))];
    const count = total.count - (past?.count ?? 0) + (part?.count ?? 0);
    const amount = total.amount - (past?.amount ?? 0) + (part?.amount ?? 0);
    return count === 0 && amount === 0 ? [] : [{ ...total, amount, count }];
  });
}

type HourRow = CargoTables["history_hours"];

const isGroup = (one: string, other: string) => sql<boolean>`(${sql.table(one)}.player_id, ${sql.table(one)}.log,
  ${sql.table(one)}.kind, ${sql.table(one)}.plane_id) = (${sql.table(other)}.player_id, ${sql.table(other)}.log,
  ${sql.table(other)}.kind, ${sql.table(other)}.plane_id)`;

/** Selects rows of players' groups, each compared with the last hour of its group up to `hour`. */
function hoursOfGroups(db: Db, playerIds: readonly number[], compare: "=" | "<", hour: number) {
  // A cross join makes SQLite start with the few totals instead of all hours.
  return db
    .selectFrom("history_totals as total")
    .crossJoin("history_hours as row")
    .selectAll("row")
    .where("total.player_id", "in", playerIds)
    .where(isGroup("row", "total"))
    .where("row.hour", compare, ({ selectFrom }) =>
      selectFrom("history_hours as other")
        .select(({ fn }) => fn.max("other.hour").as("hour"))
        .where(isGroup("other", "total"))
        .where("other.hour", "<=", hour),
    );
}

/** Returns the totals at the end of an hour. */
const totalsAt = async (db: Db, playerId: number, hour: number): Promise<ReadonlyMap<string, HourRow>> =>
  byKey(await hoursOfGroups(db, [playerId], "=", hour).execute());

/** Returns rows that no sum since the instant needs. It must be a full hour. */
export const loadOldHours = (db: Db, playerIds: readonly number[], before: number, limit: number) =>
  hoursOfGroups(db, playerIds, "<", hourOf(before) - 1)
    .limit(limit)
    .execute();

/** Returns sums of the ledger from an instant to the end of its hour. */
async function ledgerWithin(db: Db, playerId: number, since: number): Promise<Sum[]> {
  const rows = await db
    .selectFrom("ledger")
    .select(["reason", "plane_id"])
    .where("reason", "not in", [...ROUTE_REASONS])
    .select(({ fn }) => [fn.sum<number | string>("amount").as("amount"), fn.countAll<number | string>().as("count")])
    .where("player_id", "=", playerId)
    .where("at", ">=", since)
    .where("at", "<", (hourOf(since) + 1) * HOUR_MS)
    .groupBy(["reason", "plane_id"])
    .execute();
  return rows.map(({ reason, plane_id, amount, count }) => ({
    ...{ player_id: playerId, log: "ledger", kind: reason, plane_id: plane_id ?? 0 },
    ...{ amount: Number(amount), count: Number(count) },
  }));
}

/**
 * Returns counts of events from an instant to the end of its hour. The totals at both ends of the hour bound their ids. If these
 * ids miss events of the hour, because an admin gave some another time, all events of the kind are read.
 */
async function eventsWithin(
  db: Db,
  playerId: number,
  since: number,
  ended: readonly HourRow[],
  before: ReadonlyMap<string, HourRow>,
): Promise<Sum[]> {
  const hour = hourOf(since);
  const inHour = ended.filter((row) => row.log === "events" && row.hour === hour);
  const found = (kind: string) =>
    db
      .selectFrom("events")
      .select("kind")
      .select(({ fn }) => fn.countAll<number | string>().as("all"))
      .select(({ eb, fn }) =>
        fn.count<number | string>(eb.case().when("at", ">=", since).then(sql.lit(1)).end()).as("count"),
      )
      .where("player_id", "=", playerId)
      .where("kind", "=", kind)
      .where("at", ">=", hour * HOUR_MS)
      .where("at", "<", (hour + 1) * HOUR_MS)
      .groupBy("kind");
  const near = inHour.map((row) =>
    found(row.kind)
      .where("id", ">", before.get(keyOf(row))?.last_id ?? 0)
      .where("id", "<=", row.last_id),
  );
  const read = near.length === 0 ? [] : await unionOf(near).execute();
  const rows = new Map(read.map((row) => [row.kind as string, row]));
  for (const row of inHour) {
    const expected = row.count - (before.get(keyOf(row))?.count ?? 0);
    if (Number(rows.get(row.kind)?.all ?? 0) === expected) continue;
    for (const all of await found(row.kind).execute()) rows.set(row.kind, all);
  }
  return [...rows.values()].map(({ kind, count }) => ({
    ...{ player_id: playerId, log: "events", kind, plane_id: 0 },
    ...{ amount: 0, count: Number(count) },
  }));
}

/** A player's history as sums. */
export interface Summary {
  /** Start of the sums. */
  readonly since: number;
  /** The group with the latest entry first. */
  readonly sums: readonly Sum[];
  readonly cash: Cash | undefined;
}

/** Returns a player's history as sums since a real instant; 0: since the first entry, or since the account was created. */
export async function loadSummary(db: Db, playerId: number, since: number, createdAt: number): Promise<Summary> {
  const [sums, cash] = [await loadSums(db, playerId, since), await loadCash(db, playerId, since)];
  if (since > 0 || sums.length === 0) return { since, sums, cash };
  const kinds = sums.filter(({ log }) => log === "events").map(({ kind }) => kind);
  const first = await firstEventAt(db, playerId, kinds);
  return { since: Math.min(createdAt, first ?? createdAt, cash?.oldest.at ?? createdAt), sums, cash };
}

/** Returns the real instant of a player's first stored event; undefined if there is none. */
async function firstEventAt(db: Db, playerId: number, kinds: readonly string[]): Promise<number | undefined> {
  if (kinds.length === 0) return undefined;
  const arms = kinds.map((kind) =>
    db.selectFrom("events").select(["id", "at"]).where("player_id", "=", playerId).where("kind", "=", kind),
  );
  return (await firstOf(db, arms, ["id"], "asc", 1).executeTakeFirst())?.at;
}
