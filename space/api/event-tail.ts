/**
 * Caches the newest events of a game, so that each commit is read once for all streams. A stream that is further behind reads the
 * database itself.
 */
import type { LogItem } from "@outbound/kit/event-stream/log-stream.ts";
import { isReverted, isSameCommit, type Revision } from "@outbound/kit/host/revision.ts";
import { findLog, loadEvents, revisionOf } from "../store/load.ts";
import type { SpaceService } from "./service.ts";
import { eventView } from "./views/event.ts";

/** A reader of the tail. */
export interface Follower {
  /** Called when events were added. */
  added(): void;
  /** Called when the game changed without an event: an import without a log, or a moved task. */
  changed(): void;
  /** Called when the game is gone or the database went back: events that were sent no longer exist. */
  wentBack(): void;
}

interface Item extends LogItem {
  /** True if the event is about an edit of an admin. */
  readonly isEdit: boolean;
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
  #items: Item[] = [];
  /** Number of the last event that was read. */
  #last = 0;
  /** Epoch of the kept events: another run of the game deletes events. */
  #epoch = 0;
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

  /** Returns up to `limit` events after a number, oldest first. `epoch` is one that the game has reached. */
  read(after: number, limit: number, epoch: number): readonly LogItem[] | Promise<readonly LogItem[]> {
    if (this.#since === undefined || after < this.#since || this.#epoch < epoch) return this.#load(after, limit);
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
    const row = await findLog(this.#service.store.read, this.#saveId);
    const [last, epoch] = [(row?.next_event_seq ?? 1) - 1, row?.epoch ?? 0];
    const [before, commit] = [this.#commit, row && revisionOf(row)];
    const wentBack = commit === undefined || last < this.#last || (before !== undefined && isReverted(before, commit));
    const isQuiet = commit && before && last === this.#last && !isSameCommit(commit, before);
    if (this.#epoch !== epoch && this.#since !== undefined) {
      this.#since = this.#last;
      this.#items = [];
    }
    this.#epoch = epoch;
    this.#commit = commit;
    this.#last = last;
    if (isQuiet) for (const follower of this.#followers) follower.changed();
    if (wentBack) this.#since = undefined;
    if (this.#since === undefined) {
      this.#since = last;
      this.#items = [];
      if (wentBack) for (const follower of this.#followers) follower.wentBack();
      return;
    }
    const after = this.#items.at(-1)?.seq ?? this.#since;
    const found = await this.#load(after, KEPT);
    if (found.some(({ isEdit }) => isEdit)) {
      // An admin may have changed or deleted the events before.
      this.#since = after;
      this.#items = [];
    }
    // Events of a commit made after the row was read are left to that commit's own refresh; otherwise it would seem to add none.
    this.#items.push(...found.filter((item) => item.seq <= last));
    const dropped = this.#items.splice(0, Math.max(0, this.#items.length - KEPT));
    this.#since = dropped.at(-1)?.seq ?? this.#since;
    if (found.length === KEPT) this.#refreshAgain = true;
  }

  async #load(after: number, limit: number): Promise<readonly Item[]> {
    const events = await loadEvents(this.#service.store.read, this.#saveId, { limit, after }, "asc");
    return events.map((event) => ({
      seq: event.seq,
      data: JSON.stringify(eventView(event, event.seq)),
      isEdit: event.kind.startsWith("admin."),
    }));
  }
}
