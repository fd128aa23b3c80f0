import assert from "node:assert/strict";
import { test } from "node:test";
import { dropPlace } from "./drop-place.ts";

const ROWS = [0, 100, 200, 300].map((top) => ({ top, height: 100 }));

test("a row that is dropped at its own place does not move", () => {
  for (const from of [0, 1, 2, 3]) assert.equal(dropPlace(ROWS, from, from * 100 + 50), from);
});

test("a row is placed behind the rows whose middle it has passed", () => {
  assert.equal(dropPlace(ROWS, 0, 160), 1);
  assert.equal(dropPlace(ROWS, 0, 999), 3);
  assert.equal(dropPlace(ROWS, 3, 140), 1);
  assert.equal(dropPlace(ROWS, 3, -50), 0);
});
