import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "../clock/clock.ts";
import { EVENT_END, eventHead, type StreamEvent } from "./frame.ts";
import { FrameQueue, type FrameSource } from "./newest-frame.ts";
import { bytesOf, type FramePart } from "./shared-text.ts";
import { type EventStream, openEventStream } from "./stream.ts";
import { readStream, serveStream } from "./testing/stream-server.ts";

/** A clock that only the test advances. */
class HandPace {
  readonly clock = fakeClock();
  #sleepers: { until: number; wake: () => void }[] = [];

  readonly later = (wake: () => void, ms: number): void => {
    this.#sleepers.push({ until: this.clock.monotonic() + ms, wake });
  };

  async pass(ms: number): Promise<void> {
    this.clock.advance(ms);
    const now = this.clock.monotonic();
    const due = this.#sleepers.filter(({ until }) => until <= now);
    this.#sleepers = this.#sleepers.filter(({ until }) => until > now);
    for (const { wake } of due) wake();
    await settle();
  }
}

/** Waits until a frame was rendered and its effects are visible. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A stream with a reader that takes frames only when the test lets it. */
class HeldStream implements EventStream {
  readonly sent: string[] = [];
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

  get hasRoom(): boolean {
    return !this.held;
  }

  send(event: StreamEvent): Promise<boolean> {
    return this.sendParts([eventHead(event), event.data, EVENT_END]);
  }

  sendParts(parts: readonly FramePart[]): Promise<boolean> {
    if (this.signal.aborted) return Promise.resolve(false);
    this.sent.push(String(bytesOf(parts)));
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
    this.held = false;
    this.#taken.resolve(false);
    this.#abort.abort();
    return this.closed;
  }
}

/** A source that provides its view at once. */
const source = <V>(view: V): FrameSource<V> => ({ read: async (show) => show(view) });

const unexpected = (error: unknown) => assert.fail(String(error));

function begin(after?: string) {
  const stream = new HeldStream();
  const pace = new HandPace();
  const world = { revision: 1, amount: 100, renderings: 0 };
  let shown: number | undefined;
  const render = ({ revision, amount }: typeof world) => {
    world.renderings += 1;
    if (amount === shown) return undefined;
    shown = amount;
    return { id: revision, parts: [String(amount)] };
  };
  const queue = new FrameQueue(source(world), { clock: pace.clock, later: pace.later, minIntervalMs: 1000 });
  const changed = queue.add(stream, { render, after, failed: unexpected });
  const change = (amount: number) => {
    world.revision += 1;
    world.amount = amount;
    changed();
  };
  return { stream, pace, world, change, amounts: () => stream.sent };
}

test("the first frame is sent at once, and then at most one in each interval, the newest", async () => {
  const { pace, change, amounts, stream } = begin();
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
  change(-1);
  await pace.pass(1000);
  assert.equal(amounts().includes("-1"), false);
});

test("no frame is sent if nothing changed", async () => {
  const { pace, change, amounts, stream, world } = begin();
  await settle();
  await pace.pass(1000);
  change(100);
  await settle();
  assert.deepEqual(amounts(), ["100"]);
  assert.equal(world.renderings, 2);
  await stream.end();
  change(-1);
  await pace.pass(1000);
  assert.equal(amounts().includes("-1"), false);
});

test("nothing is rendered while a slow reader takes a frame, and then it gets only the newest", async () => {
  const { pace, change, amounts, stream, world } = begin();
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
  change(-1);
  await pace.pass(1000);
  assert.equal(amounts().includes("-1"), false);
});

test("a reader that reconnects does not get the frame it has, but the next one", async () => {
  const { pace, change, amounts, stream } = begin("1");
  await settle();
  assert.deepEqual(amounts(), []);
  await pace.pass(1000);
  change(7);
  await settle();
  assert.deepEqual(amounts(), ["7"]);
  await stream.end();
  change(-1);
  await pace.pass(1000);
  assert.equal(amounts().includes("-1"), false);
});

