import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openSharedStream } from "./shared-stream.ts";

/** The connections of all tabs, in the order in which they were opened. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  onmessage: (message: { type: string; lastEventId: string; data: string }) => void = () => {};

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  receive(data: string): void {
    this.onmessage({ type: "message", lastEventId: "", data });
  }
}

/** Opens the stream in a tab and records what the tab learns of it. */
function openTab(t: TestContext, name: string): string[] {
  const learned: string[] = [];
  const close = openSharedStream<string>({
    url: "/api/stream",
    name,
    read: ({ data }) => data,
    onMessage: (message) => learned.push(message),
    onConnection: (connected) => learned.push(connected ? "connected" : "lost"),
    onRefused: () => learned.push("refused"),
  });
  t.after(close);
  return learned;
}

/** Replaces what a browser has. Without locks it is like a page loaded over plain http from another machine. */
function browser(t: TestContext, navigator: object): void {
  FakeEventSource.opened = [];
  const document = { hidden: false };
  for (const [name, value] of Object.entries({ EventSource: FakeEventSource, navigator, document })) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() => {
      if (before === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, before);
    });
  }
}

/** Milliseconds in which a message of another tab arrives. */
const ARRIVED_MS = 50;

test("tabs share the stream of the tab that holds the lock, and a later tab gets its last message", async (t) => {
  browser(t, { locks: globalThis.navigator.locks });
  const first = openTab(t, "shared with locks");
  await wait(ARRIVED_MS);
  const [source] = FakeEventSource.opened;
  source?.onopen();
  source?.receive("one");
  const second = openTab(t, "shared with locks");
  await wait(ARRIVED_MS);
  source?.receive("two");
  await wait(ARRIVED_MS);
  assert.equal(FakeEventSource.opened.length, 1);
  assert.deepEqual([first.at(-1), second], ["two", ["connected", "one", "two"]]);
});

test("without locks each tab has its own stream, and learns nothing from the streams of others", async (t) => {
  browser(t, {});
  const first = openTab(t, "shared without locks");
  const second = openTab(t, "shared without locks");
  const [ofFirst, ofSecond] = FakeEventSource.opened;
  ofSecond?.onopen();
  ofFirst?.receive("one");
  ofFirst?.onerror();
  await wait(ARRIVED_MS);
  assert.deepEqual([first, second], [["one", "lost"], ["connected"]]);
});

test("a visible tab takes the stream over from a tab that no longer answers, and gives it to no one who does", async (t) => {
  browser(t, { locks: globalThis.navigator.locks });
  t.mock.timers.enable({ apis: ["setInterval"] });
  const name = "shared with a frozen tab";
  const frozen = navigator.locks.request(name, () => new Promise(() => {}));
  frozen.catch(() => undefined);
  const first = openTab(t, name);
  const second = openTab(t, name);
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      t.mock.timers.tick(5_000);
      await wait(ARRIVED_MS);
    }
  };
  await ask(2);
  assert.equal(FakeEventSource.opened.length, 0);
  await ask(1);
  await assert.rejects(frozen, { name: "AbortError" });
  const open = () => FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);
  assert.equal(open().length, 1);
  open()[0]?.receive("one");
  await ask(6);
  assert.equal(open().length, 1);
  open()[0]?.receive("two");
  await wait(ARRIVED_MS);
  assert.deepEqual([first.at(-1), second.at(-1)], ["two", "two"]);
});

test("a tab from which the stream was taken closes its own, shows the other one, and leads again when that ends", async (t) => {
  browser(t, { locks: globalThis.navigator.locks });
  const name = "shared with a tab that wakes up";
  const learned = openTab(t, name);
  await wait(ARRIVED_MS);
  const ended = Promise.withResolvers<void>();
  const taken = navigator.locks.request(name, { steal: true }, () => ended.promise);
  await wait(ARRIVED_MS);
  assert.deepEqual(
    FakeEventSource.opened.map(({ readyState }) => readyState),
    [FakeEventSource.CLOSED],
  );
  const channel = new BroadcastChannel(name);
  channel.postMessage({ kind: "message", message: "from the other tab" });
  await wait(ARRIVED_MS);
  channel.close();
  assert.deepEqual(learned, ["from the other tab"]);
  ended.resolve();
  await taken;
  await wait(ARRIVED_MS);
  assert.equal(FakeEventSource.opened.length, 2);
  FakeEventSource.opened[1]?.receive("own again");
  assert.equal(learned.at(-1), "own again");
});
