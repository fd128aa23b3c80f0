/**
 * Caches the newest events of a game, so that each commit is read once for all streams. A stream that is further behind reads the
 * database itself.
 */
import type { LogItem } from "@outbound/kit/event-stream/log-stream.ts";
import { isSameCommit, type Revision } from "@outbound/kit/host/revision.ts";
import { findWorld, loadEvents, revisionOf } from "../store/load.ts";
import type { SpaceService } from "./service.ts";
import { eventView } from "./views/event.ts";

/** A reader of the tail. */
export interface Follower {
  /** Called when events were added. */
  added(): void;
  /** Called when the game changed without an event: an import without a log, or a moved task. */
  changed(): void;
  /** Called when the game is gone or its log is shorter than before: events that were sent no longer exist. */
  wentBack(): void;
}

/** Number of events kept in memory. */
const KEPT = 500;

/** The tails of the games that have open streams. */
export class EventTails {
  readonly #service: SpaceService;
  readonly #tails = new Map<number, EventTail>();

  constructor(service: SpaceService) {
    this.#service = service;
  }

  of(saveId: number): EventTail {
    const tail = this.#tails.get(saveId) ?? new EventTail(this.#service, saveId, () => this.#tails.delete(saveId));
    this.#tails.set(saveId, tail);
    return tail;
  }
}

class EventTail {
  readonly #service: SpaceService;
  readonly #saveId: number;
  readonly #followers = new Set<Follower>();
  readonly #onUnused: () => void;
  /** All events after this number are kept; undefined until the first read. */
  #since: number | undefined;
  #items: LogItem[] = [];
  /** Number of the last event that was read. */
  #last = 0;
  /** The last commit that was read. */
  #commit: Revision | undefined;
  #refreshing: Promise<void> | undefined;
  #refreshAgain = false;
  #stop: () => void = () => {};

  constructor(service: SpaceService, saveId: number, onUnused: () => void) {
    this.#service = service;
    this.#saveId = saveId;
    this.#onUnused = onUnused;
  }

  /** Returns up to `limit` events after a number, oldest first. */
  read(after: number, limit: number): readonly LogItem[] | Promise<readonly LogItem[]> {
    if (this.#since === undefined || after < this.#since) return this.#load(after, limit);
    return this.#items.filter((item) => item.seq > after).slice(0, limit);
  }

  /** Notifies the follower of changes of the log. Returns a function that stops this. */
  follow(follower: Follower): () => void {
    if (this.#followers.size === 0) this.#start();
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size === 0) this.#forget();
    };
  }

  #start(): void {
    this.#stop = this.#service.host.follow(this.#saveId, () => this.#refresh());
    this.#refresh();
  }

  #forget(): void {
    this.#onUnused();
    this.#stop();
    this.#since = undefined;
    this.#last = 0;
    this.#commit = undefined;
    this.#items = [];
  }

  /** Runs one refresh at a time; a commit during it asks for another. After a failure, the next commit refreshes again. */
  #refresh(): void {
    this.#refreshAgain = true;
    this.#refreshing ??= this.#refreshNow().finally(() => {
      this.#refreshing = undefined;
      if (this.#refreshAgain && this.#followers.size > 0) this.#refresh();
    });
  }

  async #refreshNow(): Promise<void> {
    this.#refreshAgain = false;
    try {
      await this.#extend();
    } catch {
      // The streams now read the database themselves, and log the error.
      this.#since = undefined;
      this.#items = [];
    }
    for (const follower of this.#followers) follower.added();
  }

  async #extend(): Promise<void> {
    // Read from the table, because the game need not be in memory for its streams.
    const row = await findWorld(this.#service.store.read, this.#saveId);
    const last = (row?.next_event_seq ?? 1) - 1;
    const isShorter = row === undefined || last < this.#last;
    const commit = row && revisionOf(row);
    const isQuiet = commit && this.#commit && last === this.#last && !isSameCommit(commit, this.#commit);
    this.#commit = commit;
    this.#last = last;
    if (isQuiet) for (const follower of this.#followers) follower.changed();
    if (isShorter) this.#since = undefined;
    if (this.#since === undefined) {
      this.#since = last;
      this.#items = [];
      if (isShorter) for (const follower of this.#followers) follower.wentBack();
      return;
    }
    const found = await this.#load(this.#items.at(-1)?.seq ?? this.#since, KEPT);
    // Events of a commit made after the row was read are left to that commit's own refresh; otherwise it would seem to add none.
    this.#items.push(...found.filter((item) => item.seq <= last));
    const dropped = this.#items.splice(0, Math.max(0, this.#items.length - KEPT));
    this.#since = dropped.at(-1)?.seq ?? this.#since;
    if (found.length === KEPT) this.#refreshAgain = true;
  }

  async #load(after: number, limit: number): Promise<readonly LogItem[]> {
    const events = await loadEvents(this.#service.store.read, this.#saveId, { limit, after }, "asc");
    return events.map((event) => ({ seq: event.seq, data: JSON.stringify(eventView(event, event.seq)) }));
  }
}
