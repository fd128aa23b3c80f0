import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aScene, SCENE_CLOCK } from "../../testing/a-scene.ts";
import { AIRPORTS, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import { AIRCRAFT } from "./aircraft.ts";
import { fuelOnBoard, planLeg, shownPlaneHealth } from "./flight.ts";
import { flightTimeMs } from "./flight-time.ts";

const airport = fc.constantFrom(...AIRPORTS.map(({ icao }) => icao));

test("[FLY3] the flight time of a leg is its distance at cruise speed, to the millisecond, in any wind", () => {
  const length = distanceKm(knownAirport("EDDF"), knownAirport("EDDM"));
  const there = planLeg({ modelId: "C208", airportIcao: "EDDF" }, "EDDM", SCENE_CLOCK, 1);
  const back = planLeg({ modelId: "C208", airportIcao: "EDDM" }, "EDDF", SCENE_CLOCK, 1);
  assert.equal(there.distanceKm, length);
  assert.equal(there.durationMs, Math.round((length / 337) * 3_600_000));
  assert.equal(back.durationMs, there.durationMs);
  assert.notEqual(back.windFactor, there.windFactor);
});

test("[FLY3] the shortest leg takes a millisecond", () => {
  assert.deepEqual([flightTimeMs(0, 900), flightTimeMs(900, 900)], [1, 3_600_000]);
});

test("[WIND4] the wind of a leg is that of its departure instant and the world's seed", () => {
  const plane = { modelId: "B748", airportIcao: "KJFK" };
  const plan = (clockMs: number, seed: number): number => planLeg(plane, "EGLL", clockMs, seed).windFactor;
  assert.equal(plan(SCENE_CLOCK, 1), plan(SCENE_CLOCK, 1));
  assert.notEqual(plan(SCENE_CLOCK, 1), plan(SCENE_CLOCK, 2));
  assert.notEqual(plan(SCENE_CLOCK, 1), plan(SCENE_CLOCK + 3_600_000, 1));
});

test("[FLY3] every leg of every model has finite figures and ends after its departure", () => {
  fc.assert(
    fc.property(fc.constantFrom(...AIRCRAFT), airport, airport, ({ id }, from, to) => {
      const leg = planLeg({ modelId: id, airportIcao: from }, to, SCENE_CLOCK, 5);
      assert.ok(leg.distanceKm >= 0 && leg.distanceKm < 20_020);
      assert.ok(Number.isInteger(leg.durationMs) && leg.durationMs >= 1);
      assert.ok(leg.windFactor >= 0.8 && leg.windFactor <= 1.2);
    }),
    { seed: 51, numRuns: 300 },
  );
});

const flying = (fuelL: number): Plane => {
  const scene = aScene().withPlane({
    status: "flying",
    fuelL,
    leg: { destIcao: "EDDM", departureSimTime: 1000, arrivalSimTime: 5000, distanceKm: 300, windFactor: 1.1 },
  });
  return scene.plane(1) as Plane;
};

test("[FUEL9] shown fuel falls from departure to arrival, to 0 if the fuel was just enough", () => {
  const plane = flying(200);
  assert.equal(fuelOnBoard(plane, 900), 200);
  assert.equal(fuelOnBoard(plane, 1000), 200);
  const seen = [1000, 1001, 2000, 3000, 4999, 5000].map((clockMs) => fuelOnBoard(plane, clockMs));
  for (const [index, fuel] of seen.entries()) assert.ok(index === 0 || fuel < (seen[index - 1] as number));
  assert.equal(fuelOnBoard(plane, 9000), fuelOnBoard(plane, 5000));
  assert.equal(fuelOnBoard(flying(1), 5000), 0);
  assert.equal(fuelOnBoard({ ...plane, leg: null }, 5000), 200);
  const timeless = { ...plane, leg: plane.leg && { ...plane.leg, arrivalSimTime: 1000 } };
  assert.equal(fuelOnBoard(timeless, 1000), 200);
});

const repaired = (health: number, clockMs: number): number =>
  shownPlaneHealth({ health, repair: { startedSimTime: 1_000_000, endsSimTime: 0 } }, clockMs);

test("[REPAIR2] health during a repair is round(100 × fraction), growing by 0.1 an hour", () => {
  const hour = 3_600_000;
  assert.equal(repaired(3000, 1_000_000), 30);
  assert.equal(repaired(3000, 1_000_000 + hour), 40);
  assert.equal(repaired(3000, 1_000_000 + hour / 20 - 1), 30);
  assert.equal(repaired(3000, 1_000_000 + hour / 20), 31);
  assert.equal(repaired(0, 1_000_000), 0);
  assert.equal(repaired(0, 1_000_000 + 20 * hour), 100);
});

test("[WEAR3] a plane that is not in repair shows its stored health", () => {
  assert.equal(shownPlaneHealth({ health: FULL_HEALTH - 1, repair: null }, 0), 99);
  assert.equal(shownPlaneHealth({ health: 1, repair: null }, 0), 1);
});
