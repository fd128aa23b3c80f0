/** Deletes log entries that are older than the settings keep. */
import { setTimeout as wait } from "node:timers/promises";
import { turnOver } from "@outbound/kit/host/turn-over.ts";
import { monthsBefore, oldRows } from "@outbound/kit/retention/old-rows.ts";
import { BATCH_ROWS, type Batch, type Surplus } from "@outbound/kit/retention/retention.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { deleteRows } from "@outbound/kit/store/upsert.ts";
import type { Transaction } from "kysely";
import { ENDED_STATUSES } from "../rules/values/cargo-package.ts";
import { BROUGHT_FORWARD } from "../rules/values/ledger.ts";
import { loadOldCash } from "../store/cash-over-time.ts";
import { loadOldHours } from "../store/history-sums.ts";
import { withData } from "../store/load.ts";
import { type CargoTables, historyCash, historyHours } from "../store/tables.ts";
import type { CargoGame } from "./game.ts";
import type { WorldDraft } from "./world-draft.ts";

type Tx = Transaction<CargoTables>;
type LedgerRow = CargoTables["ledger"];

/** Players whose packages one query looks for. */
const PLAYERS_READ = 200;
/** Players whose packages one batch deletes. The latest packages of each are read again. */
const PLAYERS_CHANGED = 20;

/** Audit entries that are older than `months`. */
export const oldAudit = (game: CargoGame, months: number): Surplus => ({
  name: "audit",
  byAge: true,
  batches: () => auditBatches(game, monthsBefore(game.ageFrom(), months)),
});

/** Returns the instant from which histories are kept: a full hour, because their sums are by the hour. 0 months: all. */
export const historyKeptFrom = (game: CargoGame, months: number): number =>
  months === 0 ? 0 : Math.floor(monthsBefore(game.ageFrom(), months) / HOUR_MS) * HOUR_MS;

/**
 * Events, ledger entries and ended packages that are older than `months`, and the sums of their hours. The order matters, and all
 * share one instant, because stored events depend on their packages.
 */
export function oldHistory(game: CargoGame, months: number): Surplus[] {
  let before = 0;
  const begin = () => {
    before = historyKeptFrom(game, months);
    return eventBatches(game, before);
  };
  return [
    { name: "events", byAge: true, batches: begin },
    { name: "ledger", byAge: true, batches: () => ledgerBatches(game, before) },
    { name: "packages", byAge: true, batches: () => packageBatches(game, before) },
    { name: "sums", byAge: true, batches: () => hourBatches(game, historyHours, loadOldHours, before) },
    { name: "cash", byAge: true, batches: () => hourBatches(game, historyCash, loadOldCash, before) },
  ];
}

/** Rows that one transaction deletes. Commands, and on PostgreSQL other processes, wait that long. */
const ROWS_AT_ONCE = 100;
/** Pause between two transactions, so that other processes can lock the world's row. */
const BREATH_MS = 2;

/** A batch of rows that `work` deletes in parts. */
const batchOf = <Row extends object>(
  { host }: CargoGame,
  rows: readonly Row[],
  work: (tx: Tx, part: readonly Row[], draft: WorldDraft) => Promise<unknown>,
): Batch => ({
  lines: rows.map((row) => JSON.stringify(row)),
  remove: async () => {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      if (start > 0) await wait(BREATH_MS);
      const part = rows.slice(start, start + ROWS_AT_ONCE);
      await host.execute({ exclusive: true, run: async (draft, tx) => void (await work(tx, part, draft)) });
    }
  },
});

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

async function* auditBatches(game: CargoGame, before: number): AsyncGenerator<Batch> {
  for await (const rows of oldRows<CargoTables["audit"]>(game.store.read as never, "audit", before)) {
    yield batchOf(game, rows, (tx, part) => tx.deleteFrom("audit").where("id", "in", idsOf(part)).execute());
  }
}

async function* eventBatches(game: CargoGame, before: number): AsyncGenerator<Batch> {
  const { read } = game.store;
  for await (const rows of oldRows<CargoTables["events"]>(read as never, "events", before)) {
    yield batchOf(game, await withData(read, rows), (tx, part) =>
      tx.deleteFrom("events").where("id", "in", idsOf(part)).execute(),
    );
  }
}

