/** Shares a galaxy: its seed and difficulty are in an address that fills the form for a new game. */
import { DIFFICULTIES, type Difficulty, SEED_LIMIT } from "../../rules/values/limits.ts";

export interface SharedGame {
  readonly seed: number;
  readonly difficulty: Difficulty;
}

const isDifficulty = (name: string): name is Difficulty => Object.hasOwn(DIFFICULTIES, name);

/**
 * Returns a link to the start page, where the shared galaxy becomes another game. `origin` is empty for links within the client.
 */
export const shareLink = (origin: string, { seed, difficulty }: SharedGame): string =>
  `${origin}/games?${new URLSearchParams({ seed: String(seed), difficulty })}`;

/** Returns the shared galaxy of an address; null without a valid seed. */
export function sharedGame(search: string): SharedGame | null {
  const query = new URLSearchParams(search);
  const seed = seedOf(query.get("seed") ?? "");
  const difficulty = query.get("difficulty") ?? "";
  if (typeof seed !== "number") return null;
  return { seed, difficulty: isDifficulty(difficulty) ? difficulty : "standard" };
}

/** Returns the typed seed; null if empty, undefined if invalid. */
export function seedOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  if (!/^\d{1,16}$/.test(typed)) return undefined;
  const seed = Number(typed);
  return seed <= SEED_LIMIT ? seed : undefined;
}
