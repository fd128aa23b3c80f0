/** The scoreboard: wins of clean games. Scores survive their games. */
import { insertRow } from "@outbound/kit/store/upsert.ts";
import type { Kysely } from "kysely";
import { endingOf } from "../../rules/game/ending.ts";
import { scoreOf } from "../../rules/game/score.ts";
import type { Difficulty } from "../../rules/values/limits.ts";
import type { SaveDraft } from "../draft.ts";
import { MAIN_SAVE, type SpaceTables } from "../tables.ts";
import type { On } from "../write.ts";
import { scores } from "./tables.ts";

type Db = Kysely<SpaceTables>;

/** Stores the score of a game that this commit wins: one per epoch, and never for `main`. */
export async function keepScore(
  on: On,
  { saveId, game, stored, isClean, epoch }: SaveDraft,
  now: number,
): Promise<void> {
  const isWon = game?.status === "won" && stored?.status !== "won";
  if (!isWon || !isClean || saveId === MAIN_SAVE) return;
  const { name, daily } = await on.tx
    .selectFrom("games")
    .select(["name", "daily"])
    .where("id", "=", saveId)
    .executeTakeFirstOrThrow();
  const { difficulty, turn } = game;
  await insertRow(on, scores, {
    ...{ save_id: saveId, epoch, name, daily, difficulty, turn },
    score: scoreOf(game),
    ending: endingOf(game) ?? "relit",
    finished_at: now,
  });
}

export interface ScoreFilter {
  /** Wall clock of the earliest end to include. */
  readonly since?: number | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly daily?: string | undefined;
}

/**
 * Returns one page, the best first: by score, then by turn, then by time. `watch_id` is set if the game still exists and is
 * listed.
 */
export async function loadScores(db: Db, filter: ScoreFilter, limit: number, offset: number) {
  const { count } = await chosen(db, filter)
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  const scores = await chosen(db, filter)
    .leftJoin("games", (join) =>
      join
        .onRef("games.id", "=", "scores.save_id")
        .onRef("games.epoch", "=", "scores.epoch")
        .on("games.listed", "=", true),
    )
    .selectAll("scores")
    .select("games.watch_id")
    .orderBy("scores.score", "desc")
    .orderBy("scores.turn")
    .orderBy("scores.finished_at")
    .orderBy("scores.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { scores, total: Number(count) };
}

export type ScoreRow = Awaited<ReturnType<typeof loadScores>>["scores"][number];

function chosen(db: Db, { since, difficulty, daily }: ScoreFilter) {
  let query = db.selectFrom("scores");
  if (since !== undefined) query = query.where("scores.finished_at", ">=", since);
  if (difficulty !== undefined) query = query.where("scores.difficulty", "=", difficulty);
  if (daily !== undefined) query = query.where("scores.daily", "=", daily);
  return query;
}
