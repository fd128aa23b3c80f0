/** Writes the changes of a batch: a row for each changed value, and the new entries of the logs. */
import type { Revision } from "@outbound/kit/host/revision.ts";
import type { Table } from "@outbound/kit/store/table.ts";
import { deleteRows, insertRows, type Rows, updateRows, upsert } from "@outbound/kit/store/upsert.ts";
import type { Kysely } from "kysely";
import { isUnused, type Pool } from "../rules/jobs/pools.ts";
import { shortData } from "../store/event-data.ts";
import { addToSums } from "../store/history-sums.ts";
import { raiseEntries } from "../store/raised-entries.ts";
import { clockRow, demandRow, type WorldRow } from "../store/rows.ts";
import type { CargoTables } from "../store/tables.ts";
import * as tables from "../store/tables.ts";
import { type Changes, dirtyOf, storedDirty } from "./state/dirty.ts";
import { settledMovements } from "./state/ledger-log.ts";
import { ALL_PARTS, type Entity, type Part } from "./state/parts.ts";
import type { Counters, World } from "./state/world.ts";

/** Commits that other processes can catch up from. A process that is further behind reads everything again. */
const CHANGES_KEPT = 1000;
/** Number of commits between deletions of old rows. */
const SWEEP_EVERY = 100;

type Row = Readonly<Record<string, unknown>>;

interface Target extends Rows {
  /** True if the command itself wrote rows, so values that are new in memory may already be stored. */
  readonly wroteRows: boolean;
}

/** Writes the changes. Returns the counters after the commit. */
export async function flush(
  on: Target,
  world: World,
  changes: Changes,
  now: number,
  next: Revision,
): Promise<Counters> {
  const deletePart = ([name, part]: (typeof ALL_PARTS)[number]) =>
    deleteRows(on, part.table, gone(part, changes[name], world));
  // Before new rows, which may have their unique values, such as an invitation after one that lapsed.
  for (const one of ALL_PARTS) if (!isReferenced(one)) await deletePart(one);
  for (const [name, part] of ALL_PARTS) await writePart(on, part, changes[name], world);
  await writePools(on, changes.pools, world);
  await writeDemand(on, changes.demand, world);
  const counters = await writeLogs(on, world, now, next);
  // Deletes referencing rows first. The command that deletes an account deletes the rows that reference it.
  for (const one of ALL_PARTS.toReversed()) if (isReferenced(one)) await deletePart(one);
  await updateRows(on, tables.world, [worldRow(world, counters)]);
  await writeClockHistory(on, world);
  if (on.engine === "postgres") await recordChanges(on, changes, counters, next);
  return counters;
}

const REFERENCED = new Set(
  tables.TABLES.flatMap(({ foreignKeys }) => foreignKeys.map(({ references }) => references.table)),
);

/** True for a part whose rows others reference. Such rows are deleted only after the others no longer do. */
const isReferenced = ([, { table }]: (typeof ALL_PARTS)[number]): boolean => REFERENCED.has(table.name);

/** Number of rows from which a statement for only the changed columns pays off. */
const MANY = 64;

/**
 * Inserts new rows and updates known ones. Updates write all columns except unchanged keys, and for many rows only changed
 * columns.
 */
async function writePart(
  on: Target,
  { table, valuesOf, toRow }: Part,
  changed: ReadonlyMap<number, Entity | undefined>,
  world: World,
): Promise<void> {
  if (changed.size === 0) return;
  const values = valuesOf(world);
  const added: Row[] = [];
  const altered: Row[] = [];
  const unchanged = new Set(on.wroteRows ? [] : changed.size < MANY ? keysOf(table) : Object.keys(table.columns));
  for (const [id, before] of inOrder(changed)) {
    const value = values.get(id);
    if (value === undefined) continue;
    const row = toRow(value) as Row;
    if (before === undefined) {
      added.push(row);
      continue;
    }
    altered.push(row);
    const old = toRow(before) as Row;
    for (const column of unchanged) if (old[column] !== row[column]) unchanged.delete(column);
  }
  await insertNew(on, table, added);
  await updateRows(on, table, altered, [...unchanged]);
}

/** Sorts many values by key, so that neighbours in the table are written together. */
const inOrder = <V>(changed: ReadonlyMap<number, V>): Iterable<[number, V]> =>
  changed.size < MANY ? changed : [...changed].sort(([a], [b]) => a - b);

/** Returns the columns with an index or a foreign key, which cost more to write. */
const keysOf = ({ indexes, unique, foreignKeys }: Table): string[] => [
  ...indexes.flat(),
  ...unique.flat(),
  ...foreignKeys.flatMap(({ columns }) => columns),
];

/** Inserts new rows. A repeated id is a bug that the insert reports, except after a command that wrote rows itself. */
const insertNew = (on: Target, table: Table, rows: readonly object[]): Promise<void> =>
  on.wroteRows ? upsert(on, table, rows) : insertRows(on, table, rows);

const gone = ({ valuesOf }: Part, changed: ReadonlyMap<number, Entity | undefined>, world: World): { id: number }[] =>
  [...changed]
    .filter(([id, before]) => before !== undefined && valuesOf(world).get(id) === undefined)
    .map(([id]) => ({ id }));

