import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SharedRead } from "./shared-read.ts";

/** A read with results that the test supplies one by one. */
function held() {
  const reads: { readonly answer: (value: number) => void; readonly fail: (error: Error) => void }[] = [];
  const shared = new SharedRead(
    () => new Promise<number>((resolve, reject) => void reads.push({ answer: resolve, fail: reject })),
  );
  const turnOver = () => new Promise((resolve) => setImmediate(resolve));
  return { reads, shared, turnOver };
}

describe("a shared read", () => {
  test("a single caller gets a read at once", async () => {
    const { reads, shared } = held();
    const first = shared.ask();
    reads[0]?.answer(1);
    assert.equal(await first, 1);
    const second = shared.ask();
    reads[1]?.answer(2);
    assert.equal(await second, 2);
  });

  test("all callers during a read share the next one, which begins after it", async () => {
    const { reads, shared, turnOver } = held();
    const first = shared.ask();
    const others = [shared.ask(), shared.ask(), shared.ask()];
    assert.equal(reads.length, 1);
    reads[0]?.answer(1);
    await turnOver();
    assert.equal(reads.length, 2);
    reads[1]?.answer(2);
    assert.deepEqual(await Promise.all([first, ...others]), [1, 2, 2, 2]);
  });

  test("a caller during the next read gets the one after that", async () => {
    const { reads, shared, turnOver } = held();
    const asked = [shared.ask(), shared.ask()];
    reads[0]?.answer(1);
    await turnOver();
    asked.push(shared.ask());
    reads[1]?.answer(2);
    await turnOver();
    reads[2]?.answer(3);
    assert.deepEqual(await Promise.all(asked), [1, 2, 3]);
    assert.equal(reads.length, 3);
  });

  test("a failed read rejects only for its own callers", async () => {
    const { reads, shared, turnOver } = held();
    const first = shared.ask();
    const second = shared.ask();
    reads[0]?.fail(new Error("lost"));
    await assert.rejects(first, /lost/);
    await turnOver();
    reads[1]?.answer(2);
    assert.equal(await second, 2);
  });
});
