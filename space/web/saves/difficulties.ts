/** Descriptions of the difficulties. */
import { DIFFICULTIES, type Difficulty } from "../../rules/values/limits.ts";

const CHARACTERS: Readonly<Record<Difficulty, string>> = {
  hard: "for captains who know the way",
  standard: "the intended challenge",
  relaxed: "with time to look around",
  sandbox: "no turn limit, no bonus for winning early",
};

export const DIFFICULTY_NAMES = Object.keys(DIFFICULTIES) as readonly Difficulty[];

/** Returns a text such as `200 turns, the intended challenge`. */
export function difficultyText(difficulty: Difficulty): string {
  const turns = DIFFICULTIES[difficulty];
  return turns === null ? CHARACTERS[difficulty] : `${turns} turns, ${CHARACTERS[difficulty]}`;
}
