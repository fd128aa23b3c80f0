import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import { fuelOnBoard } from "../aircraft/flight.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import { checkDeparture, type Departure } from "./departure.ts";
import { fly } from "./fly.ts";
import { land } from "./landing.ts";
import { landingWear } from "./landing-wear.ts";
import { queueLeg } from "./queue.ts";

const plane = (scene: SmallScene): Plane => scene.plane(1) as Plane;
const kinds = (scene: SmallScene): string[] => scene.events.map(({ kind }) => kind);

/** Creates a scene in which a plane of player 1 flies from EDDF to EDDM; `of` sets its fields before the departure. */
function inFlight(of: { plane?: Partial<Plane>; player?: Partial<Player>; cargo?: Partial<CargoPackage>[] } = {}) {
  const scene = aScene().withPlayer(of.player).withPlane(of.plane);
  for (const cargo of of.cargo ?? []) scene.withCargo(cargo);
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  scene.events.length = 0;
  scene.ledger.length = 0;
  return scene;
}

/** Moves the clock to the arrival, and lands. */
function landed(scene: SmallScene): SmallScene {
  scene.clockMs = plane(scene).leg?.arrivalSimTime ?? 0;
  land(scene, plane(scene));
  return scene;
}

describe("a landing", () => {
  test("[LAND1] a landing puts the plane at its destination with the remaining fuel", () => {
    const scene = inFlight({ plane: { fuelL: 500, health: 9000, totalKm: 1000 }, player: { totalKm: 5000 } });
    const leg = plane(scene).leg;
    const left = fuelOnBoard(plane(scene), leg?.arrivalSimTime ?? 0);
    landed(scene);
    const { status, airportIcao, fuelL, health, totalKm } = plane(scene);
    assert.deepEqual([status, airportIcao, plane(scene).leg], ["available", "EDDM", null]);
    assert.ok(fuelL === left && left > 0);
    const km = leg?.distanceKm ?? 0;
    assert.equal(health, 9000 - landingWear({ maxPayloadKg: 1590 }, km, []));
    assert.deepEqual([totalKm, scene.player(1).totalKm], [1000 + km, 5000 + km]);
    assert.deepEqual(kinds(scene), ["landed"]);
    assert.equal(scene.events[0]?.data.destIcao, "EDDM");
  });

  test("[LAND1] a landing never leaves fuel below 0 if the fuel was just enough", () => {
    const { fuelL } = plane(landed(inFlight()));
    assert.ok(fuelL >= 0 && fuelL < 1e-6, `${fuelL}`);
  });

  test("[LAND1] the landing event comes before its deliveries (by package id), and those before what follows", () => {
    const scene = inFlight({
      cargo: [
        { id: 12, weightKg: 100 },
        { id: 3, weightKg: 100 },
        { id: 7, weightKg: 100 },
      ],
    });
    assert.equal(queueLeg(scene, 1, 1, "EDDF"), undefined);
    landed(scene);
    assert.deepEqual(
      scene.events.map(({ kind, about }) => [kind, about.packageId]),
      [
        ["landed", undefined],
        ["delivered", 3],
        ["delivered", 7],
        ["delivered", 12],
        ["departed", undefined],
      ],
    );
    assert.deepEqual(
      scene.ledger.map(({ reason, about }) => [reason, about.packageId]),
      [
        ["delivery", 3],
        ["delivery", 7],
        ["delivery", 12],
        ["fuel", undefined],
      ],
    );
    assert.deepEqual([plane(scene).deliveries, plane(scene).earned], [3, 3000]);
  });

  test("[LAND1] deliveries depend on the health before the landing, not on the wear of the landing", () => {
    const paid = (health: number): unknown =>
      landed(inFlight({ plane: { health }, cargo: [{ special: "fragile" }] })).ledger[0]?.amount;
    assert.deepEqual([paid(5000), paid(4999)], [1000, 600]);
  });

  test("[LAND2] a landing counts for all cargo on board, and delivers only packages to this airport", () => {
    const scene = landed(inFlight({ cargo: [{}, { destIcao: "EDDS", landings: 1 }] }));
    const [here, onBoard] = [scene.cargoPackage(1), scene.cargoPackage(2)];
    assert.deepEqual([here?.status, here?.landings], ["delivered", 1]);
    assert.deepEqual([onBoard?.status, onBoard?.planeId, onBoard?.landings], ["loaded", 1, 2]);
  });

  test("[LAND2] diplomatic cargo loses pay by a landing on the way, but not by the landing at its destination", () => {
    const paid = (landings: number): unknown =>
      landed(inFlight({ cargo: [{ special: "diplomatic", landings }] })).ledger[0]?.amount;
    assert.deepEqual([paid(0), paid(1)], [1000, 500]);
  });

  test("landing a plane that does not fly throws", () => {
    const scene = aScene().withPlayer().withPlane();
    assert.throws(() => land(scene, plane(scene)), /plane 1 does not fly/);
  });
});

