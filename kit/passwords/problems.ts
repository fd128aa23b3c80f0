/** The problems of services with passwords, to be added to their own. */
import type { ProblemTable } from "../http/problems/problem.ts";

export const PASSWORD_PROBLEMS = {
  "hashing-busy": {
    status: 503,
    title: "Too many passwords to check",
    cause: "Checking a password takes a processor for a while, and as many wait for it as may.",
    remedy: "Try again after Retry-After seconds.",
    example: { detail: "20 passwords are waiting to be checked, the most there can be" },
  },
} satisfies ProblemTable;
