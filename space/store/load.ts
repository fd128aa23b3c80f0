/** Reads the save and its log. Every query has an order, so that equal tables give equal games. */
import type { Revision } from "@outbound/kit/host/revision.ts";
import { type Kysely, sql } from "kysely";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import type { SaveContents } from "../rules/save/save.ts";
import { LOG_EXPORTED } from "../rules/values/limits.ts";
import { eventOfRow } from "./event-rows.ts";
import { gameOf } from "./game-rows.ts";
import type { SpaceTables } from "./tables.ts";
import { endedOfRow, type HelperRow, helpersOf } from "./task-rows.ts";

type Db = Kysely<SpaceTables>;

/** The game; null if there is no save. */
export async function loadGame(db: Db): Promise<Game | null> {
  const save = await db.selectFrom("save").selectAll().where("id", "=", 1).executeTakeFirst();
  if (!save) return null;
  const tasks = await db
    .selectFrom("tasks")
    .selectAll()
    .where("queue_place", "is not", null)
    .orderBy("queue_place")
    .orderBy("id")
    .execute();
  return gameOf({
    save,
    tasks,
    helpers: await helpersFor(
      db,
      tasks.map((task) => task.id),
    ),
    systems: await db.selectFrom("systems").selectAll().orderBy("id").execute(),
    crew: await db.selectFrom("crew").selectAll().orderBy("id").execute(),
    skills: await db.selectFrom("crew_skills").selectAll().orderBy("crew_id").orderBy("skill").execute(),
    modules: await db.selectFrom("modules").selectAll().orderBy("id").execute(),
    techs: await db.selectFrom("techs").selectAll().orderBy("ordinal").execute(),
    missions: await db.selectFrom("missions").selectAll().orderBy("id").execute(),
  });
}

/** The revision of a world row. */
export const revisionOf = (row: Awaited<ReturnType<typeof loadWorld>>): Revision => ({
  number: row.revision,
  token: row.commit_token,
});

/** The last commit and the next event number; the first migration inserts the row. */
export const loadWorld = (db: Db, lock: boolean) => {
  const query = db.selectFrom("world").select(["revision", "next_event_seq", "commit_token"]).where("id", "=", 1);
  return (lock ? query.forUpdate() : query).executeTakeFirstOrThrow();
};

/** The game with its log: what an export holds. Older entries may be deleted at any time, so they are never part of it. */
export async function loadContents(db: Db, game: Game): Promise<SaveContents> {
  const events = await loadEventsAfter(db, game.eventCount - LOG_EXPORTED);
  return { game, events, tasks: await loadEndedAfter(db, game.endedCount - LOG_EXPORTED) };
}

async function loadEventsAfter(db: Db, number: number): Promise<GameEvent[]> {
  const rows = await db.selectFrom("events").selectAll().where("number", ">", number).orderBy("number").execute();
  return rows.map(eventOfRow);
}

async function loadEndedAfter(db: Db, number: number): Promise<EndedTask[]> {
  const rows = await db
    .selectFrom("tasks")
    .selectAll()
    .where("ended_number", ">", number)
    .orderBy("ended_number")
    .execute();
  const helpers = await db.selectFrom("task_helpers").selectAll().orderBy("task_id").orderBy("place").execute();
  const byTask = Map.groupBy(helpers, (row) => row.task_id);
  return rows.map((row) => endedOfRow(row, helpersOf(row.id, byTask.get(row.id) ?? [])));
}

export interface EventFilter {
  readonly limit: number;
  readonly before?: number;
  readonly after?: number;
  /** A kind, or the group before its dot. */
  readonly kind?: string;
  readonly turn?: number;
  readonly systemId?: number;
  readonly crewId?: number;
}

export type LoggedEvent = GameEvent & { readonly seq: number };

/** Events by a filter, newest first or, for streams, oldest first. */
export async function loadEvents(db: Db, filter: EventFilter, order: "asc" | "desc" = "desc"): Promise<LoggedEvent[]> {
  const { limit, before, after, kind, turn, systemId, crewId } = filter;
  let query = db.selectFrom("events").selectAll().orderBy("seq", order).limit(limit);
  if (before !== undefined) query = query.where("seq", "<", before);
  if (after !== undefined) query = query.where("seq", ">", after);
  if (kind?.includes(".")) query = query.where("kind", "=", kind);
  else if (kind !== undefined) query = query.where(sql<string>`substr(kind, 1, ${kind.length + 1})`, "=", `${kind}.`);
  if (turn !== undefined) query = query.where("turn", "=", turn);
  if (systemId !== undefined) query = query.where("system_id", "=", systemId);
  if (crewId !== undefined) query = query.where("crew_id", "=", crewId);
  const rows = await query.execute();
  return rows.map((row) => ({ seq: row.seq, ...eventOfRow(row) }));
}

/** Ended tasks with numbers below `before`, newest first. */
export async function loadEnded(db: Db, limit: number, before?: number): Promise<EndedTask[]> {
  let query = db
    .selectFrom("tasks")
    .selectAll()
    .where("ended_number", "is not", null)
    .orderBy("ended_number", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("ended_number", "<", before);
  const rows = await query.execute();
  const helpers = await helpersFor(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => endedOfRow(row, helpersOf(row.id, helpers)));
}

/** One ended task by its id. */
export async function loadEndedTask(db: Db, id: number): Promise<EndedTask | undefined> {
  const row = await db
    .selectFrom("tasks")
    .selectAll()
    .where("id", "=", id)
    .where("ended_number", "is not", null)
    .executeTakeFirst();
  return row && endedOfRow(row, helpersOf(id, await helpersFor(db, [id])));
}

async function helpersFor(db: Db, taskIds: readonly number[]): Promise<HelperRow[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom("task_helpers")
    .selectAll()
    .where("task_id", "in", taskIds)
    .orderBy("task_id")
    .orderBy("place")
    .execute();
}

/** The turns whose start is kept, newest first. */
export const loadHistory = (db: Db): Promise<{ turn: number }[]> =>
  db.selectFrom("history").select("turn").orderBy("turn", "desc").execute();
