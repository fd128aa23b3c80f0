/** One change of a game's state, and its outcome. */
import type { Transaction } from "kysely";
import { problemOf } from "../http/problems/problem.ts";
import { Refusal } from "../rules/refusal.ts";
import type { Scope, View } from "./adapter.ts";
import type { Answer, Replayable, RequestKey } from "./idempotency.ts";
import { Refused } from "./refused.ts";

/** The result of a command that was not refused. */
export type Accepted<Result> = Exclude<Result, Refusal>;

export interface Command<DB, D, Result> {
  /**
   * Changes the draft and returns its result, or a Refusal. A command that is refused, or that throws a `Refused`, must have
   * changed nothing unless it is exclusive. Anything else that it throws is a fault.
   */
  run(draft: D, tx: Transaction<DB>): Result | Promise<Result>;
  /** The game that the command changes; the first one by default. */
  readonly scope?: Scope;
  /**
   * Runs in a transaction of its own, which a refusal rolls back: for commands that write rows themselves. Scheduled events that
   * are due are committed before it.
   */
  readonly exclusive?: boolean;
  /** Set for a request with an Idempotency-Key: its repeat changes nothing. */
  readonly key?: RequestKey | undefined;
  /** Returns the answer to store under the key; by default only the fact that the command was done is stored. */
  stored?(result: Accepted<Result>): Answer;
}

/** A command that was done now, or by an earlier request with its key. */
export type Done<Result> =
  | { readonly replayed: false; readonly result: Accepted<Result> }
  | { readonly replayed: true; readonly answer: Answer };

/** Returns the result of a command. Throws a `Refused` with the problem if it is a refusal. */
export function accepted<Result>(result: Result): Accepted<Result> {
  if (result instanceof Refusal) throw new Refused(problemOf(result));
  return result as Accepted<Result>;
}

/** The outcome of a command that was done now. Throws as `accepted` does. */
export const fresh = <Result>(result: Result) => ({ replayed: false as const, result: accepted(result) });

/** Use it as `stored` if the command's result is the answer. */
export const stored = (answer: Answer): Answer => answer;

/** Use it as `present` if the command's result is the answer. */
export const replayable = (_view: View<unknown>, done: Done<Answer | Refusal>): Replayable =>
  done.replayed ? { ...done.answer, replayed: true } : { ...done.result, replayed: false };
