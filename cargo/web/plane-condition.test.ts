import assert from "node:assert/strict";
import { it } from "node:test";
import { conditionOf, isHeld, isIdle, nextStop } from "./plane-condition.ts";

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

it("a plane is idle while it is parked and sound and has no stops and no route that it flies", () => {
  const idle = { status: "available", broken: false, queue: [] as string[] } as const;
  assert.equal(isIdle(idle), true);
  assert.equal(isIdle({ ...idle, route: { routeId: 1, status: "suspended", nextIndex: 0 } }), true);
  assert.equal(isIdle({ ...idle, route: { routeId: 1, status: "active", nextIndex: 0 } }), false);
  assert.equal(isIdle({ ...idle, queue: ["EDDM"] }), false);
  assert.equal(isIdle({ ...idle, broken: true }), false);
  assert.equal(isIdle({ ...idle, status: "flying" }), false);
});

it("the next stop skips the airport where the plane is", () => {
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF", "EDDM"] }), "EDDM");
  assert.equal(nextStop({ airportIcao: "EDDF", queue: ["EDDF"] }), undefined);
});
