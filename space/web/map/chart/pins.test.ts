import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mission, System } from "../../api.ts";
import { pinsOf } from "./pins.ts";

const mission = (part: Partial<Mission>): Mission =>
  ({ id: 1, kind: "survey", status: "offered", text: "Explore Brakka", ...part }) as Mission;

const SYSTEMS = [
  { id: 1, starClass: "G" },
  { id: 2, starClass: "M" },
  { id: 3, starClass: "G" },
] as System[];

test("a mission with a system is pinned there, accepted ones first", () => {
  const pins = pinsOf(
    [
      mission({ systemId: 2, deadline: 15 }),
      mission({ id: 5, kind: "delivery", supplies: 8, status: "accepted", systemId: 2 }),
    ],
    SYSTEMS,
  );
  assert.deepEqual(
    pins.get(2)?.map(({ missionId, short, accepted, deadline }) => [missionId, short, accepted, deadline]),
    [
      [5, "Deliver 8 supplies", true, null],
      [1, "Survey", false, 15],
    ],
  );
});

test("an accepted expedition is pinned to the nearest unexplored systems of its class, two more than it needs", () => {
  const star = (id: number, distance: number, explored = false) => ({ id, starClass: "G", distance, explored });
  const expedition = mission({ kind: "expedition", starClass: "G", progress: { done: 1, needed: 2 } });
  const pinned = (...systems: object[]) => [
    ...pinsOf([{ ...expedition, status: "accepted" }], [...systems, { id: 2, starClass: "M" }] as System[]).keys(),
  ];
  const far = [star(4, 40), star(5, 50)];
  assert.deepEqual(pinned(star(1, 0, true), star(6, 8), star(3, 30), ...far), [6, 3, 4]);
  assert.deepEqual(pinned(star(1, 0, true), star(3, 30, true)), [1, 3], "explored ones where no others are left");
  assert.equal(pinsOf([expedition], SYSTEMS).size, 0, "an offered one has no pin");
});

test("ended missions and those without a system have no pin", () => {
  const ended = (["completed", "failed", "expired", "abandoned"] as const).map((status) =>
    mission({ status, systemId: 2 }),
  );
  assert.equal(pinsOf([...ended, mission({ kind: "study", techId: "pow1" })], SYSTEMS).size, 0);
});
