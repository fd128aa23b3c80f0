import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { ownPackage, ownPlane } from "./ownership.ts";
import { Refusal } from "./refusals.ts";

const twoPlayers = () => aScene().withPlayer().withPlayer({ username: "mira" });

test("[OWN1] only the owner of a plane can give it commands", () => {
  const scene = twoPlayers().withPlane().withPlane({ ownerId: 2 });
  assert.equal(ownPlane(scene, 1, 1), scene.plane(1));
  assert.deepEqual(
    ownPlane(scene, 1, 2),
    new Refusal("not-owner", "Plane 2 belongs to mira.", { planeId: 2, ownerId: 2, ownerName: "mira" }),
  );
});

test("[OWN1] an id that no plane has is unknown", () => {
  const refusal = ownPlane(twoPlayers(), 1, 99);
  assert.deepEqual(refusal, new Refusal("unknown-plane", "There is no plane 99.", { planeId: 99 }));
});

test("[OWN1] a package belongs to its owner, an open one to nobody", () => {
  const scene = twoPlayers().withPackage().withCargo().withCargo({ ownerId: 2 });
  assert.equal(ownPackage(scene, 1, 1), scene.cargoPackage(1));
  assert.equal(ownPackage(scene, 1, 2), scene.cargoPackage(2));
  assert.deepEqual(
    ownPackage(scene, 1, 3),
    new Refusal("not-owner", "Package 3 belongs to mira.", { packageId: 3, ownerId: 2, ownerName: "mira" }),
  );
  assert.deepEqual(
    ownPackage(scene, 1, 99),
    new Refusal("unknown-package", "There is no package 99.", { packageId: 99 }),
  );
});
