import assert from "node:assert/strict";
import { test } from "node:test";
import { type MapLabel, shownLines } from "./labels.ts";

const label = (id: number, x: number, y: number, part: Partial<MapLabel> = {}): MapLabel => ({
  id,
  x,
  y,
  lines: ["Rookhaven", "3 jumps"],
  weight: 1,
  drop: 12,
  ...part,
});

test("labels that are far apart are all shown in full", () => {
  assert.deepEqual(
    [...shownLines([label(1, 0, 0), label(2, 20, 0)], 10)],
    [
      [1, 2],
      [2, 2],
    ],
  );
});

test("of two overlapping labels the more important one is shown", () => {
  const shown = shownLines([label(1, 0, 0), label(2, 3, 0, { weight: 5 })], 10);
  assert.deepEqual([shown.get(1), shown.get(2)], [undefined, 2]);
});

test("if only the name of a star fits, the lines below it are left out", () => {
  assert.equal(shownLines([label(1, 0, 0), label(2, 0, 4, { lines: [] })], 10).get(1), 1);
});

test("lines below a name that would overlap the ship are left out, and the name is not", () => {
  const one = [label(1, 0, 0)];
  assert.equal(shownLines(one, 10, { x: 0, y: 32 }).get(1), 1);
  assert.equal(shownLines(one, 10, { x: 0, y: 20 }).get(1), 1);
  assert.equal(shownLines(one, 10, { x: 17, y: -15 }).get(1), 2);
});

test("lines below a name that would overlap marks of other stars are left out, and marks of its own star do not count", () => {
  const shown = (marks: MapLabel["marks"]) =>
    shownLines(
      [label(1, 0, 0, { marks: [{ x: 0, y: 32 }] }), label(2, 6, 3, { lines: [], marks: marks ?? [] })],
      10,
    ).get(1);
  assert.equal(shown([]), 2);
  assert.equal(shown([{ x: -50, y: 2 }]), 1);
});

test("zooming in shows more labels", () => {
  const labels = Array.from({ length: 12 }, (_, index) => label(index, (index % 4) * 5, Math.floor(index / 4) * 5));
  const counts = [5, 12, 30].map((scale) => shownLines(labels, scale).size);
  assert.ok((counts[0] as number) < 12 && counts[2] === 12, counts.join(" "));
});
