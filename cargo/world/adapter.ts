/**
 * The adapter of the cargo world for the host. Commands change the world in place, with a journal that undoes them; a commit
 * writes a row for each changed value. Each batch first runs the scheduled events that are due.
 */
import type { Clock } from "@outbound/kit/clock/clock.ts";
import type { Adapter, Stored, View } from "@outbound/kit/host/adapter.ts";
import type { Host } from "@outbound/kit/host/host.ts";
import type { Revision } from "@outbound/kit/host/revision.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import type { Kysely, Transaction } from "kysely";
import { hasEnded } from "../rules/values/cargo-package.ts";
import { loadClockHistory, loadWorld, loadWorldAt, revisionOf } from "../store/load.ts";
import type { WorldRow } from "../store/rows.ts";
import type { CargoTables } from "../store/tables.ts";
import type { EndedPackages } from "./ended-packages.ts";
import { flush } from "./flush.ts";
import { countersOf, dirtySince, loadWhole, refreshDirty, stateOf } from "./load-world.ts";
import { type Changes, changedTakes, changesIn, type Dirty, dirtyOf, valuesBefore } from "./state/dirty.ts";
import { assertSound } from "./state/soundness.ts";
import type { World } from "./state/world.ts";
import { advance, settleClock } from "./time/advance.ts";
import { RealTime } from "./time/real-time.ts";
import { WorldDraft } from "./world-draft.ts";

/** Smaller differences come from two machines, or from a corrected clock, and are not reported. */
const AHEAD_MS = 60_000;
const AHEAD =
  "the world is ahead of the machine's clock, which was set back since the last commit; time and seasons continue from the world's time";

interface StoredWorld extends Stored {
  readonly row: WorldRow & { readonly database_now?: number };
}

export type CargoHost = Host<CargoTables, World, WorldDraft, Changes, StoredWorld>;
export type WorldView = View<World>;

export class WorldAdapter implements Adapter<CargoTables, World, WorldDraft, Changes, StoredWorld> {
  readonly changesInPlace = true;
  readonly channel = "cargo_commits";
  readonly hasSchedule = true;
  readonly #store: Store<CargoTables>;
  readonly #clock: Clock;
  readonly #ended: EndedPackages;
  /** SQLite: this process's monotonic time. */
  #time: RealTime | undefined;
  /**
   * PostgreSQL: the latest instant seen of the database's clock. That clock may be set back, the world's time never runs
   * backwards.
   */
  #latest = 0;
  /** When it was seen, in this process's monotonic time. */
  #seenAt = 0;
  /** Real milliseconds by which a test hook advanced this process's time. */
  #skippedMs = 0;

  constructor(store: Store<CargoTables>, clock: Clock, ended: EndedPackages) {
    this.#store = store;
    this.#clock = clock;
    this.#ended = ended;
  }

