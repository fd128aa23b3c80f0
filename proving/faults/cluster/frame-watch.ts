/**
 * Measures how long it takes until a change on one process is in a frame of the streams on the others, and follows a stream
 * through the proxy, which ends with its process and continues on another.
 */
import { setTimeout as wait } from "node:timers/promises";
import { type CargoPlayer, registerPlayer } from "../../harness/cargo/player.ts";
import { StateStream, StreamEndedError } from "../../harness/cargo/state-stream.ts";
import { Latencies, type Quantiles } from "../../harness/statistics.ts";
import type { CargoCluster } from "./cargo-cluster.ts";
import { type OneWorld, seenIn } from "./one-world.ts";

export interface FrameTimes {
  /** Milliseconds from the answer of a change to its frame on another process. */
  readonly times: Quantiles;
  /** The same from when a frame was allowed: a second after the one before, if that is later than the answer. */
  readonly beyondTheSecond: Quantiles;
  /** How often the stream through the proxy was opened, and its frames. */
  readonly opened: number;
  readonly frames: number;
}

/** Frames come at most once a second. */
const BETWEEN_FRAMES_MS = 1_000;
const BETWEEN_CHANGES_MS = 1_050;
const OPEN_AGAIN_AFTER_MS = 250;

export class FrameWatch {
  readonly #cluster: CargoCluster;
  readonly #world: OneWorld;
  readonly #player: CargoPlayer;
  readonly #stop = new AbortController();
  readonly #times = new Latencies();
  readonly #beyondTheSecond = new Latencies();
  /** By process; undefined where the last one ended. */
  readonly #streams: (StateStream | undefined)[];
  #running: Promise<unknown> = Promise.resolve();
  #opened = 0;
  #frames = 0;
  #changes = 0;

  private constructor(cluster: CargoCluster, world: OneWorld, player: CargoPlayer) {
    this.#cluster = cluster;
    this.#world = world;
    this.#player = player;
    this.#streams = Array.from({ length: cluster.size }, () => undefined);
  }

  /** Plays as a new player of that name. */
  static async start(cluster: CargoCluster, world: OneWorld, name: string): Promise<FrameWatch> {
    const player = await registerPlayer(cluster.url, name);
    await player.settle((await player.homes()).at(-1));
    const watch = new FrameWatch(cluster, world, player);
    watch.#running = Promise.all([watch.#measure(), watch.#follow()]);
    return watch;
  }

  async stop(): Promise<FrameTimes> {
    this.#stop.abort();
    await this.#running;
    const [times, beyondTheSecond] = [this.#times.quantiles(), this.#beyondTheSecond.quantiles()];
    return { times, beyondTheSecond, opened: this.#opened, frames: this.#frames };
  }

  get #isOver(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Ends early when the watch is stopped. */
  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stop.signal }).catch(() => {});
  }

  async #measure(): Promise<void> {
    for (; !this.#isOver; this.#changes += 1) {
      await this.#openStreams();
      await this.#pause(BETWEEN_CHANGES_MS);
      await this.#change(this.#changes % this.#cluster.size);
    }
    for (const stream of this.#streams) stream?.close();
  }

  async #openStreams(): Promise<void> {
    for (const [node, known] of this.#streams.entries()) {
      if (known !== undefined) continue;
      try {
        const stream = await StateStream.open(this.#player.at(this.#cluster.nodeUrl(node)));
        void stream.ended.then(() => {
          this.#streams[node] = undefined;
        });
        this.#streams[node] = stream;
      } catch {
        // The process is being restarted; the next round tries again.
      }
    }
  }

  async #change(node: number): Promise<void> {
    const name = `News ${this.#changes}`;
    const others = this.#streams.filter((_stream, other) => other !== node);
    const done = await this.#rename(node, name).catch(() => false);
    if (!done) return;
    const answeredAt = performance.now();
    await Promise.all(others.map((stream) => stream && this.#await(stream, name, answeredAt)));
  }

  async #await(stream: StateStream, name: string, answeredAt: number): Promise<void> {
    const { frames, arrivedAt } = stream;
    try {
      const place = frames.indexOf(await stream.until(({ planes }) => planes[0]?.name === name));
      const cameAt = arrivedAt[place] ?? answeredAt;
      const allowedAt = Math.max(answeredAt, (arrivedAt[place - 1] ?? 0) + BETWEEN_FRAMES_MS);
      this.#times.add(Math.max(0, cameAt - answeredAt));
      this.#beyondTheSecond.add(Math.max(0, cameAt - allowedAt));
    } catch (error) {
      // A stream that ends with its process shows nothing more.
      if (!(error instanceof StreamEndedError)) this.#world.fault(`${name}: ${(error as Error).message}`);
    }
  }

  async #rename(node: number, name: string): Promise<boolean> {
    const player = this.#player.at(this.#cluster.nodeUrl(node));
    const [plane] = (await player.state()).planes;
    const { status } = await player.send("POST", `/api/planes/${plane?.id}/rename`, { name });
    return status === 200;
  }

  /** Whichever process a frame comes from, it is not older than the one before. */
  async #follow(): Promise<void> {
    let before = this.#world.seen;
    while (!this.#isOver) {
      try {
        const stream = await StateStream.open(this.#player.at(this.#cluster.url));
        this.#opened += 1;
        this.#stop.signal.addEventListener("abort", () => stream.close(), { once: true });
        await stream.ended;
        for (const frame of stream.frames) {
          this.#world.answered(before, frame, "a frame through the proxy");
          before = seenIn(frame);
          this.#frames += 1;
        }
      } catch {
        // No process accepted it; the next try follows.
      }
      await this.#pause(OPEN_AGAIN_AFTER_MS);
    }
  }
}
