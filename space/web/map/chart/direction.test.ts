import assert from "node:assert/strict";
import { test } from "node:test";
import { isArrow, starTowards } from "./direction.ts";

const star = (id: number, x: number, y: number) => ({ id, x, y });
const HERE = star(1, 10, 10);

test("an arrow key leads to the nearest star on its side, never to one behind", () => {
  const stars = [HERE, star(2, 15, 10), star(3, 20, 10), star(4, 5, 10), star(5, 10, 4), star(6, 10, 18)];
  const towards = (key: string) => starTowards(stars, HERE, key)?.id;
  assert.deepEqual(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"].map(towards), [2, 4, 5, 6]);
});

test("a star straight ahead is preferred to one almost as near at an angle", () => {
  assert.equal(starTowards([HERE, star(2, 14, 13), star(3, 15.5, 10)], HERE, "ArrowRight")?.id, 3);
});

test("a star at a wide angle is selected if none is ahead, but not one at too wide an angle", () => {
  assert.equal(starTowards([HERE, star(2, 12, 20)], HERE, "ArrowRight")?.id, 2);
  assert.equal(starTowards([HERE, star(2, 2, 10)], HERE, "ArrowRight"), undefined);
});

test("arrow keys reach every star of a grid, and other keys do nothing", () => {
  const stars = Array.from({ length: 25 }, (_, index) =>
    star(index, (index % 5) * 6 + (index % 3), Math.floor(index / 5) * 7),
  );
  const seen = new Set([0]);
  for (const id of seen) {
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = starTowards(stars, stars[id] as (typeof stars)[0], key);
      if (next) seen.add(next.id);
    }
  }
  assert.equal(seen.size, 25);
  assert.deepEqual([isArrow("ArrowUp"), isArrow("Enter")], [true, false]);
});
