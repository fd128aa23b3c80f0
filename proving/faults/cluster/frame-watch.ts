/** Measures how soon a change on one process is in frames of the others, and follows a stream through the proxy. */
import { setTimeout as wait } from "node:timers/promises";
import { registerPlayer } from "../../harness/cargo/player.ts";
import { openStateStream, type StateStream, StreamEndedError } from "../../harness/cargo/state-stream.ts";
import { quantilesOf } from "../../harness/statistics.ts";
import { type OneWorld, seenIn } from "./one-world.ts";
import type { ServiceCluster } from "./service-cluster.ts";

/** Frames come at most once a second. */
const BETWEEN_FRAMES_MS = 1_000;
const BETWEEN_CHANGES_MS = 1_050;
const OPEN_AGAIN_AFTER_MS = 250;

/** Plays as a new player with that name. Resolves with a function that stops the watch and returns its measurements. */
export async function watchFrames(cluster: ServiceCluster, world: OneWorld, name: string) {
  const player = await registerPlayer(cluster.url, name);
  const [plane] = (await player.settle((await player.homes()).at(-1))).planes;
  const over = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: over.signal }).catch(() => {});
  const [times, beyondTheSecond]: [number[], number[]] = [[], []];
  let [opened, followed] = [0, 0];

  /** Changes something on one process after the other, and waits for the frames of the others. */
  async function measure(): Promise<void> {
    /** Streams by process; undefined if the last one ended. */
    const streams: (StateStream | undefined)[] = Array.from({ length: cluster.size }, () => undefined);
    for (let change = 0; !over.signal.aborted; change += 1) {
      for (let node = 0; node < cluster.size; node += 1) {
        // A process that is being restarted is tried again in the next round.
        streams[node] ??= await openStateStream(player.at(cluster.nodeUrl(node))).catch(() => undefined);
        void streams[node]?.ended.then(() => {
          streams[node] = undefined;
        });
      }
      await pause(BETWEEN_CHANGES_MS);
      const node = change % cluster.size;
      const others = streams.filter((_stream, other) => other !== node);
      const title = `Event ${change}`;
      if (!(await rename(node, title).catch(() => false))) continue;
      const answeredAt = performance.now();
      await Promise.all(others.map((stream) => stream && expectFrame(stream, title, answeredAt)));
    }
    for (const stream of streams) stream?.close();
  }

  async function rename(node: number, title: string): Promise<boolean> {
    const here = player.at(cluster.nodeUrl(node));
    return (await here.send("POST", `/api/planes/${plane?.id}/rename`, { name: title })).status === 200;
  }

  async function expectFrame(stream: StateStream, title: string, answeredAt: number): Promise<void> {
    const { frames, arrivedAt } = stream;
    try {
      const place = frames.indexOf(await stream.until(({ planes }) => planes[0]?.name === title));
      const cameAt = arrivedAt[place] ?? answeredAt;
      const allowedAt = Math.max(answeredAt, (arrivedAt[place - 1] ?? 0) + BETWEEN_FRAMES_MS);
      times.push(Math.max(0, cameAt - answeredAt));
      beyondTheSecond.push(Math.max(0, cameAt - allowedAt));
    } catch (error) {
      // A stream that ends with its process sends no more frames.
      if (!(error instanceof StreamEndedError)) world.fault(`${title}: ${(error as Error).message}`);
    }
  }

  /** Checks that no frame is older than the one before, whichever process sends it. */
  async function follow(): Promise<void> {
    let before = world.seen();
    for (; !over.signal.aborted; await pause(OPEN_AGAIN_AFTER_MS)) {
      // If no process accepts it, the next iteration tries again.
      const stream = await openStateStream(player.at(cluster.url)).catch(() => undefined);
      if (stream === undefined) continue;
      opened += 1;
      over.signal.addEventListener("abort", () => stream.close(), { once: true });
      await stream.ended;
      for (const frame of stream.frames) {
        world.answered(before, frame, "a frame through the proxy");
        before = seenIn(frame);
        followed += 1;
      }
    }
  }

  const running = Promise.all([measure(), follow()]);
  return async () => {
    over.abort();
    await running;
    /** Milliseconds from the answer of a change to its frame on another process, and from the moment when a frame was allowed. */
    const figures = { times: quantilesOf(times), beyondTheSecond: quantilesOf(beyondTheSecond) };
    /** How often the stream through the proxy was opened, and its number of frames. */
    return { ...figures, opened, frames: followed };
  };
}
