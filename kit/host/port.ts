/** What the writer needs to change the state. `Batches` implements it for every game. */
import type { Transaction } from "kysely";
import type { Scope } from "./adapter.ts";

/** The game that a command changes; the first one by default. */
export interface Scoped {
  readonly scope?: Scope | undefined;
}

export interface BatchPort<DB, Draft> {
  /**
   * Called first in the batch's transaction with its commands. Locks the world rows of their scopes where several processes can
   * write (PostgreSQL), brings the cached states to the locked revisions and returns the draft that the commands change.
   */
  open(tx: Transaction<DB>, commands: readonly Scoped[]): Promise<Draft>;
  /**
   * True if `open` changed the draft, by scheduled events. An exclusive command runs only after they are committed, because it
   * reads and writes rows.
   */
  isChanged?(draft: Draft): boolean;
  /** Called last in the transaction: writes what the commands changed in the draft. */
  flush(draft: Draft, tx: Transaction<DB>): Promise<void>;
  /** The commit is durable: the draft becomes the state. Commands are answered after it returns. */
  committed(draft: Draft): void;
  /**
   * The batch was rolled back, or its commit is in doubt. `cause` is an InDoubtError if it may have been committed, any other
   * error after a certain rollback, and undefined if `committed` or `unchanged` threw: that commit may well be durable.
   */
  dropped(cause?: unknown): void;
  /**
   * Called instead of `dropped` if the batch was rolled back only because every command was refused. The state that `open`
   * read still holds; changes of the draft do not.
   */
  unchanged(draft: Draft): void;
}

/**
 * One change. `run` either changes the draft and returns its answer, or throws a `Refused` having changed nothing, so that
 * other commands of the batch are not affected. Anything else that it throws is a fault: the batch is rolled back and its
 * commands run again one by one.
 */
export interface WriterCommand<DB, Draft, Answer> extends Scoped {
  run(draft: Draft, tx: Transaction<DB>): Answer | Promise<Answer>;
  /**
   * Runs in a batch of its own, which begins with the rows of the state: for commands that write rows themselves and may refuse
   * afterwards. A refusal rolls back.
   */
  readonly exclusive?: boolean;
}
