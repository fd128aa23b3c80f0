/** The commands that replace the whole game. They write rows directly, so they are exclusive. */
import { isSameCommit, type Revision } from "@outbound/kit/host/revision.ts";
import { turnOver } from "@outbound/kit/host/turn-over.ts";
import type { JsonText } from "@outbound/kit/store/json-text.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { sql, type Transaction } from "kysely";
import { Draft } from "../rules/game/draft.ts";
import type { Game } from "../rules/game/game.ts";
import { scoreOf } from "../rules/game/score.ts";
import { exportSave, importSave, type SaveContents } from "../rules/save/save.ts";
import { signedEvents } from "../rules/turn/signed.ts";
import { newGame } from "../rules/turn/start.ts";
import type { Difficulty } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { unknownArchive } from "./archives.ts";
import type { SaveDraft } from "./draft.ts";
import { beginEpoch, renameUnnamed } from "./games.ts";
import { gameOfKept, type KeptTurn, turnsBefore } from "./kept-turn.ts";
import { loadArchivedTurns, loadArchiveText, loadGame, loadKeptTurns, loadWorld, revisionOf } from "./load.ts";
import { saveText } from "./save-text.ts";
import type { SpaceTables } from "./tables.ts";
import { clearGame, clearState, truncateLog } from "./write.ts";

type Tx = Transaction<SpaceTables>;

/** Length in characters from which writing a document takes milliseconds. */
const LONG_DOCUMENT = 524_288;

/** Starts the first game on an empty database. */
export function startFirst(draft: SaveDraft, seed: number): void {
  const { game, events } = newGame(seed, "standard");
  draft.apply({ game, events, ended: [], turnStarts: [game] });
}

interface NewRun {
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly by?: string | undefined;
}

/** The result of a replacement. */
export interface Replaced {
  readonly game: Game;
  /** Id of the archive of the replaced game; null if it was not archived. */
  readonly archived: number | null;
}

/** Starts a new game. The old one is archived if at least one turn was played. */
export async function startNew(
  draft: SaveDraft,
  tx: Tx,
  { seed, difficulty, by }: NewRun,
  now: number,
  written?: WrittenSave,
): Promise<Replaced> {
  const archived = draft.stored?.turn === 0 ? null : await archive(draft, tx, now, written);
  const { game, events } = newGame(seed, difficulty);
  await replace(draft, tx, { game, events: signedEvents(events, by), tasks: [] }, true);
  return { game, archived };
}

/** Makes a checked save the current game; the old one is archived. */
export async function importContents(
  draft: SaveDraft,
  tx: Tx,
  contents: SaveContents | Refusal,
  now: number,
  written?: WrittenSave,
): Promise<Replaced | Refusal> {
  if (contents instanceof Refusal) return contents;
  const archived = await archive(draft, tx, now, written);
  await replace(draft, tx, contents, false);
  return { game: contents.game, archived };
}

/** Returns the faults in the shape of a document, as sentences; none for a `SaveDocument`. */
export type ShapeCheck = (document: unknown) => readonly string[];

/** Returns the contents of a document's text, or why it cannot be used. */
export type SaveCheck = (text: string) => Promise<SaveContents | Refusal>;

/** Replaces the game with an archived one; the old one is archived. An admin may have edited the document, so it is checked. */
export async function restoreArchive(
  draft: SaveDraft,
  tx: Tx,
  archiveId: number,
  now: number,
  check: SaveCheck,
  written?: WrittenSave,
): Promise<Replaced | Refusal> {
  const text = await loadArchiveText(tx, draft.saveId, archiveId);
  if (text === undefined) return unknownArchive(archiveId);
  const restored = await importContents(draft, tx, await check(text), now, written);
  if (restored instanceof Refusal) return restored;
  await keepTurns(draft, tx, turnsBefore(restored.game, await loadArchivedTurns(tx, draft.saveId, archiveId)));
  await tx.deleteFrom("archives").where("id", "=", archiveId).execute();
  return restored;
}

/** Adds these turn starts to the kept ones of the game. */
async function keepTurns(draft: SaveDraft, tx: Tx, turns: readonly KeptTurn[]): Promise<void> {
  if (turns.length === 0) return;
  // For its current turn the archive has the turn start, and the game has what was done since.
  draft.turnStarts = draft.turnStarts.filter((start) => turns.every(({ turn }) => turn !== start.turn));
  const rows = turns.map((state) => ({ turn: state.turn, save_id: draft.saveId, state: asStored<KeptTurn>(state) }));
  await tx.insertInto("history").values(rows).execute();
}

