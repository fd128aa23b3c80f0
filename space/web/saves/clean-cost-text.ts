/** The sentence about what restoring or importing costs. */
import type { GameOverview } from "../api.ts";

/** Empty for a game that has nothing to lose: it was restored, imported or edited before. */
export function cleanCostText(game: Pick<GameOverview, "clean" | "daily"> | undefined, isMain: boolean): string {
  if (!game?.clean) return "";
  const loses = "A restored or imported game has no full replay";
  if (isMain) return `${loses}.`;
  if (game.daily === null) return `${loses} and does not count for the scoreboard.`;
  return `${loses} and counts for neither the scoreboard nor the daily game.`;
}
