import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_CLOCK, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { Refusal } from "../values/refusals.ts";
import { checkLoad, loadPackage } from "./load.ts";
import { offerOf } from "./payout.ts";

const HOUR = 3_600_000;
const aJob = (): SmallScene => aScene().withPlayer().withPlayer().withPlane();
const codeOf = (result: unknown): string | undefined => (result instanceof Refusal ? result.code : undefined);
const load = (scene: SmallScene, packageId = 1, planeId = 1, playerId = 1): Refusal | undefined =>
  loadPackage(scene, playerId, packageId, planeId);
const refused = (scene: SmallScene, packageId = 1, planeId = 1): Refusal => {
  const before = JSON.stringify([...scene.packages, ...scene.players, ...scene.planes]);
  const refusal = load(scene, packageId, planeId);
  assert.ok(refusal instanceof Refusal);
  assert.equal(JSON.stringify([...scene.packages, ...scene.players, ...scene.planes]), before);
  assert.deepEqual([scene.events, scene.ledger, scene.vacated], [[], [], []]);
  return refusal;
};

describe("loading", () => {
  test("[LOAD1][LOAD5] loading an open job empties its slot and fixes its payout, owner and plane", () => {
    const scene = aJob().withPackage({ fixedPayout: null, basePayout: 1_000 });
    const { payout, demand } = offerOf(scene, scene.cargoPackage(1) as CargoPackage, scene.player(1).reputation);
    assert.equal(load(scene), undefined);
    assert.equal(scene.cargoPackage(1)?.demand, demand);
    const loaded = scene.cargoPackage(1);
    assert.deepEqual(
      [loaded?.status, loaded?.ownerId, loaded?.planeId, loaded?.payout, loaded?.expiresAt, loaded?.takenAt],
      ["loaded", 1, 1, payout, null, SCENE_NOW],
    );
    assert.deepEqual([loaded?.loadedSimTime, loaded?.dueSimTime, loaded?.landings], [SCENE_CLOCK, null, 0]);
    assert.deepEqual(scene.vacated, [1]);
    assert.equal(scene.player(1).loads, 1);
    assert.deepEqual(
      scene.events.map(({ kind, about, data }) => [kind, about, data.payout, data.weightKg]),
      [["loaded", { planeId: 1, packageId: 1 }, payout, 300]],
    );
    assert.deepEqual(scene.ledger, []);
  });

  test("[LOAD1][LOAD5] loading an accepted job keeps its payout and the instant it was taken, and changes no slot", () => {
    const scene = aJob().withPackage({
      status: "accepted",
      fixedPayout: null,
      payout: 777,
      takenAt: 5,
      expiresAt: SCENE_NOW + 1,
    });
    assert.equal(load(scene), undefined);
    const loaded = scene.cargoPackage(1);
    assert.deepEqual([loaded?.status, loaded?.payout, loaded?.takenAt, loaded?.expiresAt], ["loaded", 777, 5, null]);
    assert.deepEqual(scene.vacated, []);
  });

  test("[SPEC3] the flight time is that of the loading plane and determines the due instant", () => {
    const scene = aJob().withPackage({ special: "priority" });
    load(scene);
    const { flightTimeMs, dueSimTime } = scene.cargoPackage(1) as { flightTimeMs: number; dueSimTime: number };
    // Frankfurt to Munich: 300 km at 337 km/h.
    assert.ok(Math.abs(flightTimeMs / HOUR - 300 / 337) < 0.02, `${flightTimeMs}`);
    assert.equal(dueSimTime, SCENE_CLOCK + Math.round(1.5 * flightTimeMs) + 4 * HOUR);
  });

  test("[LOAD1][REPAIR5] a broken plane can be loaded", () => {
    assert.equal(load(aJob().withPlane({ health: 0 }).withPackage(), 1, 2), undefined);
  });
});

