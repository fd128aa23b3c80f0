/** Computes the ship's place on the map, and the course of its queue. */
import type { System, Task, World } from "../api.ts";
import type { Place } from "./chart/view.ts";

export interface Leg {
  readonly taskId: number;
  readonly from: System;
  readonly to: System;
  /** True for the active jump, false for pending ones. */
  readonly flying: boolean;
}

export interface Course {
  readonly ship: Place;
  /** Degrees clockwise; 0 points right. */
  readonly heading: number;
  /** True unless the ship is on a jump. */
  readonly docked: boolean;
  readonly legs: readonly Leg[];
  /** The ship's system at the end of the queue. */
  readonly end: System;
}

type Known = Pick<World, "systems" | "position" | "activeTask" | "pendingTasks">;

export function courseOf(world: Known): Course {
  const byId = new Map(world.systems.map((system) => [system.id, system]));
  const find = (id: number | undefined): System => {
    const system = id === undefined ? undefined : byId.get(id);
    if (system === undefined) throw new Error(`the map has no system ${id}`);
    return system;
  };
  const here = find(world.position.systemId);
  const legs: Leg[] = [];
  let end = here;
  for (const task of [world.activeTask, ...world.pendingTasks]) {
    if (task?.kind !== "jump") continue;
    const to = find(task.target.systemId);
    legs.push({ taskId: task.id, from: end, to, flying: task.status === "active" });
    end = to;
  }
  const [first] = legs;
  const flown = first?.flying && world.activeTask !== null ? shareDone(world.activeTask) : 0;
  return {
    ship: first === undefined ? here : between(first.from, first.to, flown),
    heading: first === undefined ? -90 : headingOf(first.from, first.to),
    docked: first?.flying !== true,
    legs,
    end,
  };
}

/** Returns the completed share of a task, from 0 to 1. */
const shareDone = ({ durationTurns, remainingTurns }: Pick<Task, "durationTurns" | "remainingTurns">): number =>
  durationTurns === 0 ? 0 : (durationTurns - remainingTurns) / durationTurns;

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const headingOf = (from: Place, to: Place): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
