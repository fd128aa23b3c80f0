/** A player's stream of snapshots, as a client reads it. */
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { bearer } from "../client.ts";
import { openEventStream } from "../event-stream.ts";
import { until } from "../repeat.ts";
import type { CargoPlayer } from "./player.ts";

export class StreamEndedError extends Error {}

const WITHIN_MS = 10_000;
const POLL_MS = 2;

export type StateStream = Awaited<ReturnType<typeof openStateStream>>;

export async function openStateStream({ url, token }: CargoPlayer) {
  /** Frames so far in order, and the arrival of each by `performance.now()`. */
  const frames: StateView[] = [];
  const arrivedAt: number[] = [];
  const stream = await openEventStream(url, {
    headers: bearer(token),
    onMessage: ({ event, data }) => {
      if (event !== undefined) return;
      arrivedAt.push(performance.now());
      frames.push(JSON.parse(data) as StateView);
    },
  });
  return {
    ...{ frames, arrivedAt, ended: stream.ended, close: () => stream.close() },
    /** Returns the first frame, past or future, that matches. Rejects when it is late or the stream ends. */
    async until(matches: (frame: StateView) => boolean): Promise<StateView> {
      await until(() => frames.some(matches) || !stream.isOpen, WITHIN_MS, POLL_MS);
      const frame = frames.find(matches);
      if (frame !== undefined) return frame;
      if (!stream.isOpen) throw new StreamEndedError("the stream ended");
      throw new Error(`no such frame in ${WITHIN_MS} ms, ${frames.length} frames in all`);
    },
  };
}
