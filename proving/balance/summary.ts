/** Summarizes the space games of one bot, and defines the bands that keep the rules balanced. */
import { endingOf } from "@outbound/space/rules/game/ending.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import type { BotName } from "../bots/space/bots.ts";
import { percent } from "../harness/report.ts";
import { quartiles, wilson } from "../harness/statistics.ts";

/** A bot, or the player who always takes the first suggested step. */
export type PlayerName = BotName | "first-step";

/** Both ends included; infinite where there is no bound. */
export type Band = readonly [low: number, high: number];

export const atLeast = (low: number): Band => [low, Number.POSITIVE_INFINITY];
export const atMost = (high: number): Band => [Number.NEGATIVE_INFINITY, high];

/** Share of standard-difficulty games that each player should win. */
export const BANDS: Readonly<Record<PlayerName, Band>> = {
  balanced: [0.85, 0.97],
  rush: [0.85, 0.97],
  wide: [0.35, 0.65],
  "faction-first": [0.6, 0.9],
  partisan: [0, 1],
  cautious: [0.75, 1],
  "no-helpers": [0, 0.15],
  "seed-only": [0.7, 1],
  cycling: [0, 1],
  random: [0, 0.03],
  "first-step": [0.5, 0.85],
};

/** Formats a difference of shares in percentage points. */
export const points = (share: number): string => `${(100 * share).toFixed(1)} points`;

/** Prints a figure with its band. Returns the figure if it is outside. */
export function missedBy(
  what: string,
  value: number,
  [low, high]: Band,
  format: (value: number) => string = percent,
): string[] {
  const figure = `${what} ${format(value)}`;
  const isKept = value >= low && value <= high;
  const range = Number.isFinite(high) ? `${format(low)}–${format(high)}` : `at least ${format(low)}`;
  const band = Number.isFinite(low) ? range : `at most ${format(high)}`;
  console.log(`${figure}  band ${band}${isKept ? "" : " MISSED"}`);
  return isKept ? [] : [figure];
}

export type Summary = ReturnType<typeof summarise>;

export function summarise(games: readonly Game[]) {
  const winners = games.filter(({ status }) => status === "won");
  const losses = Map.groupBy(games, ({ status, endReason }) => (status === "lost" ? endReason : null));
  return {
    won: winners.length,
    /** Share of games won, with its 95 % interval. */
    share: games.length === 0 ? 0 : winners.length / games.length,
    interval: wilson(winners.length, games.length),
    endings: new Map([...Map.groupBy(winners, endingOf)].map(([ending, { length }]) => [ending, length] as const)),
    winningTurns: quartiles(winners.map(({ turn }) => turn)),
    /** Number of losses by reason, in alphabetical order. */
    losses: [...losses].flatMap(([reason, { length }]) => (reason ? [[reason, length] as const] : [])).sort(),
  };
}
