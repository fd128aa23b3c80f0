import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AIRCRAFT, modelOf } from "../../../rules/aircraft/aircraft.ts";
import { requiredFuelFor } from "../../../rules/aircraft/fuel.ts";
import { fly } from "../../../rules/flights/fly.ts";
import { land } from "../../../rules/flights/landing.ts";
import { quote } from "../../../rules/flights/quote.ts";
import { SPECIALS } from "../../../rules/jobs/specials.ts";
import { FULL_HEALTH, type Plane } from "../../../rules/values/plane.ts";
import { Refusal } from "../../../rules/values/refusals.ts";
import { aScene } from "../../../testing/a-scene.ts";
import type { Package, Quote } from "../../api.ts";

import { estimateLeg, quotedLeg } from "./leg-estimate.ts";

const WAY = { fromIcao: "EDDF", toIcao: "EDDM" };

const cessna = modelOf({ modelId: "C208" });
const prices = { fuelPricePerL: 2.4, fuelDiscount: 0.05, repairShare: 0.06 };

describe("estimateLeg", () => {
  it("the estimate of a leg has the fuel, wear and flight time for still air", () => {
    const leg = estimateLeg(cessna, prices, { ...WAY, distanceKm: 337, fuelL: 0, cargo: [] });
    assert.equal(leg.fuelL, requiredFuelFor(cessna, 337, 1));
    assert.equal(leg.fuelCost, Math.ceil(leg.fuelL * 2.4 * 0.95));
    assert.equal(leg.wear, 1.34);
    assert.equal(leg.wearCost, Math.round(cessna.price * 0.06 * 0.0134));
    assert.equal(leg.flightMs, 3_600_000);
    assert.equal(leg.isExact, false);
  });

  it("the estimate of a leg counts only the fuel that must be bought", () => {
    const empty = estimateLeg(cessna, prices, { ...WAY, distanceKm: 337, fuelL: 0, cargo: [] });
    assert.ok(estimateLeg(cessna, prices, { ...WAY, distanceKm: 337, fuelL: 50, cargo: [] }).fuelCost < empty.fuelCost);
    assert.equal(estimateLeg(cessna, prices, { ...WAY, distanceKm: 337, fuelL: 600, cargo: [] }).fuelCost, 0);
  });
});

describe("the wear of a leg", () => {
  it("the estimate, the service's quote and the landing agree on the wear for every type and special", () => {
    for (const model of AIRCRAFT) {
      for (const special of [null, ...SPECIALS.map(({ id }) => id)]) {
        const scene = aScene()
          .withPlayer()
          .withPlane({ modelId: model.id, fuelL: model.maxFuel })
          .withCargo({ special });
        const quoted = quote(scene, 1, 1, "EDDM", 24);
        assert.ok(!(quoted instanceof Refusal));
        const aboard = scene.cargoOf(1) as readonly unknown[] as readonly Package[];
        const { wear } = estimateLeg(model, prices, { ...WAY, distanceKm: quoted.distanceKm, fuelL: 0, cargo: aboard });
        assert.equal(wear, quoted.wear, `${model.id} ${special}`);
        assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
        scene.clockMs = scene.plane(1)?.leg?.arrivalSimTime ?? 0;
        land(scene, scene.plane(1) as Plane);
        assert.equal(FULL_HEALTH - (scene.plane(1)?.health ?? 0), Math.round(wear * 100), `${model.id} ${special}`);
      }
    }
  });
});

describe("an estimate with world events", () => {
  it("an estimate includes the fuel price and the storms of world events, and what a base saves", () => {
    const given = { ...WAY, distanceKm: 337, fuelL: 0, cargo: [] };
    const usual = estimateLeg(cessna, prices, given);
    const conditions = () => ({ fuel: 1.15, wear: 1.5, leastWind: 1.1 });
    const stormy = estimateLeg(cessna, { ...prices, conditions }, given);
    assert.ok(stormy.fuelL > usual.fuelL);
    assert.ok(Math.abs(stormy.wear / usual.wear - 1.5) < 1e-9);
    assert.ok(Math.abs(stormy.fuelCost / stormy.fuelL / (usual.fuelCost / usual.fuelL) - 1.15) < 0.01);
  });
});

describe("quotedLeg", () => {
  it("a quoted leg has the figures of the service unchanged", () => {
    const quote = { distanceKm: 300.4, fuelNeeded: 171.2, fuelCost: 77, wear: 2, flightSimMs: 12 } as Quote;
    assert.deepEqual(quotedLeg(cessna, prices, quote), {
      distanceKm: 300.4,
      fuelL: 171.2,
      fuelCost: 77,
      wear: 2,
      wearCost: 300,
      flightMs: 12,
      isExact: true,
    });
  });
});
