/** The problems of services with passwords, to be added to their own. */
import type { ProblemTable } from "../http/problems/problem.ts";

export const PASSWORD_PROBLEMS = {
  "hashing-busy": {
    status: 503,
    title: "Too many passwords to check",
    cause:
      "Checking a password keeps a processor busy for a moment. The service has reached its limit of waiting checks.",
    remedy: "Try again after Retry-After seconds.",
    example: { detail: "20 passwords are waiting to be checked, the maximum." },
  },
} satisfies ProblemTable;
