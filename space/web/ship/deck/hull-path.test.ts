import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { START_MODULES } from "../../../rules/catalog/modules.ts";
import { roomBoxes, sectionsOf } from "./deck-plan.ts";
import { boxOnPage, drawingSize, type Heading, hullPath } from "./hull-path.ts";

const modules = START_MODULES.map((kind, index) => ({ id: index + 1, kind }));
const sections = sectionsOf(modules, 10, { builds: [], expansions: 1 });

describe("the drawing of the hull", () => {
  for (const heading of ["right", "up"] as readonly Heading[]) {
    it(`the hull is a closed curve inside its frame around every room, heading ${heading}`, () => {
      const { width, height } = drawingSize(sections, heading);
      const path = hullPath(sections, heading);
      assert.match(path, /^M.*Z$/);
      for (const [, x, y] of path.matchAll(/(-?\d+) (-?\d+)/g)) {
        assert.ok(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height, `${x} ${y}`);
      }
      for (const box of roomBoxes(sections)) {
        const place = Object.values(boxOnPage(box, sections, heading)).map(Number.parseFloat) as number[];
        const [left = 0, top = 0, wide = 0, high = 0] = place;
        assert.ok(left >= 0 && top >= 0 && left + wide <= 100 && top + high <= 100, box.room.key);
      }
    });
  }

  it("the drawing turns with the heading", () => {
    const [right, up] = [drawingSize(sections, "right"), drawingSize(sections, "up")];
    assert.deepEqual([right.width, right.height], [up.height, up.width]);
  });
});