test("a failed rendering ends its stream and no other", async () => {
  const [broken, sound] = [new HeldStream(), new HeldStream()];
  const faults: unknown[] = [];
  const queue = new FrameQueue(source(1));
  const failed = (error: unknown) => void faults.push(error);
  const render = () => {
    throw new Error("no such player");
  };
  queue.add(broken, { render, failed });
  queue.add(sound, { render: (view) => ({ id: view, parts: ["fine"] }), failed });
  await settle();
  assert.match(String(faults), /^Error: no such player$/);
  assert.deepEqual([broken.signal.aborted, sound.sent], [true, ["fine"]]);
});

test("if the state cannot be read, the streams of all waiting readers end, and later readers get it", async () => {
  const streams = [new HeldStream(), new HeldStream()];
  const faults: unknown[] = [];
  let isDown = true;
  const queue = new FrameQueue<number>({
    async read(show) {
      if (isDown) throw new Error("store is down");
      show(7);
    },
  });
  const options = {
    render: (view: number) => ({ id: view, parts: [`${view}`] }),
    failed: (error: unknown) => void faults.push(error),
  };
  for (const stream of streams) queue.add(stream, options);
  await settle();
  assert.equal(faults.length, 2);
  assert.ok(streams.every(({ signal }) => signal.aborted));
  isDown = false;
  const stream = new HeldStream();
  queue.add(stream, options);
  await settle();
  assert.deepEqual(stream.sent, ["7"]);
});

test("readers that are behind share one catch-up and then get the newest view", async () => {
  const world = { amount: 1 };
  const caughtUp: string[][] = [];
  let isDown = false;
  const catchUp = async (names: readonly string[]) => {
    if (isDown) throw new Error("store is down");
    caughtUp.push([...names]);
    world.amount = 2;
  };
  // While the clock is stopped, one turn always has room for all readers.
  const queue = new FrameQueue<typeof world, string>({ ...source(world), catchUp }, { clock: fakeClock() });
  const faults: unknown[] = [];
  const add = (name: string, least: number) => {
    const stream = new HeldStream();
    queue.add(stream, {
      behind: ({ amount }) => (amount < least ? name : undefined),
      render: ({ amount }) => ({ id: amount, parts: [`${amount}`] }),
      failed: (error) => void faults.push(error),
    });
    return stream;
  };
  const streams = [add("mira", 2), add("otto", 1), add("mira", 2), add("lena", 2)];
  await settle();
  assert.deepEqual(caughtUp, [["mira", "lena"]]);
  assert.deepEqual(
    streams.map(({ sent }) => sent),
    [["2"], ["1"], ["2"], ["2"]],
  );
  isDown = true;
  const [late, sound] = [add("mira", 3), add("otto", 2)];
  await settle();
  assert.deepEqual([late.signal.aborted, late.sent, sound.sent, faults.length], [true, [], ["2"], 1]);
});

test("many readers share one read of the state, in order, and other work runs in between", async () => {
  const came: number[] = [];
  let looks = 0;
  const queue = new FrameQueue({
    async read(show: (view: undefined) => void) {
      looks += 1;
      show(undefined);
    },
  });
  const readers = 1000;
  for (let number = 0; number < readers; number += 1) {
    const render = () => {
      came.push(number);
      const until = performance.now() + 0.02;
      while (performance.now() < until);
      return undefined;
    };
    queue.add(new HeldStream(), { render, failed: unexpected });
  }
  let turns = 0;
  for (; came.length < readers; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    came,
    came.toSorted((a, b) => a - b),
  );
  assert.ok(looks < readers / 3, `${looks} looks`);
  assert.ok(turns > 5, `others had only ${turns} turns`);
});

test("a reader on a real socket gets the state first and then the newest one after each change", async (t) => {
  const world = { amount: 1 };
  const opened = Promise.withResolvers<() => void>();
  const queue = new FrameQueue(source(world), { minIntervalMs: 5 });
  const render = ({ amount }: typeof world) => ({ id: amount, parts: [`id: ${amount}\ndata: ${amount}`, EVENT_END] });
  const { app, port } = await serveStream((request, reply) => {
    opened.resolve(queue.add(openEventStream(request, reply), { render, failed: unexpected }));
  });
  t.after(() => app.close());
  const reader = await readStream(port);
  assert.deepEqual(await reader.next(), { id: "1", data: "1" });
  const changed = await opened.promise;
  world.amount = 2;
  changed();
  assert.deepEqual(await reader.next(), { id: "2", data: "2" });
  reader.close();
});
