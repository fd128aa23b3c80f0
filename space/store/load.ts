/** Loads the save and its log. Every query is sorted, so that equal tables give equal games. */

import type { Revision } from "@outbound/kit/host/revision.ts";
import { problemOf } from "@outbound/kit/http/problems/problem.ts";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { EndedTask, Game, GameEvent } from "../rules/game/game.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { Save } from "./draft.ts";
import { eventOfRow } from "./event-rows.ts";
import { gameOf } from "./game-rows.ts";
import type { SpaceTables } from "./tables.ts";
import { endedOfRow, type HelperRow, helpersOf } from "./task-rows.ts";

type Db = Kysely<SpaceTables>;
type OfGame =
  | "systems"
  | "crew"
  | "crew_skills"
  | "modules"
  | "techs"
  | "missions"
  | "encounters"
  | "factions"
  | "tasks"
  | "events"
  | "history"
  | "archives";

/** A query of a game's rows. */
const ofGame = <Name extends OfGame>(db: Db, table: Name, saveId: number) =>
  db.selectFrom<OfGame>(table).where("save_id", "=", saveId) as unknown as SelectQueryBuilder<
    SpaceTables,
    Name,
    Record<never, never>
  >;

/** Returns the game; null if there is no save. */
export async function loadGame(db: Db, saveId: number): Promise<Game | null> {
  const save = await db.selectFrom("save").selectAll().where("id", "=", saveId).executeTakeFirst();
  if (!save) return null;
  const tasks = await ofGame(db, "tasks", saveId)
    .selectAll()
    .where("queue_place", ">=", 0)
    .orderBy("queue_place")
    .orderBy("id")
    .execute();
  return gameOf({
    save,
    tasks,
    helpers: await helpersFor(
      db,
      saveId,
      tasks.map((task) => task.id),
    ),
    systems: await ofGame(db, "systems", saveId).selectAll().orderBy("id").execute(),
    crew: await ofGame(db, "crew", saveId).selectAll().orderBy("id").execute(),
    skills: await ofGame(db, "crew_skills", saveId).selectAll().orderBy("crew_id").orderBy("skill").execute(),
    modules: await ofGame(db, "modules", saveId).selectAll().orderBy("id").execute(),
    techs: await ofGame(db, "techs", saveId).selectAll().orderBy("ordinal").execute(),
    missions: await ofGame(db, "missions", saveId).selectAll().orderBy("id").execute(),
    encounters: await ofGame(db, "encounters", saveId).selectAll().orderBy("id").execute(),
    factions: await ofGame(db, "factions", saveId).selectAll().orderBy("faction").execute(),
  });
}

/** Returns the revision in a world row. */
export const revisionOf = (row: Pick<SpaceTables["world"], "revision" | "commit_token">): Revision => ({
  number: row.revision,
  token: row.commit_token,
});

/** Returns the game's epoch, whether it was only played, and how many of its commands are recorded. */
export async function loadEpoch(db: Db, saveId: number): Promise<Pick<Save, "epoch" | "isClean" | "commandCount">> {
  const row = await runOf(db, saveId).executeTakeFirst();
  const last = await db
    .selectFrom("commands")
    .select("ordinal")
    .where("save_id", "=", saveId)
    .orderBy("ordinal", "desc")
    .limit(1)
    .executeTakeFirst();
  // Commands that were recorded under earlier rules would give another game.
  const isClean = row?.clean === true && row.rules_version === RULES_VERSION;
  return { epoch: row?.epoch ?? 1, isClean, commandCount: last?.ordinal ?? 0 };
}

/**
 * The rules version is that of the last commit, so a game that ended keeps its own. A game that has not begun has the current
 * one.
 */
const runOf = (db: Db, saveId: number) =>
  db
    .selectFrom("games")
    .leftJoin("save", "save.id", "games.id")
    .select(["epoch", "clean"])
    .select(({ fn, val }) => fn.coalesce("rules_version", val(RULES_VERSION)).as("rules_version"))
    .where("games.id", "=", saveId);

/** Returns the recorded commands of the game's epoch with their rules version, and whether they are complete. */
export async function loadCommands(db: Db, saveId: number) {
  const { clean, epoch, rules_version: rulesVersion } = await runOf(db, saveId).executeTakeFirstOrThrow();
  const rows = db.selectFrom("commands").select(["turn", "method", "path", "body"]).where("save_id", "=", saveId);
  return { clean, epoch, rulesVersion, commands: await rows.orderBy("ordinal").execute() };
}

