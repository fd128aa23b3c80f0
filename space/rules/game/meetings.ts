/** The initial state of the game's encounters and factions. */
import { FACTION_KEYS, type FactionKey } from "../catalog/factions.ts";
import type { Game, Relation } from "./game.ts";

export const NEUTRAL: Relation = { standing: 0, missions: 0, lead: null };

export const NO_ENCOUNTERS: Pick<Game, "factions" | "encounters" | "sinceEncounter" | "quietUntilTurn"> = {
  factions: Object.fromEntries(FACTION_KEYS.map((key) => [key, NEUTRAL])) as Record<FactionKey, Relation>,
  encounters: [],
  sinceEncounter: 0,
  quietUntilTurn: 0,
};
