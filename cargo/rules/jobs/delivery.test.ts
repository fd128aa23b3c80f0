import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_CLOCK, SCENE_NOW, type SmallScene } from "../../testing/a-scene.ts";
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import type { SpecialId } from "./commodities.ts";
import { deliver } from "./delivery.ts";

const HOUR = 3_600_000;

/** Lands one package at Munich `hours` after it was loaded with the due instant of its special. */
function delivered(
  change: Partial<CargoPackage> & { special?: SpecialId | null } = {},
  { health = 10_000, player = {} }: { health?: number; player?: Partial<Player> } = {},
): SmallScene {
  const scene = aScene()
    .withPlayer(player)
    .withPlane({ airportIcao: "EDDM", health })
    .withCargo({ landings: 1, ...change });
  deliver(scene, scene.cargoPackage(1) as CargoPackage, scene.plane(1) as Plane, health);
  return scene;
}

const paid = (...given: Parameters<typeof delivered>): unknown => delivered(...given).cargoPackage(1)?.settled;
const late = (hours: number): number => SCENE_CLOCK - hours * HOUR;

describe("a delivery", () => {
  test("[PAY2] a delivery pays the promised payout once and ends the package", () => {
    const scene = delivered();
    const ended = scene.cargoPackage(1);
    assert.deepEqual(
      [ended?.status, ended?.ownerId, ended?.planeId, ended?.endedAt, ended?.endedSimTime, ended?.settled],
      ["delivered", 1, 1, SCENE_NOW, SCENE_CLOCK, 1_000],
    );
    assert.deepEqual(
      scene.ledger.map(({ amount, reason, about }) => [amount, reason, about]),
      [[1_000, "delivery", { packageId: 1, planeId: 1 }]],
    );
    assert.equal(scene.player(1).money, 126_000);
    assert.deepEqual(scene.cargoOf(1), []);
  });

  test("[PAY2] each delivery of a landing adds to the totals of plane and player", () => {
    const scene = aScene().withPlayer().withPlane({ airportIcao: "EDDM" });
    scene.withCargo({ landings: 1 }).withCargo({ landings: 1, payout: 500 });
    const plane = scene.plane(1) as Plane;
    for (const cargo of scene.cargoOf(1)) deliver(scene, cargo, plane, plane.health);
    assert.deepEqual([scene.plane(1)?.deliveries, scene.plane(1)?.earned, scene.player(1).deliveries], [2, 1_500, 2]);
  });

  test("[PAY2] delivering a contract without payout moves no money", () => {
    const scene = delivered({ payout: 0 });
    assert.deepEqual([scene.ledger, scene.cargoPackage(1)?.settled], [[], 0]);
  });

  test("[HISTORY2] a delivery emits an event with its figures", () => {
    const { events } = delivered({ special: "priority", dueSimTime: late(1) });
    assert.equal(events.length, 1);
    assert.deepEqual([events[0]?.kind, events[0]?.about], ["delivered", { packageId: 1, planeId: 1 }]);
    const { payout, share, paid: euros, lateMs, special } = events[0]?.data ?? {};
    assert.deepEqual([payout, share, euros, lateMs, special], [1_000, 0.5, 500, HOUR, "priority"]);
  });

  test("[REP2] a delivery adds 0.02·√km·min(1, kg/150)·(1 − r/100) reputation, four times as much for relief", () => {
    const km = distanceKm(knownAirport("EDDF"), knownAirport("EDDM"));
    const gain = 0.02 * Math.sqrt(km) * 0.8;
    const after = (change: Parameters<typeof delivered>[0]): number => delivered(change).player(1).reputation;
    assert.equal(after({}), 20_000 + Math.round(gain * 1_000));
    assert.equal(after({ weightKg: 75 }), 20_000 + Math.round(gain * 500));
    assert.equal(after({ special: "relief" }), 20_000 + Math.round(gain * 4_000));
    assert.equal(delivered({}, { player: { reputation: 100_000 } }).player(1).reputation, 100_000);
  });
});

describe("special packages", () => {
  test("[REP3] a late delivery costs one point for any special; a delivery in the due millisecond costs none", () => {
    const inTime = delivered({ special: "express", dueSimTime: SCENE_CLOCK }).player(1).reputation;
    for (const special of ["priority", "express", "perishable", "live"] as const) {
      assert.equal(delivered({ special, dueSimTime: SCENE_CLOCK - 1 }).player(1).reputation, inTime - 1_000);
    }
    assert.ok(inTime > 20_000);
  });

  test("[SPEC3][SPEC4] a late priority package pays half, a late express package 70 %", () => {
    assert.equal(paid({ special: "priority", dueSimTime: SCENE_CLOCK }), 1_000);
    assert.equal(paid({ special: "priority", dueSimTime: SCENE_CLOCK - 1 }), 500);
    assert.equal(paid({ special: "express", dueSimTime: SCENE_CLOCK - 1 }), 700);
  });

  test("[SPEC5] a perishable package loses 2 % an hour, down to 40 %", () => {
    assert.deepEqual(
      [0, 0.5, 10, 30, 300].map((hours) => paid({ special: "perishable", dueSimTime: late(hours) })),
      [1_000, 990, 800, 400, 400],
    );
  });

  test("[SPEC7] a fragile package loses 40 % on a plane with a health below 50", () => {
    assert.equal(paid({ special: "fragile" }, { health: 5_000 }), 1_000);
    assert.equal(paid({ special: "fragile" }, { health: 4_999 }), 600);
  });

  test("[SPEC9] live animals pay half after more than two landings or 16 hours", () => {
    assert.equal(paid({ special: "live", landings: 2 }), 1_000);
    assert.equal(paid({ special: "live", landings: 3 }), 500);
    assert.equal(paid({ special: "live", dueSimTime: late(1), landings: 3 }), 500);
  });

  test("[SPEC13] diplomatic cargo pays half after a landing on the way", () => {
    assert.equal(paid({ special: "diplomatic", landings: 1 }), 1_000);
    assert.equal(paid({ special: "diplomatic", landings: 2 }), 500);
  });

  test("[SPEC2] a broken rule never stops a delivery, nor does an unknown special", () => {
    const scene = delivered({ dueSimTime: late(9_999) });
    scene.withCargo({ id: 2, special: "of an earlier version", landings: 9 });
    deliver(scene, scene.cargoPackage(2) as CargoPackage, scene.plane(1) as Plane, 0);
    assert.deepEqual([scene.cargoPackage(2)?.status, scene.cargoPackage(2)?.settled], ["delivered", 1_000]);
  });

  test("[SPEC2] the pay is rounded once, to whole euros", () => {
    assert.equal(paid({ special: "express", payout: 999, dueSimTime: late(1) }), 699);
    assert.equal(paid({ special: "priority", payout: 1, dueSimTime: late(1) }), 1);
  });
});
