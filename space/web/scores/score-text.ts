/** Describes in one line how a game was won. */
import type { Score } from "../api.ts";

/** Returns a text such as `Turn 143, relit, hard, 22 Nov 2026`. */
export function scoreText({ turn, ending, difficulty, daily, finishedAt }: Omit<Score, "rank" | "name">): string {
  const day = new Date(daily ?? finishedAt).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const when = daily === null ? day : `daily game of ${day}`;
  return `Turn ${turn}, ${ending.replaceAll("-", " ")}, ${difficulty}, ${when}`;
}
