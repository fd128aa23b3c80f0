import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { AIRCRAFT, aircraftOf } from "../aircraft/aircraft.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import { FIRST_MONEY, FULL_REPUTATION } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import { buyPrice } from "./plane-price.ts";
import { saleValue, sellPlane } from "./sell.ts";

function refused(scene: SmallScene, planeId = 1): [number, string, object] {
  const refusal = sellPlane(scene, 1, planeId);
  assert.ok(refusal instanceof Refusal);
  assert.equal(scene.player(1).money, FIRST_MONEY);
  assert.equal(scene.planes.size, 1);
  assert.deepEqual([scene.ledger, scene.events], [[], []]);
  return [refusal.status, refusal.code, refusal.details];
}

test("[SELL1] a sale pays 70 % of the list price, up to 8 points less for missing health, rounded down", () => {
  const value = (health: number) => saleValue({ modelId: "C208", health });
  assert.deepEqual([value(FULL_HEALTH), value(5_000), value(0)], [175_000, 165_000, 155_000]);
  assert.equal(aircraftOf("C208")?.price, 250_000);
  assert.equal(value(9_999), 174_998);
});

test("[SELL1] a sale removes the plane and pays its price", () => {
  const scene = aScene().withPlayer().withPlane({ health: 5_000, name: "Heron" }).withPlane();
  assert.equal(sellPlane(scene, 1, 1), undefined);
  assert.equal(scene.plane(1), undefined);
  assert.equal(scene.player(1).money, FIRST_MONEY + 165_000);
  assert.deepEqual(scene.ledger, [{ playerId: 1, amount: 165_000, reason: "sell", about: { planeId: 1 } }]);
  assert.deepEqual(
    scene.events.map(({ kind, about, data }) => ({ kind, about, data })),
    [
      {
        kind: "plane-sold",
        about: { planeId: 1 },
        data: { modelId: "C208", icao: "EDDF", name: "Heron", price: 165_000 },
      },
    ],
  );
});

test("[SELL1] a broken plane can be sold like any other", () => {
  const scene = aScene().withPlayer({ money: 0 }).withPlane({ health: 0 });
  assert.equal(sellPlane(scene, 1, 1), undefined);
  assert.equal(scene.player(1).money, 155_000);
});

test("[SELL2] a plane that flies, is in repair, or has queued legs or cargo cannot be sold", () => {
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
  const base = () => aScene().withPlayer();
  assert.deepEqual(refused(base().withPlane({ status: "flying", leg, queue: ["EDDF"] })), [
    409,
    "plane-flying",
    { planeId: 1, destIcao: "EDDM" },
  ]);
  const repair = { startedSimTime: base().clockMs, endsSimTime: 9e12 };
  assert.deepEqual(refused(base().withPlane({ status: "repairing", health: 6_200, repair })), [
    409,
    "plane-repairing",
    { planeId: 1, health: 62 },
  ]);
  assert.deepEqual(
    refused(
      base()
        .withPlane({ queue: ["EDDM", "EDDF"] })
        .withCargo(),
    ),
    [409, "plane-queued", { planeId: 1, queued: 2 }],
  );
  assert.deepEqual(refused(base().withPlane().withCargo().withCargo()), [
    409,
    "plane-loaded",
    { planeId: 1, packages: 2 },
  ]);
});

test("[OWN1] selling another player's plane or an unknown one is refused", () => {
  const scene = aScene().withPlayer().withPlayer().withPlane({ ownerId: 2 });
  assert.deepEqual(refused(scene).slice(0, 2), [403, "not-owner"]);
  assert.deepEqual(refused(scene, 99).slice(0, 2), [404, "unknown-plane"]);
});

test("[SELL3] every sale pays less than the lowest price of the model", () => {
  for (const model of AIRCRAFT) {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: FULL_HEALTH }),
        fc.integer({ min: 0, max: FULL_REPUTATION }),
        (health, reputation) => saleValue({ modelId: model.id, health }) < buyPrice(model, reputation),
      ),
      { seed: 1, numRuns: 50 },
    );
    assert.ok(saleValue({ modelId: model.id, health: FULL_HEALTH }) < buyPrice(model, FULL_REPUTATION), model.id);
  }
});
