/** Decides what the turn button does: end the turn, or first show the decision without which the turn would be lost. */
import type { World } from "../api.ts";
import { openEncounter } from "../encounters/encounter.ts";

export type Decision = { readonly kind: "turn" } | { readonly kind: "choose" } | { readonly kind: "encounter" };

/** An open encounter needs an answer first, and no turn passes while the queue is empty. */
export function decisionOf(world: Pick<World, "activeTask" | "encounter" | "pendingTasks">): Decision {
  if (openEncounter(world) !== null) return { kind: "encounter" };
  return world.activeTask === null && world.pendingTasks.length === 0 ? { kind: "choose" } : { kind: "turn" };
}
