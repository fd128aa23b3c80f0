/** 503 `overloaded`: one code for clients, which wait in any case, and its reasons apart for operators. */
import { ProblemError } from "./problem.ts";

/** The event loop is late, too many commands wait, or too many documents wait to be checked. */
export const OVERLOAD_REASONS = ["load", "queue", "imports"] as const;
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
