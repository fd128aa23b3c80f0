/** The game's decided encounters. */
import { api, type Encounter } from "../api.ts";
import { useGamePart } from "../game/game.ts";

/** Exceeds the number of encounters in a game, which is about 13. */
export const MOST = 200;

/** Returns the decided encounters, the newest first. */
export const usePastEncounters = (): readonly Encounter[] =>
  useGamePart("encounters", api.get("/api/encounters", { query: { limit: MOST } })).past;
