/** Streams a log: every item after the reader's last one, in order and once each, then new ones as they are added. */
import type { EventStream } from "./stream.ts";

export interface LogItem {
  /** Ascending, with gaps allowed. The client resumes with it: it is the event's id. */
  readonly seq: number;
  readonly event?: string;
  readonly data: string;
}

export interface LogSource {
  /** Items with a greater number are sent. */
  readonly after: number;
  /** Returns up to `limit` items with a greater number than `after`, ascending. */
  read(after: number, limit: number): readonly LogItem[] | Promise<readonly LogItem[]>;
  /** Calls the listener after items were added. Returns a function that unsubscribes. */
  wake(listener: () => void): () => void;
  /** Number of items per read. */
  readonly pageSize?: number;
}

/**
 * Sends items until the reader disconnects, and resolves with the number of the last sent item. The next page is read only after
 * the reader has taken the one before, so a slow reader costs no memory. If `read` fails or returns items out of order, it ends
 * the stream and rejects; the client reconnects and resumes.
 */
export async function streamLog(stream: EventStream, source: LogSource): Promise<number> {
  const limit = source.pageSize ?? 100;
  const bell = new Bell();
  const stopRinging = () => bell.ring();
  stream.signal.addEventListener("abort", stopRinging, { once: true });
  // Subscribes before the first read, so that no item in between is missed.
  const unsubscribe = source.wake(() => bell.ring());
  let last = source.after;
  try {
    while (!stream.signal.aborted) {
      bell.mute();
      const items = await source.read(last, limit);
      for (const item of items) {
        if (item.seq <= last) throw new Error(`the log returned item ${item.seq} after item ${last}`);
        if (!(await stream.send(eventOf(item)))) return last;
        last = item.seq;
      }
      if (items.length < limit && !stream.signal.aborted) await bell.rung();
    }
    return last;
  } catch (fault) {
    await stream.end();
    throw fault;
  } finally {
    unsubscribe();
    stream.signal.removeEventListener("abort", stopRinging);
  }
}

function eventOf({ seq, event, data }: LogItem) {
  return event === undefined ? { id: seq, data } : { id: seq, event, data };
}

/** Remembers a ring until it is muted, so that a ring during a read is not lost. */
class Bell {
  #rang = false;
  #wait = Promise.withResolvers<void>();

  ring(): void {
    this.#rang = true;
    this.#wait.resolve();
  }

  mute(): void {
    if (!this.#rang) return;
    this.#rang = false;
    this.#wait = Promise.withResolvers<void>();
  }

  rung(): Promise<void> {
    return this.#wait.promise;
  }
}
