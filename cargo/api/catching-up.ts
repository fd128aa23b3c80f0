/** Refuses requests while the service catches up with its downtime. */
import type { StartProgress } from "@outbound/kit/host/start-progress.ts";
import { ProblemError, type ProblemTable } from "@outbound/kit/http/problems/problem.ts";
import type { CargoGame } from "../world/game.ts";

export const CATCH_UP_PROBLEMS = {
  "catching-up": {
    status: 503,
    title: "Catching up",
    cause: "The service has just started. It is computing what happened in the world while it was not running.",
    remedy: "Try again after Retry-After seconds. `share` in `details` is the fraction that is done.",
    example: {
      detail: "The service is catching up with the time in which it was not running: 40 % is done.",
      details: { share: 0.4, realSecondsLeft: 21_600, retryAfterSeconds: 12 },
    },
  },
} satisfies ProblemTable;

/** Throws 503 until the game has caught up. */
export function requireCaughtUp({ host }: CargoGame): void {
  if (host.starting !== undefined) throw catchingUp(host.starting);
}

/** Seconds: the lower bound, the value until the speed is known, and the upper bound. */
const RETRY_AFTER_SECONDS = { least: 1, unknown: 2, most: 60 };

function catchingUp({ share, realMsLeft, secondsLeft }: StartProgress): ProblemError {
  const { least, unknown, most } = RETRY_AFTER_SECONDS;
  const retryAfterSeconds = Math.min(Math.max(Math.ceil(secondsLeft ?? unknown), least), most);
  const detail = `The service is catching up with the time in which it was not running: ${Math.floor(share * 100)} % is done.`;
  return new ProblemError("catching-up", detail, {
    headers: { "retry-after": String(retryAfterSeconds) },
    details: {
      share: Math.floor(share * 1000) / 1000,
      realSecondsLeft: Math.ceil(realMsLeft / 1000),
      retryAfterSeconds,
    },
  });
}
