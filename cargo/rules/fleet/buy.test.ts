import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { AIRCRAFT, aircraftOf } from "../aircraft/aircraft.ts";
import { airportOf } from "../geography/airports.ts";
import { FULL_HEALTH } from "../values/plane.ts";
import { FIRST_REPUTATION, FULL_REPUTATION } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import { buyPlane, FLEET_LIMIT } from "./buy.ts";
import { buyPrice } from "./plane-price.ts";

const rich = () => aScene().withPlayer({ money: 10_000_000 });
/** A medium airport that is nobody's home. */
const VILLAGE = "EDXW";

function refused(scene: SmallScene, order: { modelId: string; icao: string }): Refusal {
  const before = { player: scene.player(1), planes: scene.planes.size };
  const refusal = buyPlane(scene, 1, order);
  assert.ok(refusal instanceof Refusal, `bought ${refusal}`);
  assert.deepEqual({ player: scene.player(1), planes: scene.planes.size }, before);
  assert.deepEqual([scene.ledger, scene.events], [[], []]);
  return refusal;
}

test("[BUY1] the price falls by 15 % up to full reputation, rounded up to whole euros", () => {
  const caravan = { price: 175_000 };
  assert.equal(buyPrice(caravan, 0), 175_000);
  assert.equal(buyPrice(caravan, FIRST_REPUTATION), 169_750);
  assert.equal(buyPrice(caravan, FULL_REPUTATION), 148_750);
  assert.equal(buyPrice(caravan, 1), 175_000);
  for (const { price } of AIRCRAFT) assert.ok(Number.isSafeInteger(buyPrice({ price }, 12_345)));
});

test("[BUY1] a purchase takes exactly the price and enters it in the ledger", () => {
  const scene = aScene().withPlayer({ money: 242_500 });
  assert.equal(buyPlane(scene, 1, { modelId: "C208", icao: "EDDF" }), 1);
  assert.equal(scene.player(1).money, 0);
  assert.equal(scene.player(1).planesBought, 1);
  assert.deepEqual(scene.ledger, [{ playerId: 1, amount: -242_500, reason: "buy", about: { planeId: 1 } }]);
  assert.deepEqual(
    scene.events.map(({ kind, about, data }) => ({ kind, about, data })),
    [{ kind: "plane-bought", about: { planeId: 1 }, data: { modelId: "C208", icao: "EDDF", price: 242_500 } }],
  );
  const poorer = aScene().withPlayer({ money: 242_499 });
  const refusal = refused(poorer, { modelId: "C208", icao: "EDDF" });
  assert.deepEqual(
    [refusal.code, refusal.details],
    ["purse-too-small", { required: 242_500, available: 242_499, missing: 1 }],
  );
  assert.equal(refusal.detail, "The plane costs 242,500 €, you have 242,499 €.");
});

test("[BUY2] planes are sold at home, where the player has a plane, and at large airports", () => {
  assert.equal(airportOf(VILLAGE)?.size, "medium");
  assert.equal(airportOf("OMDB")?.size, "large");
  const order = { modelId: "C208", icao: VILLAGE };
  assert.equal(buyPlane(rich().withPlayer({ id: 1, money: 1e6, homeIcao: VILLAGE }), 1, order), 1);
  assert.equal(buyPlane(rich().withPlane({ airportIcao: VILLAGE }), 1, order), 2);
  assert.equal(buyPlane(rich(), 1, { ...order, icao: "OMDB" }), 1);
  assert.deepEqual(
    [refused(rich(), order).code, refused(rich(), order).details],
    ["not-sold-there", { icao: VILLAGE, size: "medium" }],
  );
});

test("[BUY2] planes are not sold where only another player's plane is, or where an own plane is flying from or to", () => {
  const leg = { departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
  const order = { modelId: "C208", icao: VILLAGE };
  const scenes = [
    rich().withPlayer().withPlane({ ownerId: 2, airportIcao: VILLAGE }),
    rich().withPlane({ status: "flying", airportIcao: VILLAGE, leg: { ...leg, destIcao: "EDDM" } }),
    rich().withPlane({ status: "flying", airportIcao: "EDDM", leg: { ...leg, destIcao: VILLAGE } }),
  ];
  for (const scene of scenes) assert.equal(refused(scene, order).code, "not-sold-there");
});

test("[BUY3] the plane is delivered at once with full health, no fuel and the given name", () => {
  const scene = rich();
  buyPlane(scene, 1, { modelId: "AT76", icao: "OMDB", name: "Heron" });
  assert.deepEqual(scene.plane(1), {
    id: 1,
    modelId: "AT76",
    name: "Heron",
    ownerId: 1,
    status: "available",
    airportIcao: "OMDB",
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
});

test("[NAME1] without a name a plane gets a registration of the owner's home country, else of the airport's", () => {
  const scene = rich().withPlayer({ money: 1e6, homeIcao: null });
  buyPlane(scene, 1, { modelId: "C208", icao: "OMDB" });
  buyPlane(scene, 2, { modelId: "C208", icao: "OMDB" });
  assert.match(scene.plane(1)?.name ?? "", /^D-[A-Z]{4}$/);
  assert.match(scene.plane(2)?.name ?? "", /^A6-[A-Z]{3}$/);
});

test("[BUY4] a player has at most 60 planes, and others' planes do not count", () => {
  const scene = rich().withPlayer().withPlane({ ownerId: 2 });
  for (let plane = 1; plane < FLEET_LIMIT; plane++) scene.withPlane();
  assert.equal(buyPlane(scene, 1, { modelId: "C208", icao: "EDDF" }), 61);
  const refusal = buyPlane(scene, 1, { modelId: "C208", icao: "EDDF" });
  assert.ok(refusal instanceof Refusal);
  assert.deepEqual([refusal.status, refusal.code], [409, "fleet-full"]);
  assert.deepEqual(refusal.details, { required: 61, available: 60, missing: 1 });
});

test("[BUY5] the airport is checked first, then model, fleet size, place of sale and cash", () => {
  const scene = aScene().withPlayer({ money: 0 });
  for (let plane = 0; plane < FLEET_LIMIT; plane++) scene.withPlane();
  const code = (modelId: string, icao: string) => refused(scene, { modelId, icao }).code;
  assert.equal(aircraftOf("A380"), undefined);
  assert.equal(code("A380", "XQXQ"), "unknown-icao");
  assert.equal(code("A380", VILLAGE), "unknown-model");
  assert.equal(code("C208", VILLAGE), "fleet-full");
  scene.removePlane(60);
  assert.equal(code("C208", VILLAGE), "not-sold-there");
  assert.equal(code("C208", "EDDF"), "purse-too-small");
});
