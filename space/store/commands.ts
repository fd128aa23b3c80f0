/** The commands that replace the whole game: they write rows themselves, and so run in a batch of their own. */
import type { Transaction } from "kysely";
import { Draft } from "../rules/game/draft.ts";
import type { Game } from "../rules/game/game.ts";
import { exportSave, importSave, type SaveContents, type SaveDocument } from "../rules/save/save.ts";
import { newGame } from "../rules/turn/start.ts";
import { scoreOf } from "../rules/turn/turn.ts";
import type { Difficulty } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import type { SaveDraft } from "./draft.ts";
import { gameOfKept } from "./kept-turn.ts";
import { loadContents } from "./load.ts";
import type { SpaceTables } from "./tables.ts";
import { clearGame, clearState, truncateLog } from "./write.ts";

type Tx = Transaction<SpaceTables>;

/** The game of the draft; a new one from the seed where there is none. */
export function ensureGame(draft: SaveDraft, seed: number): Game {
  if (!draft.game) {
    const { game, events } = newGame(seed, "standard");
    draft.apply({ game, events, ended: [], beginnings: [game] });
  }
  return draft.game as Game;
}

/** Starts a new game; the old one becomes an archive. */
export async function startNew(
  draft: SaveDraft,
  tx: Tx,
  seed: number,
  difficulty: Difficulty,
  now: number,
): Promise<Game> {
  await archive(draft, tx, now);
  const { game, events } = newGame(seed, difficulty);
  await replace(draft, tx, { game, events, tasks: [] });
  return game;
}

/** Takes an exported document as the game; the old one becomes an archive. */
export async function importDocument(
  draft: SaveDraft,
  tx: Tx,
  document: SaveDocument,
  now: number,
): Promise<Game | Refusal> {
  const contents = importSave(document);
  if (contents instanceof Refusal) return contents;
  await archive(draft, tx, now);
  await replace(draft, tx, contents);
  return contents.game;
}

/** What a document's shape breaks, as sentences; empty for one that `SaveDocument` describes. */
export type ShapeCheck = (document: unknown) => readonly string[];

/** Makes an archived game the present one and the present one an archive. An admin may have edited it: its shape is checked. */
export async function restoreArchive(
  draft: SaveDraft,
  tx: Tx,
  archiveId: number,
  now: number,
  shapeFaults: ShapeCheck,
): Promise<Game | Refusal> {
  const row = await tx.selectFrom("archives").select("document").where("id", "=", archiveId).executeTakeFirst();
  if (!row) return new Refusal("unknown-archive", `There is no archive ${archiveId}.`, { archiveId });
  const misshapen = checkShape(row.document, shapeFaults);
  if (misshapen) return misshapen;
  const restored = await importDocument(draft, tx, row.document, now);
  if (!(restored instanceof Refusal)) await tx.deleteFrom("archives").where("id", "=", archiveId).execute();
  return restored;
}

function checkShape(document: unknown, shapeFaults: ShapeCheck): Refusal | undefined {
  const faults = shapeFaults(document);
  if (faults.length === 0) return undefined;
  return new Refusal("save-invalid", `What was kept is no save: ${faults[0]}.`, { violations: faults });
}

/**
 * Goes back to the beginning of a kept turn. What came after is forgotten; an event tells of it. An admin may have edited
 * what was kept: it is held to what an import is held to.
 */
export async function restoreTurn(
  draft: SaveDraft,
  tx: Tx,
  turn: number,
  shapeFaults: ShapeCheck,
): Promise<Game | Refusal> {
  const row = await tx.selectFrom("history").select("state").where("turn", "=", turn).executeTakeFirst();
  if (!row) {
    return new Refusal("unknown-turn", `Turn ${turn} is not kept; GET /api/save/history lists those that are.`, {
      turn,
    });
  }
  const beginning = gameOfKept(row.state, draft.game?.systems ?? []);
  if (beginning?.turn !== turn) return new Refusal("save-invalid", `What was kept is not turn ${turn}.`, { turn });
  const document = exportSave({ game: beginning, events: [], tasks: [] });
  const sound = checkShape(document, shapeFaults) ?? importSave(document);
  if (sound instanceof Refusal) return sound;
  await truncateLog(tx, beginning);
  await clearState(tx);
  const rules = new Draft(beginning);
  rules.emit("game.restored", "warn", `The game went back to the beginning of turn ${turn}.`, {}, { turn });
  draft.stored = null;
  draft.apply({ game: rules.game, events: rules.events, ended: [], beginnings: [] });
  return rules.game;
}

/** Puts a whole game with its log in the place of the present one; its history begins anew. */
async function replace(draft: SaveDraft, tx: Tx, { game, events, tasks }: SaveContents): Promise<void> {
  await clearGame(tx);
  draft.stored = null;
  draft.apply({ game, events, ended: tasks, beginnings: [game] });
}

async function archive(draft: SaveDraft, tx: Tx, now: number): Promise<void> {
  const { game } = draft;
  if (!game) return;
  draft.archives.push({
    archived_at: now,
    seed: game.seed,
    difficulty: game.difficulty,
    turn: game.turn,
    status: game.status,
    score: scoreOf(game),
    document: exportSave(await loadContents(tx, game)),
  });
}
