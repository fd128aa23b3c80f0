/**
 * The durable single-writer runtime that a game plugs into. Commands share a transaction and its commit. Readers see what is
 * committed, with time brought up to now.
 */
import type { Transaction } from "kysely";
import type { Metrics } from "../observe/registry.ts";
import type { Listener } from "../store/database.ts";
import { InDoubtError, StoreUnavailableError } from "../store/errors.ts";
import { listen } from "../store/notify.ts";
import type { Store } from "../store/store.ts";
import { type Adapter, FIRST_SCOPE, type Scope, type Stored, type View } from "./adapter.ts";
import { type Batch, Batches, type Part } from "./batches.ts";
import type { CachedState } from "./cached-state.ts";
import { type Accepted, accepted, type Command, type Done, fresh } from "./command.ts";
import { Followers } from "./followers.ts";
import { type Answer, findAnswer, type RequestKey, storeAnswer } from "./idempotency.ts";
import type { IdempotencyTables } from "./idempotency-table.ts";
import { Refused } from "./refused.ts";
import { Scopes } from "./scopes.ts";
import { StartProgress } from "./start-progress.ts";
import { type Schedule, Ticker } from "./ticker.ts";
import { turnOver } from "./turn-over.ts";
import { type CommitFigures, createWriter, type Writer } from "./writer.ts";

/**
 * How current a read is. "now" includes what other processes have committed. "cached" is what this process knows, for a request
 * that has read the state already. "committed" is the state as of the last commit, without the events that are due since.
 */
export type Age = "now" | "cached" | "committed";

export interface HostOptions<DB, S, D, C, R extends Stored> {
  readonly store: Store<DB>;
  readonly adapter: Adapter<DB, S, D, C, R>;
  /** False lets any number of commands wait, for load tests. */
  readonly shedLoad?: boolean | undefined;
  /** False, for tests: events happen only with a read or a command. */
  readonly ticks?: boolean | undefined;
  /** Greatest number of games in memory; exceeded only while requests use more. */
  readonly loaded?: number | undefined;
}

const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Buckets of a histogram, up to the largest batch. */
const COMMIT_COMMANDS = [1, 2, 4, 8, 16, 32, 64];

export class Host<DB extends IdempotencyTables, S, D, C, R extends Stored = Stored> {
  readonly #adapter: Adapter<DB, S, D, C, R>;
  readonly #scopes: Scopes<DB, S, D, C, R>;
  readonly #batches: Batches<DB, S, D, C, R>;
  readonly #writer: Writer<DB, Batch<DB, S, D, C, R>>;
  readonly #listeners = new Set<(changes: C | undefined, state: S) => void>();
  readonly #followers: Followers;
  #observe: (commit: CommitFigures) => void = () => {};
  #starting: StartProgress | undefined;
  #ticker: Ticker | undefined;
  #listener: Listener | undefined;

