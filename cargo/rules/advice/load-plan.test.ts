import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { dispatch } from "../flights/dispatch.ts";
import { land } from "../flights/landing.ts";
import { createJob } from "../jobs/job.ts";
import { POOL_SLOTS } from "../jobs/pool-bands.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { jobGains } from "./job-gains.ts";
import { type LoadPlan, planLoad } from "./load-plan.ts";

/** Creates a C208 at an airport with a full pool. */
function atPool(seed: number, originIcao: string, plane: Partial<Plane> = {}): SmallScene {
  const scene = aScene({ seed })
    .withPlayer({ money: 300_000 })
    .withPlane({ airportIcao: originIcao, ...plane });
  for (let slot = 0; slot < POOL_SLOTS; slot++) {
    const from = { seed, originIcao, slot, generation: 1, clockMs: scene.clockMs, meanReputation: 20 };
    scene.withPackage({ ...createJob(from), fixedPayout: null });
  }
  return scene;
}

const jobsOf = (scene: SmallScene) => [...scene.packages.values()].filter(({ status }) => status === "open");

function planned(scene: SmallScene, newStops = 2): LoadPlan {
  const plan = planLoad(scene, 1, 1, { jobs: jobsOf(scene), newStops });
  assert.ok(!(plan instanceof Refusal));
  return plan;
}

const HOMES = ["EDDF", "EHAM", "KMEM", "OMDB", "ZSPD", "RJTT", "YSSY", "FAOR", "SBGR"];

test("[HP1] a plan is accepted as a dispatch, and earns at least as much as the best single job", () => {
  let together = 0;
  for (const [index, icao] of [...HOMES, ...HOMES].entries()) {
    const scene = atPool(index, icao);
    const { legs, packageIds, trip } = planned(scene);
    const gains = jobGains(scene, 1, 1, { jobs: jobsOf(scene), withIds: [], order: "netPerHour" });
    assert.ok(!(gains instanceof Refusal));
    const best = gains.find(({ refusal, net }) => refusal === null && net > 0);
    assert.ok(trip.netPerHour >= (best?.netPerHour ?? 0) - 1, `${icao}: ${trip.netPerHour} for ${best?.netPerHour}`);
    if (packageIds.length === 0) continue;
    assert.ok(new Set(legs).size <= 2);
    if (packageIds.length > 1) together++;
    assert.equal(dispatch(scene, 1, 1, { packageIds, legs }), undefined, icao);
  }
  assert.ok(together > 4, `${together} plans with several packages`);
});

test("[HP1] a plan flown at once earns what it promises", () => {
  const scene = aScene().withPlayer().withPlane();
  scene.withPackage().withPackage({ commodity: "car-parts", destIcao: "EDMA" });
  const { legs, packageIds, trip } = planned(scene);
  assert.deepEqual(packageIds, [1, 2]);
  const before = scene.player(1).money;
  assert.equal(dispatch(scene, 1, 1, { packageIds, legs }), undefined);
  const departed = scene.clockMs;
  for (let leg = 0; leg < legs.length; leg++) {
    scene.clockMs = scene.plane(1)?.leg?.arrivalSimTime ?? 0;
    land(scene, scene.plane(1) as Plane);
  }
  const { health } = scene.plane(1) as Plane;
  assert.equal(scene.clockMs - departed, trip.simMs);
  assert.equal(10_000 - health, trip.wear);
  const earned = scene.player(1).money - before;
  // The later leg departs in a different wind.
  assert.ok(Math.abs(earned - (trip.pay - trip.fuelCost)) < trip.fuelCost * 0.1, `${earned}`);
});

test("[HP1] with one stop all packages go to one airport, and no package that lowers the net is planned", () => {
  const scene = aScene().withPlayer().withPlane();
  scene.withPackage({ destIcao: "EDDM" }).withPackage({ destIcao: "EDDM" }).withPackage({ destIcao: "EDDP" });
  assert.deepEqual(planned(scene, 1).packageIds, [1, 2]);
  const poor = aScene().withPlayer().withPlane();
  poor.withPackage({ fixedPayout: 10 });
  const { legs, packageIds, trip } = planned(poor);
  assert.deepEqual([legs, packageIds, trip.net, trip.netPerHour, trip.simMs], [[], [], 0, 0, 0]);
});

test("[HP1] jobs that the plane cannot load or fly are never planned", () => {
  const given = [{ weightKg: 2_000 }, { destIcao: "KJFK" }, { special: "valuable" }, { originIcao: "EDDP" }];
  for (const job of given) {
    const scene = aScene()
      .withPlayer()
      .withPlane()
      .withPackage({ fixedPayout: 90_000, ...job });
    assert.deepEqual(planned(scene).packageIds, [], JSON.stringify(job));
  }
  const scene = aScene().withPlayer({ money: 5 }).withPlane().withPackage({ fixedPayout: 90_000 });
  assert.deepEqual(planned(scene).packageIds, []);
});

test("[HP1] the plan of a plane that is broken, or is broken when it lands, is empty", () => {
  const parked = aScene().withPlayer().withPlane({ health: 0 });
  const flying = aScene().withPlayer().withPlane({ health: 1 });
  for (const scene of [parked, flying]) scene.withCargo({ destIcao: "EDDP" }).withPackage({ originIcao: "EDDM" });
  assert.equal(dispatch(flying, 1, 1, { legs: ["EDDM"] }), undefined);
  for (const scene of [parked, flying]) {
    const { legs, packageIds, trip } = planned(scene);
    assert.deepEqual([legs, packageIds, trip.net, trip.netPerHour, trip.simMs], [[], [], 0, 0, 0]);
  }
});

test("[HP1] a plan starts with the queue and the cargo aboard, where a flying plane lands", () => {
  const scene = aScene()
    .withPlayer()
    .withPlane({ queue: ["EDDM"] });
  scene.withCargo({ destIcao: "EDDP" }).withPackage({ destIcao: "EDDM" });
  const { legs, packageIds, trip } = planned(scene);
  assert.deepEqual([packageIds, legs], [[2], ["EDDP"]]);
  assert.equal(trip.pay, 2_000);
  const flying = atPool(3, "EDDM");
  flying.withPlane({ id: 1, airportIcao: "EDDF" });
  assert.equal(dispatch(flying, 1, 1, { legs: ["EDDM"] }), undefined);
  assert.ok(planned(flying).packageIds.length > 0);
});
