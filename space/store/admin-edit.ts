/** An admin's edit of rows: the rows are changed, the game is read again, and only a valid one is committed. */
import { ProblemError } from "@outbound/kit/http/problems/problem.ts";
import type { Transaction } from "kysely";
import { Draft } from "../rules/game/draft.ts";
import { GAME_STATUSES, type Game } from "../rules/game/game.ts";
import { exportSave, importSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import type { EventKind } from "../rules/values/events.ts";
import { COUNT_LIMIT, DIFFICULTIES } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { ShapeCheck } from "./commands.ts";
import type { SaveDraft } from "./draft.ts";
import { loadContents, loadGame } from "./load.ts";
import type { SpaceTables } from "./tables.ts";

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

/**
 * Runs the edit, makes the result the draft's game and logs an event. Throws a 409 problem, which rolls the edit back, for
 * a game that an import would refuse.
 */
export async function applyEdit<Answer>(
  draft: SaveDraft,
  tx: Transaction<SpaceTables>,
  { table, action }: { table: string; action: EditAction },
  edit: () => Promise<Answer>,
  shapeFaults: ShapeCheck,
): Promise<Answer> {
  const answer = await edit();
  if (table === "archives") refuseIfAny(await invalidArchives(tx), table);
  const loaded = await loadGame(tx);
  draft.reread(loaded);
  if (!loaded) return answer;
  const log = await loadContents(tx, loaded);
  const game = raiseCounters(log);
  refuseIfAny([...(await brokenRows(tx)), ...brokenBy(exportSave({ ...log, game }), shapeFaults)], table);
  draft.nextEventSeq = Math.max(draft.nextEventSeq, await seqAfterNewest(tx));
  const rules = new Draft(game);
  rules.emit(EVENT_OF[action], "warn", `The admin ${VERB_OF[action]} ${table}.`, {}, { table });
  draft.apply({ game: rules.game, events: rules.events, ended: [], turnStarts: [] });
  return answer;
}

function refuseIfAny(broken: readonly string[], table: string): void {
  if (broken.length === 0) return;
  throw new ProblemError("constraint-violation", `The game would break its rules: ${broken[0]}.`, {
    details: { kind: "invariant", table, violations: broken },
  });
}

/** Archives that the table accepts, but that the API cannot list. Their documents are checked when they are restored. */
async function invalidArchives(tx: Transaction<SpaceTables>): Promise<string[]> {
  const rows = await tx
    .selectFrom("archives")
    .select(["id", "archived_at", "difficulty", "status"])
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, archived_at, difficulty, status }) => [
    ...(id >= 1 ? [] : [`archive ${id} has an id below 1`]),
    ...(Object.hasOwn(DIFFICULTIES, difficulty) ? [] : [`archive ${id} has an unknown difficulty: ${difficulty}`]),
    ...((GAME_STATUSES as readonly string[]).includes(status)
      ? []
      : [`archive ${id} has an unknown status: ${status}`]),
    ...(archived_at <= LAST_INSTANT_MS ? [] : [`archive ${id} has an invalid date: ${archived_at}`]),
  ]);
}

/** The last instant of a Date. */
const LAST_INSTANT_MS = 8.64e15;

function brokenBy(document: SaveDocument, shapeFaults: ShapeCheck): readonly string[] {
  const faults = shapeFaults(document);
  if (faults.length > 0) return faults;
  const contents = importSave(document);
  if (!(contents instanceof Refusal)) return [];
  const { violations } = contents.details;
  return Array.isArray(violations) ? violations.map(String) : [contents.detail];
}

/** Contradictions between rows that the game read from them does not show. */
async function brokenRows(tx: Transaction<SpaceTables>): Promise<string[]> {
  const tasks = await tx
    .selectFrom("tasks")
    .select(["id", "status", "queue_place", "ended_number", "started_on_turn"])
    .orderBy("id")
    .execute();
  const newest = await seqAfterNewest(tx);
  return [
    ...tasks.flatMap((row) => {
      const queued = row.started_on_turn === null ? "pending" : "active";
      const isWhole = (row.queue_place === null) !== (row.ended_number === null);
      const fits = row.queue_place === null ? !["active", "pending"].includes(row.status) : row.status === queued;
      return isWhole && fits ? [] : [`task ${row.id} is ${row.status}, which does not fit its place in the queue`];
    }),
    ...(newest > COUNT_LIMIT ? [`event ${newest - 1} leaves no number for the next one`] : []),
  ];
}

async function seqAfterNewest(tx: Transaction<SpaceTables>): Promise<number> {
  const newest = await tx.selectFrom("events").select("seq").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return (newest?.seq ?? 0) + 1;
}

/** Ids and numbers that an edit used are not issued again. */
function raiseCounters({ game, events, tasks }: SaveContents): Game {
  const above = (items: readonly { readonly id: number }[], next: number): number =>
    items.reduce((greatest, item) => Math.max(greatest, item.id + 1), next);
  return {
    ...game,
    nextCrewId: above(game.crew, game.nextCrewId),
    nextModuleId: above(game.modules, game.nextModuleId),
    nextTaskId: above([...game.tasks, ...tasks.map(({ task }) => task)], game.nextTaskId),
    nextMissionId: above(game.missions, game.nextMissionId),
    eventCount: Math.max(game.eventCount, events.at(-1)?.number ?? 0),
    endedCount: Math.max(game.endedCount, tasks.at(-1)?.number ?? 0),
  };
}
