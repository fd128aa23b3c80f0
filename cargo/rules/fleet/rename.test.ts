import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { Refusal } from "../values/refusals.ts";
import { renamePlane } from "./rename.ts";

test("[NAME1] the owner names a plane, on the ground, in flight and in repair", () => {
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 9e12, distanceKm: 300, windFactor: 1 };
  const scene = aScene()
    .withPlayer()
    .withPlane()
    .withPlane({ status: "flying", leg })
    .withPlane({ status: "repairing", health: 0, repair: { startedSimTime: 0, endsSimTime: 9e12 } });
  for (const planeId of [1, 2, 3]) {
    const before = scene.plane(planeId);
    assert.equal(renamePlane(scene, 1, planeId, `Heron ${planeId}`), undefined);
    assert.deepEqual(scene.plane(planeId), { ...before, name: `Heron ${planeId}` });
  }
});

test("[OWN1] renaming another player's plane or an unknown one is refused", () => {
  const scene = aScene().withPlayer().withPlayer().withPlane({ ownerId: 2 });
  const codes = [1, 99].map((planeId) => {
    const refusal = renamePlane(scene, 1, planeId, "Mine");
    return refusal instanceof Refusal ? refusal.code : undefined;
  });
  assert.deepEqual(codes, ["not-owner", "unknown-plane"]);
  assert.equal(scene.plane(1)?.name, "D-T1");
});
