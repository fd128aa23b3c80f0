/** The system under test: a game's service on a store that can fail, its players, and its checks. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Dialect } from "kysely";
import type { Random } from "../harness/random.ts";
import type { Answer, Operation } from "./operation.ts";
import type { Handle } from "./store/store-faults.ts";

/** A service as one process would run it. */
export interface Running {
  readonly app: App;
  /** Catches up with the time while no process ran; rejects when the store fails. */
  start(): Promise<void>;
  tick(): Promise<void>;
  /** Closes the store at once, whatever is in progress. */
  abandon(): Promise<void>;
}

export interface OpenOptions {
  readonly clock: Clock;
  readonly wrapDialect: (dialect: Dialect, handle: Handle) => Dialect;
}

/** Methods that return sentences return one for each violation. */
export interface SystemUnderTest<O extends Operation> {
  /** Earliest and latest real instant at which a seed starts. */
  readonly beginsBetween?: readonly [from: number, until: number] | undefined;
  /** Starts a service on what is stored. */
  open(options: OpenOptions): Promise<Running>;
  /** Registers the players, once the first service runs and before the store fails. */
  begin(): Promise<void>;
  next(random: Random): O;
  /** Another request with the same key, which must be refused. */
  reuseKey(operation: O): O | undefined;
  /** The next commit deletes the keys of its principal. */
  forgot?(): void;
  /** Checks the tables after a commit of these operations; undefined when some had no key and the order is unknown. */
  committed(operations: readonly O[] | undefined): Promise<string[]>;
  /** Checks an answer. `since` is the last revision that some client knew of before the request. */
  answered(operation: O, answer: Answer, since: number): Promise<string[]>;
  /** Checks the whole state while nothing is in progress and nothing fails. */
  quiet(): Promise<string[]>;
  readonly revision: number;
  /** The service's time, which decides when keys expire. */
  readonly now: number;
  digest(): Promise<string>;
}