async function writePools(on: Target, changed: Changes["pools"], world: World): Promise<void> {
  const added: Row[] = [];
  const altered: Row[] = [];
  const slots: object[] = [];
  for (const [icao, before] of changed) {
    const pool = world.pools.get(icao);
    if (!pool) continue;
    // A command that wrote rows may have stored other openers than those before, which the world has replaced again.
    if (!before || on.wroteRows) added.push(poolRow(pool));
    else if (before.openers !== pool.openers) altered.push(poolRow(pool));
    slots.push(...changedSlots(pool, before));
  }
  await insertNew(on, tables.pools, added);
  await updateRows(on, tables.pools, altered);
  await upsert(on, tables.slots, slots);
}

const poolRow = ({ icao, number, openers }: Pool): Row => ({
  airport_icao: icao,
  number,
  openers: openers?.key ?? null,
  mean_reputation: openers?.meanReputation ?? null,
});

const changedSlots = (pool: Pool, before: Pool | undefined): object[] =>
  pool.slots.flatMap((slot, index) => {
    // A slot that never had a job has no row.
    if (slot === before?.slots[index] || isUnused(slot)) return [];
    const { generation, packageId, readyAt } = slot;
    return [{ airport_icao: pool.icao, slot: index, generation, package_id: packageId, ready_at: readyAt }];
  });

async function writeDemand(on: Target, changed: Changes["demand"], world: World): Promise<void> {
  const gone: object[] = [];
  const kept: object[] = [];
  for (const [key, before] of changed) {
    const load = world.demand.get(key);
    if (load !== undefined) kept.push(demandRow(load));
    else if (before !== undefined) gone.push(demandRow(before));
  }
  await deleteRows(on, tables.demand, gone);
  await upsert(on, tables.demand, kept);
}

async function writeLogs(on: Rows, world: World, now: number, next: Revision): Promise<Counters> {
  const { counters } = world;
  const numbered = <Row extends object>(rows: readonly Row[], first: number) =>
    rows.map((row, index) => ({ id: first + index, ...row }));
  const events = numbered(world.events.items, counters.nextEventId);
  const { added, raised } = settledMovements(world.ledger.items);
  await insertRows(on, tables.events, events.map(shortened(world)));
  await insertRows(on, tables.ledger, added);
  await raiseEntries(on, raised);
  await addToSums(on, events, world.ledger.items);
  await insertRows(on, tables.seasons, world.fame.items);
  await insertRows(on, tables.audit, numbered(world.audit.items, counters.nextAuditId));
  return {
    revision: next.number,
    token: next.token,
    lastAt: Math.max(counters.lastAt, now),
    nextEventId: counters.nextEventId + world.events.items.length,
    nextLedgerId: counters.nextLedgerId + world.ledger.entries,
    nextAuditId: counters.nextAuditId + world.audit.items.length,
  };
}

/** Returns the event as stored, without what its package's row contains too. */
const shortened =
  ({ packages }: World) =>
  (event: CargoTables["events"]) => ({
    ...event,
    data: shortData(event, event.package_id === null ? undefined : packages.get(event.package_id)),
  });
/** Adds anchors when the clock starts or stops, and deletes them two hours later. */
async function writeClockHistory(on: Rows, { state: { clockHistory }, storedHistory }: World): Promise<void> {
  if (clockHistory === storedHistory) return;
  const [kept, stored] = [new Set(clockHistory), new Set(storedHistory)];
  await deleteRows(on, tables.clockAnchors, storedHistory.filter((clock) => !kept.has(clock)).map(clockRow));
  await upsert(on, tables.clockAnchors, clockHistory.filter((clock) => !stored.has(clock)).map(clockRow));
}

const worldRow = ({ state }: World, counters: Counters): WorldRow => ({
  id: 1,
  revision: counters.revision,
  seed: state.seed,
  last_at: counters.lastAt,
  ...clockRow(state.clock),
  next_player_id: state.nextPlayerId,
  next_plane_id: state.nextPlaneId,
  next_pool_number: state.nextPoolNumber,
  next_contract_number: state.nextContractNumber,
  next_session_id: state.nextSessionId,
  next_route_id: state.nextRouteId,
  next_line_freight_id: state.nextLineFreightId,
  next_event_id: counters.nextEventId,
  next_ledger_id: counters.nextLedgerId,
  next_audit_id: counters.nextAuditId,
  commit_token: counters.token,
  next_number: state.nextNumber,
  next_campaigns_sim_time: state.nextCampaignsSimTime,
});

async function recordChanges(
  on: Rows,
  changes: Changes,
  { revision, lastAt }: Counters,
  next: Revision,
): Promise<void> {
  const dirty = storedDirty(dirtyOf(changes));
  await insertRows(on, tables.changes, [{ revision, dirty, at: lastAt, commit_token: next.token }]);
  if (revision % SWEEP_EVERY !== 0) return;
  const db = on.tx as Kysely<CargoTables>;
  await db
    .deleteFrom("changes")
    .where("revision", "<=", revision - CHANGES_KEPT)
    .execute();
}
