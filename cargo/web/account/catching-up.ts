/** How far the service has processed the landings that fell into its downtime. */
import { ProblemError } from "@outbound/kit/web/problem.ts";

export interface CatchingUpNotice {
  /** From 0 to 1. */
  readonly share: number;
  /** Real milliseconds of downtime still to process. The processing itself is faster. */
  readonly realMsLeft: number;
}

/** Returns the progress that a refused call reports; undefined for any other error. */
export function catchingUpOf(error: unknown): CatchingUpNotice | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== "catching-up") return undefined;
  const { share, realSecondsLeft } = error.problem.details ?? {};
  return {
    share: typeof share === "number" ? share : 0,
    realMsLeft: typeof realSecondsLeft === "number" ? realSecondsLeft * 1_000 : 0,
  };
}
