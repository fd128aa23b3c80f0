/**
 * The score of a game by item. A turn left is worth more than a technology, and only the technologies that the Core needs count,
 * so winning later gains nothing.
 */

import { MISSIONS_SCORED, TECHNOLOGIES_SCORED } from "../values/limits.ts";
import type { Game } from "./game.ts";

/** Points of each item. */
export const POINTS = { won: 1_000, turnLeft: 10, explored: 10, mission: 15, technology: 8 } as const;
type PointName = keyof typeof POINTS;

/** The items in words. */
const SCORE_ITEMS: Readonly<Record<PointName, string>> = {
  won: "won",
  turnLeft: "turns left",
  explored: "systems explored",
  mission: "missions",
  technology: "technologies",
};

export interface ScoreItem {
  readonly item: string;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** Returns the items of the score. Turns left count only for a win; the sandbox has none. */
export function scoreItems(game: Game): ScoreItem[] {
  const isWon = game.status === "won";
  const left = isWon && game.limit !== null ? Math.max(0, game.limit - game.turn) : 0;
  const counts: Readonly<Record<PointName, number>> = {
    won: isWon ? 1 : 0,
    turnLeft: left,
    explored: game.systems.filter((system) => system.visits > 0).length,
    mission: Math.min(MISSIONS_SCORED, game.missionsCompleted),
    technology: Math.min(TECHNOLOGIES_SCORED, game.techs.length),
  };
  return (Object.keys(POINTS) as PointName[]).map((name) => {
    const each = POINTS[name];
    return { item: SCORE_ITEMS[name], count: counts[name], each, points: counts[name] * each };
  });
}

export const scoreOf = (game: Game): number => scoreItems(game).reduce((sum, { points }) => sum + points, 0);
