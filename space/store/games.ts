/**
 * The games of a service: finding them by id, creating, listing, changing and deleting them. Only a hash of a play id is stored.
 */
import { createHash, randomBytes } from "node:crypto";
import { randomSeed } from "@outbound/kit/clock/random-seed.ts";
import { ProblemError, problemOf } from "@outbound/kit/http/problems/problem.ts";
import { visibleText } from "@outbound/kit/http/request/schemas.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { insertRow } from "@outbound/kit/store/upsert.ts";
import type { Kysely, Transaction } from "kysely";
import { startName } from "../rules/game/galaxy.ts";
import type { Game } from "../rules/game/game.ts";
import { newGame } from "../rules/turn/start.ts";
import { type Difficulty, GAME_NAME_LIMIT } from "../rules/values/limits.ts";
import { Refusal } from "../rules/values/refusals.ts";
import { SaveDraft } from "./draft.ts";
import { games, MAIN_SAVE, type SpaceTables } from "./tables.ts";
import { clearGame, writeDraft } from "./write.ts";

type Db = Kysely<SpaceTables>;
type Tx = Transaction<SpaceTables>;

/** The game of requests that name no other. */
export const MAIN_GAME = "main";

/** A game found by an id. */
export interface FoundGame {
  readonly saveId: number;
  /** True if the id only allows watching. */
  readonly isWatched: boolean;
}

/** Returns an id with 96 random bits, in characters that need no encoding in a URL. */
const newId = (): string => randomBytes(12).toString("base64url");
const hashOf = (playId: string): string => createHash("sha256").update(playId).digest("hex");

/** Greatest length of an id that is looked up. */
const ID_LIMIT = 64;

