/** Checks that loading and accepting a job share, and how the job leaves the market. */
import type { CargoPackage } from "../values/cargo-package.ts";
import { figure } from "../values/figure.ts";
import { unknownPackage } from "../values/ownership.ts";
import { type Player, reputationPoints } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { specialOf } from "./specials.ts";

/** The package with the id. Refuses: 404 `unknown-package`, also if it expired before anyone took it. */
export function knownPackage(scene: Scene, packageId: number): CargoPackage | Refusal {
  const cargoPackage = scene.cargoPackage(packageId);
  if (cargoPackage === undefined || isForgotten(cargoPackage, scene.now)) return unknownPackage(packageId);
  return cargoPackage;
}

/** True for a job that expired before anyone took it, whether the world has deleted it already or not. */
function isForgotten({ status, ownerId, expiresAt }: CargoPackage, now: number): boolean {
  if (status === "open") return expiresAt !== null && expiresAt <= now;
  return status === "expired" && ownerId === null;
}

/** 409 `job-gone`, `job-taken` or `already-loaded`; undefined for an open job and for one that the player accepted. */
export function checkClaim(scene: Scene, playerId: number, cargoPackage: CargoPackage): Refusal | undefined {
  const { id: packageId, status, ownerId, planeId } = cargoPackage;
  switch (status) {
    case "open":
      return undefined;
    case "accepted":
    case "loaded":
      if (ownerId !== null && ownerId !== playerId) return jobTaken(scene, packageId, ownerId);
      if (status === "accepted") return undefined;
      return new Refusal("already-loaded", `Package ${packageId} is on plane ${planeId}.`, { packageId, planeId });
    default:
      return jobGone(cargoPackage);
  }
}

function jobTaken(scene: Scene, packageId: number, ownerId: number): Refusal {
  const ownerName = scene.player(ownerId).username;
  return new Refusal("job-taken", `Job ${packageId} was taken by ${ownerName}.`, { packageId, ownerId, ownerName });
}

/** 409 for a package that ended. */
export function jobGone({ id: packageId, status }: CargoPackage): Refusal {
  const end = status === "expired" ? "was let lapse" : `was ${status}`;
  return new Refusal("job-gone", `Package ${packageId} ${end}.`, { packageId, status });
}

/** 409 `special-refused` if the special needs more reputation than the player has. */
export function checkReputation(player: Player, cargoPackage: CargoPackage): Refusal | undefined {
  const special = specialOf(cargoPackage.special);
  const required = special?.load.minReputation ?? 0;
  const available = reputationPoints(player);
  if (special === undefined || available >= required) return undefined;
  return new Refusal(
    "special-refused",
    `${special.label} asks for a reputation of at least ${required}; yours is ${figure(available, 3)}.`,
    { special: special.id, required, available },
  );
}

/** Replaces the package by that of its new owner; a job that was open leaves its slot. */
export function take(scene: Scene, before: CargoPackage, after: CargoPackage): void {
  if (before.status === "open") scene.vacateSlot(before.id);
  scene.putPackage(after);
}
