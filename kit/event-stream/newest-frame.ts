/** Streams the newest state: a reader gets the current frame at most once per interval, never a backlog. */
import { type Clock, systemClock } from "../clock/clock.ts";
import type { FramePart } from "./shared-text.ts";
import type { EventStream } from "./stream.ts";

/** An event's id, and its text in parts. */
export interface Frame {
  readonly id: string | number;
  readonly parts: readonly FramePart[];
}

/** Source of the views that frames show; one view serves many readers. `Key` names a reader with an outdated view. */
export interface FrameSource<V, Key = never> {
  /** Calls `show` once with the newest state. */
  read(show: (view: V) => void): Promise<void>;
  /** Brings the state up to date for these readers. */
  catchUp?(readers: readonly Key[]): Promise<unknown>;
}

export interface NewestFrameOptions<V, Key = never> {
  /** Returns the current frame, or undefined if nothing changed. Called only when the reader can take a frame. */
  render(view: V): Frame | undefined;
  /** Returns the reader's key if `catchUp` has to run before the reader may see the view, else undefined. */
  behind?(view: V): Key | undefined;
  /** Last-Event-ID: the id of the frame that the reader has, which is not sent again. */
  readonly after?: string | number | undefined;
  /** Called after an error ended the stream. */
  failed(error: unknown): void;
}

export interface FrameQueueOptions {
  /** Minimum time between two frames of a reader, in milliseconds. */
  readonly minIntervalMs?: number;
  readonly clock?: Pick<Clock, "monotonic">;
  /** Calls back after `ms` milliseconds. */
  readonly later?: (callback: () => void, ms: number) => void;
}

/** Milliseconds of rendering before other work, such as requests, gets a turn. */
const BUDGET_MS = 1;
/** Readers with pauses that end within this many milliseconds share one timer. */
const TOGETHER_MS = 10;

/**
 * Sends each reader the first frame at once and then one after each `changed`. A frame is rendered when it can be sent, so that all
 * changes in between become one frame. No frame is kept.
 */
export class FrameQueue<V, Key = never> {
  readonly #source: FrameSource<V, Key>;
  readonly #minIntervalMs: number;
  readonly #clock: Pick<Clock, "monotonic">;
  readonly #later: (callback: () => void, ms: number) => void;
  #ready: Reader<V, Key>[] = [];
  /** Pausing readers by the time at which their pause ends. */
  readonly #resting = new Map<number, Reader<V, Key>[]>();
  #isWorking = false;

  constructor(
    source: FrameSource<V, Key>,
    { minIntervalMs = 1000, clock = systemClock, later = unrefTimeout }: FrameQueueOptions = {},
  ) {
    this.#source = source;
    this.#minIntervalMs = minIntervalMs;
    this.#clock = clock;
    this.#later = later;
  }

  /** Adds a reader. Returns a function that marks its frame as possibly changed; calling it is cheap. */
  add(stream: EventStream, options: NewestFrameOptions<V, Key>): () => void {
    const reader = { stream, options, known: options.after, ...NEW };
    const changed = () => {
      reader.isChanged = true;
      if (!reader.isWaiting) this.#wait(reader);
    };
    changed();
    return changed;
  }

  #wait(reader: Reader<V, Key>): void {
    reader.isWaiting = true;
    const now = this.#clock.monotonic();
    if (reader.restsUntil <= now) {
      this.#enqueue(reader);
      return;
    }
    const until = Math.ceil(reader.restsUntil / TOGETHER_MS) * TOGETHER_MS;
    const others = this.#resting.get(until);
    if (others !== undefined) others.push(reader);
    else {
      this.#resting.set(until, [reader]);
      this.#later(() => this.#endRest(until), until - now);
    }
  }

  #endRest(until: number): void {
    const readers = this.#resting.get(until) ?? [];
    this.#resting.delete(until);
    for (const reader of readers) this.#enqueue(reader);
  }

  #enqueue(reader: Reader<V, Key>): void {
    this.#ready.push(reader);
    if (this.#isWorking) return;
    this.#isWorking = true;
    setImmediate(() => void this.#work());
  }

  /** One read of the state serves as many readers as the budget allows. */
  async #work(): Promise<void> {
    const late = new Map<Reader<V, Key>, Key>();
    let next = 0;
    const ready = this.#ready;
    try {
      await this.#source.read((view) => {
        const until = this.#clock.monotonic() + BUDGET_MS;
        do {
          const reader = ready[next++] as Reader<V, Key>;
          const key = reader.isCaughtUp ? undefined : reader.options.behind?.(view);
          if (key === undefined) this.#render(reader, view);
          else late.set(reader, key);
        } while (next < ready.length && this.#clock.monotonic() < until);
      });
    } catch (error) {
      for (; next < ready.length; next++) void fail(ready[next] as Reader<V, Key>, error);
    }
    this.#ready = ready.slice(next);
    this.#isWorking = this.#ready.length > 0;
    if (this.#isWorking) setImmediate(() => void this.#work());
    if (late.size > 0) void this.#catchUp(late);
  }

  /** Runs one catch-up for all readers that are behind, and queues them again. */
  async #catchUp(late: ReadonlyMap<Reader<V, Key>, Key>): Promise<void> {
    try {
      await this.#source.catchUp?.([...new Set(late.values())]);
      for (const reader of late.keys()) {
        reader.isCaughtUp = true;
        this.#enqueue(reader);
      }
    } catch (error) {
      for (const reader of late.keys()) void fail(reader, error);
    }
  }

  #render(reader: Reader<V, Key>, view: V): void {
    const { stream, options } = reader;
    if (stream.signal.aborted) return;
    reader.restsUntil = this.#clock.monotonic() + this.#minIntervalMs;
    reader.isChanged = false;
    reader.isCaughtUp = false;
    try {
      const frame = options.render(view);
      if (frame !== undefined && isUnseen(reader, frame)) {
        const sent = stream.sendParts(frame.parts);
        if (!stream.hasRoom) return void sent.then(() => this.#taken(reader));
      }
      this.#taken(reader);
    } catch (error) {
      void fail(reader, error);
    }
  }

  #taken(reader: Reader<V, Key>): void {
    reader.isWaiting = false;
    if (reader.isChanged && !reader.stream.signal.aborted) this.#wait(reader);
  }
}

interface Reader<V, Key> {
  readonly stream: EventStream;
  readonly options: NewestFrameOptions<V, Key>;
  known: string | number | undefined;
  isChanged: boolean;
  /** True while it waits for its turn, for the end of its pause, or for its reader to take the last frame. */
  isWaiting: boolean;
  /** The next view is shown even if it is behind again by then. */
  isCaughtUp: boolean;
  restsUntil: number;
}

const NEW = { isChanged: false, isWaiting: false, isCaughtUp: false, restsUntil: Number.NEGATIVE_INFINITY };

/** Returns false if the reader already has the frame; only its first frame can be such a one. */
function isUnseen<V, Key>(reader: Reader<V, Key>, { id }: Frame): boolean {
  const isKnown = reader.known !== undefined && String(id) === String(reader.known);
  reader.known = undefined;
  return !isKnown;
}

async function fail<V, Key>({ stream, options }: Reader<V, Key>, error: unknown): Promise<void> {
  await stream.end();
  options.failed(error);
}

const unrefTimeout = (callback: () => void, ms: number): void => void setTimeout(callback, ms).unref();
