/** The game in the form of the rules, cached until a view changes. */
import { useMemo } from "react";
import type { Game } from "../../rules/game/game.ts";
import { useCrew, useShip, useTechs, useWorld } from "../game/game.ts";
import { knownGame } from "./known-game.ts";

export function useKnownGame(): Game {
  const [world, ship, crew, techs] = [useWorld(), useShip(), useCrew(), useTechs()];
  return useMemo(() => knownGame({ world, ship, crew, techs }), [world, ship, crew, techs]);
}
