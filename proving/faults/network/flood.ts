import type { StoppedReader } from "./stopped-reader.ts";

/** Streams with more to come than the system buffers for a reader that takes nothing. */
export interface Flood {
  /** Opens the stream with this number, from its start. */
  open(place: number): Promise<StoppedReader>;
  /** Sends so much that stopped readers are behind. */
  pour(): Promise<void>;
  /** Causes an event; resolves with the id of its message. */
  publish(): Promise<number>;
}
