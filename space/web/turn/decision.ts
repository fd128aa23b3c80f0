/** What the turn button does next: it ends the turn, or leads to the decision without which the turn would be lost. */
import type { World } from "../api.ts";

export type Decision = { readonly kind: "turn" } | { readonly kind: "choose" };

/** With an empty queue no turn passes. */
export const decisionOf = ({ activeTask, pendingTasks }: Pick<World, "activeTask" | "pendingTasks">): Decision =>
  activeTask === null && pendingTasks.length === 0 ? { kind: "choose" } : { kind: "turn" };
