/** The decisions that the crew made. */
import { api, type Encounter } from "../api.ts";
import { useGamePart } from "../game/game.ts";

/** A game has about 13. */
export const MOST = 200;

/** The decided encounters of the game, the newest first. */
export const usePastEncounters = (): readonly Encounter[] =>
  useGamePart("encounters", api.get("/api/encounters", { query: { limit: MOST } })).past;
