/** The whole queue in one short line. */
import { counted } from "@outbound/kit/web/format.ts";
import type { Task } from "../api.ts";
import { taskTitle } from "../orders/order-text.ts";

export interface QueueSummary {
  /** The active task. */
  readonly title: string;
  /** Its remaining time. */
  readonly left: string;
  /** The number of tasks behind it; empty for none. */
  readonly more: string;
  /** From 0 to 1. */
  readonly done: number;
  readonly tasks: number;
}

type Work = Pick<Task, "kind" | "target" | "remainingTurns" | "durationTurns">;

/** Null while the queue is empty. */
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
