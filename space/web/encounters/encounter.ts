/** A decision that the crew met, as the service returns it, and the calls for it. */
import { createApi } from "@outbound/kit/web/call.ts";
import type { GameEvent, Goods, Task } from "../api.ts";
import { withGame } from "../game/which-game.ts";

export interface EncounterNeed {
  /** A skill, a trait, a kind of module, a technology, `standing-<faction>`, berth or hull. */
  readonly what: string;
  readonly required: number;
  readonly available: number;
  readonly met: boolean;
}

export interface EncounterOption {
  readonly key: string;
  readonly title: string;
  /** It needs, costs and risks nothing. */
  readonly cautious: boolean;
  readonly needs: readonly EncounterNeed[];
  readonly cost: Goods;
  /** Null if the outcome is certain. */
  readonly chancePercent: number | null;
  readonly stake: { readonly good: string; readonly bad: string };
}

export interface Encounter {
  readonly id: number;
  readonly key: string;
  /** A faction's story, or crew, or place. */
  readonly thread: string;
  readonly title: string;
  readonly text: string;
  readonly systemId: number;
  readonly openedOnTurn: number;
  readonly status: "open" | "decided";
  readonly options: readonly EncounterOption[];
  readonly decided: {
    readonly option: string;
    readonly crewId: number | null;
    readonly turn: number;
    readonly by: string | null;
    readonly outcome: string;
    readonly text: string;
  } | null;
}

export interface EncounterAnswer {
  readonly encounter: Encounter;
  readonly events: readonly GameEvent[];
  readonly activeTask: Task | null;
  readonly pendingTasks: readonly Task[];
}

interface EncounterPaths {
  "/api/encounters/{id}/choose": {
    post: {
      parameters: { path: { id: number } };
      requestBody: { content: { "application/json": { option: string; crewId?: number } } };
      responses: { 200: { content: { "application/json": EncounterAnswer } } };
    };
  };
}

const encounters = createApi<EncounterPaths>(withGame);

/** `crewId` null leaves the choice of who decides to the service. Its `preview()` has the odds, and never the outcome. */
export const chooseCall = (id: number, option: string, crewId: number | null) =>
  encounters.post("/api/encounters/{id}/choose", {
    path: { id },
    body: { option, ...(crewId !== null && { crewId }) },
  });

/** The open decision of the game; null without one. */
export function openEncounter(world: object): Encounter | null {
  const { encounter } = world as { readonly encounter?: Encounter | null };
  return encounter?.status === "open" ? encounter : null;
}
