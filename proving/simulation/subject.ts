/** A game under simulation: its service on a store that can fail, who plays it, and what must hold of it. */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Dialect } from "kysely";
import type { Random } from "../harness/random.ts";
import type { Answer, Deed } from "./deed.ts";

/** A service as one process would run it; a crash ends it without a word. */
export interface Running {
  readonly app: App;
  /** Catches up with what happened while nothing ran; may fail as the store may. */
  start(): Promise<void>;
  /** What happens by itself, once. */
  tick(): Promise<void>;
  /** Lets go of the store, whatever is under way. */
  abandon(): Promise<void>;
}

export interface OpenOptions {
  readonly clock: Clock;
  readonly through: (dialect: Dialect, handle: "write" | "read") => Dialect;
}

export interface Subject<D extends Deed> {
  /** A service on what is stored. */
  open(options: OpenOptions): Promise<Running>;
  /** Who plays, once the first service runs. Nothing fails yet. */
  begin(): Promise<void>;
  /** What somebody might want now. */
  next(random: Random): D;
  /** Another request under the key of this one: it must be refused. */
  changed(deed: D): D | undefined;
  /** Faults of the tables after a commit of these changes; undefined stands for changes without a key, whichever. */
  committed(deeds: readonly D[] | undefined): Promise<string[]>;
  /** Faults of an answer. `since` is the revision of the last commit that somebody was answered of before the request. */
  answered(deed: D, answer: Answer, since: number): Promise<string[]>;
  /** Faults of all there is while nothing is under way and nothing fails. */
  quiet(): Promise<string[]>;
  /** Of the last commit. */
  readonly revision: number;
  /** The service's own time, by which keys live. */
  readonly now: number;
  /** A few letters for all that is stored, the same for the same. */
  digest(): Promise<string>;
  close(): Promise<void>;
}
