import assert from "node:assert/strict";
import { it } from "node:test";
import { conditionOf, isHeld, nextStop } from "./plane-condition.ts";

it("a plane without health is broken unless it is flying or in repair", () => {
  assert.equal(conditionOf({ status: "available", broken: true }), "broken");
  assert.equal(conditionOf({ status: "available", broken: false }), "available");
  assert.equal(conditionOf({ status: "repairing", broken: true }), "repairing");
  assert.equal(conditionOf({ status: "flying", broken: false }), "flying");
});

it("a queue is on hold only on the ground", () => {
  assert.equal(isHeld({ status: "available", queue: ["EDDM"] }), true);
  assert.equal(isHeld({ status: "available", queue: [] }), false);
  assert.equal(isHeld({ status: "flying", queue: ["EDDM"] }), false);
});

it("the next stop skips the airport where the plane is", () => {
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF", "EDDM"] }), "EDDM");
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF"] }), undefined);
});
