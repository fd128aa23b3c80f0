/** The projected changes of the ship by the queue. */
import type { BuiltKind } from "../../rules/catalog/modules.ts";
import type { Task } from "../api.ts";
import type { Works } from "./deck-plan.ts";

export interface QueuedWorks extends Works {
  /** Queued tiers by module id. */
  readonly tiers: ReadonlyMap<number, number>;
}

export function worksOf(tasks: readonly Pick<Task, "kind" | "target">[]): QueuedWorks {
  const targets = (kind: Task["kind"]) => tasks.filter((task) => task.kind === kind).map(({ target }) => target);
  return {
    builds: targets("build").flatMap(({ build }): BuiltKind[] => (build && build !== "patch" ? [build] : [])),
    expansions: targets("expand").length,
    tiers: new Map(
      targets("upgrade").flatMap(({ moduleId, toTier }): [number, number][] =>
        moduleId === undefined || toTier === undefined ? [] : [[moduleId, toTier]],
      ),
    ),
  };
}
