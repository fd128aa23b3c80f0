/** What a game gives to the writer: how its state is opened for a batch, written, and made known. */
import type { Transaction } from "kysely";

export interface World<DB, Draft> {
  /**
   * Called first in the batch's transaction. Locks the world row where several processes can write (PostgreSQL),
   * brings what is cached to the locked revision and gives the draft that the batch's commands change.
   */
  open(tx: Transaction<DB>): Promise<Draft>;
  /** Called last in the transaction: writes what the commands changed in the draft. */
  flush(draft: Draft, tx: Transaction<DB>): Promise<void>;
  /** The commit is durable: take the draft as the truth and tell the readers. Answers are sent after it returns. */
  committed(draft: Draft): void;
  /**
   * The batch was rolled back or its commit is in doubt: believe nothing that is cached. `cause` tells which: an
   * InDoubtError when it may have been committed; any other error after a certain rollback; undefined when it was this
   * world that faulted on the news of a batch (`committed` or `unchanged` threw), whose commit may well be durable.
   */
  dropped(cause?: unknown): void;
  /**
   * Called instead of `dropped` when the batch was rolled back only because every command of it was refused, so that
   * refusals need not cost the cache: what was true before `open` and what `open` read of others' commits still holds,
   * what was changed in the draft does not. A world without it has `dropped` called.
   */
  unchanged?(draft: Draft): void;
}

/**
 * One change. `run` either changes the draft and gives its answer, or throws a `Refused` having changed nothing, so that
 * its neighbours in the batch are not disturbed. Anything else it throws is a fault: the batch is rolled back and
 * its commands run again one by one.
 */
export interface Command<DB, Draft, Answer> {
  run(draft: Draft, tx: Transaction<DB>): Answer | Promise<Answer>;
  /** Runs in a batch of its own: for commands that write rows themselves and may refuse afterwards. A refusal rolls back. */
  readonly alone?: boolean;
}

/** Thrown by a command whose answer is a refusal; carries the error that the caller of `submit` gets. */
export class Refused extends Error {
  readonly refusal: Error;
  constructor(refusal: Error) {
    super(refusal.message);
    this.name = "Refused";
    this.refusal = refusal;
  }
}
