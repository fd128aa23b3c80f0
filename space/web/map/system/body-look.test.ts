import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BodyKind } from "../../../rules/game/bodies.ts";
import { bodyLook } from "./body-look.ts";

const KINDS: readonly BodyKind[] = [
  "rocky planet",
  "ocean planet",
  "ice planet",
  "gas giant",
  "asteroid belt",
  "dwarf planet",
];
const bodies = KINDS.flatMap((kind) => Array.from({ length: 30 }, (_, index) => ({ name: `Ostara ${index}`, kind })));

describe("planets", () => {
  it("a planet looks the same every time, and no two look alike", () => {
    for (const body of bodies) assert.deepEqual(bodyLook(body), bodyLook(body));
    assert.equal(new Set(bodies.map((body) => JSON.stringify(bodyLook(body)))).size, bodies.length);
  });

  it("seas and craters stay inside the disc, and everything inside the box of 48", () => {
    for (const body of bodies) {
      const { radius, spots, bands } = bodyLook(body);
      assert.ok(radius > 0 && radius <= 24);
      for (const { x, y, r } of spots) {
        if (body.kind === "asteroid belt") assert.ok(Math.abs(x) + r <= 24 && Math.abs(y) + r <= 24);
        else assert.ok(Math.hypot(x, y) + r <= radius);
      }
      for (const band of bands) assert.ok(Math.abs(band) < radius);
    }
  });

  it("gas giants are the largest, and only giants and ice planets have rings", () => {
    const largest = (kind: BodyKind) =>
      Math.max(...bodies.filter((body) => body.kind === kind).map((body) => bodyLook(body).radius));
    assert.ok(largest("gas giant") > largest("ocean planet") && largest("rocky planet") > largest("dwarf planet"));
    const ringed = new Set(bodies.filter((body) => bodyLook(body).hasRing).map(({ kind }) => kind));
    assert.deepEqual([...ringed].sort(), ["gas giant", "ice planet"]);
  });
});
