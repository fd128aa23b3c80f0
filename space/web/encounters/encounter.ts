/** A decision that the crew met, and the calls for it. */
import { api, type Encounter, type World } from "../api.ts";

/** `crewId` null leaves the choice of who decides to the service. Its `preview()` has the odds, and never the outcome. */
export const chooseCall = (id: number, option: string, crewId: number | null) =>
  api.post("/api/encounters/{id}/choose", {
    path: { id },
    body: { option, ...(crewId !== null && { crewId }) },
  });

/** The open decision of the game; null without one. */
export const openEncounter = ({ encounter }: Pick<World, "encounter">): Encounter | null =>
  encounter?.status === "open" ? encounter : null;
