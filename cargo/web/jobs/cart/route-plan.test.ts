import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { modelOf } from "../../../rules/aircraft/aircraft.ts";
import { fuelLeft } from "../../../rules/aircraft/fuel.ts";
import type { Package } from "../../api.ts";
import { estimateLeg } from "./leg-estimate.ts";
import { planRoute, type RouteGiven, type RoutePlan } from "./route-plan.ts";

const WAY = { fromIcao: "EDDF", toIcao: "EDDM" };

const cessna = modelOf({ modelId: "C208" });
const prices = { fuelPricePerL: 2.4, fuelDiscount: 0, repairShare: 0.06 };
/** On the equator, a degree of longitude is 111.2 km. */
const LON: Readonly<Record<string, number>> = { AAAA: 0, BBBB: 3, CCCC: 6, DDDD: 60 };
const HOUR = 3_600_000;

const job = (id: number, destIcao: string, rest: Partial<Package> = {}): Package =>
  ({ id, originIcao: "AAAA", destIcao, payout: 1000, weightKg: 100, commodity: "cartons", ...rest }) as Package;

function planned(stops: readonly string[], rest: Partial<RouteGiven> = {}): RoutePlan {
  const plan = planRoute({
    model: cessna,
    prices,
    startIcao: "AAAA",
    fuelL: 0,
    health: 100,
    simTime: 1_000,
    stops,
    cargo: [],
    firstLeg: null,
    placeOf: (icao) => (LON[icao] === undefined ? undefined : { lat: 0, lon: LON[icao] }),
    ...rest,
  });
  assert.ok(plan);
  return plan;
}

describe("planRoute", () => {
  it("a route plan sums up the legs, each starting with the fuel left by the one before", () => {
    const plan = planned(["BBBB", "CCCC"], { fuelL: 500, cargo: [job(1, "BBBB"), job(2, "CCCC")] });
    const [first, second] = plan.legs;
    assert.equal(first?.fuelCost, 0);
    const left = fuelLeft(cessna, 500, first?.distanceKm ?? 0, 1);
    assert.equal(
      second?.fuelCost,
      estimateLeg(cessna, prices, { ...WAY, distanceKm: second?.distanceKm ?? 0, fuelL: left, cargo: [] }).fuelCost,
    );
    assert.equal(plan.payout, 2000);
    assert.equal(plan.net, 2000 - plan.fuelCost - plan.wearCost);
    assert.equal(second?.landsAfterMs, plan.flightMs);
    assert.equal(Math.round(plan.netPerHour), Math.round((plan.net * HOUR) / plan.flightMs));
    assert.deepEqual([plan.isExact, plan.staysOnBoard], [false, []]);
  });

  it("a route plan uses the service's figures for the first leg", () => {
    const firstLeg = {
      ...estimateLeg(cessna, prices, { ...WAY, distanceKm: 300, fuelL: 0, cargo: [] }),
      fuelCost: 77,
      isExact: true,
    };
    assert.equal(planned(["BBBB"], { firstLeg }).fuelCost, 77);
    assert.equal(planned(["BBBB"], { firstLeg }).isExact, true);
    assert.equal(planned(["BBBB", "CCCC"], { firstLeg }).isExact, false);
  });

  it("a route plan delivers at the first landing at the destination, and lists what stays on board", () => {
    const plan = planned(["BBBB", "CCCC", "BBBB"], { cargo: [job(1, "BBBB"), job(2, "DDDD")] });
    assert.deepEqual(
      plan.legs.map(({ deliveries }) => deliveries.length),
      [1, 0, 0],
    );
    assert.deepEqual(
      plan.staysOnBoard.map(({ id }) => id),
      [2],
    );
  });

  it("a route plan reduces the pay by the rules of specials", () => {
    const mail = job(1, "CCCC", { special: "diplomatic" });
    assert.equal(planned(["CCCC"], { cargo: [mail] }).payout, 1000);
    assert.equal(planned(["BBBB", "CCCC"], { cargo: [mail] }).payout, 500);
    const late = job(2, "CCCC", { special: "express", dueSimTime: 1_000 + HOUR });
    const [delivery] = planned(["BBBB", "CCCC"], { cargo: [late] }).legs.flatMap(({ deliveries }) => deliveries);
    assert.equal(delivery?.pay, 700);
    assert.ok((delivery?.lateMs ?? 0) > 0);
    const chips = job(3, "BBBB", { special: "fragile" });
    assert.equal(planned(["BBBB"], { cargo: [chips], health: 49 }).payout, 600);
  });

  it("a route plan marks a leg beyond the tank", () => {
    assert.deepEqual(
      planned(["BBBB", "DDDD"]).legs.map(({ isBeyondTank }) => isBeyondTank),
      [false, true],
    );
  });

  it("a route plan is null while airports are unknown, and empty without stops", () => {
    const nowhere = { startIcao: "AAAA", stops: ["XXXX"], cargo: [], firstLeg: null };
    assert.equal(
      planRoute({ ...nowhere, model: cessna, prices, fuelL: 0, health: 1, simTime: 0, placeOf: () => undefined }),
      null,
    );
    assert.deepEqual([planned([]).legs, planned([]).netPerHour], [[], 0]);
  });
});
