/** The game in the form of the rules: now, and as it will be when the queue is done, which is what orders are held against. */
import { useMemo } from "react";
import type { Game } from "../../rules/game.ts";
import { project } from "../../rules/projection.ts";
import { useCrew, useShip, useTechs, useWorld } from "../game/game.ts";
import { knownGame } from "../orders/known-game.ts";

export function useKnownGame(): { readonly game: Game; readonly ahead: Game } {
  const [world, ship, crew, techs] = [useWorld(), useShip(), useCrew(), useTechs()];
  return useMemo(() => {
    const game = knownGame({ world, ship, crew, techs });
    return { game, ahead: project(game, game.tasks) };
  }, [world, ship, crew, techs]);
}
