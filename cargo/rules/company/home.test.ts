import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { airportOf, JOB_AIRPORTS } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { createJob } from "../jobs/job.ts";
import { jobKm } from "../jobs/needs.ts";
import { POOL_SLOTS } from "../jobs/pool-bands.ts";
import { specialOf } from "../jobs/specials.ts";
import type { JobContent } from "../values/cargo-package.ts";
import { FIRST_CLOCK_MS } from "../values/clock.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import { FIRST_MONEY, FIRST_REPUTATION } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import { chooseHome, homes, homesByCrowding } from "./home.ts";

const newcomer = () => aScene().withPlayer({ homeIcao: null });

test("[HOME1] homes are large airports with enough job airports around them", () => {
  const found = homes();
  assert.ok(found.length > 200, `${found.length} homes`);
  for (const { airport, nearbyAirports, regionalAirports } of found.filter((_, index) => index % 25 === 0)) {
    assert.equal(airport.size, "large");
    const distances = JOB_AIRPORTS.map((other) => distanceKm(airport, other));
    assert.equal(nearbyAirports, distances.filter((km) => km >= 150 && km <= 450).length);
    assert.equal(regionalAirports, distances.filter((km) => km > 450 && km <= 1000).length);
    assert.ok(nearbyAirports >= 6 && regionalAirports >= 12);
  }
});

test("[HOME1] a remote large airport is not a home, a large one with many neighbours is", () => {
  const codes = homes().map(({ airport }) => airport.icao);
  assert.equal(airportOf("PHNL")?.size, "large");
  assert.ok(!codes.includes("PHNL"));
  assert.ok(codes.includes("EDDF"));
});

test("[HOME1] the least crowded homes come first, ties by code", () => {
  const codes = homes().map(({ airport }) => airport.icao);
  const [crowded, busy] = codes as [string, string];
  const listed = homesByCrowding((icao) => (icao === crowded ? 5 : icao === busy ? 2 : 0));
  assert.deepEqual(
    listed.map(({ airport }) => airport.icao),
    [...codes.slice(2), busy, crowded],
  );
  assert.deepEqual(
    listed.slice(-2).map(({ players }) => players),
    [2, 5],
  );
});

test("[HOME2] choosing a home delivers a new Cessna 208B there for free", () => {
  const scene = newcomer();
  assert.equal(chooseHome(scene, 1, "EDDF"), 1);
  const { name, ...plane } = scene.plane(1) ?? {};
  assert.match(name ?? "", /^D-[A-Z]{4}$/);
  assert.deepEqual(plane, {
    id: 1,
    modelId: "C208",
    ownerId: 1,
    status: "available",
    airportIcao: "EDDF",
    leg: null,
    repair: null,
    queue: [],
    health: FULL_HEALTH,
    fuelL: 0,
    totalKm: 0,
    deliveries: 0,
    earned: 0,
    route: null,
    lineFreight: null,
  });
  assert.equal(scene.player(1).homeIcao, "EDDF");
  assert.equal(scene.player(1).money, FIRST_MONEY);
  assert.equal(scene.player(1).planesBought, 0);
  assert.deepEqual(
    scene.events.map(({ kind, about, data }) => ({ kind, about, data })),
    [{ kind: "home-chosen", about: { planeId: 1 }, data: { icao: "EDDF", modelId: "C208" } }],
  );
});

test("[HOME2] a home is chosen once, from the list of homes", () => {
  const refused = (homeIcao: string | null, icao: string) => {
    const scene = aScene().withPlayer({ homeIcao });
    const refusal = chooseHome(scene, 1, icao);
    assert.ok(refusal instanceof Refusal);
    assert.equal(scene.planes.size + scene.events.length, 0);
    assert.equal(scene.player(1).homeIcao, homeIcao);
    return [refusal.status, refusal.code, refusal.details];
  };
  assert.deepEqual(refused("EDDF", "EDDM"), [409, "home-chosen", { homeIcao: "EDDF" }]);
  assert.deepEqual(refused("EDDF", "PHNL"), [409, "home-chosen", { homeIcao: "EDDF" }]);
  assert.deepEqual(refused(null, "PHNL"), [409, "not-a-home", { icao: "PHNL" }]);
  assert.deepEqual(refused("EDDF", "XQXQ"), [400, "unknown-icao", { icao: "XQXQ" }]);
});

/** True if a new player's first plane can carry the job. */
function isCarriedBy({ maxPayloadKg, rangeKm }: (typeof AIRCRAFT)[number], job: JobContent): boolean {
  const { minReputation = 0, minPayloadKg = 0 } = specialOf(job.special)?.load ?? {};
  const isAllowed = minReputation <= FIRST_REPUTATION / 1000 && minPayloadKg <= maxPayloadKg;
  return isAllowed && job.weightKg <= maxPayloadKg && jobKm(job) <= rangeKm;
}

test("[MK3] at a home airport with full slots the starter can carry 4 jobs (median), and never fewer than 3", () => {
  const starter = AIRCRAFT.find(({ id }) => id === "C208") ?? assert.fail("no starter");
  const counts = homes()
    .flatMap(({ airport: { icao: originIcao } }) =>
      [1, 2, 3, 4].map((seed) => {
        const slots = Array.from({ length: POOL_SLOTS }, (_, slot) => slot);
        const full = slots.map((slot) =>
          createJob({ seed, originIcao, slot, generation: 1, clockMs: FIRST_CLOCK_MS, meanReputation: 20 }),
        );
        return full.filter((job) => isCarriedBy(starter, job)).length;
      }),
    )
    .toSorted((a, b) => a - b);
  assert.ok((counts[0] ?? 0) >= 3, `${counts[0]} at least`);
  assert.ok((counts[counts.length >> 1] ?? 0) >= 4, `median ${counts[counts.length >> 1]}`);
});
