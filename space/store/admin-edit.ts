/** Applies an admin's edit of rows: changes the rows, loads the game again, and commits only if it is valid. */
import { isBehind } from "@outbound/kit/host/revision.ts";
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { RowOf } from "@outbound/kit/store/table.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { Draft } from "../rules/game/draft.ts";
import { GAME_STATUSES, type Game } from "../rules/game/game.ts";
import { exportSave, importSave, type SaveDocument } from "../rules/save/save.ts";
import type { EventKind } from "../rules/values/events.ts";
import { COUNT_LIMIT, DIFFICULTIES, RULES_VERSION } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { ShapeCheck } from "./commands.ts";
import type { SaveDraft } from "./draft.ts";
import { type EventRow, eventOfRow } from "./event-rows.ts";
import { findWorld, loadEndedTasks, loadGame, revisionOf } from "./load.ts";
import { type archives, MAIN_SAVE, type SpaceTables, type world } from "./tables.ts";

interface EditedTable {
  readonly table: string;
  readonly key?: Row;
  readonly row?: Row;
}

/** Returns the game of the edited rows; `main` for rows without a game and for a game that does not exist. */
export async function gameOfEdit(db: Kysely<SpaceTables>, { table, key, row }: EditedTable): Promise<number> {
  const named = { ...row, ...key };
  const own = table === "archives" && key ? await saveOfArchive(db, Number(key.id)) : undefined;
  const saveId = Number((table === "world" || table === "save" ? named.id : (own ?? named.save_id)) ?? MAIN_SAVE);
  return Number.isSafeInteger(saveId) && (await findWorld(db, saveId)) ? saveId : MAIN_SAVE;
}

const saveOfArchive = async (db: Kysely<SpaceTables>, id: number): Promise<number | undefined> =>
  (await db.selectFrom("archives").select("save_id").where("id", "=", id).executeTakeFirst())?.save_id;

export type EditAction = "add" | "edit" | "delete";

const EVENT_OF: Readonly<Record<EditAction, EventKind>> = {
  add: "admin.row-added",
  edit: "admin.row-edited",
  delete: "admin.row-deleted",
};

const VERB_OF: Readonly<Record<EditAction, string>> = {
  add: "added a row to",
  edit: "edited a row of",
  delete: "deleted a row of",
};

type Row = Readonly<Record<string, unknown>>;

/** The answer of the table admin: the row before and after the edit. */
interface Edited {
  readonly before?: Row;
  readonly after?: Row;
}

/**
 * Runs the edit, makes the result the draft's game and logs an event. Throws a 409 problem, which rolls the edit back, if an
 * import would refuse the game. Only the edited entries of the log are read, because the others were valid before.
 */
export async function applyEdit<Answer extends Edited>(
  draft: SaveDraft,
  tx: Transaction<SpaceTables>,
  { table, action }: { table: string; action: EditAction },
  edit: () => Promise<Answer>,
  shapeFaults: ShapeCheck,
): Promise<Answer> {
  const answer = await edit();
  // An edit that names no columns.
  if (answer.before === answer.after) return answer;
  const rows = [answer.before, answer.after].filter((row) => row !== undefined);
  const owners = new Set(rows.flatMap(({ save_id }) => (save_id === undefined ? [] : [save_id])));
  refuseIfAny([...owners].some((owner) => owner !== draft.saveId) ? ["a row cannot move to another game"] : [], table);
  if (table === "archives" && answer.after) refuseIfAny(archiveFaults(answer.after), table);
  const newest = await newestOf(tx, draft.saveId);
  if (table === "world") editWorld(draft, answer, newest);
  if (table === "save") refuseIfAny(saveFaults(answer), table);
  const loaded = await loadGame(tx, draft.saveId);
  draft.reread(loaded);
  if (table !== "archives") draft.isClean = false;
  if (!loaded) return answer;
  const game = raiseCounters(loaded, newest);
  const events = table === "events" && answer.after ? [eventOfRow(answer.after as EventRow)] : [];
  const touched = touchedTasks(table, rows);
  const document = exportSave({ game, events, tasks: await loadEndedTasks(tx, draft.saveId, touched) });
  refuseIfAny(
    [...(await brokenTasks(tx, draft.saveId, touched)), ...brokenSequence(newest), ...brokenBy(document, shapeFaults)],
    table,
  );
  draft.nextEventSeq = Math.max(draft.nextEventSeq, newest.seq + 1);
  const rules = new Draft(game);
  rules.emit(EVENT_OF[action], "warn", `The admin ${VERB_OF[action]} ${table}.`, {}, { table });
  draft.apply({ game: rules.game, events: rules.events, ended: [], turnStarts: [] });
  return answer;
}

/** The commit writes the world row from the draft. */
function editWorld(draft: SaveDraft, { before, after }: Edited, newest: Newest): void {
  const [was, will] = [before, after] as [WorldRow | undefined, WorldRow | undefined];
  refuseIfAny(was && will ? worldFaults(was, will, newest) : ["the row of the world cannot be deleted"], "world");
  draft.leastRevision = will?.revision ?? 0;
  draft.nextEventSeq = will?.next_event_seq ?? draft.nextEventSeq;
}

type WorldRow = RowOf<typeof world>;

