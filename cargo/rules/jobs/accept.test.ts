import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { Refusal } from "../values/refusals.ts";
import { ACCEPT_LIMIT, acceptPackage, RESERVATION_MS } from "./accept.ts";
import { loadPackage } from "./load.ts";
import { offerOf } from "./payout.ts";

const HOUR = 3_600_000;
const aJob = (): SmallScene => aScene().withPlayer().withPlayer().withPlane();
const accept = (scene: SmallScene, packageId = 1): Refusal | undefined => acceptPackage(scene, 1, packageId);
const refused = (scene: SmallScene, packageId = 1): Refusal => {
  const before = JSON.stringify([...scene.packages, ...scene.players]);
  const refusal = accept(scene, packageId);
  assert.ok(refusal instanceof Refusal);
  assert.equal(JSON.stringify([...scene.packages, ...scene.players]), before);
  assert.deepEqual([scene.events, scene.vacated], [[], []]);
  return refusal;
};

describe("reservations", () => {
  test("[ACCEPT1] a reservation lasts 10 minutes, or until the job expires if that is sooner", () => {
    for (const [left, reserved] of [
      [2_700_000, RESERVATION_MS],
      [RESERVATION_MS, RESERVATION_MS],
      [599_999, 599_999],
      [1, 1],
    ] as const) {
      const scene = aJob().withPackage({ expiresAt: SCENE_NOW + left });
      assert.equal(accept(scene), undefined);
      assert.equal(scene.cargoPackage(1)?.expiresAt, SCENE_NOW + reserved);
      assert.equal(scene.events[0]?.data.reservedRealMs, reserved);
    }
    assert.equal(RESERVATION_MS, 600_000);
  });

  test("[ACCEPT1][LOAD5] accepting empties the slot and fixes owner and payout", () => {
    const scene = aJob().withPackage({ fixedPayout: null, basePayout: 1_000 });
    const { payout } = offerOf(scene, scene.cargoPackage(1) as CargoPackage, scene.player(1).reputation);
    accept(scene);
    const accepted = scene.cargoPackage(1);
    assert.deepEqual(
      [accepted?.status, accepted?.ownerId, accepted?.payout, accepted?.takenAt, accepted?.planeId],
      ["accepted", 1, payout, SCENE_NOW, null],
    );
    assert.deepEqual(scene.vacated, [1]);
    assert.deepEqual(
      scene.events.map(({ kind, about }) => [kind, about]),
      [["accepted", { packageId: 1 }]],
    );
    scene.putPlayer({ ...scene.player(1), reputation: 90_000 });
    assert.equal(loadPackage(scene, 1, 1, 1), undefined);
    assert.equal(scene.cargoPackage(1)?.payout, payout);
  });
});

