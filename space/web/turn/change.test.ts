import assert from "node:assert/strict";
import { test } from "node:test";
import { changeBetween } from "./change.ts";

test("a change is that of an order or a turn, and not that of another game", () => {
  const before = { turn: 10, amount: 40.1 };
  assert.equal(changeBetween(before, { turn: 10, amount: 28.1 }), -12);
  assert.equal(changeBetween(before, { turn: 11, amount: 40.4 }), 0.3);
  assert.equal(changeBetween(before, { turn: 9, amount: 90 }), 0);
  assert.equal(changeBetween(before, { turn: 120, amount: 90 }), 0);
});
