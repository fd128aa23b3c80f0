/** What the turn button does next: it ends the turn, or leads to the decision without which the turn would be lost. */
import type { World } from "../api.ts";
import { openEncounter } from "../encounters/encounter.ts";

export type Decision = { readonly kind: "turn" } | { readonly kind: "choose" } | { readonly kind: "encounter" };

/** An open encounter waits for an answer, and with an empty queue no turn passes. */
export function decisionOf(world: Pick<World, "activeTask" | "encounter" | "pendingTasks">): Decision {
  if (openEncounter(world) !== null) return { kind: "encounter" };
  return world.activeTask === null && world.pendingTasks.length === 0 ? { kind: "choose" } : { kind: "turn" };
}
