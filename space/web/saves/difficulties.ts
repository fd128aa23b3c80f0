/** The difficulties in words. */
import { DIFFICULTIES, type Difficulty } from "../../rules/values/limits.ts";

const CHARACTERS: Readonly<Record<Difficulty, string>> = {
  hard: "for captains who know the way",
  standard: "as the game is meant",
  relaxed: "with time to look around",
  sandbox: "no last turn, and no bonus for winning early",
};

export const difficultyName = (difficulty: Difficulty): string =>
  difficulty.charAt(0).toUpperCase() + difficulty.slice(1);

/** `200 turns, as the game is meant`. */
export function difficultyText(difficulty: Difficulty): string {
  const turns = DIFFICULTIES[difficulty];
  return turns === null ? CHARACTERS[difficulty] : `${turns} turns, ${CHARACTERS[difficulty]}`;
}