/** Keeps one entry for each player with the sum of the deleted ones, so that cash is always the sum of the ledger. */
async function* ledgerBatches(game: CargoGame, before: number): AsyncGenerator<Batch> {
  /** Ids of these entries by player; each is below the ids of the player's other entries. */
  const forwarded = new Map<number, number>();
  for await (const rows of oldRows<LedgerRow>(game.store.read as never, "ledger", before)) {
    for (const { player_id, id, reason } of rows) if (reason === BROUGHT_FORWARD) forwarded.set(player_id, id);
    const entries = rows.filter(({ reason }) => reason !== BROUGHT_FORWARD);
    if (entries.length > 0) yield batchOf(game, entries, (tx, part) => bringForward(tx, part, forwarded));
  }
}

/** Deletes by id: scanning a range of PostgreSQL's index would still visit entries that were deleted just before. */
async function bringForward(tx: Tx, entries: readonly LedgerRow[], forwarded: Map<number, number>): Promise<void> {
  const latest = new Map(entries.map(({ player_id, id }) => [player_id, id]));
  const kept = [...latest.values()];
  const before = [...latest.keys()].flatMap((playerId) => forwarded.get(playerId) ?? []);
  const gone = [...idsOf(entries).filter((id) => !kept.includes(id)), ...before];
  // Entries of routes grow after later ones are made, so the balance of the last entry is not the sum.
  const sums = await sumsOf(tx, [...gone, ...kept]);
  if (gone.length > 0) await tx.deleteFrom("ledger").where("id", "in", gone).execute();
  for (const [playerId, id] of latest) {
    const forward = { reason: BROUGHT_FORWARD, plane_id: null, package_id: null };
    await tx
      .updateTable("ledger")
      .set({ ...forward, amount: sums.get(playerId) ?? 0 })
      .where("id", "=", id)
      .execute();
    forwarded.set(playerId, id);
  }
}

/** Returns the sum of these entries by player. */
async function sumsOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const sums = await tx
    .selectFrom("ledger")
    .select("player_id")
    .select(({ fn }) => fn.sum<number | string>("amount").as("amount"))
    .where("id", "in", ids)
    .groupBy("player_id")
    .execute();
  return new Map(sums.map(({ player_id, amount }) => [player_id, Number(amount)]));
}

const playersOf = ({ host }: CargoGame) =>
  host.read(({ state }) => [...state.accounts.players.values()].map(({ id }) => id));

/** Keeps the last of the old hours, which holds the totals of everything before it. */
async function* hourBatches(
  game: CargoGame,
  table: typeof historyHours | typeof historyCash,
  loadOld: typeof loadOldHours | typeof loadOldCash,
  before: number,
): AsyncGenerator<Batch> {
  const { read, engine } = game.store;
  const players = await playersOf(game);
  for (let start = 0; start < players.length; ) {
    const some = players.slice(start, start + PLAYERS_READ);
    const rows = await loadOld(read, some, before, BATCH_ROWS);
    if (rows.length > 0) yield batchOf<object>(game, rows, (tx, part) => deleteRows({ tx, engine }, table, part));
    else start += PLAYERS_READ;
    await turnOver();
  }
}

async function* packageBatches(game: CargoGame, before: number): AsyncGenerator<Batch> {
  const players = await playersOf(game);
  for (let start = 0; start < players.length; ) {
    const some = players.slice(start, start + PLAYERS_READ);
    const rows = await game.store.read
      .selectFrom("packages")
      .selectAll()
      .where("owner_id", "in", some)
      .where("status", "in", ENDED_STATUSES)
      .where("ended_at", "<", before)
      .limit(BATCH_ROWS)
      .execute();
    if (rows.length > 0) yield packageBatch(game, rows);
    else start += PLAYERS_READ;
    await turnOver();
  }
}

function packageBatch(game: CargoGame, found: readonly CargoTables["packages"][]): Batch {
  const owners = [...new Set(found.map(({ owner_id }) => owner_id))].slice(0, PLAYERS_CHANGED);
  const rows = found.filter(({ owner_id }) => owners.includes(owner_id));
  return batchOf(game, rows, async (tx, part, draft) => {
    await tx.deleteFrom("packages").where("id", "in", idsOf(part)).execute();
    draft.run((_scene, { reloadEnded }) => {
      for (const owner of new Set(part.map(({ owner_id }) => owner_id))) if (owner !== null) reloadEnded.push(owner);
    });
  });
}
