/** 503 `overloaded`: one code for clients, which wait in any case, and its reasons apart for operators. */
import { ProblemError } from "./problem.ts";

/** The event loop is late, or too many commands, documents to be checked or pictures to be drawn wait. */
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
