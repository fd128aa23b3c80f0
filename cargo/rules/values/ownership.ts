/** Ownership of planes, packages and bases. Every action on them checks it first. */

import type { CargoPackage } from "./cargo-package.ts";
import type { Base } from "./goals/base.ts";
import type { Plane } from "./plane.ts";
import { Refusal } from "./refusals.ts";
import type { Scene } from "./scene.ts";

/** Returns the player's own plane. Refuses: 404 `unknown-plane`, 403 `not-owner`. */
export function ownPlane(scene: Scene, playerId: number, planeId: number): Plane | Refusal {
  const plane = scene.plane(planeId);
  if (plane === undefined) return unknownPlane(planeId);
  if (plane.ownerId !== playerId) return notOwner(scene, "Plane", { planeId }, plane.ownerId);
  return plane;
}

/** Returns a package that is the player's or open. Refuses: 404 `unknown-package`, 403 `not-owner`. */
export function ownPackage(scene: Scene, playerId: number, packageId: number): CargoPackage | Refusal {
  const cargoPackage = scene.cargoPackage(packageId);
  if (cargoPackage === undefined) return unknownPackage(packageId);
  if (cargoPackage.ownerId === null || cargoPackage.ownerId === playerId) return cargoPackage;
  return notOwner(scene, "Package", { packageId }, cargoPackage.ownerId);
}

/** Returns the player's own base. Refuses: 404 `unknown-base`, 403 `not-owner`. */
export function ownBase(scene: Scene, playerId: number, baseId: number): Base | Refusal {
  const base = scene.base(baseId);
  if (base === undefined) return new Refusal("unknown-base", `There is no base ${baseId}.`, { baseId });
  return base.playerId === playerId ? base : notOwner(scene, "Base", { baseId }, base.playerId);
}

export const unknownPlane = (planeId: number): Refusal =>
  new Refusal("unknown-plane", `There is no plane ${planeId}.`, { planeId });

export const unknownPackage = (packageId: number): Refusal =>
  new Refusal("unknown-package", `There is no package ${packageId}.`, { packageId });

export const outsidePool = (icao: string): Refusal =>
  new Refusal("outside-pool", `No plane of yours is at, flies to or is queued to ${icao}.`, { icao });

function notOwner(scene: Scene, what: string, id: Readonly<Record<string, number>>, ownerId: number): Refusal {
  const ownerName = scene.player(ownerId).username;
  const sentence = `${what} ${Object.values(id)[0]} belongs to ${ownerName}.`;
  return new Refusal("not-owner", sentence, { ...id, ownerId, ownerName });
}
