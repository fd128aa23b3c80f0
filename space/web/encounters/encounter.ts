/** The open encounter and its API calls. */
import { api, type Encounter, type World } from "../api.ts";

/**
 * `crewId` null lets the service choose the member who decides. The call's `preview()` returns the odds, but never the outcome.
 */
export const chooseCall = (id: number, option: string, crewId: number | null) =>
  api.post("/api/encounters/{id}/choose", {
    path: { id },
    body: { option, ...(crewId !== null && { crewId }) },
  });

/** Returns the game's open encounter; null without one. */
export const openEncounter = ({ encounter }: Pick<World, "encounter">): Encounter | null =>
  encounter?.status === "open" ? encounter : null;
