/** Collects the queued changes of the ship. */
import type { BuiltKind } from "../../rules/catalog/modules.ts";
import type { Task } from "../api.ts";
import type { QueuedRooms } from "./deck/deck-plan.ts";

export interface QueuedChanges extends QueuedRooms {
  /** Tiers at the end of the queue, by module id. */
  readonly tiers: ReadonlyMap<number, number>;
}

export function queuedChanges(tasks: readonly Pick<Task, "kind" | "target">[]): QueuedChanges {
  const targets = (kind: Task["kind"]) => tasks.filter((task) => task.kind === kind).map(({ target }) => target);
  return {
    builds: targets("build").flatMap(({ build }): BuiltKind[] => (build && build !== "patch" ? [build] : [])),
    expansions: targets("expand").length,
    tiers: new Map(targets("upgrade").map(({ moduleId = 0, toTier = 0 }) => [moduleId, toTier])),
  };
}
