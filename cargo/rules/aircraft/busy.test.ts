import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, SCENE_CLOCK } from "../../testing/a-scene.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { checkNotBusy } from "./busy.ts";

const busy = (plane: Partial<Plane>): Refusal | undefined => {
  const scene = aScene().withPlane(plane);
  return checkNotBusy(scene, scene.plane(1) as Plane);
};

test("[FLY6] a flying plane is refused with its destination, one in repair with its current health", () => {
  const leg = { destIcao: "LFPG", departureSimTime: 0, arrivalSimTime: 9, distanceKm: 450, windFactor: 1 };
  assert.deepEqual(
    busy({ status: "flying", leg }),
    new Refusal("plane-flying", "D-T1 is flying to LFPG.", { planeId: 1, destIcao: "LFPG" }),
  );
  const repair = { startedSimTime: SCENE_CLOCK - 3_600_000, endsSimTime: SCENE_CLOCK + 1 };
  assert.deepEqual(
    busy({ status: "repairing", repair, health: 5200 }),
    new Refusal("plane-repairing", "D-T1 is in repair at health 62.", { planeId: 1, health: 62 }),
  );
  assert.equal(busy({ health: 0 }), undefined);
});
