/** The single writer: commands queue up, run in order, and share a transaction and its commit (group commit). */
import type { Transaction } from "kysely";
import type { StoreLogger } from "../store/database.ts";
import { InDoubtError, OverloadedError, StoppedError, StoreUnavailableError } from "../store/errors.ts";
import type { Store } from "../store/store.ts";
import type { Scope } from "./adapter.ts";
import type { BatchPort, WriterCommand } from "./port.ts";
import { Refused } from "./refused.ts";
import { turnOver } from "./turn-over.ts";

export interface Writer<DB, Draft> {
  /**
   * Runs the command and resolves with its answer once the commit is durable. Rejects with the `refusal` of a Refused, with
   * what a faulty command threw, with StoreUnavailableError (nothing changed), InDoubtError (perhaps changed),
   * OverloadedError or StoppedError (not accepted).
   */
  submit<Answer>(command: WriterCommand<DB, Draft, Answer>): Promise<Answer>;
  /** Accepts no more commands; resolves when those already accepted are answered. */
  close(): Promise<void>;
  /** How many commands wait or run. */
  readonly depth: number;
}

export interface WriterOptions<DB, Draft> {
  readonly store: Pick<Store<DB>, "transaction">;
  readonly port: BatchPort<DB, Draft>;
  readonly logger?: StoreLogger | undefined;
  /** Greatest number of commands in one transaction. */
  readonly batchLimit?: number;
  /** Greatest number of waiting commands. */
  readonly queueLimit?: number;
  /** Called after each commit with the time that its transaction took. */
  readonly onCommit?: (commit: CommitFigures) => void;
}

export interface CommitFigures {
  readonly commands: number;
  readonly seconds: number;
}

export function createWriter<DB, Draft>(options: WriterOptions<DB, Draft>): Writer<DB, Draft> {
  return new GroupCommitWriter(options);
}

/** A command and its caller; `outcome` is what the caller receives once the batch is committed. */
interface Entry<DB, Draft> {
  readonly command: WriterCommand<DB, Draft, unknown>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  outcome: { readonly answer: unknown } | { readonly refusal: Error } | undefined;
}

/** Greatest number of games in one transaction: writing each takes about a millisecond, in which nothing else runs. */
const SCOPES_LIMIT = 8;

/** Thrown to roll back a transaction that has nothing to commit. */
const allRefused = new Error("every command of the batch was refused");

class GroupCommitWriter<DB, Draft> implements Writer<DB, Draft> {
  readonly #store: Pick<Store<DB>, "transaction">;
  readonly #port: BatchPort<DB, Draft>;
  readonly #logger: StoreLogger | undefined;
  readonly #batchLimit: number;
  readonly #queueLimit: number;
  readonly #onCommit: (commit: CommitFigures) => void;
  #queue: Entry<DB, Draft>[] = [];
  #running = 0;
  #isActive = false;
  /** True while other callers submit too: the next batch then waits for all commands of this turn of the event loop. */
  #hasOtherCallers = false;
  #isStopped = false;
  #drained: (() => void)[] = [];

  constructor(options: WriterOptions<DB, Draft>) {
    this.#store = options.store;
    this.#port = options.port;
    this.#logger = options.logger;
    this.#batchLimit = options.batchLimit ?? 64;
    this.#queueLimit = options.queueLimit ?? 1000;
    this.#onCommit = options.onCommit ?? (() => {});
  }

  get depth(): number {
    return this.#queue.length + this.#running;
  }

