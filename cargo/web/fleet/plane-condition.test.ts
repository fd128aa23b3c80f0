import assert from "node:assert/strict";
import { it } from "node:test";
import { conditionOf, isHeld, nextStop } from "./plane-condition.ts";

it("a plane without health on the ground is broken, one in repair or in flight is not called so", () => {
  assert.equal(conditionOf({ status: "available", broken: true }), "broken");
  assert.equal(conditionOf({ status: "available", broken: false }), "available");
  assert.equal(conditionOf({ status: "repairing", broken: true }), "repairing");
  assert.equal(conditionOf({ status: "flying", broken: false }), "flying");
});

it("a queue is held exactly on the ground", () => {
  assert.equal(isHeld({ status: "available", queue: ["EDDM"] }), true);
  assert.equal(isHeld({ status: "available", queue: [] }), false);
  assert.equal(isHeld({ status: "flying", queue: ["EDDM"] }), false);
});

it("stops where the plane is already are skipped", () => {
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF", "EDDM"] }), "EDDM");
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF"] }), undefined);
});
