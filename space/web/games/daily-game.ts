/** This browser's attempt at the daily game, and how long the game of the day lasts. */
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { integer } from "@outbound/kit/web/format.ts";
import type { GameOverview } from "../api.ts";

type Daily = Pick<GameOverview, "daily" | "status" | "score" | "turn">;

/** Returns the attempt of that date to show: one still running, or else the one with the best score. */
export function dailyGameOf<Game extends Daily>(games: readonly Game[], date: string): Game | undefined {
  const all = games.filter(({ daily }) => daily === date);
  return all.find(({ status }) => status === "active") ?? all.toSorted((one, other) => other.score - one.score)[0];
}

/** Returns a text such as `You won it on turn 143 with 2,310 points.` */
export function dailyResult({ status, turn, score }: Daily): string {
  if (status === "active") return `Your game is on turn ${turn}.`;
  return `You ${status === "won" ? "won" : "lost"} it on turn ${turn} with ${integer(score)} points.`;
}

/** Returns a date such as `Monday 23 November`. */
export const dayText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

/** Returns the milliseconds from an instant, in milliseconds since 1970, until the next day's game, which begins at midnight UTC. */
export const untilNextDay = (now: number): number => DAY_MS - (now % DAY_MS);