function worldFaults(was: WorldRow, will: WorldRow, { seq }: Newest): string[] {
  const { revision, next_event_seq: next, commit_token: token } = will;
  return [
    ...(isBehind(revisionOf(will), revisionOf(was))
      ? [`the revision only rises: it is ${was.revision}, and would be ${revision}`]
      : []),
    ...(revision <= COUNT_LIMIT ? [] : [`the revision is at most ${COUNT_LIMIT}`]),
    ...(next > seq ? [] : [`next_event_seq must be above the last event, ${seq}, and would be ${next}`]),
    ...(next <= COUNT_LIMIT ? [] : [`next_event_seq is at most ${COUNT_LIMIT}`]),
    ...(token === was.commit_token ? [] : ["each commit draws commit_token, so it cannot be chosen"]),
  ];
}

/** A game of earlier rules is upgraded when it is loaded, without the encounters that its rows have. */
function saveFaults({ before, after }: Edited): string[] {
  const [was, will] = [before?.rules_version, after?.rules_version];
  if (will === undefined || will === was || will === RULES_VERSION) return [];
  return [`rules_version is ${RULES_VERSION}, the version of this release, and would be ${will}`];
}

function refuseIfAny(broken: readonly string[], table: string): void {
  if (broken.length === 0) return;
  throw new ProblemError("constraint-violation", `The game would break its rules: ${broken[0]}.`, {
    details: { kind: "invariant", table, violations: broken },
  });
}

/** Returns values of an archive that the table accepts but the API cannot list. Its document is checked when it is restored. */
function archiveFaults(row: Row): string[] {
  const { id, archived_at, difficulty, status } = row as Omit<RowOf<typeof archives>, "document">;
  return [
    ...(id >= 1 ? [] : [`archive ${id} has an id below 1`]),
    ...(Object.hasOwn(DIFFICULTIES, difficulty) ? [] : [`archive ${id} has an unknown difficulty: ${difficulty}`]),
    ...((GAME_STATUSES as readonly string[]).includes(status)
      ? []
      : [`archive ${id} has an unknown status: ${status}`]),
    ...(archived_at <= LAST_INSTANT_MS ? [] : [`archive ${id} has an invalid date: ${archived_at}`]),
  ];
}

/** The last valid instant of a Date. */
const LAST_INSTANT_MS = 8.64e15;

/** Returns the ids of the edited tasks, or of the tasks of edited helpers. */
function touchedTasks(table: string, rows: readonly Row[]): number[] {
  const column = { tasks: "id", task_helpers: "task_id" }[table];
  return column === undefined ? [] : [...new Set(rows.map((row) => Number(row[column])))];
}

function brokenBy(document: SaveDocument, shapeFaults: ShapeCheck): readonly string[] {
  const faults = shapeFaults(document);
  if (faults.length > 0) return faults;
  const contents = importSave(document);
  if (!(contents instanceof Refusal)) return [];
  const { violations } = contents.details;
  return Array.isArray(violations) ? violations.map(String) : [contents.detail];
}

/** Returns contradictions within a task's row that are not visible in the game loaded from it. */
async function brokenTasks(tx: Transaction<SpaceTables>, saveId: number, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const tasks = await tx
    .selectFrom("tasks")
    .select(["id", "status", "queue_place", "ended_number", "started_on_turn"])
    .where("save_id", "=", saveId)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return tasks.flatMap((row) => {
    const queued = row.started_on_turn === null ? "pending" : "active";
    const isWhole = (row.queue_place === null) !== (row.ended_number === null);
    const fits = row.queue_place === null ? !["active", "pending"].includes(row.status) : row.status === queued;
    return isWhole && fits ? [] : [`task ${row.id} is ${row.status}, which does not fit its place in the queue`];
  });
}

/** Returns the greatest numbers in use, each found with an index; 0 if there is none. */
async function newestOf(tx: Transaction<SpaceTables>, saveId: number) {
  const greatest = async (table: "events" | "tasks", column: string): Promise<number> => {
    const number = sql.ref<number | null>(column);
    const query = tx
      .selectFrom(table)
      .select(number.as("number"))
      .where("save_id", "=", saveId)
      .where(number, "is not", null);
    return (await query.orderBy(number, "desc").limit(1).executeTakeFirst())?.number ?? 0;
  };
  return {
    seq: await greatest("events", "seq"),
    event: await greatest("events", "number"),
    ended: await greatest("tasks", "ended_number"),
    task: await greatest("tasks", "id"),
  };
}

type Newest = Awaited<ReturnType<typeof newestOf>>;

const brokenSequence = ({ seq }: Newest): string[] =>
  seq < COUNT_LIMIT ? [] : [`event ${seq} leaves no number for the next one`];

/** Raises the counters, so that ids and numbers used by an edit are not assigned again. */
function raiseCounters(game: Game, newest: Newest): Game {
  const above = (items: readonly { readonly id: number }[], next: number): number =>
    items.reduce((greatest, item) => Math.max(greatest, item.id + 1), next);
  return {
    ...game,
    nextCrewId: above(game.crew, game.nextCrewId),
    nextModuleId: above(game.modules, game.nextModuleId),
    nextTaskId: Math.max(game.nextTaskId, newest.task + 1),
    nextMissionId: above(game.missions, game.nextMissionId),
    eventCount: Math.max(game.eventCount, newest.event),
    endedCount: Math.max(game.endedCount, newest.ended),
  };
}