/** Returns the latest instant at which any game was created or played. */
export async function lastPlayed({ read }: Store<SpaceTables>): Promise<number | undefined> {
  const newest = await read
    .selectFrom("games")
    .select("last_command_at")
    .orderBy("last_command_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.last_command_at;
}

/** Returns the game of a play id or a watchId; undefined if there is none. */
export async function findGame(db: Db, id: string): Promise<FoundGame | undefined> {
  if (id === MAIN_GAME) return { saveId: MAIN_SAVE, isWatched: false };
  if (id.length > ID_LIMIT || id.includes("\0")) return undefined;
  const row = await db
    .selectFrom("games")
    .select(["id", "watch_id"])
    .where((eb) => eb.or([eb("play_hash", "=", hashOf(id)), eb("watch_id", "=", id)]))
    .executeTakeFirst();
  return row && { saveId: row.id, isWatched: row.watch_id === id };
}

export const unknownGame = () => problemOf(new Refusal("unknown-game", "There is no such game.", {}));

export const isUnknownGame = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === "unknown-game";

export interface NewGameRequest {
  readonly name?: string;
  readonly seed?: number;
  readonly difficulty?: Difficulty;
  readonly listed?: boolean;
  /** Date, if it is a daily game; the game then has no seed and difficulty of its own. */
  readonly daily?: string | undefined;
}

/** The greatest number of games beside `main`, and the wall clock. */
interface Terms {
  readonly limit: number;
  readonly now: number;
}

/** The name of a game that nobody has named. The star of an imported game may have any name. */
const unnamed = (game: Game): string =>
  [...`Ship of ${visibleText(startName(game))}`].slice(0, GAME_NAME_LIMIT).join("").trim();

/** Renames a game that nobody has named after the star where its new run starts. */
export const renameUnnamed = (tx: Tx, saveId: number, before: Game, game: Game) =>
  tx
    .updateTable("games")
    .set({ name: unnamed(game) })
    .where("id", "=", saveId)
    .where("name", "=", unnamed(before))
    .execute();

/** Creates a game. Returns its play id, which is not stored. */
export async function createGame(
  { transaction, engine }: Store<SpaceTables>,
  { name, seed = randomSeed(), difficulty = "standard", listed = false, daily }: NewGameRequest,
  { limit, now }: Terms,
): Promise<string> {
  const playId = newId();
  await transaction(async (tx) => {
    // Processes create games one after another, so that the limit is never exceeded.
    const first = tx.selectFrom("games").select("id").where("id", "=", MAIN_SAVE);
    await (engine === "postgres" ? first.forUpdate() : first).execute();
    await refuseTooMany(tx, limit);
    const { game, events } = newGame(seed, difficulty);
    const row = await insertRow({ tx, engine }, games, {
      play_hash: hashOf(playId),
      watch_id: newId(),
      name: name ?? unnamed(game),
      listed,
      ...(daily === undefined ? {} : { daily }),
      clean: true,
      score: 0,
      created_at: now,
      last_command_at: now,
    });
    const { id: saveId, epoch } = row;
    const draft = new SaveDraft({
      saveId,
      game: null,
      nextEventSeq: 1,
      epoch,
      isClean: true,
      commandCount: 0,
      revision: 0,
    });
    draft.apply({ game, events, ended: [], turnStarts: [game] });
    await writeDraft({ tx, engine }, draft, { number: 1, token: randomSeed() });
  });
  return playId;
}

/** Seconds after which unused games may have been deleted. */
const RETRY_AFTER_SECONDS = 3600;

async function refuseTooMany(tx: Tx, limit: number): Promise<void> {
  const { count } = await tx
    .selectFrom("games")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("id", "!=", MAIN_SAVE)
    .executeTakeFirstOrThrow();
  if (Number(count) < limit) return;
  const { code, detail, details } = new Refusal("too-many-games", `The service holds ${limit} games, the maximum.`, {
    limit,
  });
  throw new ProblemError(code, detail, { details, headers: { "retry-after": `${RETRY_AFTER_SECONDS}` } });
}

const listing = (db: Db) =>
  db
    .selectFrom("games")
    .innerJoin("save", "save.id", "games.id")
    .select([
      "games.id",
      "watch_id",
      "name",
      "listed",
      "daily",
      "clean",
      "score",
      "ending",
      "created_at",
      "last_command_at",
      "rules_version",
      "seed",
      "difficulty",
      "turn",
      "turn_limit",
      "status",
    ]);

export type ListedGame = Awaited<ReturnType<typeof loadListedGames>>["games"][number];

/** Returns one page of the listed games, those played last first. */
export async function loadListedGames(db: Db, limit: number, offset: number) {
  const { count } = await db
    .selectFrom("games")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("listed", "=", true)
    .executeTakeFirstOrThrow();
  const page = listing(db).where("listed", "=", true).orderBy("last_command_at", "desc").orderBy("games.id", "desc");
  return { games: await page.limit(limit).offset(offset).execute(), total: Number(count) };
}

/** Throws `unknown-game`. */
export async function loadListing(db: Db, saveId: number): Promise<ListedGame> {
  const row = await listing(db).where("games.id", "=", saveId).executeTakeFirst();
  if (row === undefined) throw unknownGame();
  return row;
}

export async function changeListing(
  tx: Tx,
  saveId: number,
  change: { readonly name?: string; readonly listed?: boolean },
): Promise<ListedGame> {
  if (Object.keys(change).length > 0) await tx.updateTable("games").set(change).where("id", "=", saveId).execute();
  return loadListing(tx, saveId);
}

/** Deletes the draft's game with everything that belongs to it. */
export async function deleteGame(draft: SaveDraft, tx: Tx, principal: string): Promise<ListedGame | Refusal> {
  const { saveId } = draft;
  if (saveId === MAIN_SAVE) return new Refusal("main-game", "The game main cannot be deleted.", {});
  const listed = await loadListing(tx, saveId);
  await clearGame(tx, saveId);
  await forgetCommands(tx, saveId);
  await tx.updateTable("scores").set({ save_id: null }).where("save_id", "=", saveId).execute();
  await tx.deleteFrom("archives").where("save_id", "=", saveId).execute();
  for (const table of ["save", "world"] as const) await tx.deleteFrom(table).where("id", "=", saveId).execute();
  await forgetKeys(tx, principal);
  await tx.deleteFrom("games").where("id", "=", saveId).execute();
  draft.isGone = true;
  return listed;
}

/** Returns the principal of a game's Idempotency-Keys: nobody signs in, so all requests of a game share one. */
export const principalOf = (saveId: number): string => (saveId === MAIN_SAVE ? "player" : `player of ${saveId}`);

/** Returns the principal for keys of edits of an archive, because a repeated deletion no longer finds the archive's game. */
export const principalOfArchive = (id: unknown): string => `archive ${id}`;

/** Returns the principal for the key of a deletion, because the game's own keys are deleted with it. */
export const principalOfDeleted = (playId: string): string => `deleted ${hashOf(playId)}`;

/**
 * Begins another run of the game, which is clean if it begins like a new game. It is not a daily game. Keys of the previous run
 * are no longer valid. The key of the command that begins this run is stored after it, so it belongs to this run.
 */
export async function beginEpoch(draft: SaveDraft, tx: Tx, isClean: boolean): Promise<void> {
  draft.epoch += 1;
  draft.isClean = isClean;
  draft.commandCount = 0;
  draft.commands = [];
  await tx.updateTable("games").set({ epoch: draft.epoch, daily: null }).where("id", "=", draft.saveId).execute();
  await forgetCommands(tx, draft.saveId);
  await forgetKeys(tx, principalOf(draft.saveId));
}

const forgetCommands = (tx: Tx, saveId: number) => tx.deleteFrom("commands").where("save_id", "=", saveId).execute();

const forgetKeys = (tx: Tx, principal: string) =>
  tx.deleteFrom("idempotency_keys").where("principal", "=", principal).execute();
