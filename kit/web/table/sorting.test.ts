import assert from "node:assert/strict";
import { test } from "node:test";
import { type Sorting, sortedBy, sortedByValues } from "./sorting.ts";

test("a column starts in its own direction and is reversed when it is chosen again", () => {
  const startsDescending = (by: "name" | "size") => by === "size";
  const byName: Sorting<"name" | "size"> = { by: "name", descending: false };
  const bySize = sortedBy(byName, "size", startsDescending);
  assert.deepEqual(bySize, { by: "size", descending: true });
  assert.deepEqual(sortedBy(bySize, "size", startsDescending), { by: "size", descending: false });
  assert.deepEqual(sortedBy(byName, "name", startsDescending), { by: "name", descending: true });
});

test("items are sorted by the first value that differs, and only the column's own value is reversed", () => {
  const items = ["b 1", "a 2", "c 2"].map((text) => ({ text, size: Number(text.slice(2)) }));
  const texts = (descending: boolean) =>
    sortedByValues(items, ({ size, text }) => [size, text], descending).map(({ text }) => text);
  assert.deepEqual(texts(false), ["b 1", "a 2", "c 2"]);
  assert.deepEqual(texts(true), ["a 2", "c 2", "b 1"]);
});

test("names sort by the numbers in them, and infinite values are equal", () => {
  assert.deepEqual(
    sortedByValues(["D-10", "D-2"], (name) => [name]),
    ["D-2", "D-10"],
  );
  assert.deepEqual(
    sortedByValues([2, 1], (value) => [Number.POSITIVE_INFINITY, value]),
    [1, 2],
  );
});
