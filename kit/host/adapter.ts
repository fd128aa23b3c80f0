/** What a game supplies to the host: reading its state, changing it, writing it, and restoring it after a rollback. */
import type { Kysely, Transaction } from "kysely";
import type { Revision } from "./revision.ts";

/** Names one of the games of a database: each has a state, a lock and a revision of its own. */
export type Scope = number;
/** The scope of a database that holds one game, and of requests that name no other. */
export const FIRST_SCOPE: Scope = 1;

/** The state as of an instant. It may change once the reader awaits anything. */
export interface View<S> {
  readonly state: S;
  readonly now: number;
}

/** What the database says about the last commit. A game may read more with it. */
export interface Stored {
  readonly revision: Revision;
}

/** S: the state in memory. D: the draft that commands of one batch change. C: what a commit changed. R: what `revision` reads. */
export interface Adapter<DB, S, D, C, R extends Stored = Stored> {
  /** True if commands change the state in place, so that readers wait while a batch is open. */
  readonly changesInPlace: boolean;
  /** The channel on which processes that share a PostgreSQL database notify each other of their commits. */
  readonly channel: string;
  /** True if events come due without a command; then the first scope is the only one. */
  readonly hasSchedule: boolean;

  /** Reads the scope's last commit. `lock` keeps its other writers out until the transaction ends. Rejects if the scope is gone. */
  revision(db: Kysely<DB>, lock: boolean, scope: Scope): Promise<R>;
  /** Reads the whole state. `db` is one snapshot or a transaction. */
  load(db: Kysely<DB>, stored: R): Promise<S>;
  /** Reads what commits after `known` changed; undefined if that is no longer known, or if the database went back. */
  catchUp(db: Kysely<DB>, state: S, known: Revision, stored: R): Promise<{ state: S; changes: C } | undefined>;

  /** Returns the instant in real milliseconds. `stored` is given where it has just been read. Never runs backwards. */
  now(stored?: R): number;
  /** Returns the instant of the state's last commit: no view is earlier. */
  lastAt(state: S): number;
  /** Returns the first instant at which a scheduled event is due; Infinity without any. */
  dueAt(state: S): number;

  /** Begins a batch. Scheduled events that are due run first, at most `maxEvents`. */
  begin(view: View<S>, maxEvents: number): D;
  /** True if no scheduled event is left that was due when the batch began. */
  isCaughtUp(draft: D): boolean;
  /** True if all scheduled events that were due have run and the draft holds changes that are not written yet. */
  isChanged?(draft: D): boolean;
  /** Begins a dry run. `undo` restores the state. */
  scratch(view: View<S>): { readonly draft: D; view(): View<S>; undo(): void };
  /** Returns the minimum of the next revision number: an admin may raise it. */
  leastRevision?(draft: D): number;
  /** Writes the rows of what the commands changed, and the next revision. Returns undefined if nothing changed. */
  flush(draft: D, tx: Transaction<DB>, next: Revision): Promise<C | undefined>;
  /** True if the batch deleted the scope. */
  isGone?(draft: D): boolean;
  /** Returns the state after the commit. */
  committed(draft: D): S;
  /** Returns the state before a batch that was certainly rolled back. */
  rolledBack(state: S): S;
}
