import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene, type SmallScene } from "../../testing/a-scene.ts";
import { loadPackage } from "../jobs/load.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import type { Plane } from "../values/plane.ts";
import type { Refusal } from "../values/refusals.ts";
import { type Dispatch, dispatch } from "./dispatch.ts";
import { fly } from "./fly.ts";
import { queueLeg } from "./queue.ts";

const ready = (plane: Partial<Plane> = {}): SmallScene =>
  aScene().withPlayer().withPlane(plane).withPackage().withPackage({ destIcao: "EDDS", weightKg: 700 });

const refused = (scene: SmallScene, order: Dispatch): Refusal["code"] | undefined => dispatch(scene, 1, 1, order)?.code;

test("[DISPATCH1] packages are loaded, legs appended, and the plane departs on the first", () => {
  const scene = ready();
  assert.equal(dispatch(scene, 1, 1, { packageIds: [2, 1], legs: ["EDDM", "EDDS"] }), undefined);
  assert.deepEqual(
    scene.cargoOf(1).map(({ id }) => id),
    [1, 2],
  );
  const plane = scene.plane(1) as Plane;
  assert.deepEqual([plane.status, plane.leg?.destIcao, plane.queue], ["flying", "EDDM", ["EDDS"]]);
  assert.deepEqual(
    scene.events.map(({ kind }) => kind),
    ["loaded", "loaded", "departed"],
  );
  assert.deepEqual(scene.vacated, [2, 1]);
});

test("[DISPATCH1] a dispatch has the same result as the single actions one after the other", () => {
  const [atOnce, oneByOne] = [ready(), ready()];
  assert.equal(dispatch(atOnce, 1, 1, { packageIds: [1, 2], legs: ["EDDM", "EDDS"] }), undefined);
  for (const packageId of [1, 2]) assert.equal(loadPackage(oneByOne, 1, packageId, 1), undefined);
  for (const icao of ["EDDM", "EDDS"]) assert.equal(queueLeg(oneByOne, 1, 1, icao), undefined);
  assert.equal(fly(oneByOne, 1, 1, "EDDM"), undefined);
  assert.deepEqual(atOnce, oneByOne);
});

test("[DISPATCH2] without packages and legs, a dispatch resumes the kept queue", () => {
  const scene = ready({ queue: ["EDDM", "EDDS"] });
  assert.equal(dispatch(scene, 1, 1, {}), undefined);
  assert.deepEqual([scene.plane(1)?.leg?.destIcao, scene.plane(1)?.queue], ["EDDM", ["EDDS"]]);
});

test("[DISPATCH2] new legs are appended to a kept queue, and the plane flies its first leg", () => {
  const scene = ready({ queue: ["EDDM"] });
  assert.equal(dispatch(scene, 1, 1, { legs: ["EDDS"] }), undefined);
  assert.deepEqual([scene.plane(1)?.leg?.destIcao, scene.plane(1)?.queue], ["EDDM", ["EDDS"]]);
});

test("[DISPATCH2] a dispatch without any leg is refused", () => {
  const refusal = dispatch(ready(), 1, 1, { packageIds: [1] });
  assert.deepEqual(
    [refusal?.code, refusal?.detail, refusal?.details],
    ["queue-empty", "D-T1 has no leg to depart on.", { planeId: 1 }],
  );
  // Only an admin's edit can leave legs to the plane's own airport; they do not count.
  assert.equal(refused(ready({ queue: ["EDDF"] }), {}), "queue-empty");
});

test("[DISPATCH3] unknown ids are refused first, then other owners' planes and packages, then each part in order", () => {
  const strange = aScene().withPlayer().withPlayer().withPlane({ ownerId: 2 });
  assert.equal(dispatch(strange, 1, 9, { packageIds: [9], legs: ["XQXQ"] })?.code, "unknown-icao");
  assert.equal(dispatch(strange, 1, 9, { packageIds: [9] })?.code, "unknown-plane");
  assert.equal(dispatch(strange, 1, 1, { packageIds: [9] })?.code, "unknown-package");
  assert.equal(dispatch(strange, 1, 1, {})?.code, "not-owner");

  const heavy: Partial<CargoPackage> = { weightKg: 1591 };
  assert.equal(refused(ready().withPackage(heavy), { packageIds: [3], legs: ["EDDF"] }), "payload-exceeded");
  assert.equal(refused(ready(), { packageIds: [1, 1], legs: ["EDDM"] }), "already-loaded");
  assert.equal(refused(ready(), { packageIds: [1], legs: ["EDDF"] }), "same-stop");
  assert.equal(
    refused(ready(), { legs: Array.from({ length: 13 }, (_, n) => (n % 2 ? "EDDF" : "EDDM")) }),
    "queue-full",
  );
  assert.equal(refused(ready(), { legs: ["KJFK"] }), "beyond-tank");
  assert.equal(refused(ready({ health: 0 }), { legs: ["EDDM"] }), "plane-broken");
});

test("[DISPATCH3] a plane that is flying or in repair takes legs by queueing, not by dispatch", () => {
  const scene = ready();
  assert.equal(fly(scene, 1, 1, "EDDM"), undefined);
  assert.equal(refused(scene, { legs: ["EDDS"] }), "plane-flying");
  const repair = { startedSimTime: scene.clockMs, endsSimTime: scene.clockMs + 1 };
  assert.equal(refused(ready({ status: "repairing", repair }), { legs: ["EDDS"] }), "plane-repairing");
});
