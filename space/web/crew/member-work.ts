/** Describes a crew member's current and next work. */
import { capitalised, counted } from "@outbound/kit/web/format.ts";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export interface MemberWork {
  readonly now: string;
  /** Null if no queued task needs them. */
  readonly next: string | null;
}

/** `recovery`: fatigue recovered per idle turn. `tasks` in queue order. */
export function workOf(id: number, fatigue: number, tasks: readonly Task[], recovery: number): MemberWork {
  const own = tasks.filter(({ lead, helpers }) => lead.id === id || helpers.some((helper) => helper.id === id));
  const active = own.find(({ status }) => status === "active");
  const next = own.find(({ status }) => status === "pending");
  const role = (task: Task): string => `${task.lead.id === id ? "leads" : "helps with"} “${taskTitle(task)}”`;
  const resting = fatigue === 0 ? "Idle and fully rested" : `Resting: −${recovery} fatigue per turn`;
  return {
    now:
      active === undefined ? resting : `${capitalised(role(active))}, ${counted(active.remainingTurns, "turn")} left`,
    next: next === undefined ? null : `${role(next)}, from turn ${next.startsOnTurn}`,
  };
}
