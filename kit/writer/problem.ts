/** What a client is told when the store or the writer could not take its request: 503, and when to try again. */
import { ProblemError } from "../http/problem.ts";
import { InDoubtError, StoreUnavailableError } from "../store/errors.ts";
import { OverloadedError, StoppedError } from "./errors.ts";

/** The problem of a store's or writer's error; any other error is given back as it is. */
export function writerProblem(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) {
    return unavailable("store-unavailable", "The database cannot be used at the moment; nothing was changed.", error);
  }
  if (error instanceof InDoubtError) {
    return unavailable(
      "store-unavailable",
      "The connection to the database was lost while the change was made durable: it may have happened. Repeat the request with its Idempotency-Key to learn which.",
      error,
    );
  }
  if (error instanceof OverloadedError) return unavailable("overloaded", "Too many changes are waiting.", error);
  if (error instanceof StoppedError) return unavailable("stopping", "The service is stopping.", error);
  return error;
}

const unavailable = (code: string, detail: string, cause: Error): ProblemError =>
  new ProblemError(code, detail, { headers: { "retry-after": "1" }, cause });
