/**
 * The state of one game in memory, as of the last commit. With SQLite this process is the only writer, so the state in memory is the
 * truth. On PostgreSQL several processes take turns: the lock of the world row orders their batches, and each first reads
 * what the others changed. Everything is read again if the database went back (a failover to a replica that lagged).
 */
import type { Kysely, Transaction } from "kysely";
import { SharedRead } from "../http/limits/shared-read.ts";
import { type Store, snapshotOn } from "../store/store.ts";
import type { Adapter, Scope, Stored, View } from "./adapter.ts";
import { Lock } from "./lock.ts";
import { isBehind, isSameCommit, isUpToDate, type Revision } from "./revision.ts";

export interface CachedStateOptions<DB, S, D, C, R extends Stored> {
  readonly scope: Scope;
  readonly store: Store<DB>;
  readonly adapter: Adapter<DB, S, D, C, R>;
  /** Called after the state was brought up to other processes' commits; undefined: anything may have changed. */
  readonly onCaughtUp: (changes: C | undefined, state: S) => void;
}

const NO_COMMIT: Revision = { number: 0, token: 0 };

export class CachedState<DB, S, D, C, R extends Stored> {
  /** Number of requests and batches that use it now. It stays in memory meanwhile. */
  users = 0;
  readonly scope: Scope;
  readonly #options: CachedStateOptions<DB, S, D, C, R>;
  readonly #lock = new Lock();
  /** Callers at about the same time share one read of the revision. */
  readonly #stored: SharedRead<R>;
  #state: S | undefined;
  #revision = NO_COMMIT;
  /** True while a batch holds the lock. A batch that could not begin its transaction does not count. */
  #isBatchOpen = false;

  constructor(options: CachedStateOptions<DB, S, D, C, R>) {
    this.#options = options;
    const { store, adapter, scope } = options;
    this.scope = scope;
    this.#stored = new SharedRead(() => adapter.revision(store.read, false, scope));
  }

  /** Undefined until it is read, and after a commit with an unknown outcome. */
  get state(): S | undefined {
    return this.#state;
  }

  get revision(): Revision {
    return this.#revision;
  }

  get isBatchOpen(): boolean {
    return this.#isBatchOpen;
  }

  /** False while a batch changes the state in place. */
  get isReadable(): boolean {
    return !(this.#options.adapter.changesInPlace && this.#lock.isTaken);
  }

  /** Resolves when the state may be readable again. */
  released(): Promise<void> {
    return this.#lock.free();
  }

  /** Brings the state up to what is stored now. Resolves with the current instant. */
  async refresh(): Promise<number> {
    const { store, adapter } = this.#options;
    if (store.engine === "sqlite") {
      if (this.#state === undefined) await this.#catchUpUnless(() => this.#state !== undefined);
      return adapter.now();
    }
    const asked = this.#known;
    const stored = await this.#stored.ask();
    const isDone = () => isUpToDate(this.#known, stored.revision, asked);
    // The previous holder of the lock may have read or made these commits.
    if (!isDone()) await this.#catchUpUnless(isDone);
    return adapter.now(stored);
  }

  /** Takes the lock for a batch and brings the state up to the locked revision. */
  async openBatch(tx: Transaction<DB>): Promise<View<S>> {
    const { store, adapter } = this.#options;
    await this.#lock.take();
    this.#isBatchOpen = true;
    if (store.engine === "sqlite" && this.#state !== undefined) return this.view(this.#state, adapter.now());
    const stored = await adapter.revision(tx, store.engine === "postgres", this.scope);
    return this.view(await this.#bringTo(tx, stored), adapter.now(stored));
  }

  /** Replaces the state while a batch is open; undefined: the next access reads it again. */
  replace(state: S | undefined, revision = this.#revision): void {
    this.#state = state;
    this.#revision = revision;
  }

  closeBatch(): void {
    if (!this.#isBatchOpen) return;
    this.#isBatchOpen = false;
    this.#lock.release();
  }

  /** A caller that waited for a batch may hold an earlier instant than the batch's; the view never shows that. */
  view(state: S, now: number): View<S> {
    return { state, now: Math.max(now, this.#options.adapter.lastAt(state)) };
  }

  get #known(): Revision | undefined {
    return this.#state === undefined ? undefined : this.#revision;
  }

  async #catchUpUnless(isDone: () => boolean): Promise<void> {
    const { store, adapter } = this.#options;
    await this.#lock.take();
    try {
      if (isDone()) return;
      // On SQLite `store.snapshot` has one connection, which the export of a long game takes for a while.
      await snapshotOn(store.read, async (tx) => this.#bringTo(tx, await adapter.revision(tx, false, this.scope)));
    } finally {
      this.#lock.release();
    }
  }

  /** The caller holds the lock, so the stored revision is not older than the state unless the database went back. */
  async #bringTo(db: Kysely<DB>, stored: R): Promise<S> {
    const { adapter, onCaughtUp } = this.#options;
    const known = this.#state;
    if (known !== undefined && isSameCommit(this.#revision, stored.revision)) return known;
    const caughtUp =
      known !== undefined && isBehind(this.#revision, stored.revision) && (await this.#follow(db, known, stored));
    const state = caughtUp ? caughtUp.state : await adapter.load(db, stored);
    this.replace(state, stored.revision);
    onCaughtUp(caughtUp ? caughtUp.changes : undefined, state);
    return state;
  }

  async #follow(db: Kysely<DB>, state: S, stored: R) {
    try {
      return await this.#options.adapter.catchUp(db, state, this.#revision, stored);
    } catch (error) {
      this.#state = undefined;
      throw error;
    }
  }
}
