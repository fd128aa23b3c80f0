/** Explains what a game loses when it is restored, imported or started over. */
import type { GameOverview } from "../api.ts";

/** Returns an empty text for a game that has nothing to lose, because it was restored, imported or edited before. */
export function cleanCostText(game: Pick<GameOverview, "clean" | "daily"> | undefined, isMain: boolean): string {
  if (!game?.clean) return "";
  const loses = "A restored or imported game has no full replay";
  if (isMain) return `${loses}.`;
  if (game.daily === null) return `${loses} and does not count for the scoreboard.`;
  return `${loses} and counts for neither the scoreboard nor the daily game.`;
}

/** Returns an empty text for a game that is no daily game, or no longer counts for it. */
export function startOverCostText(game: Pick<GameOverview, "clean" | "daily"> | undefined): string {
  if (!game?.clean || game.daily === null) return "";
  return "Neither the new game nor a restored one counts for the daily game.";
}
