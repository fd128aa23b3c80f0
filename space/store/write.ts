/** Writes a draft: only the rows that differ from the stored game. Games are immutable, so references are compared. */
import type { Revision } from "@outbound/kit/host/revision.ts";
import { turnOver } from "@outbound/kit/host/turn-over.ts";
import type { Engine } from "@outbound/kit/store/database.ts";
import { deleteRows, insertRows, upsert } from "@outbound/kit/store/upsert.ts";
import { type DeleteQueryBuilder, type DeleteResult, sql, type Transaction } from "kysely";
import { ALL_SKILLS, type CrewMember, type Game } from "../rules/game/game.ts";
import { HISTORY_TURNS } from "../rules/values/limits.ts";
import type { SaveDraft } from "./draft.ts";
import { encounterRow, factionRows } from "./encounter-rows.ts";
import { eventRow } from "./event-rows.ts";
import { crewRow, moduleRow, saveRow, skillRows, systemRow } from "./game-rows.ts";
import { keptTurn } from "./kept-turn.ts";
import { missionRow } from "./mission-rows.ts";
import type { SpaceTables } from "./tables.ts";
import * as tables from "./tables.ts";
import { endedRow, helperRows, queuedRow } from "./task-rows.ts";

type Tx = Transaction<SpaceTables>;

/** The batch's transaction, and its engine. */
export interface On {
  readonly tx: Tx;
  readonly engine: Engine;
}

/** Writes what the batch changed, and the next revision. */
export async function writeDraft(on: On, draft: SaveDraft, next: Revision): Promise<void> {
  const { game, stored } = draft;
  if (game && game !== stored) {
    await upsert(on, tables.save, [saveRow(game, draft.saveId)]);
    await writeGame(on, draft.saveId, stored, game);
    await writeQueue(on, draft, stored, game);
    await writeHistory(on, draft, game);
  }
  await writeEvents(on, draft);
  await writeCommands(on, draft);
  await upsert(on, tables.world, [
    { id: draft.saveId, revision: next.number, next_event_seq: draft.nextEventSeq, commit_token: next.token },
  ]);
}

async function writeCommands(on: On, { saveId, commands, commandCount }: SaveDraft): Promise<void> {
  const first = commandCount - commands.length + 1;
  const rows = commands.map((command, index) => ({ save_id: saveId, ordinal: first + index, ...command }));
  await insertRows(on, tables.commands, rows);
}

/** Returns the items of `now` that `before` does not contain. */
function changedOf<T>(before: readonly T[], now: readonly T[]): T[] {
  if (before === now) return [];
  const known = new Set(before);
  return now.filter((item) => !known.has(item));
}

/** Returns the items of `before` with ids that `now` lacks. */
function goneOf<T extends { readonly id: number }>(before: readonly T[], now: readonly T[]): T[] {
  if (before === now) return [];
  const kept = new Set(now.map((item) => item.id));
  return before.filter((item) => !kept.has(item.id));
}

async function writeGame(on: On, saveId: number, stored: Game | null, game: Game): Promise<void> {
  await upsert(
    on,
    tables.systems,
    changedOf(stored?.systems ?? [], game.systems).map((system) => systemRow(system, saveId)),
  );
  await upsert(
    on,
    tables.modules,
    changedOf(stored?.modules ?? [], game.modules).map((module) => moduleRow(module, saveId)),
  );
  await writeCrew(on, saveId, stored?.crew ?? [], game.crew);
  await writeTechs(on, saveId, stored?.techs ?? [], game.techs);
  await deleteRows(
    on,
    tables.missions,
    goneOf(stored?.missions ?? [], game.missions).map(({ id }) => ({ save_id: saveId, id })),
  );
  await upsert(
    on,
    tables.missions,
    changedOf(stored?.missions ?? [], game.missions).map((mission) => missionRow(mission, saveId)),
  );
  await upsert(
    on,
    tables.encounters,
    changedOf(stored?.encounters ?? [], game.encounters).map((encounter) => encounterRow(encounter, saveId)),
  );
  await upsert(on, tables.factions, factionRows(game.factions, stored?.factions, saveId));
}

