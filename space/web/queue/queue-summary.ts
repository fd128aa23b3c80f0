/** Summarises the whole queue in one short line. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export interface QueueSummary {
  /** Title of the active task. */
  readonly title: string;
  /** Remaining time of the active task. */
  readonly left: string;
  /** Number of tasks after the active one; empty for none. */
  readonly more: string;
  /** Completed share of the active task, from 0 to 1. */
  readonly done: number;
  readonly tasks: number;
}

type Work = Pick<Task, "kind" | "target" | "remainingTurns" | "durationTurns">;

/** Returns null if the queue is empty. */
export function queueSummary(active: Work | null, pending: readonly unknown[]): QueueSummary | null {
  if (active === null) return null;
  return {
    title: taskTitle(active),
    left: `${counted(active.remainingTurns, "turn")} left`,
    more: pending.length === 0 ? "" : `, ${pending.length} more`,
    done: 1 - active.remainingTurns / active.durationTurns,
    tasks: pending.length + 1,
  };
}
