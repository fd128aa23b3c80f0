/**
 * The durable single-writer runtime that a game plugs into. Commands share a transaction and its commit; readers see what is
 * committed, with time brought up to now.
 */
import type { Transaction } from "kysely";
import { problemOf } from "../http/problems/problem.ts";
import type { Metrics } from "../observe/registry.ts";
import { Refusal } from "../rules/refusal.ts";
import type { Listener } from "../store/database.ts";
import { InDoubtError, StoreUnavailableError } from "../store/errors.ts";
import { listen, notify } from "../store/notify.ts";
import type { Store } from "../store/store.ts";
import type { Adapter, Stored, View } from "./adapter.ts";
import { CachedState } from "./cached-state.ts";
import type { Accepted, Command, Done } from "./command.ts";
import { type Answer, findAnswer, type RequestKey, storeAnswer } from "./idempotency.ts";
import type { IdempotencyTables } from "./idempotency-table.ts";
import type { BatchPort } from "./port.ts";
import { Refused } from "./refused.ts";
import { nextRevision, type Revision } from "./revision.ts";
import { type CommitFigures, createWriter, type Writer } from "./writer.ts";

/**
 * How current a read is. "now": with what other processes have committed. "cached": what this process knows, for a request
 * that has read the state already. "committed": as of the last commit, without the events that are due since.
 */
export type Age = "now" | "cached" | "committed";

export interface HostOptions<DB, S, D, C, R extends Stored> {
  readonly store: Store<DB>;
  readonly adapter: Adapter<DB, S, D, C, R>;
  /** False lets any number of commands wait, for load tests. */
  readonly shedLoad?: boolean | undefined;
  /** False: nothing happens without a read or a command, for tests. */
  readonly ticks?: boolean | undefined;
}

/** One batch of commands. */
interface Batch<S, D, C> {
  readonly draft: D;
  readonly now: number;
  /** Called after the commit, before other commands and readers see the state. */
  readonly presenters: ((view: View<S>) => void)[];
  written: { readonly changes: C; readonly revision: Revision } | undefined;
}

const TICK_EVERY_MS = 1000;

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Up to the most of a batch. */
const COMMIT_COMMANDS = [1, 2, 4, 8, 16, 32, 64];

export class Host<DB extends IdempotencyTables, S, D, C, R extends Stored = Stored> {
  readonly #store: Store<DB>;
  readonly #adapter: Adapter<DB, S, D, C, R>;
  readonly #cached: CachedState<DB, S, D, C, R>;
  readonly #writer: Writer<DB, Batch<S, D, C>>;
  readonly #listeners = new Set<(changes: C | undefined, state: S) => void>();
  #observe: (commit: CommitFigures) => void = () => {};
  #maxEvents = Number.POSITIVE_INFINITY;
  #ticker: NodeJS.Timeout | undefined;
  #listener: Listener | undefined;
  #isPolling = false;
  #pollAgain = false;

