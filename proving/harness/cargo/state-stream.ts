/** A player's stream of snapshots, as a client reads it. */
import { setTimeout as wait } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { bearer } from "../client.ts";
import { EventStream } from "../event-stream.ts";
import type { CargoPlayer } from "./player.ts";

export class StreamEndedError extends Error {}

const WITHIN_MS = 10_000;
const POLL_MS = 2;

export class StateStream {
  /** So far, the first one first. */
  readonly frames: StateView[] = [];
  /** Arrival of each frame by `performance.now()`. */
  readonly arrivedAt: number[] = [];
  #stream: EventStream | undefined;

  static async open({ url, token }: CargoPlayer): Promise<StateStream> {
    const opened = new StateStream();
    opened.#stream = await EventStream.open(url, {
      headers: bearer(token),
      onMessage: ({ event, data }) => {
        if (event !== undefined) return;
        opened.arrivedAt.push(performance.now());
        opened.frames.push(JSON.parse(data) as StateView);
      },
    });
    return opened;
  }

  /** Resolves when the service has ended the stream, or the connection broke. */
  get ended(): Promise<void> {
    return this.#stream?.ended ?? Promise.resolve();
  }

  /** The first frame, earlier ones included, that matches; rejects after `withinMs`, and with a StreamEndedError when the stream ends. */
  async until(matches: (frame: StateView) => boolean, withinMs = WITHIN_MS): Promise<StateView> {
    for (const until = performance.now() + withinMs; performance.now() < until; await wait(POLL_MS)) {
      const frame = this.frames.find(matches);
      if (frame !== undefined) return frame;
      if (this.#stream?.isOpen !== true) throw new StreamEndedError("the stream ended");
    }
    throw new Error(`no such frame in ${withinMs} ms, ${this.frames.length} frames in all`);
  }

  close(): void {
    this.#stream?.close();
  }
}
