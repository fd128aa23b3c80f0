import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "../clock/clock.ts";
import type { StreamEvent } from "./frame.ts";
import { type Sleep, streamNewestFrame } from "./newest-frame.ts";
import { type EventStream, openEventStream } from "./stream.ts";
import { readStream, serveStream } from "./testing/stream-server.ts";

/** Time that passes only when the test says so. */
class HandPace {
  readonly clock = fakeClock();
  #sleepers: { until: number; wake: () => void }[] = [];

  readonly sleep: Sleep = (ms) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#sleepers.push({ until: this.clock.monotonic() + ms, wake: resolve });
    return promise;
  };

  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    const now = this.clock.monotonic();
    for (const sleeper of this.#sleepers) if (sleeper.until <= now) sleeper.wake();
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.until > now);
    await settle();
  }
}

/** Waits until a frame was rendered and its effects are visible. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A stream whose reader takes frames only when the test lets it. */
class HeldStream implements EventStream {
  readonly sent: StreamEvent[] = [];
  readonly closed: Promise<void>;
  readonly #abort = new AbortController();
  #taken = Promise.withResolvers<boolean>();
  held = false;

  constructor() {
    this.closed = new Promise((resolve) => this.signal.addEventListener("abort", () => resolve()));
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  send(event: StreamEvent): Promise<boolean> {
    if (this.signal.aborted) return Promise.resolve(false);
    this.sent.push(event);
    return this.held ? this.#taken.promise : Promise.resolve(true);
  }

  comment(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async release(): Promise<void> {
    this.held = false;
    this.#taken.resolve(true);
    this.#taken = Promise.withResolvers();
    await settle();
  }

  end(): Promise<void> {
    this.#taken.resolve(false);
    this.#abort.abort();
    return this.closed;
  }
}

function begin(after?: string) {
  const stream = new HeldStream();
  const pace = new HandPace();
  const world = { revision: 1, amount: 100, renderings: 0 };
  let shown: number | undefined;
  const render = () => {
    world.renderings += 1;
    if (world.amount === shown) return undefined;
    shown = world.amount;
    return { id: world.revision, event: "state", data: String(world.amount) };
  };
  const options = { render, clock: pace.clock, sleep: pace.sleep, minIntervalMs: 1000 };
  const frames = streamNewestFrame(stream, after === undefined ? options : { ...options, after });
  const change = (amount: number) => {
    world.revision += 1;
    world.amount = amount;
    frames.changed();
  };
  return { stream, pace, world, frames, change, amounts: () => stream.sent.map((event) => event.data) };
}

test("the first frame is sent at once, the next ones at most once in the interval, the newest wins", async () => {
  const { pace, change, amounts, stream, frames } = begin();
  await settle();
  assert.deepEqual(amounts(), ["100"]);
  change(101);
  change(102);
  await pace.pass(999);
  assert.deepEqual(amounts(), ["100"]);
  change(103);
  await pace.pass(1);
  assert.deepEqual(amounts(), ["100", "103"]);
  await pace.pass(5000);
  change(104);
  await settle();
  assert.deepEqual(amounts(), ["100", "103", "104"]);
  await stream.end();
  await pace.pass(1000);
  await frames.done;
});

test("no frame is sent if nothing changed", async () => {
  const { pace, change, amounts, stream, frames, world } = begin();
  await settle();
  await pace.pass(1000);
  change(100);
  await settle();
  assert.deepEqual(amounts(), ["100"]);
  assert.equal(world.renderings, 2);
  await stream.end();
  await pace.pass(1000);
  await frames.done;
});

test("nothing is rendered while a slow reader takes a frame, and then it gets only the newest", async () => {
  const { pace, change, amounts, stream, frames, world } = begin();
  stream.held = true;
  await settle();
  for (let amount = 1; amount <= 50; amount += 1) {
    change(amount);
    await pace.pass(1000);
  }
  assert.equal(world.renderings, 1);
  await stream.release();
  await settle();
  assert.deepEqual(amounts(), ["100", "50"]);
  await stream.end();
  await pace.pass(1000);
  await frames.done;
});

test("a reader that reconnects does not get the frame it has, but the next one", async () => {
  const { pace, change, amounts, stream, frames } = begin("1");
  await settle();
  assert.deepEqual(amounts(), []);
  await pace.pass(1000);
  change(7);
  await settle();
  assert.deepEqual(amounts(), ["7"]);
  await stream.end();
  await pace.pass(1000);
  await frames.done;
});

test("a failed rendering ends the stream and rejects", async () => {
  const stream = new HeldStream();
  const render = () => Promise.reject(new Error("no such player"));
  await assert.rejects(streamNewestFrame(stream, { render }).done, /no such player/);
  assert.equal(stream.signal.aborted, true);
});

test("a reader on a real socket gets the state first and then the newest one after each change", async (t) => {
  let amount = 1;
  const opened = Promise.withResolvers<{ changed(): void; done: Promise<void> }>();
  const { app, port } = await serveStream((request, reply) => {
    const stream = openEventStream(request, reply);
    opened.resolve(streamNewestFrame(stream, { render: () => ({ data: `${amount}` }), minIntervalMs: 5 }));
  });
  t.after(() => app.close());
  const reader = await readStream(port);
  assert.deepEqual(await reader.next(), { data: "1" });
  const frames = await opened.promise;
  amount = 2;
  frames.changed();
  assert.deepEqual(await reader.next(), { data: "2" });
  reader.close();
  await frames.done;
});
