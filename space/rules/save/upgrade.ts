/** Upgrades games of earlier rules versions, so that they continue under the current rules. */

import type { Game } from "../game/game.ts";
import { NO_ENCOUNTERS } from "../game/meetings.ts";
import { drawnTrait } from "../game/traits.ts";
import { RULES_VERSION } from "../values/limits.ts";

type Step = (game: Game) => Game;

/** The upgrade steps by the version that they start from. A version that needs no upgrade has no step. */
const STEPS: Readonly<Record<number, Step>> = {
  // Version 1 had no traits, factions and encounters. Traits are drawn by hash, standings are 0, and there is no encounter yet.
  1: (game) => ({
    ...game,
    ...NO_ENCOUNTERS,
    crew: game.crew.map((member) => ({ ...member, trait: drawnTrait(game, member.id) })),
  }),
};

/** True if this release can continue games of this version. */
export const isKnownVersion = (rulesVersion: number): boolean => rulesVersion >= 1 && rulesVersion <= RULES_VERSION;

/** Returns the game under the current rules; a game of an unknown version is returned unchanged. */
export function upgraded(game: Game): Game {
  if (!isKnownVersion(game.rulesVersion) || game.rulesVersion === RULES_VERSION) return game;
  const step = STEPS[game.rulesVersion];
  return upgraded({ ...(step?.(game) ?? game), rulesVersion: game.rulesVersion + 1 });
}