  submit<Answer>(command: WriterCommand<DB, Draft, Answer>): Promise<Answer> {
    if (this.#isStopped) return Promise.reject(new StoppedError());
    if (this.#queue.length >= this.#queueLimit) return Promise.reject(new OverloadedError(this.#queueLimit));
    return new Promise<Answer>((resolve, reject) => {
      this.#queue.push({ command, resolve: resolve as (answer: unknown) => void, reject, outcome: undefined });
      this.#wake();
    });
  }

  close(): Promise<void> {
    this.#isStopped = true;
    if (!this.#isActive) return Promise.resolve();
    return new Promise((resolve) => this.#drained.push(resolve));
  }

  /** A single command starts at once, after the code that submitted it; several are collected until the turn ends. */
  #wake(): void {
    if (this.#isActive) return;
    this.#isActive = true;
    const drain = () => void this.#drain();
    if (this.#hasOtherCallers) setImmediate(drain);
    else queueMicrotask(drain);
  }

  async #drain(): Promise<void> {
    let size = 0;
    while (this.#queue.length > 0) {
      if (size > 0) await turnOver();
      const batch = this.#take();
      size = batch.length;
      this.#running = size;
      const fault = await this.#attempt(batch);
      if (fault !== undefined) await this.#retry(batch, fault);
      this.#running = 0;
    }
    this.#isActive = false;
    this.#hasOtherCallers = true;
    if (size === 1) setImmediate(() => this.#calmDown());
    for (const resolve of this.#drained.splice(0)) resolve();
  }

  #calmDown(): void {
    if (!this.#isActive) this.#hasOtherCallers = false;
  }

  #take(): Entry<DB, Draft>[] {
    const scopes = new Set<Scope | undefined>();
    const end = this.#queue.findIndex(({ command: { exclusive, scope } }, place) => {
      scopes.add(scope);
      return exclusive || place === this.#batchLimit || scopes.size > SCOPES_LIMIT;
    });
    return this.#queue.splice(0, end === -1 ? this.#queue.length : Math.max(1, end));
  }

  /** Runs the commands of a faulted batch one by one. Never throws: every entry of the batch is answered. */
  async #retry(batch: readonly Entry<DB, Draft>[], [error]: [unknown]): Promise<void> {
    if (batch.length === 1 || error instanceof StoreUnavailableError || error instanceof InDoubtError) {
      for (const entry of batch) entry.reject(error);
      return;
    }
    this.#logger?.warn({ err: error, commands: batch.length }, "a batch failed; running its commands one by one");
    let lost: [unknown] | undefined;
    for (const entry of batch) {
      entry.outcome = undefined;
      const own: [unknown] | undefined = lost ?? (await this.#attempt([entry]));
      if (own === undefined) continue;
      entry.reject(own[0]);
      if (own[0] instanceof StoreUnavailableError) lost = own;
    }
  }

  /** Runs the batch in one transaction and answers it. Returns the error, in which case no command was answered. */
  async #attempt(batch: readonly Entry<DB, Draft>[]): Promise<[unknown] | undefined> {
    const opened: { draft?: Draft } = {};
    const startedAt = performance.now();
    let hasRun: boolean;
    try {
      hasRun = await this.#store.transaction((tx) => this.#apply(batch, opened, tx));
    } catch (error) {
      if (error !== allRefused) {
        this.#report("dropped", () => this.#port.dropped(error));
        return [error];
      }
      this.#report("unchanged", () => this.#unchanged(batch, opened));
      this.#settle(batch);
      return undefined;
    }
    this.#onCommit({ commands: hasRun ? batch.length : 0, seconds: (performance.now() - startedAt) / 1000 });
    this.#report("committed", () => opened.draft !== undefined && this.#port.committed(opened.draft));
    if (!hasRun) return this.#attempt(batch);
    this.#settle(batch);
    return undefined;
  }

  /** Returns false if it only wrote what scheduled events changed, before an exclusive command. */
  async #apply(batch: readonly Entry<DB, Draft>[], opened: { draft?: Draft }, tx: Transaction<DB>): Promise<boolean> {
    const draft = await this.#port.open(
      tx,
      batch.map(({ command }) => command),
    );
    opened.draft = draft;
    if (batch[0]?.command.exclusive && this.#port.isChanged?.(draft)) {
      await this.#port.flush(draft, tx);
      return false;
    }
    let accepted = 0;
    for (const entry of batch) {
      try {
        const answer = entry.command.run(draft, tx);
        // Awaiting a value that is no promise would cost each command a turn of the microtask queue.
        entry.outcome = { answer: answer instanceof Promise ? await answer : answer };
        accepted++;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        entry.outcome = { refusal: error.refusal };
      }
    }
    if (accepted === 0) throw allRefused;
    await this.#port.flush(draft, tx);
    return true;
  }

  #unchanged(batch: readonly Entry<DB, Draft>[], { draft }: { readonly draft?: Draft }): void {
    const wrote = batch.some((entry) => entry.command.exclusive);
    if (wrote || draft === undefined) this.#port.dropped(allRefused);
    else this.#port.unchanged(draft);
  }

  #settle(batch: readonly Entry<DB, Draft>[]): void {
    for (const { outcome, resolve, reject } of batch) {
      if (outcome === undefined) reject(new Error("a command was not run"));
      else if ("refusal" in outcome) reject(outcome.refusal);
      else resolve(outcome.answer);
    }
  }

  /** An error in the port must not change the answers. */
  #report(outcome: string, call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#logger?.error({ err: error, outcome }, "applying the outcome of a batch failed");
      if (outcome !== "dropped") this.#report("dropped", () => this.#port.dropped());
    }
  }
}