  async revision(db: Kysely<CargoTables>, lock: boolean): Promise<StoredWorld> {
    const row = await (this.#store.engine === "sqlite" ? loadWorld(db) : loadWorldAt(db, lock));
    return { row, revision: revisionOf(row) };
  }

  async load(db: Kysely<CargoTables>, { row }: StoredWorld): Promise<World> {
    const world = await loadWhole(db, row);
    world.onQuarantined = (due, error) =>
      this.#store.logger?.error({ err: error, due }, "quarantined a scheduled event whose handler failed");
    await this.#ended.reload(db);
    const aheadMs = row.last_at - (row.database_now ?? this.#clock.wall());
    if (aheadMs > AHEAD_MS) this.#store.logger?.warn({ aheadSeconds: Math.round(aheadMs / 1000) }, AHEAD);
    if (this.#store.engine === "sqlite") this.#time ??= new RealTime(this.#clock, row.last_at);
    return world;
  }

  async catchUp(db: Kysely<CargoTables>, world: World, known: Revision, stored: StoredWorld) {
    const dirty = await dirtySince(db, known, stored.revision);
    if (dirty === undefined) return undefined;
    const before = valuesBefore(world, dirty);
    const takes: string[] = [];
    const ended = await this.#ended.load(db, dirty.reloadEnded);
    const isSameClock =
      stored.row.anchor_at === world.clock.anchorAt && stored.row.is_running === world.clock.isRunning;
    const history = isSameClock ? world.state.clockHistory : await loadClockHistory(db);
    world.journal.isPaused = true;
    try {
      takes.push(...forgetEdited(world, dirty));
      await refreshDirty(db, world, dirty);
      world.state = stateOf(stored.row, history);
      world.storedHistory = history;
      world.counters = countersOf(stored.row);
    } finally {
      world.journal.isPaused = false;
    }
    takes.push(...forgetGone(world, dirty), ...changedTakes(world, before));
    this.#retireEnded(world, dirty);
    this.#ended.replace(ended);
    return { state: world, changes: { ...before, takes: new Set(takes) } };
  }

  now(stored?: StoredWorld): number {
    if (this.#time !== undefined) return this.#time.now() + this.#skippedMs;
    const databaseNow = (stored?.row.database_now ?? 0) + this.#skippedMs;
    if (stored === undefined) return this.#latest;
    this.#latest = Math.max(this.#latest, databaseNow, stored.row.last_at);
    this.#seenAt = this.#clock.monotonic();
    return this.#latest;
  }

  /** Returns the instant for figures. With PostgreSQL it is an estimate that advances also while the database does not answer. */
  estimatedNow(): number {
    return this.#time === undefined ? this.#latest + this.#clock.monotonic() - this.#seenAt : this.now();
  }

  /** Advances real time from the next batch or read on. */
  skip(realMs: number): void {
    this.#skippedMs += realMs;
    this.#latest += realMs;
  }

  lastAt = ({ counters }: World): number => counters.lastAt;
  dueAt = (world: World): number => world.nextDueAt();

  begin({ state: world, now }: WorldView, maxEvents: number): WorldDraft {
    const { isDone } = advance(world, now, maxEvents);
    return new WorldDraft(world, now, { isCaughtUp: isDone });
  }

  isCaughtUp = ({ isCaughtUp }: WorldDraft): boolean => isCaughtUp;
  isChanged = ({ isCaughtUp, world }: WorldDraft): boolean => isCaughtUp && world.journal.mark() > 0;

  /** A dry run does not fill the pools that it opens, because that would reveal jobs that are not drawn yet. */
  scratch(view: WorldView) {
    const { state: world, now } = view;
    const mark = world.journal.mark();
    const draft = new WorldDraft(world, now, { afterwards: settleClock });
    return { draft, view: () => view, undo: () => world.journal.undoTo(mark) };
  }

  async flush(draft: WorldDraft, tx: Transaction<CargoTables>, next: Revision): Promise<Changes | undefined> {
    const { world, now, wroteRows } = draft;
    if (world.journal.mark() === 0 && !wroteRows) return undefined;
    const changes = changesIn(world);
    // Exclusive commands that write rows themselves, such as admins' edits, check those rows themselves.
    if (!wroteRows) assertSound(world, changes);
    const counters = await flush({ tx, engine: this.#store.engine, wroteRows }, world, changes, now, next);
    draft.written = {
      counters,
      dirty: dirtyOf(changes),
      ended: await this.#ended.load(tx, changes.reloadEnded.keys()),
    };
    return changes;
  }

  committed({ world, written }: WorldDraft): World {
    world.forgetBatch();
    if (written) {
      world.counters = written.counters;
      forgetGone(world, written.dirty);
      this.#retireEnded(world, written.dirty);
      this.#ended.replace(written.ended);
    }
    return world;
  }

  rolledBack(world: World): World {
    world.journal.undoTo(0);
    return world;
  }

  /** Removes ended packages from the world, and adds them to the cached lists of players. */
  #retireEnded(world: World, { packages }: Dirty): void {
    for (const id of packages) {
      const cargo = world.packages.get(id);
      if (cargo === undefined || !hasEnded(cargo)) continue;
      this.#ended.add(cargo);
      world.packages.evict(id);
    }
  }
}

/**
 * Forgets who took packages that had ended before another process's admin edited or deleted them: this process no longer has
 * them. The edited ones are read again. Returns the airports that showed it.
 */
function forgetEdited({ packages, jobs }: World, { packages: ids, reloadEnded }: Dirty): string[] {
  if (reloadEnded.length === 0) return [];
  return ids.filter((id) => packages.get(id) === undefined).flatMap((id) => jobs.forgetTake(id));
}

/** Forgets what deleted players took. Returns the airports that showed it. */
const forgetGone = ({ accounts, jobs }: World, { players }: Dirty): string[] =>
  players.filter((id) => accounts.players.get(id) === undefined).flatMap((id) => jobs.forgetTakesOf(id));
