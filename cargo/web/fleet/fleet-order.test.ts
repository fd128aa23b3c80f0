import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Plane } from "../api.ts";
import { countByCondition, shownPlanes, startsDescending } from "./fleet-order.ts";

const plane = (id: number, rest: Partial<Plane> = {}): Plane =>
  ({
    id,
    name: `D-${id}`,
    status: "available",
    broken: false,
    arrivalSimTime: null,
    repairEndsSimTime: null,
    cargoKg: 0,
    maxPayloadKg: 1_000,
    health: 100,
    fuel: 0,
    maxFuel: 100,
    totals: { earned: 0, km: 0, deliveries: 0 },
    ...rest,
  }) as Plane;

const FLEET = [
  plane(10, { status: "flying", arrivalSimTime: 900, cargoKg: 500 }),
  plane(2, { broken: true, health: 0 }),
  plane(3, { status: "repairing", repairEndsSimTime: 500, health: 40 }),
  plane(1, { totals: { earned: 9, km: 1, deliveries: 2 } }),
  plane(4, { status: "flying", arrivalSimTime: 100, cargoKg: 1_000, maxPayloadKg: 9_000 }),
];
const ids = (...given: Parameters<typeof shownPlanes>) => shownPlanes(...given).map(({ id }) => id);

describe("shownPlanes", () => {
  it("the fleet sorts by name in both directions, D-2 before D-10", () => {
    assert.deepEqual(ids(FLEET, "all", { by: "name", descending: false }), [1, 2, 3, 4, 10]);
    assert.deepEqual(ids(FLEET, "all", { by: "name", descending: true }), [10, 4, 3, 2, 1]);
  });

  it("the fleet sorts by the next landing or end of a repair, with waiting planes last, by name", () => {
    assert.deepEqual(ids(FLEET, "all", { by: "arrival", descending: false }), [4, 3, 10, 1, 2]);
  });

  it("the fleet sorts by the share of the payload, not by kilograms", () => {
    assert.deepEqual(ids(FLEET, "all", { by: "load", descending: true }), [10, 4, 1, 2, 3]);
  });

  it("the fleet lists and counts planes by condition", () => {
    assert.deepEqual(ids(FLEET, "flying", { by: "name", descending: false }), [4, 10]);
    assert.deepEqual(ids(FLEET, "broken", { by: "name", descending: false }), [2]);
    assert.deepEqual(countByCondition(FLEET), { flying: 2, available: 1, repairing: 1, broken: 1 });
  });

  it("the fleet's columns first sort the largest figures to the top, and that of health the worst", () => {
    assert.deepEqual([startsDescending("earned"), startsDescending("health")], [true, false]);
  });
});
