/**
 * Keeps the world: opens it for a batch of commands, writes what they changed, takes it back when they failed, and shows it
 * to readers as of the last commit with time brought up to now. With SQLite this process is the only one, so the world
 * in memory is the truth. On PostgreSQL several processes take turns: the world row's lock orders their batches, and each
 * reads first what the others have changed.
 */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import { Lock } from "@outbound/kit/host/lock.ts";
import type { BatchPort } from "@outbound/kit/host/port.ts";
import { isBehind, isSameCommit, isUpToDate, nextRevision, type Revision } from "@outbound/kit/host/revision.ts";
import { SharedRead } from "@outbound/kit/host/shared-read.ts";
import { InDoubtError } from "@outbound/kit/store/errors.ts";
import { notify } from "@outbound/kit/store/notify.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { Kysely, Transaction } from "kysely";
import { isTerminal } from "../rules/values/cargo-package.ts";
import { loadWorld, loadWorldAt, revisionOf } from "../store/load.ts";
import type { CargoTables } from "../store/tables.ts";
import { Batch } from "./batch.ts";
import { Endings } from "./endings.ts";
import { flush } from "./flush.ts";
import { countersOf, dirtySince, loadWhole, refreshDirty, stateOf } from "./load-world.ts";
import { type Changes, changesIn, type Dirty, valuesBefore } from "./state/dirty.ts";
import { assertSound } from "./state/soundness.ts";
import type { World } from "./state/world.ts";
import { advance } from "./time/advance.ts";
import { RealTime } from "./time/real-time.ts";

/** The channel on which processes tell each other of their commits. */
export const COMMIT_CHANNEL = "cargo_commits";

/** What a commit, of this process or another, changed, with the values before. Undefined: anything. */
export type News = { readonly changes: Changes } | undefined;

/** The world as of the last commit, with nothing left to happen at `now`. True until the reader awaits something. */
export interface View {
  readonly world: World;
  readonly now: number;
}

const HAPPENINGS_A_STEP = 20_000;

export interface KeeperOptions {
  readonly store: Store<CargoTables>;
  readonly clock: Clock;
  /** Commits what is due. */
  readonly tick: () => Promise<void>;
}

export class Keeper implements BatchPort<CargoTables, Batch> {
  readonly endings: Endings;
  readonly #store: Store<CargoTables>;
  readonly #clock: Clock;
  readonly #tick: () => Promise<void>;
  readonly #lock = new Lock();
  /** PostgreSQL: the world row as of now. */
  readonly #worldRow: SharedRead<Awaited<ReturnType<typeof loadWorldAt>>>;
  readonly #listeners = new Set<(news: News, world: World) => void>();
  #time: RealTime | undefined;
  #world: World | undefined;
  /** The commit that the world in memory is of. */
  #revision: Revision = NO_COMMIT;
  /** A batch has the lock; a batch whose transaction could not begin has not. */
  #isBatchOpen = false;
  #atOnce = Number.POSITIVE_INFINITY;
  /** The latest instant that was read: PostgreSQL's clock may be set back, the world's never goes back. */
  #latest = 0;

  constructor({ store, clock, tick }: KeeperOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#tick = tick;
    this.#worldRow = new SharedRead(() => loadWorldAt(store.read, false));
    this.endings = new Endings(store);
  }

