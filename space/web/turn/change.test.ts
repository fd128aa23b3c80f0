import assert from "node:assert/strict";
import { test } from "node:test";
import { changeBetween } from "./change.ts";

test("a change of an amount is shown after an order or a turn, but not after a change to another game", () => {
  const before = { turn: 10, amount: 40.1 };
  assert.equal(changeBetween(before, { turn: 10, amount: 28.1 }), -12);
  assert.equal(changeBetween(before, { turn: 11, amount: 40.4 }), 0.3);
  assert.equal(changeBetween(before, { turn: 9, amount: 90 }), 0);
  assert.equal(changeBetween(before, { turn: 120, amount: 90 }), 0);
});
