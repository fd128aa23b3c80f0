import assert from "node:assert/strict";
import { test } from "node:test";
import { turnToRender } from "./turns.ts";

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("many waiting callers are served in order, in groups, with other work in between", async () => {
  const came: number[] = [];
  const all = Promise.all(Array.from({ length: 100 }, (_, index) => turnToRender().then(() => came.push(index))));
  const seen: number[] = [];
  while (came.length < 100) {
    await nextTurn();
    seen.push(came.length);
  }
  await all;
  assert.deepEqual(
    came,
    came.toSorted((a, b) => a - b),
  );
  assert.ok(seen.length > 5, `others had only ${seen.length} turns`);
  assert.ok(seen.every((count, index) => count > (seen[index - 1] ?? -1)));
});

test("a caller that arrives after the others were served does not wait", async () => {
  await turnToRender();
  let came = false;
  const later = turnToRender().then(() => {
    came = true;
  });
  await nextTurn();
  await nextTurn();
  assert.ok(came);
  await later;
});