async function writeCrew(
  on: On,
  saveId: number,
  before: readonly CrewMember[],
  now: readonly CrewMember[],
): Promise<void> {
  const gone = goneOf(before, now);
  await deleteRows(
    on,
    tables.crewSkills,
    gone.flatMap(({ id }) => ALL_SKILLS.map((skill) => ({ save_id: saveId, crew_id: id, skill }))),
  );
  await deleteRows(
    on,
    tables.crew,
    gone.map(({ id }) => ({ save_id: saveId, id })),
  );
  const changed = changedOf(before, now);
  const old = new Map(before.map((member) => [member.id, member]));
  await upsert(
    on,
    tables.crew,
    changed
      .filter((member) => {
        const was = old.get(member.id);
        return !was || was.fatigue !== member.fatigue || was.name !== member.name || was.trait !== member.trait;
      })
      .map((member) => crewRow(member, saveId)),
  );
  await upsert(
    on,
    tables.crewSkills,
    changed.flatMap((member) => skillRows(member, old.get(member.id), saveId)),
  );
}

async function writeTechs(on: On, saveId: number, before: Game["techs"], now: Game["techs"]): Promise<void> {
  const added = now.slice(before.length);
  if (before === now || added.length === 0) return;
  // An admin may have left gaps, so the length is not the last ordinal.
  const newest = await on.tx
    .selectFrom("techs")
    .select("ordinal")
    .where("save_id", "=", saveId)
    .orderBy("ordinal", "desc")
    .limit(1)
    .executeTakeFirst();
  const last = newest?.ordinal ?? 0;
  await upsert(
    on,
    tables.techs,
    added.map((id, index) => ({ id, save_id: saveId, ordinal: last + index + 1 })),
  );
}

/** Writes queued tasks with a changed value or place, and those that ended. */
async function writeQueue(on: On, draft: SaveDraft, stored: Game | null, game: Game): Promise<void> {
  const { saveId } = draft;
  const before = new Map((stored?.tasks ?? []).map((task, place) => [task.id, { task, place }]));
  const moved = game.tasks.flatMap((task, place) => {
    const was = before.get(task.id);
    const isKept = was?.task === task && was.place === place;
    // If an admin left gaps between the places, all are written again.
    return isKept && !draft.wroteRows ? [] : [{ task, place }];
  });
  await upsert(
    on,
    tables.tasks,
    moved.map(({ task, place }) => queuedRow(task, place, saveId)),
  );
  await inSlices(draft.ended, (ended) =>
    upsert(
      on,
      tables.tasks,
      ended.map((record) => endedRow(record, saveId)),
    ),
  );
  const teams = [...moved.map(({ task }) => task), ...draft.ended.map(({ task }) => task)].filter(
    (task) => before.get(task.id)?.task.helperIds !== task.helperIds,
  );
  await inSlices(teams, async (part) => {
    const rewritten = part.map((task) => task.id).filter((id) => draft.wroteRows || before.has(id));
    if (rewritten.length > 0) await rowsOf(on.tx, "task_helpers", saveId).where("task_id", "in", rewritten).execute();
    await upsert(
      on,
      tables.taskHelpers,
      part.flatMap((task) => helperRows(task, saveId)),
    );
  });
}

/** Stores snapshots of the game at each turn start, and deletes those that are too old to restore. */
async function writeHistory(on: On, draft: SaveDraft, game: Game): Promise<void> {
  const oldest = game.turn - HISTORY_TURNS;
  const kept = draft.turnStarts.filter(({ turn }) => turn >= oldest);
  if (kept.length === 0) return;
  await upsert(
    on,
    tables.history,
    kept.map((game) => ({ turn: game.turn, save_id: draft.saveId, state: keptTurn(game) })),
  );
  await rowsOf(on.tx, "history", draft.saveId).where("turn", "<", oldest).execute();
}