  constructor({
    store,
    adapter,
    shedLoad,
    ticks = true,
    loaded = Number.POSITIVE_INFINITY,
  }: HostOptions<DB, S, D, C, R>) {
    this.#adapter = adapter;
    this.#followers = new Followers(async (scope) => (await adapter.revision(store.read, false, scope)).revision);
    this.#scopes = new Scopes({
      store,
      adapter,
      limit: loaded,
      onCaughtUp: (scope, changes, state) => this.#publish(scope, changes, state),
    });
    this.#batches = new Batches({
      store,
      adapter,
      scopes: this.#scopes,
      onCommitted: (scope, state, changes) => this.#committed(scope, state, changes),
    });
    this.#writer = createWriter({
      store,
      port: this.#batches,
      logger: store.logger,
      onCommit: (commit) => this.#observe(commit),
      ...(shedLoad === false ? { queueLimit: Number.POSITIVE_INFINITY } : {}),
    });
    if (!ticks) return;
    const ticker = new Ticker({
      schedule: adapter.hasSchedule ? () => this.#schedule() : undefined,
      tick: () => this.tick(),
      check: async () => store.engine === "postgres" && this.#followers.check(),
      logger: store.logger,
    });
    this.#ticker = ticker;
    // Other processes' commits are read when they notify, and with the next tick if a notification is lost.
    this.#listener = listen(store, adapter.channel, (payload) => {
      this.#followers.notify(Number.parseInt(payload ?? "", 10));
      void ticker.look();
    });
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
    const { scope = FIRST_SCOPE } = command;
    const done = await this.#writer.submit({
      scope,
      exclusive: command.exclusive === true,
      run: (parts, tx) => {
        const batch = parts.get(scope) as Part<DB, S, D, C, R>;
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
    return shown === undefined ? this.#presentLate(scope, (view) => present(view, done)) : shown();
  }

  /** Shows what a command would do, and undoes it. Rejects with the problem of a refusal. Nobody else sees it. */
  dryRun<Result, T>(
    run: (draft: D) => Result,
    show: (view: View<S>, result: Accepted<Result>) => T,
    scope = FIRST_SCOPE,
  ): Promise<T> {
    const discarded = (view: View<S>): T => {
      const scratch = this.#adapter.scratch(view);
      try {
        const result = accepted(run(scratch.draft));
        return show(scratch.view(), result);
      } catch (error) {
        throw error instanceof Refused ? error.refusal : error;
      } finally {
        scratch.undo();
      }
    };
    return this.read(discarded, "now", scope);
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

  /** Runs the scheduled events that are due, then shows the state. `show` must be synchronous. */
  read<T>(show: (view: View<S>) => T, age: Age = "now", scope = FIRST_SCOPE): Promise<T> {
    return this.#scopes.use(scope, async (cached) => {
      for (let isFresh = age === "now"; ; isFresh = true) {
        const now = isFresh || cached.state === undefined ? await cached.refresh() : this.#adapter.now();
        while (!cached.isReadable) await cached.released();
        if (age !== "committed" && this.#isDueAt(cached, now)) {
          await this.tick();
          while (!cached.isReadable) await cached.released();
        }
        const { state } = cached;
        if (state !== undefined) return show(cached.view(state, now));
      }
    });
  }

  /**
   * Calls the listener after every commit that this process learns of; `changes` is undefined if anything may have changed.
   * Returns a function that unsubscribes.
   */
  onCommit(listener: (changes: C | undefined, state: S) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Calls the listener when the scope's game may have changed or is gone. Unlike `onCommit` it passes no changes, and the game
   * need not be in memory. Returns a function that unsubscribes.
   */
  follow(scope: Scope, listener: () => void): () => void {
    return this.#followers.add(scope, listener);
  }

  /** Counts commands and commits in an app's metrics. */
  measure(metrics: Metrics): void {
    const seconds = metrics.histogram("commit_duration_seconds", "Time of a committed transaction.", COMMIT_SECONDS);
    const commands = metrics.histogram("commit_commands", "Commands that shared a commit.", COMMIT_COMMANDS);
    this.#observe = (commit) => {
      seconds(commit.seconds);
      commands(commit.commands);
    };
    metrics.gauge("commands_waiting", "Commands that wait for their commit.", () => this.depth);
    metrics.gauge("games_in_memory", "Games whose state is in memory.", () => this.#scopes.size);
  }

  /**
   * Runs the events that came due while no process ran, `maxEvents` per batch, and then `finish`, the work that must precede the
   * first answer. Until both are done, `starting` reports the progress.
   */
  async start(maxEvents: number, finish = async () => {}): Promise<void> {
    this.#batches.maxEvents = maxEvents;
    const progress = new StartProgress();
    this.#starting = progress;
    try {
      // Other requests are answered between two batches.
      while (!(await this.#writer.submit({ run: (parts) => this.#isCaughtUp(parts, progress) }))) await turnOver();
      this.#batches.maxEvents = Number.POSITIVE_INFINITY;
      await finish();
    } finally {
      this.#batches.maxEvents = Number.POSITIVE_INFINITY;
      this.#starting = undefined;
    }
  }

  /** Number of commands that wait for their commit. */
  get depth(): number {
    return this.#writer.depth;
  }

  /** Progress of the start; undefined once it is done. */
  get starting(): StartProgress | undefined {
    return this.#starting;
  }

  /** Runs the scheduled events that are due, and commits them. */
  tick(): Promise<void> {
    return this.#writer.submit({ run: () => undefined });
  }

  /** Resolves with true if a scheduled event is due. */
  async isDue(): Promise<boolean> {
    const { dueAt, now } = await this.#schedule();
    return dueAt <= now;
  }

  /** Answers the commands that were accepted, and accepts no more. */
  async close(): Promise<void> {
    this.#ticker?.close();
    this.#listener?.close();
    await this.#writer.close();
  }

  /** Returns the current instant and that of the next scheduled event. */
  #schedule(): Promise<Schedule> {
    return this.#scopes.use(FIRST_SCOPE, async (cached) => {
      const now = await cached.refresh();
      return { dueAt: cached.state === undefined ? Number.POSITIVE_INFINITY : this.#adapter.dueAt(cached.state), now };
    });
  }

  #isDueAt({ state }: CachedState<DB, S, D, C, R>, now: number): boolean {
    return state !== undefined && this.#adapter.dueAt(state) <= now;
  }

  #isCaughtUp(parts: Batch<DB, S, D, C, R>, progress: StartProgress): boolean {
    return [...parts.values()].every(({ draft, cached: { state }, now }) => {
      if (state !== undefined) {
        progress.reach({ from: this.#adapter.lastAt(state), at: this.#adapter.dueAt(state), until: now });
      }
      return this.#adapter.isCaughtUp(draft);
    });
  }

  /** Runs the command, or returns the stored answer if its key was used. */
  async #runOnce<Result>(
    { run, stored }: Command<DB, D, Result>,
    key: RequestKey,
    { draft, now }: Part<DB, S, D, C, R>,
    tx: Transaction<DB>,
  ): Promise<Done<Result>> {
    const answer = await findAnswer(tx, { ...key, now });
    if (answer !== undefined) return { replayed: true, answer };
    const done = fresh(await run(draft, tx));
    await storeAnswer(tx, { ...key, now }, stored?.(done.result) ?? DONE);
    return done;
  }

  /**
   * The commit is durable but could not be applied in memory, so the state is read again. The command must not be reported as
   * failed.
   */
  async #presentLate<T>(scope: Scope, show: (view: View<S>) => T): Promise<T> {
    try {
      return await this.read(show, "committed", scope);
    } catch (error) {
      throw error instanceof StoreUnavailableError ? new InDoubtError(error) : error;
    }
  }

  #committed(scope: Scope, state: S, changes: C | undefined): void {
    if (changes !== undefined) this.#publish(scope, changes, state);
    if (scope !== FIRST_SCOPE || !this.#adapter.hasSchedule) return;
    this.#ticker?.expect({ dueAt: this.#adapter.dueAt(state), now: this.#adapter.now() });
  }

  #publish(scope: Scope, changes: C | undefined, state: S): void {
    for (const listener of this.#listeners) listener(changes, state);
    this.#followers.notify(scope);
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

/** A command without a key is never replayed. */
const resultOf = <S, Result>(_view: View<S>, done: Done<Result>): Accepted<Result> | undefined =>
  done.replayed ? undefined : done.result;

/** Runs `work` now. The returned function returns its value or throws its error. */
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
