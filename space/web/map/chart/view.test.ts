import assert from "node:assert/strict";
import { test } from "node:test";
import { centredOn, firstView, panned, showing, starNear, toGalaxy, toScreen, wholeView, zoomedAt } from "./view.ts";

const DESK = { width: 900, height: 700 };
const PHONE = { width: 360, height: 320 };

test("the whole galaxy fits on the screen, with a margin", () => {
  for (const size of [DESK, PHONE]) {
    for (const corner of [
      { x: 0, y: 0 },
      { x: 60, y: 44 },
    ]) {
      const { x, y } = toScreen(wholeView(size), size, corner);
      assert.ok(x > 0 && y > 0 && x < size.width && y < size.height, `${x} ${y}`);
    }
  }
});

test("the whole galaxy leaves room for the buttons at the right and for the legend below", () => {
  for (const size of [DESK, { width: 812, height: 695 }, { width: 1430, height: 975 }]) {
    const { x, y } = toScreen(wholeView(size), size, { x: 60, y: 44 });
    assert.ok(size.width - x >= 76, `${x} of ${size.width}`);
    assert.ok(size.height - y >= 56, `${y} of ${size.height}`);
    const left = toScreen(wholeView(size), size, { x: 0, y: 0 }).x;
    assert.ok(left > 0 && left < size.width - x, `${left} px at the left`);
  }
});

test("converting screen coordinates to galaxy coordinates and back gives the same point", () => {
  const view = { scale: 17, middle: { x: 20, y: 11 } };
  const place = { x: 23.5, y: 7.25 };
  assert.deepEqual(toGalaxy(view, DESK, toScreen(view, DESK, place)), place);
});

test("zooming keeps the point under the pointer, and never shows less than the galaxy needs", () => {
  const view = { scale: 20, middle: { x: 30, y: 22 } };
  const point = { x: 500, y: 300 };
  const before = toGalaxy(view, DESK, point);
  const after = toGalaxy(zoomedAt(view, DESK, 1.5, point), DESK, point);
  assert.ok(Math.hypot(before.x - after.x, before.y - after.y) < 1e-9);
  assert.equal(zoomedAt(view, DESK, 0.01, point).scale, wholeView(DESK).scale);
  assert.equal(zoomedAt(view, DESK, 100, point).scale, 48);
});

test("panning follows the pointer and stops at the galaxy's edge", () => {
  const view = { scale: 30, middle: { x: 30, y: 22 } };
  assert.deepEqual(panned(view, DESK, 60, -30).middle, { x: 28, y: 23 });
  const edge = panned(view, DESK, 100_000, 100_000).middle;
  assert.deepEqual(edge, { x: 450 / 30 - 3.5, y: 350 / 30 - 3.5 });
});

test("a phone starts around the ship, a desktop with the whole galaxy", () => {
  assert.equal(firstView(PHONE, { x: 4, y: 40 }).scale, 11);
  assert.equal(firstView(DESK, { x: 4, y: 40 }).scale, wholeView(DESK).scale);
});

test("the map moves to a place only if the place is outside the screen", () => {
  const view = { scale: 30, middle: { x: 30, y: 22 } };
  assert.equal(showing(view, DESK, { x: 32, y: 20 }), view);
  assert.deepEqual(showing(view, DESK, { x: 45, y: 22 }), centredOn(view, DESK, { x: 45, y: 22 }));
});

test("a point of the screen selects the nearest star within reach", () => {
  const view = { scale: 10, middle: { x: 30, y: 22 } };
  const stars = [
    { id: 1, x: 30, y: 22 },
    { id: 2, x: 33, y: 22 },
  ];
  assert.equal(starNear(stars, view, DESK, { x: 470, y: 355 }, 26)?.id, 2);
  assert.equal(starNear(stars, view, DESK, { x: 440, y: 350 }, 26)?.id, 1);
  assert.equal(starNear(stars, view, DESK, { x: 450, y: 400 }, 26), undefined);
});
