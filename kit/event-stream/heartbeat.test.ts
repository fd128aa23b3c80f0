import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { onHeartbeat } from "./heartbeat.ts";

/** Runs heartbeats on mocked timers. Each test uses its own interval and so its own wheel. */
function onFakeTime(t: TestContext, intervalMs: number) {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const beats: string[] = [];
  const start = (name: string) => {
    const stop = onHeartbeat(intervalMs, () => beats.push(name));
    t.after(stop);
    return stop;
  };
  return { beats, start, pass: (ms: number) => t.mock.timers.tick(ms) };
}

test("a heartbeat is sent after each interval", (t) => {
  const { beats, start, pass } = onFakeTime(t, 1500);
  start("one");
  pass(1499);
  assert.deepEqual(beats, []);
  pass(1);
  assert.deepEqual(beats, ["one"]);
  pass(1499);
  assert.deepEqual(beats, ["one"]);
  pass(1);
  assert.deepEqual(beats, ["one", "one"]);
});

test("the first heartbeat comes after at least 14/15 of the interval, and at most all of it", (t) => {
  const { beats, start, pass } = onFakeTime(t, 3000);
  start("one");
  pass(350);
  start("two");
  pass(2649);
  assert.deepEqual(beats, []);
  pass(1);
  assert.deepEqual(beats, ["one"]);
  pass(200);
  assert.deepEqual(beats, ["one", "two"]);
  pass(3000);
  assert.deepEqual(beats, ["one", "two", "one", "two"]);
});

test("a stopped heartbeat does not beat again, and stopping it twice stops no other heartbeat", (t) => {
  const { beats, start, pass } = onFakeTime(t, 4500);
  const stop = start("one");
  start("two");
  stop();
  stop();
  pass(4500);
  assert.deepEqual(beats, ["two"]);
});

test("after all have stopped, a new heartbeat waits for the whole interval", (t) => {
  const { beats, start, pass } = onFakeTime(t, 6000);
  const stop = start("one");
  pass(500);
  stop();
  pass(60_000);
  start("two");
  pass(5999);
  assert.deepEqual(beats, []);
  pass(1);
  assert.deepEqual(beats, ["two"]);
});

test("a heartbeat that another one stops while it beats does not beat at the same instant", (t) => {
  const { beats, start, pass } = onFakeTime(t, 7500);
  t.after(onHeartbeat(7500, () => stop()));
  const stop = start("stopped");
  pass(7500);
  assert.deepEqual(beats, []);
});
