import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { JOB_AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { COMMODITIES, commodityOf, groupOf } from "./commodities.ts";
import { createJob, type JobOrigin } from "./job.ts";
import { basePayout } from "./payout.ts";
import { bandOfSlot, POOL_SLOTS } from "./pool-bands.ts";
import { ringOf, tradePartners } from "./rings.ts";
import { SPECIALS, specialOf } from "./specials.ts";

const CLOCK = 946_684_800_000;
const EDDF: JobOrigin = {
  seed: 1,
  originIcao: "EDDF",
  slot: 0,
  generation: 0,
  clockMs: CLOCK,
  meanReputation: 20,
};
const jobs = (count: number, origin: Partial<JobOrigin> = {}): JobContent[] =>
  Array.from({ length: count }, (_, generation) => createJob({ ...EDDF, generation, ...origin }));

const origins = fc.record({
  seed: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  originIcao: fc.constantFrom(...JOB_AIRPORTS.map(({ icao }) => icao)),
  slot: fc.integer({ min: 0, max: POOL_SLOTS - 1 }),
  generation: fc.integer({ min: 0, max: 1_000_000 }),
  clockMs: fc.integer({ min: CLOCK, max: CLOCK * 4 }),
  meanReputation: fc.double({ min: 0, max: 100, noNaN: true }),
});
const runs = { seed: 20_260_801, numRuns: 2_000 } as const;
const LARGEST = Math.max(...AIRCRAFT.map(({ maxPayloadKg }) => maxPayloadKg));

describe("any job", () => {
  test("[JOB4] a job weighs whole kg within the band and the largest payload: count × unit ± 30 %", () => {
    fc.assert(
      fc.property(origins, (origin) => {
        const { weightKg, count, commodity } = createJob(origin);
        const { minKg, maxKg } = bandOfSlot(origin.slot);
        const plainKg = count * (commodityOf(commodity)?.unitKg ?? Number.NaN);
        assert.ok(Number.isInteger(weightKg) && weightKg >= minKg && weightKg <= Math.min(maxKg, LARGEST));
        assert.ok(Number.isInteger(count) && count >= 1);
        assert.ok(Math.abs(weightKg - plainKg) <= plainKg * 0.3 + 0.5);
        assert.ok(plainKg >= minKg && plainKg <= maxKg);
      }),
      runs,
    );
  });

  test("[POOL3][GEO2] a job leads to an airport of its ring", () => {
    fc.assert(
      fc.property(origins, (origin) => {
        const { originIcao, destIcao } = createJob(origin);
        assert.equal(originIcao, origin.originIcao);
        const { destinations } = ringOf(originIcao, bandOfSlot(origin.slot));
        assert.ok(destinations.some(({ icao }) => icao === destIcao));
      }),
      { ...runs, numRuns: 400 },
    );
  });

  test("[MK3] every plane and player can load a local job", () => {
    fc.assert(
      fc.property(origins, (origin) => {
        const { special, weightKg } = createJob({ ...origin, slot: origin.slot % 3, meanReputation: 100 });
        const { minReputation, minPayloadKg } = specialOf(special)?.load ?? {};
        assert.deepEqual([minReputation, minPayloadKg], [undefined, undefined]);
        assert.ok(weightKg <= 900);
      }),
      runs,
    );
  });

  test("[JOB5] a job has a special only if its commodity may have it", () => {
    fc.assert(
      fc.property(origins, (origin) => {
        const { commodity, special } = createJob(origin);
        if (special !== null) assert.ok(specialOf(special)?.commodities.includes(commodity));
      }),
      runs,
    );
  });

  test("[PAY1] the base payout of a job follows the formula", () => {
    fc.assert(
      fc.property(origins, (origin) => {
        const job = createJob(origin);
        const km = distanceKm(knownAirport(job.originIcao), knownAirport(job.destIcao));
        const shipment = {
          weightKg: job.weightKg,
          distanceKm: km,
          commodityFactor: commodityOf(job.commodity)?.factor ?? Number.NaN,
          specialFactor: specialOf(job.special)?.factor ?? 1,
        };
        assert.equal(job.basePayout, basePayout(shipment));
      }),
      { ...runs, numRuns: 400 },
    );
  });

  test("[DRAW1] a job is the same for the same seed, airport, slot and generation", () => {
    fc.assert(
      fc.property(origins, (origin) => assert.deepEqual(createJob(origin), createJob({ ...origin }))),
      { ...runs, numRuns: 400 },
    );
  });
});

describe("many jobs", () => {
  test("[DRAW1] different generations, slots, seeds and airports have different jobs", () => {
    const all = [
      ...jobs(20),
      ...jobs(20, { slot: 1 }),
      ...jobs(20, { seed: 2 }),
      ...jobs(20, { originIcao: "EDDM" }),
    ].map((job) => JSON.stringify(job));
    assert.equal(new Set(all).size, 80);
  });

  test("[POOL8] three quarters of the jobs go to the two partners of the week, in about equal parts", () => {
    const partners = tradePartners(1, "EDDF", bandOfSlot(6), CLOCK).map(({ icao }) => icao);
    const shares = partners.map(
      (partner) => jobs(4_000, { slot: 6 }).filter(({ destIcao }) => destIcao === partner).length / 4_000,
    );
    for (const share of shares) assert.ok(Math.abs(share - 0.375) < 0.03, `${share}`);
  });

  test("[SPEC14] 8 % of the jobs are special without reputation, 25 % with full reputation", () => {
    for (const [meanReputation, chance] of [
      [0, 0.08],
      [50, 0.165],
      [100, 0.25],
    ] as const) {
      const special = jobs(6_000, { meanReputation }).filter((job) => job.special !== null).length / 6_000;
      assert.ok(Math.abs(special - chance) < 0.015, `${special} of ${chance}`);
    }
  });

  test("[MK3] 85 % of the local jobs go to the two partners of the week, three times as many to the first", () => {
    const partners = tradePartners(1, "EDDF", bandOfSlot(0), CLOCK).map(({ icao }) => icao);
    const shares = partners.map((partner) => jobs(4_000).filter(({ destIcao }) => destIcao === partner).length / 4_000);
    for (const [index, share] of [0.85 * 0.75, 0.85 * 0.25].entries()) {
      assert.ok(Math.abs((shares[index] ?? 0) - share) < 0.03, `${shares}`);
    }
  });

  test("[JOB4] weights are log-uniform: half are below the geometric mean of the band", () => {
    const middle = Math.sqrt(2_500 * 22_000);
    const below = jobs(4_000, { slot: 6 }).filter(({ weightKg }) => weightKg < middle).length / 4_000;
    assert.ok(Math.abs(below - 0.5) < 0.04, `${below}`);
  });

  test("[MK3] regional weights are skewed to light: half are below 300·20^(0.5^1.5) kg", () => {
    const middle = 300 * 20 ** (0.5 ** 1.5);
    const below = jobs(4_000, { slot: 3 }).filter(({ weightKg }) => weightKg < middle).length / 4_000;
    assert.ok(Math.abs(below - 0.5) < 0.04, `${below}`);
  });

  test("[JOB5] every commodity and every special occurs", () => {
    const all = Array.from({ length: POOL_SLOTS }, (_, slot) => jobs(600, { slot, meanReputation: 100 })).flat();
    assert.equal(new Set(all.map(({ commodity }) => commodity)).size, COMMODITIES.length);
    assert.equal(new Set(all.map(({ special }) => special)).size, 1 + SPECIALS.length);
  });
});

test("[TO1] one in six of the medium, long and heavy jobs goes to a campaign in their ring, with its group", () => {
  const campaigns = [
    { icao: "KJFK", group: "fresh" },
    { icao: "LEMD", group: "mail" },
  ] as const;
  const share = (slot: number, icao: string) => {
    const jobs = Array.from({ length: 6000 }, (_, index) => {
      const origin = { seed: 5, originIcao: "EDDF", slot, generation: index + 1, clockMs: 0, meanReputation: 20 };
      return [createJob({ ...origin, campaigns }), createJob(origin)] as const;
    });
    const moved = jobs.filter(
      ([job, ordinary]) => job.destIcao === icao && JSON.stringify(job) !== JSON.stringify(ordinary),
    );
    const group = campaigns.find((one) => one.icao === icao)?.group;
    assert.ok(
      moved.every(([job]) => groupOf(job.commodity) === group),
      icao,
    );
    return moved.length / jobs.length;
  };
  for (const [slot, icao] of [
    [8, "KJFK"],
    [10, "KJFK"],
    [6, "LEMD"],
  ] as const) {
    assert.ok(Math.abs(share(slot, icao) - 1 / 6) < 0.02, `${slot} ${share(slot, icao)}`);
  }
  for (const [slot, icao] of [
    [0, "LEMD"],
    [3, "LEMD"],
    [6, "KJFK"],
  ] as const)
    assert.equal(share(slot, icao), 0, `${slot} ${icao}`);
});
