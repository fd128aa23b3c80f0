/** A player's stream of snapshots, as a client reads it. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { bearer } from "../client.ts";
import { EventStream } from "../event-stream.ts";
import type { CargoPlayer } from "./player.ts";

export class StreamEndedError extends Error {}

const WITHIN_MS = 10_000;

export class StateStream {
  /** So far, the first one first. */
  readonly frames: StateView[] = [];
  /** Arrival of each frame by `performance.now()`. */
  readonly arrivedAt: number[] = [];
  /** Resolves when the service has ended the stream, or the connection broke. */
  readonly ended: Promise<void>;
  readonly #stream: EventStream;
  readonly #changed: EventTarget;

  private constructor(stream: EventStream, changed: EventTarget, frames: StateView[], arrivedAt: number[]) {
    this.#stream = stream;
    this.#changed = changed;
    this.frames = frames;
    this.arrivedAt = arrivedAt;
    this.ended = stream.ended.then(() => void changed.dispatchEvent(new Event("change")));
  }

  static async open({ url, token }: CargoPlayer): Promise<StateStream> {
    const changed = new EventTarget();
    const frames: StateView[] = [];
    const arrivedAt: number[] = [];
    const stream = await EventStream.open(url, {
      headers: bearer(token),
      onMessage: ({ event, data }) => {
        if (event === undefined) {
          arrivedAt.push(performance.now());
          frames.push(JSON.parse(data) as StateView);
        }
        changed.dispatchEvent(new Event("change"));
      },
    });
    return new StateStream(stream, changed, frames, arrivedAt);
  }

  /** The first frame, earlier ones included, that matches; rejects after `withinMs`, and with a StreamEndedError when the stream ends. */
  until(matches: (frame: StateView) => boolean, withinMs = WITHIN_MS): Promise<StateView> {
    const { promise, resolve, reject } = Promise.withResolvers<StateView>();
    const look = () => {
      const frame = this.frames.find(matches);
      if (frame !== undefined) resolve(frame);
      else if (!this.#stream.isOpen) reject(new StreamEndedError("the stream ended"));
    };
    const late = () => reject(new Error(`no such frame in ${withinMs} ms, ${this.frames.length} frames in all`));
    const timer = setTimeout(late, withinMs);
    this.#changed.addEventListener("change", look);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#changed.removeEventListener("change", look);
    });
  }

  close(): void {
    this.#stream.close();
  }
}
