/** How far the service has got with the landings of the time in which it did not run. */
import { ProblemError } from "@outbound/kit/web/problem.ts";

export interface CatchingUpNotice {
  /** From 0 to 1. */
  readonly share: number;
  /** How much of the time without the service is left, not how long that takes. */
  readonly realMsLeft: number;
}

/** The progress that a refused call reports; undefined for any other error. */
export function catchingUpOf(error: unknown): CatchingUpNotice | undefined {
  if (!(error instanceof ProblemError) || error.problem.code !== "catching-up") return undefined;
  const { share, realSecondsLeft } = error.problem.details ?? {};
  return {
    share: typeof share === "number" ? share : 0,
    realMsLeft: typeof realSecondsLeft === "number" ? realSecondsLeft * 1_000 : 0,
  };
}
