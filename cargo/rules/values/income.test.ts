import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aScene } from "../../testing/a-scene.ts";
import { buyPlane } from "../fleet/buy.ts";
import { sellPlane } from "../fleet/sell.ts";
import { abandonPackage } from "../jobs/abandon.ts";
import { deliver } from "../jobs/delivery.ts";
import { payIncome } from "./income.ts";
import type { Plane } from "./plane.ts";
import { Refusal } from "./refusals.ts";

const amounts = (scene: ReturnType<typeof aScene>) => scene.ledger.map(({ reason, amount }) => [reason, amount]);

test("[FAIR2] half of a delivery's pay, rounded down, settles debt, and never more than the debt", () => {
  for (const [owed, promised, settled] of [
    [0, 1_000, 0],
    [10_000, 1_000, 500],
    [10_000, 1_001, 500],
    [10_000, 1, 0],
    [300, 1_000, 300],
  ] as const) {
    const scene = aScene().withPlayer({ money: 7, owed }).withPlane().withCargo({ payout: promised });
    deliver(scene, scene.cargoPackage(1) ?? assert.fail(), scene.plane(1) as Plane, 10_000);
    const { money, owed: left } = scene.player(1);
    assert.deepEqual([money, left], [7 + promised - settled, owed - settled]);
    const entries = [["delivery", promised], ...(settled === 0 ? [] : [["debt", -settled]])];
    assert.deepEqual(amounts(scene), entries);
    assert.deepEqual(scene.ledger.at(-1)?.about, { packageId: 1, planeId: 1 });
  }
});

test("[FAIR2] half of a sale settles debt; relief and gifts do not", () => {
  const scene = aScene().withPlayer({ money: 0, owed: 1_000_000 }).withPlane();
  assert.equal(sellPlane(scene, 1, 1), undefined);
  assert.deepEqual(amounts(scene), [
    ["sell", 175_000],
    ["debt", -87_500],
  ]);
  for (const reason of ["relief", "test", "admin"] as const) scene.pay(1, 1_000, reason);
  assert.deepEqual([scene.player(1).money, scene.player(1).owed], [87_500 + 3_000, 1_000_000 - 87_500]);
});

test("[FAIR2] a player in debt cannot buy a plane, except a first one", () => {
  const owing = () => aScene().withPlayer({ money: 1_000_000, owed: 12_400 });
  const refusal = buyPlane(owing().withPlane(), 1, { modelId: "C208", icao: "EDDF" });
  assert.ok(refusal instanceof Refusal);
  assert.deepEqual([refusal.code, refusal.details], ["debt-first", { owed: 12_400, planes: 1 }]);
  assert.equal(refusal.detail, "You owe 12,400 € of penalties. Half of what you earn pays them off.");
  assert.equal(buyPlane(owing(), 1, { modelId: "C208", icao: "EDDF" }), 1);
});

test("[FAIR2] [LEDGER1] [LEDGER2] cash is the sum of the ledger and never below 0, and debt is the unpaid penalties less settlements", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("abandon"), payout: fc.nat({ max: 100_000 }), hours: fc.nat({ max: 8 }) }),
    fc.record({ kind: fc.constant("income"), payout: fc.nat({ max: 50_000 }), hours: fc.constant(0) }),
    fc.record({ kind: fc.constant("relief"), payout: fc.nat({ max: 5_000 }), hours: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), fc.array(step, { maxLength: 30 }), (money, steps) => {
      const scene = aScene().withPlayer({ money: 0 }).withPlane();
      if (money > 0) scene.pay(1, money, "start");
      for (const [index, { kind, payout, hours }] of steps.entries()) {
        if (kind === "income") payIncome(scene, 1, payout, "delivery", {});
        else if (kind === "relief") scene.pay(1, payout, "relief");
        else {
          scene.withCargo({ id: index + 1, payout });
          scene.clockMs += hours * 3_600_000;
          assert.equal(abandonPackage(scene, 1, index + 1), undefined);
        }
        const player = scene.player(1);
        const sum = (reason?: string) =>
          scene.ledger
            .filter((one) => reason === undefined || one.reason === reason)
            .reduce((all, { amount }) => all + amount, 0);
        const unpaid = scene.events.reduce((all, { data }) => all + Number(data.unpaid), 0);
        assert.equal(player.money, sum());
        assert.ok(player.money >= 0 && player.owed >= 0);
        assert.equal(player.owed, unpaid + sum("debt"));
      }
    }),
    { seed: 61, numRuns: 300 },
  );
});
