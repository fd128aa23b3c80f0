/** What many games of one bot come to. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import { quartiles, wilson } from "../harness/statistics.ts";

export interface Summary {
  readonly games: number;
  readonly won: number;
  /** Share of the games that were won, with its 95 % interval. */
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number };
  /** First quartile, median and third quartile of the turn of the winners. */
  readonly winningTurns: readonly [number, number, number] | undefined;
  /** How many games were lost for each reason. */
  readonly losses: Readonly<Record<string, number>>;
}

export function summarise(games: readonly Game[]): Summary {
  const winners = games.filter((game) => game.status === "won");
  const losses: Record<string, number> = {};
  for (const { status, endReason } of games) {
    if (status === "lost" && endReason) losses[endReason] = (losses[endReason] ?? 0) + 1;
  }
  return {
    games: games.length,
    won: winners.length,
    share: games.length === 0 ? 0 : winners.length / games.length,
    interval: wilson(winners.length, games.length),
    winningTurns: quartiles(winners.map((game) => game.turn)),
    losses,
  };
}
