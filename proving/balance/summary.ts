/** The results of many space games of one bot, and the bands that keep the rules balanced. */
import type { Game } from "@outbound/space/rules/game/game.ts";
import type { BotName } from "../bots/space/bots.ts";
import { quartiles, wilson } from "../harness/statistics.ts";

/** Share of games that each bot should win on standard difficulty, both ends included. */
export const BANDS: Readonly<Record<BotName, readonly [low: number, high: number]>> = {
  balanced: [0.85, 0.97],
  rush: [0.85, 0.97],
  wide: [0.35, 0.65],
  "no-helpers": [0, 0.15],
  "seed-only": [0.7, 1],
  cycling: [0, 0.97],
  random: [0, 0.03],
};

export type Summary = ReturnType<typeof summarise>;

export function summarise(games: readonly Game[]) {
  const winners = games.filter(({ status }) => status === "won");
  const losses = Map.groupBy(games, ({ status, endReason }) => (status === "lost" ? endReason : null));
  return {
    won: winners.length,
    /** Of the games that were won, with its 95 % interval. */
    share: games.length === 0 ? 0 : winners.length / games.length,
    interval: wilson(winners.length, games.length),
    winningTurns: quartiles(winners.map(({ turn }) => turn)),
    /** Number by reason, in alphabetical order. */
    losses: [...losses].flatMap(([reason, { length }]) => (reason ? [[reason, length] as const] : [])).sort(),
  };
}
