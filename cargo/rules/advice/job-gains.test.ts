import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { landingWear } from "../flights/landing-wear.ts";
import { quote } from "../flights/quote.ts";
import { JOB_AIRPORTS } from "../geography/airports.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { Refusal } from "../values/refusals.ts";
import { AIRPORTS_COMPARED, type GainOrder, type JobGain, jobGains, nearestToPlane } from "./job-gains.ts";

const openJobs = (scene: SmallScene): readonly CargoPackage[] =>
  [...scene.packages.values()].filter(({ status }) => status === "open");

function gainsOf(scene: SmallScene, withIds: readonly number[] = [], order: GainOrder = "netPerHour") {
  const gains = jobGains(scene, 1, 1, { jobs: openJobs(scene), withIds, order });
  assert.ok(!(gains instanceof Refusal), gains instanceof Refusal ? gains.detail : "");
  return gains;
}

const only = (scene: SmallScene, withIds?: readonly number[]): JobGain =>
  gainsOf(scene, withIds)[0] ?? assert.fail("no gains");

test("[HP1] a job's gain for an empty plane is the payout less the fuel and the wear that a quote names", () => {
  const scene = aScene().withPlayer().withPlane({ fuelL: 30 }).withPackage({ fixedPayout: 2_000 });
  const quoted = quote(scene, 1, 1, "EDDM", 24);
  assert.ok(!(quoted instanceof Refusal));
  const gain = only(scene);
  const { fuelL, fuelCost, wear, distanceKm, net, refusal } = gain;
  assert.deepEqual(
    [fuelL, fuelCost, wear, distanceKm, refusal],
    [quoted.boughtL, quoted.cost, quoted.wear, quoted.distanceKm, null],
  );
  const repair = (2_145_000 * 0.06 * wear) / 100;
  assert.ok(Math.abs(net - (2_000 - fuelCost - repair)) < repair, `${net}`);
  assert.equal(gain.payPerKm, 2_000 / quoted.distanceKm);
  assert.ok(Math.abs(gain.netPerHour - (net * 3_600_000) / quoted.durationMs) < 2);
});

test("[HP1] a job to the same airport as another package of the trip costs no extra fuel, wear or time", () => {
  const scene = aScene().withPlayer().withPlane().withPackage().withPackage({ fixedPayout: 700 });
  const [gain] = gainsOf(scene, [1]);
  assert.deepEqual([gain?.packageId, gain?.net, gain?.fuelCost, gain?.wear, gain?.fuelL], [2, 700, 0, 0, 0]);
  const alone = gainsOf(scene);
  assert.equal(alone.length, 2);
  assert.ok((gain?.net ?? 0) > (alone.find(({ packageId }) => packageId === 2)?.net ?? 0));
});

test("[HP1] a job that does not fit has the refusal that loading or flying would give", () => {
  for (const [job, code] of [
    [{ weightKg: 1_591 }, "payload-exceeded"],
    [{ special: "valuable" }, "special-refused"],
    [{ originIcao: "EDDM", destIcao: "EDDF" }, "plane-elsewhere"],
    [{ destIcao: "KJFK" }, "beyond-tank"],
  ] as const) {
    assert.equal(only(aScene().withPlayer().withPlane().withPackage(job)).refusal?.code, code);
  }
  assert.equal(only(aScene().withPlayer({ money: 3 }).withPlane().withPackage()).refusal?.code, "purse-too-small");
  assert.equal(only(aScene().withPlayer().withPlane({ health: 0 }).withPackage()).refusal?.code, "plane-broken");
  const full = aScene().withPlayer().withPlane().withPackage({ weightKg: 1_000 }).withPackage({ weightKg: 1_000 });
  assert.equal(only(full, [1]).refusal?.code, "payload-exceeded");
  const apart = aScene().withPlayer().withPlane();
  apart.withPackage({ special: "hazmat", commodity: "chemicals-drum" }).withPackage({ commodity: "fruit" });
  assert.equal(only(apart, [1]).refusal?.code, "special-refused");
});