describe("chaining", () => {
  test("[LAND3] the next leg departs at the instant of arrival, with the wind and fuel of that instant", () => {
    const scene = inFlight({ plane: { queue: ["LFPG", "EDDF"] } });
    const arrival = plane(scene).leg?.arrivalSimTime ?? 0;
    const asIfStanding = aScene({ clockMs: arrival }).withPlayer().withPlane({ airportIcao: "EDDM" });
    const expected = checkDeparture(asIfStanding, plane(asIfStanding), "LFPG") as Departure;
    landed(scene);
    const { status, leg, queue, airportIcao } = plane(scene);
    assert.deepEqual([status, airportIcao, queue], ["flying", "EDDM", ["EDDF"]]);
    assert.deepEqual(leg, {
      destIcao: "LFPG",
      departureSimTime: arrival,
      arrivalSimTime: arrival + expected.durationMs,
      distanceKm: expected.distanceKm,
      windFactor: expected.windFactor,
    });
    assert.deepEqual(
      scene.ledger.map(({ amount, reason }) => [amount, reason]),
      [[-expected.cost, "fuel"]],
    );
    assert.deepEqual([kinds(scene), scene.player(1).departures], [["landed", "departed"], 2]);
  });

  test("[LAND4] chaining skips legs to the plane's airport and takes the next other one", () => {
    const scene = landed(inFlight({ plane: { queue: ["LFPG"] } }));
    assert.equal(plane(scene).leg?.destIcao, "LFPG");
    const twice = inFlight({ plane: { queue: ["EDDS"] } });
    twice.putPlane({ ...plane(twice), queue: ["EDDM", "EDDM", "EDDS", "EDDM"] });
    landed(twice);
    assert.deepEqual([plane(twice).leg?.destIcao, plane(twice).queue], ["EDDS", ["EDDM"]]);
    const only = inFlight();
    only.putPlane({ ...plane(only), queue: ["EDDM"] });
    landed(only);
    assert.deepEqual([plane(only).status, plane(only).queue, kinds(only)], ["available", [], ["landed"]]);
  });

  test("[LAND5] the earnings of a landing can pay the fuel of the next leg", () => {
    const scene = inFlight({ plane: { fuelL: 300, queue: ["EDDF"] }, player: { money: 0 }, cargo: [{}] });
    scene.putPlane({ ...plane(scene), fuelL: 180 });
    landed(scene);
    const [pay, fuel] = scene.ledger;
    assert.deepEqual([pay?.amount, fuel?.reason], [1000, "fuel"]);
    assert.equal(plane(scene).leg?.destIcao, "EDDF");
    assert.equal(scene.player(1).money, 1000 + (fuel?.amount ?? 0));
  });

  test("[LAND6] without enough cash the plane keeps its queue, and an event gives the reason", () => {
    const scene = inFlight({ plane: { fuelL: 300, queue: ["EDDS", "EDDF"] }, player: { money: 0 } });
    scene.putPlane({ ...plane(scene), fuelL: 180 });
    landed(scene);
    const { status, queue, leg } = plane(scene);
    assert.deepEqual([status, queue, leg, scene.ledger], ["available", ["EDDS", "EDDF"], null, []]);
    assert.deepEqual(kinds(scene), ["landed", "chain-refused"]);
    const { icao, destIcao, code, detail, available, required } = scene.events[1]?.data ?? {};
    assert.deepEqual([icao, destIcao, code, available], ["EDDM", "EDDS", "purse-too-small", 0]);
    assert.equal(detail, `The fuel costs ${required} €, you have 0 €.`);
  });

  test("[LAND6] a plane whose tank is too small keeps its queue", () => {
    const scene = landed(inFlight({ plane: { queue: ["KJFK"] } }));
    const { status, queue } = plane(scene);
    assert.deepEqual([status, queue, scene.ledger], ["available", ["KJFK"], []]);
    const { code, available, missing } = scene.events[1]?.data ?? {};
    assert.deepEqual([code, available, Number(missing) > 0], ["beyond-tank", 638, true]);
  });

  test("[LAND7] a landing that breaks the plane still delivers, and keeps the queue without departing", () => {
    const scene = landed(inFlight({ plane: { health: 100, queue: ["EDDF"] }, cargo: [{}] }));
    const { status, health, queue } = plane(scene);
    assert.deepEqual([status, health, queue], ["available", 0, ["EDDF"]]);
    assert.deepEqual(kinds(scene), ["landed", "delivered", "plane-broken"]);
    assert.equal(scene.events[2]?.data.queued, 1);
  });

  test("[WEAR2] health stops at 0, and a plane with one hundredth left is not broken", () => {
    const wear = landingWear({ maxPayloadKg: 1590 }, plane(inFlight()).leg?.distanceKm ?? 0, []);
    assert.equal(plane(landed(inFlight({ plane: { health: wear } }))).health, 0);
    const sound = landed(inFlight({ plane: { health: wear + 1 } }));
    assert.deepEqual([plane(sound).health, kinds(sound)], [1, ["landed"]]);
  });
});

