/** Streams the newest state: a reader gets the current frame at most once per interval, never a backlog. */
import { type Clock, systemClock } from "../clock/clock.ts";
import type { StreamEvent } from "./frame.ts";
import type { EventStream } from "./stream.ts";
import { turnToRender } from "./turns.ts";

/** Resolves after so many milliseconds. Never rejects. */
export type Sleep = (ms: number) => Promise<void>;

export interface NewestFrameOptions {
  /** Returns the current frame, or undefined if nothing changed. Called only when the reader can take it. */
  render(): StreamEvent | undefined | Promise<StreamEvent | undefined>;
  /** Least time between two frames, in milliseconds. */
  readonly minIntervalMs?: number;
  /** The id of the frame that the reader has (its Last-Event-ID), which is not sent again. */
  readonly after?: string | number;
  readonly clock?: Pick<Clock, "monotonic">;
  readonly sleep?: Sleep;
}

export interface NewestFrame {
  /** Marks the frame as possibly changed. Cheap. */
  changed(): void;
  /** Resolves at most `minIntervalMs` after the reader disconnects. If `render` fails, ends the stream and rejects. */
  readonly done: Promise<void>;
}

/**
 * Sends the first frame at once and then one after each `changed`, at most one per `minIntervalMs`. A frame is rendered when it
 * can be sent, so that all changes in between become one frame. No frame is kept.
 */
export function streamNewestFrame(stream: EventStream, options: NewestFrameOptions): NewestFrame {
  const { render, minIntervalMs = 1000, clock = systemClock, sleep = pause } = options;
  let known = options.after;
  let wake = Promise.withResolvers<void>();

  const changed = () => wake.resolve();
  /** Only the first frame can be one that the reader already has. */
  const isNews = (frame: StreamEvent) => {
    const isKnown = frame.id !== undefined && known !== undefined && String(frame.id) === String(known);
    known = undefined;
    return !isKnown;
  };

  async function sendFrames(): Promise<void> {
    stream.signal.addEventListener("abort", () => wake.resolve(), { once: true });
    while (!stream.signal.aborted) {
      await wake.promise;
      await turnToRender();
      if (stream.signal.aborted) return;
      // Renewed before rendering, because a change meanwhile needs another frame.
      wake = Promise.withResolvers();
      const startedAt = clock.monotonic();
      const frame = await render();
      if (frame !== undefined && isNews(frame) && !(await stream.send(frame))) return;
      const rest = startedAt + minIntervalMs - clock.monotonic();
      if (rest > 0) await sleep(rest);
    }
  }

  changed();
  const done = sendFrames().catch(async (fault: unknown) => {
    await stream.end();
    throw fault;
  });
  return { changed, done };
}

/** Without an abort signal: at a thousand frames a second that costs more than timers that fire for nothing. */
const pause: Sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref());