  constructor({ store, adapter, shedLoad, ticks = true }: HostOptions<DB, S, D, C, R>) {
    this.#store = store;
    this.#adapter = adapter;
    this.#cached = new CachedState({ store, adapter, onCaughtUp: (changes, state) => this.#publish(changes, state) });
    this.#writer = createWriter({
      store,
      port: this.#port(),
      logger: store.logger,
      onCommit: (commit) => this.#observe(commit),
      ...(shedLoad === false ? { queueLimit: Number.POSITIVE_INFINITY } : {}),
    });
    if (!ticks) return;
    this.#ticker = setInterval(() => void this.#poll(), TICK_EVERY_MS).unref();
    // Other processes' commits are read when they notify, and with the next tick if a notification is lost.
    this.#listener = listen(store, adapter.channel, () => void this.#poll());
  }

  /**
   * Runs the command and resolves once its commit is durable, with what `present` shows of the state after it. Rejects with the
   * problem of a refusal, with what a faulty command threw, StoreUnavailableError (nothing changed), InDoubtError (perhaps
   * changed), OverloadedError or StoppedError (not accepted).
   */
  execute<Result>(command: Command<DB, D, Result> & { readonly key?: undefined }): Promise<Accepted<Result>>;
  execute<Result, T>(command: Command<DB, D, Result>, present: (view: View<S>, done: Done<Result>) => T): Promise<T>;
  async execute<Result>(
    command: Command<DB, D, Result>,
    present: (view: View<S>, done: Done<Result>) => unknown = resultOf,
  ): Promise<unknown> {
    let shown: (() => unknown) | undefined;
    const done = await this.#writer.submit({
      exclusive: command.exclusive === true,
      run: (batch, tx) => {
        const keep = (done: Done<Result>): Done<Result> => {
          batch.presenters.push((view) => {
            shown = attempt(() => present(view, done));
          });
          return done;
        };
        if (command.key !== undefined) return this.#runOnce(command, command.key, batch, tx).then(keep);
        const result = command.run(batch.draft, tx);
        return result instanceof Promise ? result.then((value) => keep(fresh(value))) : keep(fresh(result));
      },
    });
    return shown === undefined ? this.#presentLate((view) => present(view, done)) : shown();
  }

  /** Shows what a command would do, and undoes it. Rejects with the problem of a refusal. Nobody else sees it. */
  dryRun<Result, T>(run: (draft: D) => Result, show: (view: View<S>, result: Accepted<Result>) => T): Promise<T> {
    return this.read((view) => {
      const scratch = this.#adapter.scratch(view);
      try {
        const result = accepted(run(scratch.draft));
        return show(scratch.view(), result);
      } catch (error) {
        throw error instanceof Refused ? error.refusal : error;
      } finally {
        scratch.undo();
      }
    });
  }

  /** Returns what an exclusive command would return. Its transaction is rolled back. Rejects with the problem of a refusal. */
  async rehearse<Result>(run: Command<DB, D, Result>["run"]): Promise<Accepted<Result>> {
    try {
      await this.execute({
        exclusive: true,
        run: async (draft, tx) => {
          throw new Refused(new RolledBack(accepted(await run(draft, tx))));
        },
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.result as Accepted<Result>;
      throw error;
    }
    throw new Error("a dry run was committed");
  }

  /** Shows the state with no scheduled event left that is due; they happen first. `show` must not wait for anything. */
  async read<T>(show: (view: View<S>) => T, age: Age = "now"): Promise<T> {
    for (let isFresh = age === "now"; ; isFresh = true) {
      const now = isFresh || this.#cached.state === undefined ? await this.#cached.refresh() : this.#adapter.now();
      while (!this.#cached.isReadable) await this.#cached.released();
      if (age !== "committed" && this.#isDueAt(now)) {
        await this.tick();
        while (!this.#cached.isReadable) await this.#cached.released();
      }
      const { state } = this.#cached;
      if (state !== undefined) return show(this.#cached.view(state, now));
    }
  }

  /** Calls the listener after every commit that it learns of; undefined: anything may have changed. Returns how to stop it. */
  onCommit(listener: (changes: C | undefined, state: S) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts commands and commits in an app's metrics. */
  measure(metrics: Metrics): void {
    const seconds = metrics.histogram("commit_duration_seconds", "Time of a committed transaction.", COMMIT_SECONDS);
    const commands = metrics.histogram("commit_commands", "Commands that shared a commit.", COMMIT_COMMANDS);
    this.#observe = (commit) => {
      seconds(commit.seconds);
      commands(commit.commands);
    };
    metrics.gauge("commands_waiting", "Commands that wait for their commit.", () => this.#writer.depth);
  }

  /** Runs the events that came due while no process ran, `maxEvents` per batch. */
  async start(maxEvents: number): Promise<void> {
    this.#maxEvents = maxEvents;
    try {
      while (!(await this.#writer.submit({ run: ({ draft }) => this.#adapter.isCaughtUp(draft) })));
    } finally {
      this.#maxEvents = Number.POSITIVE_INFINITY;
    }
  }

  /** Runs the scheduled events that are due, and commits them. */
  tick(): Promise<void> {
    return this.#writer.submit({ run: () => undefined });
  }

  /** Resolves with true if a scheduled event is due. */
  async isDue(): Promise<boolean> {
    return this.#isDueAt(await this.#cached.refresh());
  }

  /** Answers the commands that were accepted, and accepts no more. */
  async close(): Promise<void> {
    clearInterval(this.#ticker);
    this.#listener?.close();
    await this.#writer.close();
  }

  #isDueAt(now: number): boolean {
    const { state } = this.#cached;
    return state !== undefined && this.#adapter.dueAt(state) <= now;
  }

  /** Runs the command unless its key was used: then its stored answer is returned. */
  async #runOnce<Result>(
    { run, stored }: Command<DB, D, Result>,
    key: RequestKey,
    { draft, now }: Batch<S, D, C>,
    tx: Transaction<DB>,
  ): Promise<Done<Result>> {
    const answer = await findAnswer(tx, { ...key, now });
    if (answer !== undefined) return { replayed: true, answer };
    const done = fresh(await run(draft, tx));
    await storeAnswer(tx, { ...key, now }, stored?.(done.result) ?? DONE);
    return done;
  }

  /** The commit could not be applied in memory, so the state is read again. The command is done and must not be reported as failed. */
  async #presentLate<T>(show: (view: View<S>) => T): Promise<T> {
    try {
      return await this.read(show, "committed");
    } catch (error) {
      throw error instanceof StoreUnavailableError ? new InDoubtError(error) : error;
    }
  }

  #port(): BatchPort<DB, Batch<S, D, C>> {
    const cached = this.#cached;
    return {
      open: async (tx) => {
        const view = await cached.openBatch(tx);
        return { draft: this.#adapter.begin(view, this.#maxEvents), now: view.now, presenters: [], written: undefined };
      },
      flush: (batch, tx) => this.#flush(batch, tx),
      committed: (batch) => this.#committed(batch),
      unchanged: () => {
        if (cached.state !== undefined) cached.replace(this.#adapter.rolledBack(cached.state));
        cached.closeBatch();
      },
      dropped: (cause) => {
        if (!cached.isBatchOpen && cause !== undefined) return;
        const isRolledBack = cause !== undefined && !(cause instanceof InDoubtError);
        const { state } = cached;
        cached.replace(isRolledBack && state !== undefined ? this.#adapter.rolledBack(state) : undefined);
        cached.closeBatch();
      },
    };
  }

  async #flush(batch: Batch<S, D, C>, tx: Transaction<DB>): Promise<void> {
    const revision = nextRevision(this.#cached.revision, this.#adapter.leastRevision?.(batch.draft));
    const changes = await this.#adapter.flush(batch.draft, tx, revision);
    if (changes === undefined) return;
    batch.written = { changes, revision };
    await notify({ tx, engine: this.#store.engine }, this.#adapter.channel, String(revision.number));
  }

  #committed({ draft, now, presenters, written }: Batch<S, D, C>): void {
    const state = this.#adapter.committed(draft);
    this.#cached.replace(state, written?.revision);
    for (const present of presenters) present({ state, now });
    this.#cached.closeBatch();
    if (written !== undefined) this.#publish(written.changes, state);
  }

  #publish(changes: C | undefined, state: S): void {
    for (const listener of this.#listeners) listener(changes, state);
  }

  /** One poll at a time; calls meanwhile cause one more. */
  async #poll(): Promise<void> {
    this.#pollAgain = this.#isPolling;
    if (this.#isPolling) return;
    this.#isPolling = true;
    try {
      do {
        this.#pollAgain = false;
        if (await this.isDue()) await this.tick();
      } while (this.#pollAgain);
    } catch (error) {
      this.#store.logger?.warn({ err: error }, "a tick failed; retrying with the next one");
    } finally {
      this.#isPolling = false;
    }
  }
}

/** Carries the result of a dry run past the rollback. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super("a dry run is rolled back");
    this.result = result;
  }
}

const DONE: Answer = { status: 200, body: null };

const fresh = <Result>(result: Result) => ({ replayed: false as const, result: accepted(result) });

function accepted<Result>(result: Result): Accepted<Result> {
  if (result instanceof Refusal) throw new Refused(problemOf(result));
  return result as Accepted<Result>;
}

/** Without a key a command is never replayed. */
const resultOf = <S, Result>(_view: View<S>, done: Done<Result>): Accepted<Result> | undefined =>
  done.replayed ? undefined : done.result;

/** Returns the value, or throws what `work` threw, when it is called. */
function attempt<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