test("[LEDGER1] over any journey cash equals the start plus the ledger, and fuel and health keep their bounds", () => {
  const stop = fc.constantFrom("EDDF", "EDDM", "EDDS", "LFPG", "EHAM", "LSZH", "KJFK");
  fc.assert(
    fc.property(fc.array(stop, { minLength: 1, maxLength: 12 }), fc.nat({ max: 3000 }), (stops, money) => {
      const scene = aScene().withPlayer({ money }).withPlane({ fuelL: 300, health: 1500 });
      for (const [at, destIcao] of stops.entries()) {
        scene.withCargo({ destIcao, weightKg: 100, payout: 150 });
        queueLeg(scene, 1, 1, destIcao);
        if (at === 0) fly(scene, 1, 1, destIcao);
      }
      while (plane(scene).leg !== null) {
        const before = scene.clockMs;
        landed(scene);
        assert.ok(scene.clockMs > before);
        const { fuelL, health, queue, airportIcao, leg } = plane(scene);
        assert.ok(fuelL >= 0 && fuelL <= modelOf(plane(scene)).maxFuel && health >= 0);
        assert.notEqual(queue[0], leg?.destIcao ?? airportIcao);
      }
      const moved = scene.ledger.reduce((sum, { amount }) => sum + amount, 0);
      assert.equal(scene.player(1).money, money + moved);
      const onBoard = scene
        .cargoOf(1)
        .filter(({ destIcao, landings }) => landings > 0 && destIcao === plane(scene).airportIcao);
      assert.deepEqual(onBoard, []);
    }),
    { seed: 55, numRuns: 150 },
  );
});
