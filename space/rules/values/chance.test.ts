import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, drawInteger, happens, pick, shuffled } from "./chance.ts";

const source = { seed: 42 };
const keys = Array.from({ length: 4_000 }, (_, key) => key);

// The expected hashes come from an implementation of XXH64 in another language.
test("[CHANCE1] a draw is the upper 53 bits of the hash of 1, seed, purpose and keys", () => {
  assert.equal(draw(source, "explore-data", 7, 0), 0.41128918838680806);
  assert.equal(draw(source, "explore-data", 7, 1), 0.8360399809949691);
  assert.equal(draw({ seed: 0 }, "star-class", 1), 0.9235477935396661);
  assert.equal(draw({ seed: 2 ** 53 - 1 }, "jump-mishap", 40, 3), 0.3861627120328678);
  assert.equal(draw(source, "name", "ß", 7), 0.7649763246773899);
});

test("[CHANCE1] drawing twice gives the same result, and every part of the key matters", () => {
  const first = draw(source, "explore-data", 7, 0);
  assert.equal(draw(source, "explore-data", 7, 0), first);
  assert.notEqual(draw({ seed: 43 }, "explore-data", 7, 0), first);
  assert.notEqual(draw(source, "explore-exotics", 7, 0), first);
  assert.notEqual(draw(source, "explore-data", 0, 7), first);
});

test("[CHANCE1] draws are spread evenly over [0, 1)", () => {
  const draws = keys.map((key) => draw(source, "spread", key));
  assert.ok(draws.every((value) => value >= 0 && value < 1));
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = draws.filter((value) => Math.floor(value * 10) === tenth).length / draws.length;
    assert.ok(Math.abs(share - 0.1) < 0.02, `tenth ${tenth} holds ${share}`);
  }
});

test("[CHANCE3] a chance is clamped to 0 … 1", () => {
  assert.ok(keys.every((key) => happens(source, 1.7, "cut", key)));
  assert.ok(keys.every((key) => happens(source, 1, "cut", key)));
  assert.ok(keys.every((key) => !happens(source, 0, "cut", key)));
  assert.ok(keys.every((key) => !happens(source, -0.4, "cut", key)));
});

test("a chance of 0.3 happens in about 30 % of cases", () => {
  const share = keys.filter((key) => happens(source, 0.3, "share", key)).length / keys.length;
  assert.ok(Math.abs(share - 0.3) < 0.03, `${share}`);
});

test("an integer is drawn from low to high, both included", () => {
  const values = new Set(keys.map((key) => drawInteger(source, 4, 12, "damage", key)));
  assert.deepEqual(
    [...values].sort((a, b) => a - b),
    [4, 5, 6, 7, 8, 9, 10, 11, 12],
  );
});

test("a pick is one of the items, or undefined without items", () => {
  assert.deepEqual(new Set(keys.map((key) => pick(source, ["a", "b", "c"], "pick", key))), new Set(["a", "b", "c"]));
  assert.equal(pick(source, [], "pick", 1), undefined);
});

test("a shuffle keeps every item, whatever their order", () => {
  const items = [1, 2, 3, 4, 5, 6];
  const mixed = shuffled(source, items, (item) => item, "mix");
  assert.deepEqual([...mixed].sort(), items);
  assert.deepEqual(
    shuffled(source, [...items].reverse(), (item) => item, "mix"),
    mixed,
  );
});
