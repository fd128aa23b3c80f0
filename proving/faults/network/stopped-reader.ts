/** Event streams whose readers read nothing until they resume. */
import { setTimeout as wait } from "node:timers/promises";
import { EventStream, type StreamOptions } from "../../harness/event-stream.ts";

/** Streams with more to come than the system buffers for a reader that takes nothing. */
export interface Flood {
  /** Opens the stream with this number, from its start. */
  open(place: number): Promise<StoppedReader>;
  /** Sends so much that stopped readers are behind. */
  pour(): Promise<void>;
  /** Causes an event; resolves with the id of its message. */
  publish(): Promise<number>;
}

export type StoppedReader = Awaited<ReturnType<typeof openStopped>>;

const POLL_MS = 2;

export async function openStopped(url: string, options: StreamOptions) {
  /** Id of the last message, and how many were not later than the one before. */
  const seen = { lastId: 0, outOfOrder: 0 };
  const onMessage = (message: { readonly id: string | undefined }) => {
    const id = Number(message.id);
    if (id <= seen.lastId) seen.outOfOrder += 1;
    seen.lastId = id;
  };
  const stream = await EventStream.open(url, { ...options, paused: true, onMessage });
  return {
    ...{ stream, seen },
    /** Resolves with a message of this id or a later one, or the end of the stream. */
    async reached(id: number): Promise<void> {
      while (seen.lastId < id && stream.isOpen) await wait(POLL_MS);
    },
  };
}
