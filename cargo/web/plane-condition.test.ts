import assert from "node:assert/strict";
import { it } from "node:test";
import type { Plane } from "./api.ts";
import { conditionOf, firstToUse, isHeld, isIdle, nextStop } from "./plane-condition.ts";

it("a plane without health is broken unless it is flying or in repair", () => {
  assert.equal(conditionOf({ status: "available", broken: true }), "broken");
  assert.equal(conditionOf({ status: "available", broken: false }), "available");
  assert.equal(conditionOf({ status: "repairing", broken: true }), "repairing");
  assert.equal(conditionOf({ status: "flying", broken: false }), "flying");
});

it("only a plane on the ground can have its queue on hold", () => {
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

it("the plane to select is the first that waits for jobs, else one that could depart, else the first", () => {
  const plane = (id: number, rest: Partial<Plane> = {}) =>
    ({ id, status: "available", broken: false, queue: [] as string[], ...rest }) as Plane;
  const [flying, broken] = [plane(1, { status: "flying" }), plane(2, { broken: true })];
  const held = plane(3, { queue: ["EDDM"] });
  assert.equal(firstToUse([flying, broken, held, plane(4)])?.id, 4);
  assert.equal(firstToUse([flying, broken, held])?.id, 3);
  assert.equal(firstToUse([flying, broken])?.id, 1);
  assert.equal(firstToUse([]), undefined);
});
