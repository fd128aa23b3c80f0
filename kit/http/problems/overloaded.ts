/** 503 `overloaded`: one code for clients, because all of them must wait, and a reason for operators. */
import { ProblemError } from "./problem.ts";

/**
 * In order: the event loop is late; too many commands wait; too many documents wait for their check; too many pictures wait to be
 * drawn.
 */
export const OVERLOAD_REASONS = ["load", "queue", "imports", "pictures"] as const;
type OverloadReason = (typeof OVERLOAD_REASONS)[number];

export const overloaded = (
  reason: OverloadReason,
  detail: string,
  retryAfterSeconds: number,
  cause?: unknown,
): ProblemError =>
  new ProblemError("overloaded", detail, {
    details: { reason, retryAfterSeconds },
    headers: { "retry-after": String(retryAfterSeconds) },
    ...(cause === undefined ? {} : { cause }),
  });