describe("packages and planes that refuse loading", () => {
  test("[LOAD4] an unknown package is refused before an unknown plane, and an unknown plane before another player's plane", () => {
    const scene = aJob().withPlane({ ownerId: 2 }).withPackage();
    assert.equal(refused(scene, 9, 9).code, "unknown-package");
    assert.equal(refused(scene, 1, 9).code, "unknown-plane");
    assert.equal(refused(scene, 1, 2).code, "not-owner");
  });

  test("[LOAD4] an open job past its expiry is unknown, and so is an expired one that nobody accepted", () => {
    assert.equal(codeOf(load(aJob().withPackage({ expiresAt: SCENE_NOW + 1 }))), undefined);
    assert.equal(refused(aJob().withPackage({ expiresAt: SCENE_NOW })).code, "unknown-package");
    assert.equal(refused(aJob().withPackage({ status: "expired", ownerId: null })).code, "unknown-package");
  });

  test("[LOAD3] another player's accepted or loaded job is refused with the name of the owner", () => {
    for (const status of ["accepted", "loaded"] as const) {
      const refusal = refused(aJob().withPackage({ status, ownerId: 2, planeId: 7 }));
      assert.equal(refusal.code, "job-taken");
      assert.deepEqual(refusal.details, { packageId: 1, ownerId: 2, ownerName: "player2" });
      assert.equal(refusal.detail, "The job to EDDM (Cartons) was taken by player2.");
    }
  });

  test("[LOAD3] if two players load the same job, exactly one gets it", () => {
    const scene = aJob().withPlane({ ownerId: 2 }).withPackage();
    assert.equal(load(scene, 1, 2, 2), undefined);
    assert.equal(codeOf(load(scene, 1, 1, 1)), "job-taken");
    assert.deepEqual([scene.cargoPackage(1)?.ownerId, scene.vacated], [2, [1]]);
  });

  test("[LOAD4] any player's ended job is refused with job-gone, one on a plane with already-loaded", () => {
    for (const ownerId of [1, 2]) {
      for (const status of ["delivered", "abandoned", "expired"] as const) {
        const refusal = refused(aJob().withPackage({ status, ownerId }));
        assert.deepEqual([refusal.code, refusal.details], ["job-gone", { packageId: 1, status }]);
      }
    }
    const refusal = refused(aJob().withCargo());
    assert.deepEqual([refusal.code, refusal.detail], ["already-loaded", "The job to EDDM (Cartons) is on D-T1."]);
  });

  test("[LOAD1] a plane that is flying, in repair or at another airport cannot be loaded", () => {
    const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 1e15, distanceKm: 300, windFactor: 1 };
    const scene = aJob()
      .withPlane({ status: "flying", leg })
      .withPlane({ status: "repairing", repair: { startedSimTime: SCENE_CLOCK, endsSimTime: 1e15 } })
      .withPlane({ airportIcao: "EDDM" })
      .withPackage();
    assert.equal(refused(scene, 1, 2).code, "plane-flying");
    assert.equal(refused(scene, 1, 3).code, "plane-repairing");
    const refusal = refused(scene, 1, 4);
    assert.equal(refusal.detail, "The job to EDDM (Cartons) waits at EDDF, D-T4 is at EDDM.");
    assert.equal(refusal.code, "plane-elsewhere");
  });

  test("[LOAD2] the weights on a plane may reach its payload but not exceed it", () => {
    const scene = aJob().withCargo({ weightKg: 1_000 }).withPackage({ weightKg: 591 }).withPackage({ weightKg: 590 });
    const refusal = refused(scene, 2);
    assert.equal(refusal.detail, "The job to EDDM (Cartons) weighs 591 kg, D-T1 has 590 kg of 1,590 kg left.");
    assert.deepEqual(refusal.details, { required: 591, available: 590, missing: 1, maxPayloadKg: 1_590, packageId: 2 });
    assert.equal(load(scene, 3), undefined);
    assert.equal(codeOf(load(scene, 2)), "payload-exceeded");
  });

  test("[MIGRATE3] a plane that an earlier version overloaded has no payload left", () => {
    const scene = aJob().withCargo({ weightKg: 2_000 }).withPackage({ weightKg: 60 });
    assert.deepEqual(refused(scene, 2).details, {
      required: 60,
      available: 0,
      missing: 60,
      maxPayloadKg: 1_590,
      packageId: 2,
    });
  });
});

describe("requirements of specials", () => {
  test("[SPEC6] cold chain requires a plane health of 60", () => {
    const scene = aJob()
      .withPlane({ health: 5_999 })
      .withPlane({ health: 6_000 })
      .withPackage({ special: "coldchain", commodity: "vaccines" });
    const refusal = refused(scene, 1, 2);
    assert.deepEqual(refusal.details, { special: "coldchain", required: 60, available: 59.99 });
    assert.equal(refusal.detail, "Cold chain asks for a plane health of at least 60; D-T2 has 59.99.");
    assert.equal(load(scene, 1, 3), undefined);
  });

  test("[SPEC10] valuable requires a reputation of 40", () => {
    const bullion = { special: "valuable", commodity: "bullion-box" };
    const scene = (reputation: number): SmallScene => aJob().withPlayer({ id: 1, reputation }).withPackage(bullion);
    const refusal = refused(scene(39_999));
    assert.deepEqual(refusal.details, { special: "valuable", required: 40, available: 39.999 });
    assert.equal(refusal.detail, "Valuable asks for a reputation of at least 40; yours is 39.999.");
    assert.equal(load(scene(40_000)), undefined);
  });

  test("[SPEC11] outsize requires a payload of 15 t", () => {
    const scene = aJob()
      .withPlane({ modelId: "B463" })
      .withPlane({ modelId: "B734" })
      .withPackage({ special: "outsize", commodity: "machine-tool", weightKg: 2_400 });
    assert.deepEqual(refused(scene, 1, 2).details, { special: "outsize", required: 15_000, available: 12_490 });
    assert.equal(load(scene, 1, 3), undefined);
  });

  test("[SPEC8] hazardous goods do not share a plane with food or live animals, in either order of loading", () => {
    const hazmat = { special: "hazmat", commodity: "chemicals-drum" };
    for (const other of [
      { special: null, commodity: "fruit" },
      { special: "live", commodity: "day-old-chicks" },
    ]) {
      for (const [first, second] of [
        [hazmat, other],
        [other, hazmat],
      ]) {
        const refusal = refused(aJob().withCargo(first).withPackage(second), 2);
        assert.equal(refusal.code, "special-refused");
        assert.deepEqual(refusal.details, { special: "hazmat", packageId: 2, otherPackageId: 1, planeId: 1 });
      }
    }
    assert.equal(load(aJob().withCargo(hazmat).withPackage(), 2), undefined);
  });

  test("[SPEC2] weight is checked before the special, and the check changes nothing", () => {
    const scene = aJob().withPackage({ special: "valuable", weightKg: 2_000 });
    assert.equal(codeOf(checkLoad(scene, 1, 1, 1)), "payload-exceeded");
    assert.equal(scene.cargoPackage(1)?.status, "open");
  });
});