/** Returns the game's last commit and next event number; undefined for a deleted game. `main` always has a row. */
export const findWorld = (db: Db, saveId: number, lock = false) => {
  const query = db.selectFrom("world").select(["revision", "next_event_seq", "commit_token"]).where("id", "=", saveId);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** Returns the same with the game's epoch. */
export const findLog = (db: Db, saveId: number) =>
  db
    .selectFrom("world")
    .innerJoin("games", "games.id", "world.id")
    .select(["revision", "next_event_seq", "commit_token", "epoch"])
    .where("world.id", "=", saveId)
    .executeTakeFirst();

/** Returns what `findWorld` does, for a game that must exist. */
export async function loadWorld(db: Db, saveId: number, lock = false) {
  const row = await findWorld(db, saveId, lock);
  if (row === undefined) throw problemOf(new Refusal("unknown-game", "There is no such game.", {}));
  return row;
}

/** Number of log entries read at once. The largest event has some 10 KB, an ordinary one a few hundred bytes. */
export const LOG_PAGE_ROWS = 128;
const EPILOGUE_EVENTS = 200;

/** Returns one page of events with numbers below `before`, newest first. */
export async function loadNewestEvents(db: Db, saveId: number, before?: number): Promise<GameEvent[]> {
  let query = ofGame(db, "events", saveId).selectAll().orderBy("number", "desc").limit(LOG_PAGE_ROWS);
  if (before !== undefined) query = query.where("number", "<", before);
  return (await query.execute()).map(eventOfRow);
}

export interface EventFilter {
  readonly limit: number;
  readonly before?: number;
  readonly after?: number;
  /** A kind, or its group before the dot. */
  readonly kind?: string;
  readonly turn?: number;
  readonly systemId?: number;
  readonly crewId?: number;
}

export type LoggedEvent = GameEvent & { readonly seq: number };

/** Returns filtered events, newest first, or for streams oldest first. */
export async function loadEvents(
  db: Db,
  saveId: number,
  filter: EventFilter,
  order: "asc" | "desc" = "desc",
): Promise<LoggedEvent[]> {
  const { limit, before, after, kind, turn, systemId, crewId } = filter;
  let query = ofGame(db, "events", saveId).selectAll().orderBy("seq", order).limit(limit);
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

/** Returns all events of these kinds, oldest first, up to a number that no game of normal length reaches. */
export async function loadEventsOf(db: Db, saveId: number, kinds: readonly string[]): Promise<GameEvent[]> {
  const query = ofGame(db, "events", saveId)
    .selectAll()
    .where("kind", "in", kinds)
    .orderBy("seq")
    .limit(EPILOGUE_EVENTS);
  return (await query.execute()).map(eventOfRow);
}

/** Returns ended tasks with numbers below `before`, newest first. */
export async function loadEnded(db: Db, saveId: number, limit: number, before?: number): Promise<EndedTask[]> {
  let query = ofGame(db, "tasks", saveId)
    .selectAll()
    .where("ended_number", "is not", null)
    .orderBy("ended_number", "desc")
    .limit(limit);
  if (before !== undefined) query = query.where("ended_number", "<", before);
  const rows = await query.execute();
  const helpers = await helpersFor(
    db,
    saveId,
    rows.map((row) => row.id),
  );
  const byTask = Map.groupBy(helpers, (row) => row.task_id);
  return rows.map((row) => endedOfRow(row, helpersOf(row.id, byTask.get(row.id) ?? [])));
}

/** Returns the ended tasks with these ids, in the order of their ends. */
export async function loadEndedTasks(db: Db, saveId: number, ids: readonly number[]): Promise<EndedTask[]> {
  if (ids.length === 0) return [];
  const rows = await ofGame(db, "tasks", saveId)
    .selectAll()
    .where("id", "in", ids)
    .where("ended_number", "is not", null)
    .orderBy("ended_number")
    .execute();
  const helpers = await helpersFor(db, saveId, ids);
  return rows.map((row) => endedOfRow(row, helpersOf(row.id, helpers)));
}

async function helpersFor(db: Db, saveId: number, taskIds: readonly number[]): Promise<HelperRow[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom("task_helpers")
    .selectAll()
    .where("save_id", "=", saveId)
    .where("task_id", "in", taskIds)
    .orderBy("task_id")
    .orderBy("place")
    .execute();
}

/** Returns the text of an archive's document; undefined if there is no such archive. It may be long, so it is not parsed here. */
export async function loadArchiveText(db: Db, saveId: number, id: number): Promise<string | undefined> {
  const text = sql<string>`cast(document as text)`.as("text");
  return (await ofGame(db, "archives", saveId).select(text).where("id", "=", id).executeTakeFirst())?.text;
}

/** Returns the stored turn starts of an archive. An admin may have edited them. */
export async function loadArchivedTurns(db: Db, saveId: number, id: number): Promise<readonly unknown[]> {
  const text = sql<string | null>`cast(turns as text)`.as("text");
  const row = await ofGame(db, "archives", saveId).select(text).where("id", "=", id).executeTakeFirst();
  const turns: unknown = JSON.parse(row?.text ?? "[]");
  return Array.isArray(turns) ? turns : [];
}

/** Returns the turns with a kept start, newest first. */
export const loadHistory = (db: Db, saveId: number): Promise<{ turn: number }[]> =>
  ofGame(db, "history", saveId).select("turn").orderBy("turn", "desc").execute();

/** Returns the stored turn starts; null if there are none. They are long, so they are not parsed here. */
export async function loadKeptTurns(db: Db, saveId: number): Promise<string | null> {
  const text = sql<string>`cast(state as text)`.as("text");
  const rows = await ofGame(db, "history", saveId).select(text).orderBy("turn").execute();
  return rows.length === 0 ? null : `[${rows.map((row) => row.text).join(",")}]`;
}
