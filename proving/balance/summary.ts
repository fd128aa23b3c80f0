/** The results of many space games of one bot, and the bands that keep the rules balanced. */
import { endingOf } from "@outbound/space/rules/game/ending.ts";
import type { Game } from "@outbound/space/rules/game/game.ts";
import type { BotName } from "../bots/space/bots.ts";
import { quartiles, wilson } from "../harness/statistics.ts";

/** A bot, or the player that takes the first suggested step. */
export type PlayerName = BotName | "first-step";

/** Share of games that each should win on standard difficulty, both ends included. */
export const BANDS: Readonly<Record<PlayerName, readonly [low: number, high: number]>> = {
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

/** Median turn of the wins of balanced and of rush. */
export const WINNING_TURNS: readonly [first: number, last: number] = [155, 175];
export const TIMED: readonly PlayerName[] = ["balanced", "rush"];

/** Every ending of a win is that of at least this share of all bots' wins. */
export const LEAST_ENDING = 0.03;

/** A difference of shares. */
export const points = (share: number): string => `${(100 * share).toFixed(1)} points`;

export type Summary = ReturnType<typeof summarise>;

export function summarise(games: readonly Game[]) {
  const winners = games.filter(({ status }) => status === "won");
  const losses = Map.groupBy(games, ({ status, endReason }) => (status === "lost" ? endReason : null));
  return {
    won: winners.length,
    /** Of the games that were won, with its 95 % interval. */
    share: games.length === 0 ? 0 : winners.length / games.length,
    interval: wilson(winners.length, games.length),
    /** Wins by ending. */
    endings: new Map([...Map.groupBy(winners, endingOf)].map(([ending, { length }]) => [ending, length] as const)),
    winningTurns: quartiles(winners.map(({ turn }) => turn)),
    /** Number by reason, in alphabetical order. */
    losses: [...losses].flatMap(([reason, { length }]) => (reason ? [[reason, length] as const] : [])).sort(),
  };
}
