import assert from "node:assert/strict";
import { test } from "node:test";
import { BLUEPRINTS, BUILD_KINDS, type BuildKind, isBuildKind, isTiered, SLOTS, START_MODULES } from "./modules.ts";

/** base turns, D, alloy, credits, exotics, fragments */
const TABLE: Readonly<Record<BuildKind, readonly number[]>> = {
  hydroponics: [3, 12, 12, 40, 0, 0],
  scoop: [3, 12, 12, 40, 0, 0],
  quarters: [3, 12, 12, 40, 0, 0],
  medbay: [3, 12, 15, 50, 0, 0],
  shield: [3, 12, 15, 50, 0, 0],
  patch: [2, 8, 18, 0, 0, 0],
  core: [6, 34, 50, 120, 6, 3],
};

for (const kind of Object.keys(TABLE) as BuildKind[]) {
  test(`[BUILD1][ROAD4] ${kind} has the turns, difficulty and price of the table`, () => {
    const { baseTurns, difficulty, alloy, credits, exotics, fragments } = BLUEPRINTS[kind];
    assert.deepEqual([baseTurns, difficulty / 1_000, alloy, credits, exotics, fragments], TABLE[kind]);
  });
}

test("[BUILD1] a kind of module that is not in the table cannot be built", () => {
  assert.deepEqual([...BUILD_KINDS].sort(), Object.keys(TABLE).sort());
  for (const kind of ["reactor", "life-support", "constructor", "", "Core"]) assert.ok(!isBuildKind(kind), kind);
});

test("[BUILD3] hydroponics need life1, the Core needs lode, fab 2 and reactor 3, and other builds have no requirements", () => {
  assert.equal(BLUEPRINTS.hydroponics.needsTech, "life1");
  assert.equal(BLUEPRINTS.core.needsTech, "lode");
  assert.deepEqual(BLUEPRINTS.core.needsTiers, { fab: 2, reactor: 3 });
  for (const kind of ["scoop", "quarters", "medbay", "shield", "patch"] as const) {
    assert.equal(BLUEPRINTS[kind].needsTech, undefined);
    assert.equal(BLUEPRINTS[kind].needsTiers, undefined);
  }
});

test("[SHIP1] the ship starts with five tiered modules and life support, which takes no slot", () => {
  assert.deepEqual([...START_MODULES].sort(), ["drive", "fab", "lab", "life-support", "reactor", "sensor"]);
  assert.deepEqual(
    START_MODULES.map((kind) => SLOTS[kind]),
    [1, 1, 1, 1, 1, 0],
  );
  assert.deepEqual(
    START_MODULES.filter((kind) => isTiered(kind)),
    ["reactor", "drive", "sensor", "lab", "fab"],
  );
});
