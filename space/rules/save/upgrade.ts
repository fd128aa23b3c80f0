/** Games of earlier rules versions play on under the current rules. Each step raises a game by one version. */

import type { Game } from "../game/game.ts";
import { NO_ENCOUNTERS } from "../game/meetings.ts";
import { drawnTrait } from "../game/traits.ts";
import { RULES_VERSION } from "../values/limits.ts";

type Step = (game: Game) => Game;

/** By the version that the step starts from. */
const STEPS: Readonly<Record<number, Step>> = {
  // Version 1 had no traits, factions and encounters: traits by hash, standing 0, no encounter yet.
  1: (game) => ({
    ...game,
    ...NO_ENCOUNTERS,
    crew: game.crew.map((member) => ({ ...member, trait: drawnTrait(game, member.id) })),
  }),
};

/** Whether this release can continue games of this version. */
export const isKnownVersion = (rulesVersion: number): boolean =>
  rulesVersion === RULES_VERSION || STEPS[rulesVersion] !== undefined;

/** The game under the current rules; a game of an unknown version as it is. */
export function upgraded(game: Game): Game {
  const step = STEPS[game.rulesVersion];
  return step ? upgraded({ ...step(game), rulesVersion: game.rulesVersion + 1 }) : game;
}
