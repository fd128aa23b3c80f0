import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aScene, SCENE_NOW } from "../../testing/a-scene.ts";
import { land } from "../flights/landing.ts";
import { SPECIALS } from "../jobs/specials.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import type { Refusal } from "../values/refusals.ts";
import { LIVERY_IDS } from "./liveries.ts";
import {
  changeAppearance,
  MILESTONE_CATEGORIES,
  MILESTONES,
  milestonesOf,
  reachMilestones,
  TITLES,
} from "./milestones.ts";

const reachedBy = (player: Partial<Player>, planes: readonly Partial<Plane>[] = []): readonly string[] => {
  const scene = aScene().withPlayer({ homeIcao: null, ...player });
  for (const plane of planes) scene.withPlane(plane);
  reachMilestones(scene, 1, { hasCommanded: true });
  return Object.keys(scene.player(1).milestones);
};

describe("milestones", () => {
  test("[GO1] there are five milestones in each of nine categories, and each livery and title is the reward of one", () => {
    const byCategory = Map.groupBy(MILESTONES, ({ category }) => category);
    assert.deepEqual([...byCategory.keys()], MILESTONE_CATEGORIES);
    for (const [category, all] of byCategory) assert.equal(all.length, 5, category);
    assert.equal(new Set(MILESTONES.map(({ id }) => id)).size, 45);
    const liveries = MILESTONES.flatMap(({ reward }) => reward.liveryId ?? []);
    assert.deepEqual(liveries.toSorted(), LIVERY_IDS.toSorted());
    assert.equal(new Set(TITLES).size, TITLES.length);
  });

  test("[GO1] each figure reaches its milestones at their targets", () => {
    assert.deepEqual(reachedBy({ homeIcao: "EDDF", loads: 1 }), ["onboarding-home", "onboarding-load"]);
    const deliveries = ["deliveries-10", "deliveries-100"];
    assert.deepEqual(reachedBy({ deliveries: 999 }), ["onboarding-deliver", ...deliveries]);
    assert.deepEqual(reachedBy({ totalKm: 99_999.9 }), ["distance-10000"]);
    assert.deepEqual(reachedBy({ deliveredTo: "EDDF1EDDM1LFPG1EGLL1EDDHa" }), ["airports-5"]);
    assert.deepEqual(reachedBy({ countries: 10 }), ["countries-3", "countries-10"]);
    assert.deepEqual(reachedBy({ reputation: 69_999 }), ["reputation-30", "reputation-50"]);
    assert.deepEqual(reachedBy({ specialsDelivered: SPECIALS.map(({ id }) => id) }), ["mastery-specials"]);
    assert.deepEqual(reachedBy({ longestLegKm: 8_000.1 }), ["mastery-long-leg"]);
    assert.deepEqual(reachedBy({ heaviestKg: 100_000 }), ["mastery-heavy"]);
    assert.deepEqual(reachedBy({ routeDeliveries: 100, campaignsWon: 1 }), ["mastery-route", "mastery-campaign"]);
    assert.deepEqual(reachedBy({}, [{}, {}, { modelId: "AT76" }]), ["fleet-3", "types-2"]);
  });

  test("[GO1] a milestone that was reached stays reached, with one event", () => {
    const scene = aScene().withPlayer({ homeIcao: null, reputation: 30_000 });
    reachMilestones(scene, 1, { hasCommanded: false });
    scene.putPlayer({ ...scene.player(1), reputation: 10_000 });
    scene.now += 1000;
    reachMilestones(scene, 1, { hasCommanded: false });
    scene.putPlayer({ ...scene.player(1), reputation: 40_000 });
    reachMilestones(scene, 1, { hasCommanded: true });
    assert.deepEqual(scene.player(1).milestones, { "reputation-30": SCENE_NOW });
    const data = { id: "reputation-30", category: "reputation", target: 30, title: "Reliable" };
    assert.deepEqual(
      scene.events.map(({ kind, data: given }) => [kind, given]),
      [["milestone", data]],
    );
    const shown = milestonesOf(scene, scene.player(1)).find(({ id }) => id === "reputation-30");
    assert.deepEqual([shown?.value, shown?.target, shown?.doneAt], [40, 30, SCENE_NOW]);
  });

  test("[GO1] a landing counts airports, countries, specials, the longest leg and the heaviest cargo", () => {
    const scene = aScene()
      .withPlayer()
      .withPlane({ modelId: "B744", fuelL: 100_000 })
      .withCargo({ destIcao: "LFPG", weightKg: 60_000, special: "priority" })
      .withCargo({ destIcao: "LFPG", weightKg: 40_000, special: "priority" })
      .withCargo({ destIcao: "KJFK", weightKg: 5_000 });
    const leg = { destIcao: "LFPG", departureSimTime: 0, arrivalSimTime: scene.clockMs, windFactor: 1 };
    land(scene, { ...(scene.plane(1) as Plane), status: "flying", leg: { ...leg, distanceKm: 8_100 } });
    const { deliveredTo, countries, specialsDelivered, longestLegKm, heaviestKg } = scene.player(1);
    assert.deepEqual(
      [deliveredTo, countries, specialsDelivered, longestLegKm, heaviestKg],
      ["LFPG2", 1, ["priority"], 8_100, 105_000],
    );
  });

  test("[GO1] only earned liveries and titles can be put on, and null takes them off", () => {
    const scene = aScene().withPlayer({ milestones: { "deliveries-100": 1, "deliveries-10": 1 } });
    assert.equal(changeAppearance(scene, 1, { liveryId: "parcel" }), undefined);
    assert.equal(changeAppearance(scene, 1, { title: "Courier" }), undefined);
    assert.deepEqual([scene.player(1).liveryId, scene.player(1).title], ["parcel", "Courier"]);
    const refusal = changeAppearance(scene, 1, { liveryId: null, title: "Haulier" }) as Refusal;
    assert.deepEqual(
      [refusal.code, refusal.details],
      ["not-earned", { title: "Haulier", milestoneId: "deliveries-1000" }],
    );
    assert.equal(scene.player(1).liveryId, "parcel");
    assert.equal(changeAppearance(scene, 1, { liveryId: null }), undefined);
    assert.deepEqual([scene.player(1).liveryId, scene.player(1).title], [null, "Courier"]);
  });
});
