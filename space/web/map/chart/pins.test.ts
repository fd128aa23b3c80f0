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
    [mission({ systemId: 2 }), mission({ id: 5, kind: "delivery", supplies: 8, status: "accepted", systemId: 2 })],
    SYSTEMS,
  );
  assert.deepEqual(
    pins.get(2)?.map(({ missionId, short, accepted }) => [missionId, short, accepted]),
    [
      [5, "Deliver 8 supplies", true],
      [1, "Survey", false],
    ],
  );
});

test("an expedition is pinned to all systems of its class once it is accepted", () => {
  const expedition = { kind: "expedition", starClass: "G" } as const;
  assert.equal(pinsOf([mission(expedition)], SYSTEMS).size, 0);
  assert.deepEqual([...pinsOf([mission({ ...expedition, status: "accepted" })], SYSTEMS).keys()], [1, 3]);
});

test("ended missions and those without a system have no pin", () => {
  const ended = (["completed", "failed", "expired", "abandoned"] as const).map((status) =>
    mission({ status, systemId: 2 }),
  );
  assert.equal(pinsOf([...ended, mission({ kind: "study", techId: "pow1" })], SYSTEMS).size, 0);
});