async function writeEvents(on: On, draft: SaveDraft): Promise<void> {
  await inSlices(draft.events, async (events) => {
    const first = draft.nextEventSeq;
    await insertRows(
      on,
      tables.events,
      events.map((event, index) => eventRow(event, first + index, draft.saveId)),
    );
    draft.nextEventSeq = first + events.length;
  });
}

/**
 * Number of rows of a long log that are written or deleted without a pause, in some 4 ms. More pauses would let in more requests
 * while an import holds the writer, and every command waits for that. The log of 150 turns needs no pause.
 */
export const SLICE_ROWS = 768;

/** Writes items in slices, with a pause between slices: imports have thousands. */
async function inSlices<T>(items: readonly T[], write: (slice: readonly T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE_ROWS) {
    if (start > 0) await turnOver();
    await write(items.slice(start, start + SLICE_ROWS));
  }
}

/** Tables with rows of a game. */
type OfGame = "task_helpers" | "tasks" | "events" | "history" | "systems" | StateTable;
type StateTable = (typeof STATE_TABLES)[number];
const STATE_TABLES = ["crew_skills", "crew", "encounters", "factions", "missions", "modules", "techs"] as const;

/** Starts a query that deletes a game's rows. */
const rowsOf = <Name extends OfGame>(tx: Tx, table: Name, saveId: number) =>
  tx.deleteFrom<OfGame>(table).where("save_id", "=", saveId) as DeleteQueryBuilder<SpaceTables, Name, DeleteResult>;

/** Selects the ids of a game's tasks. */
const taskIds = (tx: Tx, saveId: number) => tx.selectFrom("tasks").select("id").where("save_id", "=", saveId);

/** Deletes the current state before a turn is restored. The save row, the systems and the log stay. */
export async function clearState(tx: Tx, saveId: number): Promise<void> {
  const queued = taskIds(tx, saveId).where("queue_place", ">=", 0);
  await rowsOf(tx, "task_helpers", saveId).where("task_id", "in", queued).execute();
  await rowsOf(tx, "tasks", saveId).where("queue_place", ">=", 0).execute();
  for (const name of STATE_TABLES) await rowsOf(tx, name, saveId).execute();
}

/** Deletes the log after a turn start. */
export async function truncateLog(tx: Tx, saveId: number, start: Game): Promise<void> {
  const later = taskIds(tx, saveId).where("ended_number", ">", start.endedCount);
  await rowsOf(tx, "task_helpers", saveId).where("task_id", "in", later).execute();
  await rowsOf(tx, "tasks", saveId).where("ended_number", ">", start.endedCount).execute();
  await rowsOf(tx, "events", saveId).where("number", ">", start.eventCount).execute();
  await rowsOf(tx, "history", saveId).where("turn", ">", start.turn).execute();
}

/** Deletes the whole game except its save row. */
export async function clearGame(tx: Tx, saveId: number): Promise<void> {
  await clearState(tx, saveId);
  await clearInSlices(tx, saveId, "task_helpers", "task_id");
  await clearInSlices(tx, saveId, "tasks", "id");
  await clearInSlices(tx, saveId, "events", "seq");
  for (const name of ["history", "systems"] as const) await rowsOf(tx, name, saveId).execute();
}

/** Deletes all rows of a game in a table, lowest ids first, with a pause after each slice. */
async function clearInSlices(
  tx: Tx,
  saveId: number,
  table: "task_helpers" | "tasks" | "events",
  column: string,
): Promise<void> {
  const id = sql.ref<number>(column);
  for (;;) {
    const next = tx
      .selectFrom(table)
      .select(id.as("id"))
      .where("save_id", "=", saveId)
      .orderBy(id)
      .limit(SLICE_ROWS)
      .as("next");
    const { last, count } = await tx
      .selectFrom(next)
      .select((eb) => [eb.fn.max<number | null>("next.id").as("last"), eb.fn.countAll<number>().as("count")])
      .executeTakeFirstOrThrow();
    if (last === null) return;
    await rowsOf(tx, table, saveId).where(id, "<=", last).execute();
    if (Number(count) < SLICE_ROWS) return;
    await turnOver();
  }
}
