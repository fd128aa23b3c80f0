import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { fuelCost } from "../aircraft/refuelling.ts";
import { buyPrice } from "../fleet/plane-price.ts";
import { repairCost, repairTimeMs } from "../fleet/repair.ts";
import { saleValue } from "../fleet/sell.ts";
import { SPECIALS } from "../jobs/specials.ts";
import { WORLD_TIME_SCALE } from "../values/clock.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import { FIRST_REPUTATION, FULL_REPUTATION } from "../values/player.ts";
import { DEPTH } from "./depth.ts";
import { economyFor } from "./economy.ts";

const beginner = { reputation: FIRST_REPUTATION };
const shown = () => economyFor(beginner, WORLD_TIME_SCALE);

test("[STATE3] the snapshot shows the figures of the game", () => {
  const { poolBands, specials, ...figures } = shown();
  assert.deepEqual(figures, {
    worldTimeScale: 24,
    planeDiscount: 0.03,
    fuelDiscount: 0.05,
    fuelDensityKgPerL: 0.8,
    fuelPricePerL: 2.4,
    saleShare: 0.7,
    saleWearShare: 0.08,
    repairShare: 0.06,
    repairBrokenFactor: 1.5,
    repairPerSimHour: 0.1,
    abandonMinShare: 0.15,
    abandonMaxShare: 0.6,
    lapseShare: 0.05,
    debtShare: 0.5,
    jobLifetimeMs: 2_700_000,
    limits: {
      planes: 60,
      queuedLegs: 12,
      acceptedJobs: 20,
      acceptRealMs: 600_000,
      openings: 30,
      openingsAPlane: 6,
      openingsRealMs: 3_600_000,
      abandonedOfOrigin: 3,
      coolingOffRealMs: 600_000,
      openJobs: 100,
      endedPackages: 50,
    },
  });
  assert.deepEqual(
    poolBands.map(({ id, slots }) => [id, slots]),
    [
      ["local", 3],
      ["regional", 3],
      ["medium", 2],
      ["long", 2],
      ["heavy", 1],
    ],
  );
  assert.deepEqual(
    specials.map(({ id }) => id),
    SPECIALS.map(({ id }) => id),
  );
  assert.deepEqual(Object.keys(specials[0] ?? {}), ["id", "label", "handlingCode", "factor", "rule"]);
});

test("[MK3] [POOL8] the snapshot shows how the jobs of each band are drawn", () => {
  const usual = { partnerShare: 0.75, firstPartnerShare: 0.5, weightPower: 1 };
  assert.deepEqual(DEPTH.jobs, [
    { band: "local", partnerShare: 0.85, firstPartnerShare: 0.75, weightPower: 1 },
    { band: "regional", ...usual, weightPower: 1.5 },
    ...["medium", "long", "heavy"].map((band) => ({ band, ...usual })),
  ]);
});

test("[GO3] the snapshot shows the figures of bases", () => {
  assert.deepEqual(DEPTH.bases, {
    limit: 5,
    firstPrice: 250_000,
    deliveries: 10,
    upkeepShare: 0.05,
    upkeepSimMs: 2_592_000_000,
    upkeepLeaves: 5_000,
    saleShare: 0.5,
    repairFactor: 2,
    fuelFactor: 0.95,
    wearFactor: 0.9,
  });
});

test("[TO1] [TO2] [GO2] [MK2] [HP3] [RT1] the snapshot shows the figures of the market, routes and cooperation", () => {
  const { planesACommand, events, routes, campaigns, alliances, seasons } = DEPTH;
  assert.equal(planesACommand, 60);
  const { oneChance, twoChance, leastSimHours, mostSimHours } = events;
  assert.deepEqual([oneChance, twoChance, leastSimHours, mostSimHours], [0.5, 0.1, 48, 96]);
  assert.deepEqual(routes.defaults, {
    policy: { maxLaterStops: 2, openJobs: true, minNetPerHour: 0 },
    ...{ loop: false, repairBelow: 40, stopWhenCashBelow: 5_000 },
  });
  assert.deepEqual(campaigns, {
    ...{ twoFrom: 20, threeFrom: 100, activeRealMs: 604_800_000, leastSimHours: 72, mostSimHours: 168 },
    ...{ targetKg: 25_000, targetExponent: 0.8, sharedFrom: 3, mostShare: 0.5 },
    ...{ jobShare: 1 / 6, payShare: 0.25, reputation: 1 },
  });
  assert.deepEqual(alliances, {
    ...{ members: 20, openInvitations: 20, invitationsADay: 10 },
    ...{ invitationRealMs: 604_800_000, pauseRealMs: 604_800_000 },
  });
  assert.deepEqual(seasons, { leastTimed: 30, kept: 10 });
});

test("[STATE3] prices can be computed from the figures in the snapshot", () => {
  for (const reputation of [0, FIRST_REPUTATION, FULL_REPUTATION]) {
    const economy = economyFor({ reputation }, 24);
    const litrePrice = economy.fuelPricePerL * (1 - economy.fuelDiscount);
    assert.ok(Math.abs(fuelCost(1000, { reputation }) - 1000 * litrePrice) < 1);
    for (const model of AIRCRAFT) {
      assert.ok(Math.abs(buyPrice(model, reputation) - model.price * (1 - economy.planeDiscount)) < 1);
      for (const health of [0, 4_200, FULL_HEALTH]) {
        const lost = 1 - health / FULL_HEALTH;
        const plane = { modelId: model.id, health };
        assert.ok(Math.abs(saleValue(plane) - model.price * (economy.saleShare - economy.saleWearShare * lost)) < 1.01);
        const factor = health === 0 ? economy.repairBrokenFactor : 1;
        assert.ok(Math.abs(repairCost(plane) - model.price * economy.repairShare * lost * factor) < 1.01);
      }
    }
  }
  const halfMs = repairTimeMs({ health: 4_950 });
  assert.equal((halfMs / 3_600_000) * shown().repairPerSimHour, 0.5);
});

test("[STATE3] all figures are unchanged after they are written as JSON and read again", () => {
  assert.deepEqual(JSON.parse(JSON.stringify(shown())), shown());
});