describe("jobs that cannot be reserved", () => {
  test("[LOAD4] unknown, ended, taken and already accepted jobs are refused", () => {
    const codeOf = (change: Parameters<SmallScene["withPackage"]>[0]): string =>
      refused(aJob().withPackage(change)).code;
    assert.equal(refused(aJob(), 9).code, "unknown-package");
    assert.equal(codeOf({ expiresAt: SCENE_NOW }), "unknown-package");
    assert.equal(codeOf({ status: "delivered" }), "job-gone");
    assert.equal(codeOf({ status: "accepted", ownerId: 2 }), "job-taken");
    assert.equal(codeOf({ status: "loaded", ownerId: 2, planeId: 9 }), "job-taken");
    assert.equal(codeOf({ status: "accepted" }), "already-accepted");
    assert.equal(codeOf({ status: "loaded", planeId: 1 }), "already-loaded");
  });

  test("[ACCEPT2] a job outside the player's airports is refused", () => {
    const scene = aJob().withPackage({ originIcao: "LFPG" });
    assert.deepEqual(refused(scene).details, { icao: "LFPG" });
    assert.equal(refused(scene).code, "outside-pool");
    scene.withPlane({ queue: ["LFPG"] });
    assert.equal(accept(scene), undefined);
  });

  test("[ACCEPT2] a job that no plane of the player can carry is refused", () => {
    const refusal = refused(aJob().withPackage({ weightKg: 1_591 }));
    assert.equal(refusal.code, "no-plane-for-it");
    assert.equal(refusal.detail, "The job weighs 1,591 kg, your largest plane carries 1,590 kg.");
    assert.deepEqual(refusal.details, { required: 1_591, available: 1_590, missing: 1 });
    assert.equal(accept(aJob().withPackage({ weightKg: 1_590 })), undefined);
    assert.equal(
      accept(aJob().withPlane({ modelId: "SW4", airportIcao: "EDDM" }).withPackage({ weightKg: 1_591 })),
      undefined,
    );
  });

  test("[ACCEPT2][SPEC11] an outsize job is refused if every plane is too small", () => {
    const outsize = { special: "outsize", commodity: "machine-tool", weightKg: 1_500 };
    const refusal = refused(aJob().withPackage(outsize));
    assert.equal(
      refusal.detail,
      "Outsize asks for a payload of at least 15,000 kg, your largest plane carries 1,590 kg.",
    );
    assert.equal(accept(aJob().withPlane({ modelId: "B734" }).withPackage(outsize)), undefined);
  });

  test("[SPEC10] a valuable job is refused below a reputation of 40", () => {
    const scene = (reputation: number): SmallScene =>
      aJob().withPlayer({ id: 1, reputation }).withPackage({ special: "valuable" });
    assert.equal(refused(scene(39_999)).code, "special-refused");
    assert.equal(accept(scene(40_000)), undefined);
  });

  test("[ACCEPT3] a 21st accepted job is refused", () => {
    const scene = aJob();
    for (let count = 0; count <= ACCEPT_LIMIT; count++) scene.withPackage();
    for (let id = 1; id <= ACCEPT_LIMIT; id++) assert.equal(accept(scene, id), undefined);
    const refusal = accept(scene, 21);
    assert.equal(refusal?.code, "accept-limit");
    assert.deepEqual(refusal?.details, { required: 21, available: 20, missing: 1 });
    assert.equal(ACCEPT_LIMIT, 20);
  });
});

describe("players who cannot reserve", () => {
  test("[ACCEPT5] a player below a reputation of 5 cannot accept, but can load", () => {
    const scene = aJob().withPlayer({ id: 1, reputation: 4_999 }).withPackage();
    const refusal = refused(scene);
    assert.equal(refusal.code, "accept-blocked");
    assert.deepEqual(refusal.details, { required: 5, available: 4.999 });
    assert.equal(loadPackage(scene, 1, 1, 1), undefined);
    assert.equal(accept(aJob().withPlayer({ id: 1, reputation: 5_000 }).withPackage()), undefined);
  });

  test("[ACCEPT5] a player with three lapses within an hour cannot accept until one is older", () => {
    const scene = (...ages: number[]): SmallScene =>
      aJob()
        .withPlayer({ id: 1, lapses: ages.map((age) => SCENE_NOW - age) })
        .withPackage();
    assert.equal(accept(scene(20, 10)), undefined);
    assert.equal(accept(scene(HOUR, 20, 10)), undefined);
    const refusal = refused(scene(HOUR - 1_500, 20, 10));
    assert.deepEqual(refusal.details, { lapses: 3, retryAfterRealMs: 1_500 });
    assert.equal(refusal.detail, "3 reservations lapsed in the last hour; accepting works again in 2 s.");
    assert.deepEqual(refused(scene(HOUR - 5, HOUR - 9, 20, 10)).details, { lapses: 4, retryAfterRealMs: 9 });
    const blocked = scene(30, 20, 10);
    assert.equal(loadPackage(blocked, 1, 1, 1), undefined);
  });
});