const asStored = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}`;

function checkShape(document: unknown, shapeFaults: ShapeCheck): Refusal | undefined {
  const faults = shapeFaults(document);
  if (faults.length === 0) return undefined;
  return new Refusal("save-invalid", `The stored document is not a save: ${faults[0]}.`, { violations: faults });
}

/**
 * Goes back to the start of a kept turn: deletes everything later and logs an event. An admin may have edited the kept turn, so
 * it is checked and upgraded like an import.
 */
export async function restoreTurn(
  draft: SaveDraft,
  tx: Tx,
  { turn, by }: { readonly turn: number; readonly by?: string | undefined },
  shapeFaults: ShapeCheck,
): Promise<Replaced | Refusal> {
  const row = await tx
    .selectFrom("history")
    .select("state")
    .where("save_id", "=", draft.saveId)
    .where("turn", "=", turn)
    .executeTakeFirst();
  if (!row) {
    return new Refusal("unknown-turn", `Turn ${turn} is not kept; GET /api/save/history lists those that are.`, {
      turn,
    });
  }
  const start = gameOfKept(row.state, draft.game?.systems ?? []);
  if (start?.turn !== turn)
    return new Refusal("save-invalid", `The stored state is not that of turn ${turn}.`, { turn });
  const document = exportSave({ game: start, events: [], tasks: [] });
  const checked = checkShape(document, shapeFaults) ?? importSave(document);
  if (checked instanceof Refusal) return checked;
  await truncateLog(tx, draft.saveId, checked.game);
  await clearState(tx, draft.saveId);
  await beginEpoch(draft, tx, false);
  const rules = new Draft(await aboveEndedTasks(tx, draft.saveId, checked.game));
  rules.emit("game.restored", "warn", `The game went back to the start of turn ${turn}.`, {}, { turn });
  draft.stored = null;
  draft.apply({ game: rules.game, events: signedEvents(rules.events, by), ended: [], turnStarts: [] });
  return { game: rules.game, archived: null };
}

/** Raises the next id of a task above the ended ones: an admin may have added one that the kept turn does not know. */
async function aboveEndedTasks(tx: Tx, saveId: number, game: Game): Promise<Game> {
  const tasks = tx.selectFrom("tasks").select("id").where("save_id", "=", saveId);
  const newest = await tasks.orderBy("id", "desc").limit(1).executeTakeFirst();
  return { ...game, nextTaskId: Math.max(game.nextTaskId, (newest?.id ?? 0) + 1) };
}

/** Replaces the game and its log; its history starts again. */
async function replace(
  draft: SaveDraft,
  tx: Tx,
  { game, events, tasks }: SaveContents,
  isClean: boolean,
): Promise<void> {
  await clearGame(tx, draft.saveId);
  await beginEpoch(draft, tx, isClean);
  if (draft.stored) await renameUnnamed(tx, draft.saveId, draft.stored, game);
  draft.reread(null);
  draft.apply({ game, events, ended: tasks, turnStarts: [game] });
}

/** A game's document as of one commit. */
export interface WrittenSave {
  readonly revision: Revision;
  readonly text: string;
}

/** Writes the document from a snapshot, so that a command that archives the game blocks others for less time. */
export const writtenSave = ({ snapshot }: Store<SpaceTables>, saveId: number): Promise<WrittenSave | undefined> =>
  snapshot(async (tx) => {
    const [world, game] = [await loadWorld(tx, saveId), await loadGame(tx, saveId)];
    return game === null
      ? undefined
      : { revision: revisionOf(world), text: (await saveText(tx, saveId, game)).toString() };
  });

/** Archives the game and returns the archive's id. `written` is used unless the game has changed since. */
async function archive(
  draft: SaveDraft,
  tx: Tx,
  now: number,
  written: WrittenSave | undefined,
): Promise<number | null> {
  const { stored: game } = draft;
  if (!game) return null;
  const isCurrent = written && isSameCommit(written.revision, revisionOf(await loadWorld(tx, draft.saveId)));
  const text = isCurrent ? written.text : (await saveText(tx, draft.saveId, game)).toString();
  const turns = await loadKeptTurns(tx, draft.saveId);
  const row = {
    save_id: draft.saveId,
    archived_at: now,
    seed: game.seed,
    difficulty: game.difficulty,
    turn: game.turn,
    status: game.status,
    score: scoreOf(game),
    document: sql<JsonText>`${text}`,
    turns: sql<JsonText | null>`${turns}`,
  };
  // Sent together with rows before and after it, a document of megabytes would block other requests.
  const isLong = text.length > LONG_DOCUMENT;
  if (isLong) await turnOver();
  // The database generates the id.
  const values = row as typeof row & { readonly id: number };
  const { id } = await tx.insertInto("archives").values(values).returning("id").executeTakeFirstOrThrow();
  if (isLong) await turnOver();
  return id;
}
