import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { AIRCRAFT, aircraftOf } from "../aircraft/aircraft.ts";
import { demandFactor } from "../market/prices.ts";
import { FIRST_CLOCK_MS } from "../values/clock.ts";
import { Refusal } from "../values/refusals.ts";
import { lapOf, nearestPlace, placeOf } from "./lap.ts";
import { lapFigures } from "./lap-figures.ts";
import { lineFreightFor, lineFreightShare, MOST_LINE_FREIGHT_KG } from "./line-freight.ts";
import { changeRoute, createRoute, deleteRoute, type NewRoute } from "./routes.ts";

const ROUND: NewRoute = { name: "Round", stops: ["EDDF", "EDDM", "EDDH"], loop: true };

const created = (scene: SmallScene, change: Partial<NewRoute> = {}): string | number => {
  const made = createRoute(scene, 1, { ...ROUND, ...change });
  return made instanceof Refusal ? made.code : made;
};

test("[RT1] creating a route uses defaults for absent fields, and a change keeps absent fields", () => {
  const scene = aScene().withPlayer();
  assert.equal(createRoute(scene, 1, { name: "To and fro", stops: ["EDDF", "EDDM"] }), 1);
  assert.deepEqual(scene.route(1), {
    id: 1,
    ownerId: 1,
    name: "To and fro",
    stops: ["EDDF", "EDDM"],
    loop: false,
    policy: { maxLaterStops: 2, openJobs: true, minNetPerHour: 0 },
    repairBelow: 40,
    stopWhenCashBelow: 5_000,
    net: 0,
    netSince: scene.clockMs,
  });
  assert.equal(
    changeRoute(scene, 1, 1, { loop: true, policy: { openJobs: false }, repairBelow: undefined }),
    undefined,
  );
  const { loop, policy, repairBelow, name } = scene.route(1) ?? {};
  assert.deepEqual(
    [loop, policy, repairBelow, name],
    [true, { maxLaterStops: 2, openJobs: false, minNetPerHour: 0 }, 40, "To and fro"],
  );
});

test("[RT1] neighbouring stops differ, in a loop also the last and the first", () => {
  const scene = aScene().withPlayer();
  for (const stops of [
    ["EDDF", "EDDF"],
    ["EDDF", "EDDM", "EDDM"],
    ["EDDF", "EDDM", "EDDF"],
  ]) {
    assert.equal(created(scene, { stops }), "same-stop");
  }
  assert.equal(created(scene, { stops: ["EDDF", "EDDM", "EDDF"], loop: false }), 1);
  assert.equal(changeRoute(scene, 1, 1, { loop: true })?.code, "same-stop");
  assert.equal(created(scene, { stops: ["EDDF", "XQXQ"] }), "unknown-icao");
});

test("[RT1] a player has at most 50 routes", () => {
  const scene = aScene().withPlayer();
  for (let count = 1; count <= 50; count++) assert.equal(created(scene), count);
  assert.equal(created(scene), "route-limit");
  deleteRoute(scene, 1, 7);
  assert.equal(created(scene), 51);
});

test("[RT1] another player's route is 403, an unknown one 404", () => {
  const scene = aScene().withPlayer().withPlayer();
  created(scene);
  assert.equal(changeRoute(scene, 2, 1, {})?.code, "not-owner");
  assert.equal(deleteRoute(scene, 2, 1)?.code, "not-owner");
  assert.equal(changeRoute(scene, 1, 2, {})?.code, "unknown-route");
});

test("[RT1] [RT4] the lap goes round or back and forth, and shows at most 11 stops ahead", () => {
  const stops = ["EDDF", "EDDM", "EDDH", "EHAM"];
  assert.deepEqual(lapOf({ stops, loop: true }).stops, stops);
  const there = lapOf({ stops, loop: false });
  assert.deepEqual(there.stops, ["EDDF", "EDDM", "EDDH", "EHAM", "EDDH", "EDDM"]);
  assert.deepEqual(there.ahead[2], ["EHAM", "EDDH", "EDDM", "EDDF", "EDDM"]);
  const twelve = ["EDDF", "EDDM", "EDDH", "EHAM", "EGLL", "LFPG", "LEMD", "LIRF", "LOWW", "LSZH", "EKCH", "ESSA"];
  assert.ok(lapOf({ stops: twelve, loop: false }).ahead.every(({ length }) => length === 11));
  assert.equal(placeOf({ stops, loop: false }, "EDDH", 3), 4);
  assert.equal(placeOf({ stops, loop: false }, "LFPG", 3), undefined);
  assert.equal(nearestPlace({ stops, loop: true }, "EDDL", 1_000), 3);
  assert.equal(nearestPlace({ stops, loop: true }, "KJFK", 1_000), undefined);
});

test("[RT5] line freight gathers for four hours, starts at one half, and pays 43 % of the base payout", () => {
  const hour = 3_600_000;
  assert.deepEqual(
    [undefined, 0, 3 * hour, -9 * hour].map((at) => lineFreightShare(at, 4 * hour)),
    [0.5, 1, 0.25, 1],
  );
  assert.equal(lineFreightShare(hour, hour), 0);
  const scene = aScene();
  const way = { originIcao: "EDDF", destIcao: "EDDM", distanceKm: 300 };
  assert.equal(lineFreightFor(scene, way, 1_590, 0), null);
  // 795 kg over 300 km: (150 + 795·6·0.95·300/550·0.795^−0.15) · 0.43.
  const demand = demandFactor(scene, { ...way, weightKg: 795 }, "consumer");
  const expected = 0.43 * demand * (150 + (795 * 6 * (0.8 + 0.0005 * 300) * 300 * 0.795 ** -0.15) / 550);
  assert.deepEqual(lineFreightFor(scene, way, 1_590, 0.5), { kg: 795, payout: Math.round(expected) });
  assert.equal(lineFreightFor(scene, way, 133_100, 1)?.kg, MOST_LINE_FREIGHT_KG);
});

test("[RT1] the figures of the first lap are for mean wind and without jobs", () => {
  const scene = aScene({ clockMs: FIRST_CLOCK_MS }).withPlayer().withPackage({ destIcao: "EDDM" });
  created(scene);
  const route = scene.route(1) ?? assert.fail();
  const figures = lapFigures(scene, route, aircraftOf("C208") ?? assert.fail());
  assert.ok(Math.abs(figures.km - lapOf(route).km.reduce((sum, km) => sum + km, 0)) < 1e-9);
  assert.equal(figures.lineFreightKg, 3 * 795);
  assert.ok(figures.reachable && figures.fuelCost > 0 && figures.lineFreightPay > 0);
  assert.deepEqual(scene.events, []);
  for (const model of AIRCRAFT) assert.equal(lapFigures(scene, route, model).reachable, model.rangeKm > 700);
});
