import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, type RouteFields } from "./route-change.ts";

const route: RouteFields = {
  name: "South",
  stops: ["EDDF", "EDDM"],
  loop: true,
  policy: { openJobs: true, maxLaterStops: 2, minNetPerHour: 0 },
  repairBelow: 40,
  stopWhenCashBelow: 5_000,
};

test("the change of a route has only the fields that differ", () => {
  assert.equal(changeOf(route, { ...route, stops: [...route.stops] }), undefined);
  assert.deepEqual(changeOf(route, { ...route, name: "North", repairBelow: 50 }), { name: "North", repairBelow: 50 });
  assert.deepEqual(changeOf(route, { ...route, stops: ["EDDM", "EDDF"] }), { stops: ["EDDM", "EDDF"] });
});

test("the change of a route has only the settings of loading that differ, in whatever order they are", () => {
  const policy = { minNetPerHour: 0, maxLaterStops: 2, openJobs: true };
  assert.equal(changeOf(route, { ...route, policy }), undefined);
  assert.deepEqual(changeOf(route, { ...route, policy: { ...policy, openJobs: false } }), {
    policy: { openJobs: false },
  });
});
