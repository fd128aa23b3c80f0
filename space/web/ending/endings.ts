/** The winning endings, which a player collects over several games. */
import { type Ending, WINNING_ENDINGS } from "../../rules/game/ending.ts";

export interface WinningEnding {
  readonly key: Ending;
  readonly name: string;
  /** How to reach it. */
  readonly how: string;
  /** True if reached in this game or another one of the player. */
  readonly isSeen: boolean;
}

const WORDS: Readonly<Record<(typeof WINNING_ENDINGS)[number], Pick<WinningEnding, "name" | "how">>> = {
  chorus: { name: "Chorus", how: "with all five fragments" },
  concord: { name: "Concord", how: "with the trust of two factions" },
  banner: { name: "One banner", how: "as the friend of one faction and the enemy of another" },
  "long-watch": { name: "Long watch", how: "on the last turns, or after a loss aboard" },
  relit: { name: "Relit", how: "in good time" },
};

/** Returns all winning endings in the order in which they are tried; the first that fits applies. */
export const winningEndings = (seen: readonly (Ending | null)[]): readonly WinningEnding[] =>
  WINNING_ENDINGS.map((key) => ({ key, ...WORDS[key], isSeen: seen.includes(key) }));