test("[HP1] a job fits by the health that a flying plane has after its landing, and one under repair after the repair", () => {
  const cold = { originIcao: "EDDM", destIcao: "EDDF", special: "coldchain", commodity: "vaccines" };
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9, distanceKm: 300, windFactor: 1 };
  const flying = (health: number) =>
    only(aScene().withPlayer().withPlane({ status: "flying", fuelL: 600, leg, health }).withPackage(cold));
  const wear = landingWear({ maxPayloadKg: 1_590 }, 300, []);
  assert.equal(flying(6_000 + wear).refusal, null);
  assert.equal(flying(6_000 + wear - 1).refusal?.code, "special-refused");
  assert.equal(flying(wear).refusal?.code, "special-refused");
  const repair = { startedSimTime: 0, endsSimTime: 9e12 };
  const repaired = { status: "repairing", airportIcao: "EDDM", health: 0, repair } as const;
  assert.equal(only(aScene().withPlayer().withPlane(repaired).withPackage(cold)).refusal, null);
});

test("[HP1] a job at another airport is fetched after the rest of the trip, and its figures include the legs to it", () => {
  const near = only(aScene().withPlayer().withPlane().withPackage());
  const scene = aScene().withPlayer().withPlane();
  const { fuelL, wear } = only(scene.withPackage({ originIcao: "EDDP", destIcao: "EDDM" }));
  assert.ok(fuelL > near.fuelL && wear > near.wear);
});

test("[HP1] jobs are sorted by the requested figure, ties by the lower id", () => {
  const scene = aScene().withPlayer().withPlane();
  for (const fixedPayout of [900, 1_200, 900]) scene.withPackage({ fixedPayout });
  scene.withPackage({ fixedPayout: 1_300, destIcao: "LFPG" });
  const ids = (order: GainOrder) => gainsOf(scene, [], order).map(({ packageId }) => packageId);
  assert.deepEqual(
    ids("payPerKm"),
    [2, 1, 3, 4].toSorted((a, b) => payOf(scene, b) - payOf(scene, a) || a - b),
  );
  for (const order of ["net", "netPerHour", "payPerKm"] as const) {
    const figures = gainsOf(scene, [], order).map((gain) => gain[order]);
    assert.deepEqual(
      figures,
      figures.toSorted((a, b) => b - a),
    );
  }
});

const payOf = (scene: SmallScene, id: number): number =>
  gainsOf(scene).find(({ packageId }) => packageId === id)?.payPerKm ?? 0;

test("[HP1] unknown, ended and taken packages, and other players' planes, are refused", () => {
  const scene = aScene().withPlayer().withPlayer().withPlane().withPackage();
  scene.withPlane({ id: 2, ownerId: 2 });
  scene.withPackage({ status: "delivered", endedAt: 1 }).withPackage({ status: "accepted", ownerId: 2 }).withCargo();
  scene.withPackage({ originIcao: "KJFK" });
  const code = (id: number, planeId = 1) => {
    const gains = jobGains(scene, 1, planeId, { jobs: [], withIds: [id], order: "net" });
    return gains instanceof Refusal ? gains.code : "accepted";
  };
  assert.deepEqual(
    [code(9), code(2), code(3), code(4), code(5), code(1, 2), code(1, 9), code(1)],
    [
      ...["unknown-package", "unknown-package", "job-taken", "already-loaded", "outside-pool"],
      ...["not-owner", "unknown-plane", "accepted"],
    ],
  );
});

test("[HP1] jobs of the nearest airports of the player are compared, of at most AIRPORTS_COMPARED airports", () => {
  const scene = aScene().withPlayer().withPlane();
  const plane = scene.plane(1) ?? assert.fail("no plane");
  assert.deepEqual(nearestToPlane(plane, ["KJFK", "EDDM", "EDDF"]), ["EDDF", "EDDM", "KJFK"]);
  assert.equal(
    nearestToPlane(
      plane,
      JOB_AIRPORTS.slice(0, 100).map(({ icao }) => icao),
    ).length,
    AIRPORTS_COMPARED,
  );
});
