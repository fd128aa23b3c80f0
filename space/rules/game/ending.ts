/** Determines how a game ended: a win has the first ending that matches. */

import { FACTION_KEYS } from "../catalog/factions.ts";
import { FRAGMENTS_LIMIT, LONG_WATCH_TURNS } from "../values/limits.ts";
import { fragmentsOf } from "./effects.ts";
import type { Game } from "./game.ts";

export const WINNING_ENDINGS = ["chorus", "concord", "banner", "long-watch", "relit"] as const;
export const ENDINGS = [...WINNING_ENDINGS, "adrift", "silence", "dark"] as const;
export type Ending = (typeof ENDINGS)[number];

/** Number of lost members. */
const lostCount = (game: Game): number => game.nextCrewId - 1 - game.crew.length;

/** Returns null while the game is active. */
export function endingOf(game: Game): Ending | null {
  if (game.status === "active") return null;
  if (game.status === "lost") return LOSSES[game.endReason ?? ""] ?? "dark";
  const standings = FACTION_KEYS.map((key) => game.factions[key].standing);
  const turnsLeft = game.limit === null ? Number.POSITIVE_INFINITY : game.limit - game.turn;
  if (fragmentsOf(game) >= FRAGMENTS_LIMIT) return "chorus";
  if (standings.filter((standing) => standing >= 2).length >= 2) return "concord";
  if (standings.some((standing) => standing >= 3) && standings.some((standing) => standing <= -2)) return "banner";
  return lostCount(game) > 0 || turnsLeft <= LONG_WATCH_TURNS ? "long-watch" : "relit";
}

const LOSSES: Readonly<Record<string, Ending>> = {
  "hull-destroyed": "adrift",
  "crew-lost": "silence",
  "time-ran-out": "dark",
};
