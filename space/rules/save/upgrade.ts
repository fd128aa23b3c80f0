/** Games of earlier rules versions play on under the current rules. */

import type { Game } from "../game/game.ts";
import { NO_ENCOUNTERS } from "../game/meetings.ts";
import { drawnTrait } from "../game/traits.ts";
import { RULES_VERSION } from "../values/limits.ts";

type Step = (game: Game) => Game;

/** What a version that follows needs besides, by the version before it. One that needs nothing has no step. */
const STEPS: Readonly<Record<number, Step>> = {
  // Version 1 had no traits, factions and encounters: traits by hash, standing 0, no encounter yet.
  1: (game) => ({
    ...game,
    ...NO_ENCOUNTERS,
    crew: game.crew.map((member) => ({ ...member, trait: drawnTrait(game, member.id) })),
  }),
};

/** Whether this release can continue games of this version. */
export const isKnownVersion = (rulesVersion: number): boolean => rulesVersion >= 1 && rulesVersion <= RULES_VERSION;

/** The game under the current rules; a game of an unknown version as it is. */
export function upgraded(game: Game): Game {
  if (!isKnownVersion(game.rulesVersion) || game.rulesVersion === RULES_VERSION) return game;
  const step = STEPS[game.rulesVersion];
  return upgraded({ ...(step?.(game) ?? game), rulesVersion: game.rulesVersion + 1 });
}
