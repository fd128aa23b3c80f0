/** A log as a stream: every item after the reader's last one, in order, each once, then the new ones as they come. */
import type { EventStream } from "./stream.ts";

export interface LogItem {
  /** Grows along the log; gaps are allowed. It is the event's id, so the client resumes after it. */
  readonly seq: number;
  readonly event?: string;
  readonly data: string;
}

export interface LogSource {
  /** Everything after this sequence number is sent. */
  readonly after: number;
  /** Up to `limit` items with a greater number than `after`, ascending. */
  read(after: number, limit: number): readonly LogItem[] | Promise<readonly LogItem[]>;
  /** Calls the listener after items were added. Gives back how to stop that. */
  wake(listener: () => void): () => void;
  /** Items in one read. */
  readonly pageSize?: number;
}

/**
 * Sends until the reader has gone and resolves with the number of the last item that was handed over. A page is read
 * only when the reader has taken the one before, so a slow reader costs no memory. Rejects, after ending the stream,
 * when `read` fails or gives items out of order: the client connects again and resumes.
 */
export async function streamLog(stream: EventStream, source: LogSource): Promise<number> {
  const limit = source.pageSize ?? 100;
  const bell = new Bell();
  const stopRinging = () => bell.ring();
  stream.signal.addEventListener("abort", stopRinging, { once: true });
  // Listening starts before the first read, or an item added between the two would be missed.
  const unsubscribe = source.wake(() => bell.ring());
  let last = source.after;
  try {
    while (!stream.signal.aborted) {
      bell.mute();
      const items = await source.read(last, limit);
      for (const item of items) {
        if (item.seq <= last) throw new Error(`the log gave item ${item.seq} after item ${last}`);
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

/** Remembers that it rang until it is muted, so that nothing rung during a read is lost. */
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
