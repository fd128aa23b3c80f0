/** The game as the rules know it: now, and as it will be when the queue is done, which is what orders are held against. */
import { useMemo } from "react";
import type { Game } from "../../rules/game/game.ts";
import { project } from "../../rules/orders/projection.ts";
import { useKnownGame } from "../orders/use-known-game.ts";

export function useGameAhead(): { readonly game: Game; readonly ahead: Game } {
  const game = useKnownGame();
  return useMemo(() => ({ game, ahead: project(game, game.tasks) }), [game]);
}