  /** Calls the listener after every commit that it learns of. Gives the way to stop it. */
  onCommit(listener: (news: News, world: World) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The world to read from. What is due happens first, in the writer. */
  async view(): Promise<View> {
    for (;;) {
      const now = await this.#freshNow();
      await this.#lock.free();
      if (this.#world === undefined) continue;
      if (this.#world.nextDueAt() > now) return viewOf(this.#world, now);
      await this.#tick();
      await this.#lock.free();
      if (this.#world !== undefined) return viewOf(this.#world, now);
    }
  }

  /** The world as this process knows it, brought up to the instant that was asked for last. */
  async recent(): Promise<View> {
    await this.#lock.free();
    const world = this.#world;
    const now = this.#time?.now() ?? this.#latest;
    return world && world.nextDueAt() > now ? viewOf(world, now) : this.view();
  }

  /** The world as of the last commit at `now`, for who has just committed; undefined while another batch is open. */
  shownAt(now: number): View | undefined {
    return this.#world && !this.#lock.isTaken ? { world: this.#world, now } : undefined;
  }

  /** True when something is due now, as far as this process knows. */
  async isDue(): Promise<boolean> {
    const now = await this.#freshNow();
    return this.#world !== undefined && this.#world.nextDueAt() <= now;
  }

  async open(tx: Transaction<CargoTables>): Promise<Batch> {
    await this.#lock.take();
    this.#isBatchOpen = true;
    const { world, now } = await this.#openAt(tx);
    const { isDone } = advance(world, now, this.#atOnce);
    return new Batch(world, now, isDone);
  }

  /** While `work` runs a batch lets so much happen at most: after a long pause one alone would be too great. */
  async inSteps(work: () => Promise<void>): Promise<void> {
    this.#atOnce = HAPPENINGS_A_STEP;
    try {
      await work();
    } finally {
      this.#atOnce = Number.POSITIVE_INFINITY;
    }
  }

  async flush(batch: Batch, tx: Transaction<CargoTables>): Promise<void> {
    const changes = changesIn(batch.world);
    const isChanged = batch.world.journal.mark() > 0 || batch.touched;
    if (!isChanged) return;
    // Commands that write rows themselves, as an admin's edit, see to what they write.
    if (!batch.touched) assertSound(batch.world, changes);
    const on = { tx, engine: this.#store.engine, isWritten: batch.touched };
    const next = nextRevision(this.#revision);
    const counters = await flush(on, batch.world, changes, batch.now, next);
    batch.write(changes, counters, next);
    await notify({ tx, engine: this.#store.engine }, COMMIT_CHANNEL, String(next.number));
  }

  committed(batch: Batch): void {
    const { world, written } = batch;
    world.journal.forget();
    world.events.clear();
    world.ledger.clear();
    world.audit.clear();
    world.editedEndings.clear();
    if (written) {
      world.counters = written.counters;
      this.#revision = written.revision;
      this.#retireEnded(world, written.dirty);
    }
    this.#closeBatch();
    if (written) this.#tell({ changes: written.changes });
  }

  unchanged(batch: Batch): void {
    batch.world.journal.undoTo(0);
    this.#closeBatch();
  }

  dropped(cause?: unknown): void {
    const isCertain = cause !== undefined && !(cause instanceof InDoubtError);
    if (!this.#isBatchOpen && cause !== undefined) return;
    if (isCertain && this.#world) this.#world.journal.undoTo(0);
    else this.#world = undefined;
    this.#closeBatch();
  }

  #closeBatch(): void {
    if (!this.#isBatchOpen) return;
    this.#isBatchOpen = false;
    this.#lock.release();
  }

  /** Takes the store's word for these rows, inside a batch whose command has written them. */
  async reread(batch: Batch, tx: Transaction<CargoTables>, dirty: Dirty): Promise<void> {
    batch.touched = true;
    await refreshDirty(tx, batch.world, dirty);
  }

  /** Real time now; on PostgreSQL with what others have committed taken over. */
  async #freshNow(): Promise<number> {
    if (this.#store.engine === "sqlite" && this.#world && this.#time) return this.#time.now();
    if (this.#store.engine === "sqlite") {
      await this.#exclusively(async () => void (await this.#openSqlite(this.#store.read)));
      return (this.#time as RealTime).now();
    }
    const asked = this.#known;
    const row = await this.#worldRow.ask();
    this.#latest = Math.max(this.#latest, row.database_now, row.last_at);
    if (isUpToDate(this.#known, revisionOf(row), asked)) return this.#latest;
    await this.#exclusively(async () => {
      // The previous holder of the lock may have applied it, or have committed it.
      if (isUpToDate(this.#known, revisionOf(row), asked)) return;
      await this.#store.snapshot(async (tx) => void (await this.#catchUp(tx, await loadWorldAt(tx, false))));
    });
    this.#latest = Math.max(this.#latest, this.#world?.counters.lastAt ?? 0);
    return this.#latest;
  }

  get #known(): Revision | undefined {
    return this.#world && this.#revision;
  }

  #watched(world: World): World {
    world.onHeld = (due, error) =>
      this.#store.logger?.error({ err: error, due }, "something that is due cannot happen and is passed over");
    return world;
  }

  async #exclusively(work: () => Promise<void>): Promise<void> {
    await this.#lock.take();
    try {
      await work();
    } finally {
      this.#lock.release();
    }
  }

  async #openAt(tx: Transaction<CargoTables>): Promise<View> {
    if (this.#store.engine === "sqlite") {
      const world = await this.#openSqlite(tx);
      return { world, now: (this.#time as RealTime).now() };
    }
    const row = await loadWorldAt(tx, true);
    const world = await this.#catchUp(tx, row);
    this.#latest = Math.max(this.#latest, row.database_now, row.last_at);
    return { world, now: this.#latest };
  }

  async #openSqlite(db: Kysely<CargoTables>): Promise<World> {
    if (this.#world === undefined) {
      const row = await loadWorld(db);
      this.#world = this.#watched(await loadWhole(db, row));
      this.#revision = revisionOf(row);
      this.endings.forgetAll();
      this.#tell(undefined);
    }
    this.#time ??= new RealTime(this.#clock, this.#world.counters.lastAt);
    return this.#world;
  }

  /**
   * Brings the world in memory to the row's revision. Whoever calls it holds the lock, so that the row is not older than
   * what is in memory unless the database went back (a failover to a replica that lagged): then all of it is read anew.
   */
  async #catchUp(db: Kysely<CargoTables>, row: Awaited<ReturnType<typeof loadWorldAt>>): Promise<World> {
    const known = this.#world;
    const stored = revisionOf(row);
    if (known !== undefined && isSameCommit(this.#revision, stored)) return known;
    const dirty = isBehind(this.#revision, stored) ? await dirtySince(db, this.#revision, stored) : undefined;
    if (known === undefined || dirty === undefined) {
      this.#world = this.#watched(await loadWhole(db, row));
      this.#revision = stored;
      this.endings.forgetAll();
      this.#tell(undefined);
      return this.#world;
    }
    await this.#takeOver(db, known, row, dirty);
    return known;
  }

  async #takeOver(
    db: Kysely<CargoTables>,
    world: World,
    row: Awaited<ReturnType<typeof loadWorldAt>>,
    dirty: Dirty,
  ): Promise<void> {
    const changes = valuesBefore(world, dirty);
    world.journal.isPaused = true;
    try {
      await refreshDirty(db, world, dirty);
      world.state = stateOf(row);
      world.counters = countersOf(row);
      this.#revision = revisionOf(row);
    } catch (error) {
      this.#world = undefined;
      throw error;
    } finally {
      world.journal.isPaused = false;
    }
    this.#retireEnded(world, dirty);
    this.#tell({ changes });
  }

  /** Packages that ended live on in the store and, where somebody looks, among the endings. */
  #retireEnded(world: World, { packages, endings }: Dirty): void {
    for (const id of packages) {
      const cargo = world.packages.get(id);
      if (cargo === undefined || !isTerminal(cargo)) continue;
      this.endings.add(cargo);
      world.packages.evict(id);
    }
    for (const playerId of endings) this.endings.forget(playerId);
  }

  #tell(news: News): void {
    const world = this.#world;
    if (world) for (const listener of this.#listeners) listener(news, world);
  }
}

const NO_COMMIT: Revision = { number: 0, token: 0 };

/** Who asked for the time and then waited for a batch would show the world as it is after it at an instant before it. */
const viewOf = (world: World, now: number): View => ({ world, now: Math.max(now, world.counters.lastAt) });
