/** A decision that the crew met, and the calls for it. */
import { api, type Encounter, type World } from "../api.ts";
import { useGamePart } from "../game/game.ts";

/** `crewId` null leaves the choice of who decides to the service. Its `preview()` has the odds, and never the outcome. */
export const chooseCall = (id: number, option: string, crewId: number | null) =>
  api.post("/api/encounters/{id}/choose", {
    path: { id },
    body: { option, ...(crewId !== null && { crewId }) },
  });

/** The open decision of the game; null without one. */
export const openEncounter = ({ encounter }: Pick<World, "encounter">): Encounter | null =>
  encounter?.status === "open" ? encounter : null;

/** A game has about 13. */
export const MOST = 200;

/** The decided encounters of the game, the newest first. */
export const usePastEncounters = (): readonly Encounter[] =>
  useGamePart("encounters", api.get("/api/encounters", { query: { limit: MOST } })).past;
