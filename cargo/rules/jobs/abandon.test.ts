import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_CLOCK, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Player } from "../values/player.ts";
import type { Refusal } from "../values/refusals.ts";
import { abandonPackage, abandonShare } from "./abandon.ts";

const HOUR = 3_600_000;
const cargo = (change: Partial<CargoPackage> = {}, player: Partial<Player> = {}): SmallScene =>
  aScene().withPlayer(player).withPlayer().withPlane().withCargo(change);
const abandon = (scene: SmallScene, hours = 0, playerId = 1): Refusal | undefined => {
  scene.clockMs += hours * HOUR;
  return abandonPackage(scene, playerId, 1);
};
const player = (scene: SmallScene): Player => scene.player(1);

describe("abandoning a loaded package", () => {
  test("[ABANDON1] abandoning costs 15 % right after loading, 60 % after 6 hours, and a linear share in between", () => {
    for (const [hours, penalty] of [
      [0, 150],
      [3, 375],
      [6, 600],
      [99, 600],
    ] as const) {
      const scene = cargo();
      assert.equal(abandon(scene, hours), undefined);
      assert.deepEqual(
        scene.ledger.map(({ amount, reason, about }) => [amount, reason, about]),
        [[-penalty, "abandon", { packageId: 1, planeId: 1 }]],
      );
    }
  });

  test("[ABANDON1] the cost of abandoning grows over 3 flight times if that is longer", () => {
    const of = (clockMs: number): number => abandonShare({ loadedSimTime: 0, flightTimeMs: 4 * HOUR }, clockMs);
    assert.ok(Math.abs(of(6 * HOUR) - 0.375) < 1e-12);
    assert.ok(Math.abs(of(12 * HOUR) - 0.6) < 1e-12);
  });

  test("[ABANDON1] a package can be abandoned in flight, which ends it", () => {
    const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 1e15, distanceKm: 300, windFactor: 1 };
    const scene = cargo().withPlane({ id: 1, status: "flying", leg });
    abandon(scene, 1);
    const ended = scene.cargoPackage(1);
    assert.deepEqual(
      [ended?.status, ended?.ownerId, ended?.planeId, ended?.endedAt, ended?.endedSimTime, ended?.settled],
      ["abandoned", 1, 1, SCENE_NOW, SCENE_CLOCK + HOUR, -225],
    );
    assert.deepEqual(scene.cargoOf(1), []);
    assert.deepEqual(
      scene.events.map(({ kind, about, data }) => [kind, about, data.penalty, data.unpaid, data.share]),
      [["abandoned", { packageId: 1, planeId: 1 }, 225, 0, 0.225]],
    );
  });

  test("[ABANDON2] abandoning costs 1 + 4·share reputation", () => {
    for (const [hours, left] of [
      [0, 18_400],
      [6, 16_600],
    ] as const) {
      const scene = cargo();
      abandon(scene, hours);
      assert.equal(player(scene).reputation, left);
    }
  });

  test("[SPEC10] abandoning a valuable package costs 10 reputation instead", () => {
    const scene = cargo({ special: "valuable" }, { reputation: 50_000 });
    abandon(scene, 6);
    assert.equal(player(scene).reputation, 40_000);
  });

  test("[ABANDON3] [FAIR2] a penalty beyond the cash becomes debt, and costs no further reputation", () => {
    const scene = cargo({}, { money: 50, reputation: 50_000 });
    abandon(scene);
    assert.deepEqual([player(scene).money, player(scene).owed, player(scene).reputation], [0, 100, 48_400]);
    assert.deepEqual([scene.events[0]?.data.penalty, scene.events[0]?.data.unpaid], [50, 100]);
    assert.equal(scene.cargoPackage(1)?.settled, -50);
  });

  test("[FAIR2] abandoning costs a player without cash and reputation as much as other players", () => {
    const scene = cargo({}, { money: 0, reputation: 0 }).withCargo({ id: 2 });
    assert.equal(abandon(scene, 6), undefined);
    assert.deepEqual([scene.ledger, player(scene).reputation, player(scene).money], [[], 0, 0]);
    assert.equal(player(scene).owed, 600);
    assert.equal(abandonPackage(scene, 1, 2), undefined);
    assert.equal(player(scene).owed, 1_200, "debts add up");
  });

  test("[ABANDON3] abandoning a contract without a payout costs no cash and leaves no debt", () => {
    const scene = cargo({ payout: 0, fixedPayout: 0 }, { money: 0 });
    abandon(scene);
    assert.deepEqual([scene.ledger, player(scene).reputation, player(scene).owed], [[], 18_400, 0]);
  });
});

describe("abandoning an accepted package", () => {
  test("[ACCEPT4] abandoning an accepted job costs the same as a lapse, but does not count as one", () => {
    const scene = aScene().withPlayer({ money: 400 }).withPackage({ status: "accepted", payout: 1_000 });
    assert.equal(abandon(scene), undefined);
    assert.deepEqual([player(scene).money, player(scene).reputation, player(scene).lapses], [380, 18_000, []]);
    assert.deepEqual([scene.cargoPackage(1)?.status, scene.cargoPackage(1)?.settled], ["abandoned", -20]);
    assert.deepEqual(
      scene.ledger.map(({ reason, about }) => [reason, about]),
      [["abandon", { packageId: 1 }]],
    );
    assert.deepEqual([scene.events[0]?.about, "share" in (scene.events[0]?.data ?? {})], [{ packageId: 1 }, false]);
  });
});

describe("packages that cannot be abandoned", () => {
  test("[ABANDON4] open, ended and other players' packages cannot be abandoned", () => {
    const of = (change: Partial<CargoPackage>, playerId = 1): string | undefined =>
      abandon(aScene().withPlayer().withPlayer().withPackage(change), 0, playerId)?.code;
    assert.equal(of({}), "not-taken");
    assert.equal(of({ id: 2 }), "unknown-package");
    assert.equal(of({ expiresAt: SCENE_NOW }), "unknown-package");
    for (const status of ["delivered", "abandoned", "expired"] as const) {
      assert.equal(of({ status }), "job-gone");
      assert.equal(of({ status }, 2), "not-owner");
    }
    assert.equal(of({ status: "accepted" }, 2), "not-owner");
    assert.equal(of({ status: "loaded", planeId: 1 }, 2), "not-owner");
  });
});
