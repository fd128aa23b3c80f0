import assert from "node:assert/strict";
import { test } from "node:test";
import { Lock } from "./lock.ts";

test("one caller holds the lock at a time, and every caller gets it", async () => {
  const lock = new Lock();
  const holders: number[] = [];
  let inside = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      await lock.take();
      assert.equal(++inside, 1);
      await new Promise((resolve) => setImmediate(resolve));
      holders.push(number);
      inside--;
      lock.release();
    }),
  );
  assert.deepEqual(
    holders.sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, number) => number),
  );
  assert.equal(lock.isTaken, false);
});

test("a reader waits while the lock is held, and does not take it", async () => {
  const lock = new Lock();
  await lock.take();
  let isFree = false;
  const reader = lock.free().then(() => {
    isFree = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(isFree, false);
  lock.release();
  await reader;
  assert.equal(lock.isTaken, false);
});

test("a reader keeps waiting if another caller takes the lock first", async () => {
  const lock = new Lock();
  await lock.take();
  const second = lock.take();
  const reader = lock.free();
  lock.release();
  await second;
  assert.equal(lock.isTaken, true);
  lock.release();
  await reader;
  assert.equal(lock.isTaken, false);
});
