/** The game in the form of the rules: now, and projected to the end of the queue, which orders are checked against. */
import { useMemo } from "react";
import type { Game } from "../../rules/game/game.ts";
import { project } from "../../rules/orders/projection.ts";
import { useKnownGame } from "../orders/use-known-game.ts";

export function useGameAhead(): { readonly game: Game; readonly ahead: Game } {
  const game = useKnownGame();
  return useMemo(() => ({ game, ahead: project(game, game.tasks) }), [game]);
}
