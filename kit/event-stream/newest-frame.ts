/** The newest state as a stream: a reader gets the current state, at most once a second, never a backlog. */
import { type Clock, systemClock } from "../clock/clock.ts";
import type { StreamEvent } from "./frame.ts";
import type { EventStream } from "./stream.ts";
import { turnToRender } from "./turns.ts";

/** Resolves after so many milliseconds. Never rejects. */
export type Sleep = (ms: number) => Promise<void>;

export interface NewestFrameOptions {
  /** The frame as of now; undefined when it shows nothing new. Called only when the reader can take it. */
  render(): StreamEvent | undefined | Promise<StreamEvent | undefined>;
  /** Least time between two renderings, and so between two frames, in milliseconds. */
  readonly minIntervalMs?: number;
  /** The id of the frame that a returning reader already has (its Last-Event-ID): that frame is not sent again. */
  readonly after?: string | number;
  readonly clock?: Pick<Clock, "monotonic">;
  readonly sleep?: Sleep;
}

export interface NewestFrame {
  /** Something in the frame may have changed. Cheap; call it as often as it happens. */
  changed(): void;
  /** Resolves when the reader has gone, at most `minIntervalMs` after. Rejects, after ending the stream, when `render` fails. */
  readonly done: Promise<void>;
}

/**
 * Sends the first frame at once and then a frame after each `changed`, at most one in `minIntervalMs`. The frame is
 * rendered when it can be sent, so that all changes in between make one frame, the newest. Nothing of it is kept.
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
      // Renewed before rendering: what changes meanwhile needs another frame.
      wake = Promise.withResolvers();
      const startedAt = clock.monotonic();
      const frame = await render();
      if (frame !== undefined && !isNews(frame)) stream.omit(frame);
      else if (frame !== undefined && !(await stream.send(frame))) return;
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

/** Listens to no signal: at a thousand frames a second that costs more than a timer that comes for nothing. */
const pause: Sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref());
