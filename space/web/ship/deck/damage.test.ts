import assert from "node:assert/strict";
import { it } from "node:test";
import { START_MODULES } from "../../../rules/catalog/modules.ts";
import { cracksOf } from "./damage.ts";
import { sectionsOf } from "./deck-plan.ts";

const sections = sectionsOf(
  START_MODULES.map((kind, index) => ({ id: index + 1, kind })),
  6,
  { builds: [], expansions: 0 },
);
const cracks = (hull: number) => cracksOf(hull, sections, "right");

it("an intact hull has no crack, and every lost point of hull only adds cracks", () => {
  assert.deepEqual(cracks(100), []);
  for (let hull = 99; hull >= 0; hull--) {
    const before = cracks(hull + 1).map(({ key }) => key);
    const now = cracks(hull).map(({ key }) => key);
    assert.deepEqual(now.slice(0, before.length), before);
    assert.equal(new Set(now).size, now.length, "two cracks at one place");
    assert.ok(now.length >= before.length && now.length > 0);
  }
});

it("the plating is open below half of the hull", () => {
  const breaches = (hull: number) => cracks(hull).filter(({ isBreach }) => isBreach).length;
  assert.equal(breaches(50), 0);
  assert.ok(breaches(40) > 0);
  assert.ok(breaches(10) > breaches(40));
});
