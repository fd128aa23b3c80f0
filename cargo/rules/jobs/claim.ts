/** Checks shared by loading and accepting a job, and the job's removal from the market. */
import type { CargoPackage } from "../values/cargo-package.ts";
import { figure } from "../values/figure.ts";
import { unknownPackage } from "../values/ownership.ts";
import { type Player, reputationPoints } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { commodityOf } from "./commodities.ts";
import { specialOf } from "./specials.ts";

/** Names the goods for sentences, as players know them. */
export const goodsOf = ({ commodity }: Pick<CargoPackage, "commodity">): string =>
  commodityOf(commodity)?.label ?? commodity;
export const jobNamed = (cargoPackage: Pick<CargoPackage, "commodity" | "destIcao">): string =>
  `The job to ${cargoPackage.destIcao} (${goodsOf(cargoPackage)})`;

/** Returns the package with the id. Refuses: 404 `unknown-package`, also if it expired before anyone took it. */
export function knownPackage(scene: Scene, packageId: number): CargoPackage | Refusal {
  const cargoPackage = scene.cargoPackage(packageId);
  if (cargoPackage === undefined || isExpiredOffer(cargoPackage, scene.now)) return unknownPackage(packageId);
  return cargoPackage;
}

/** True for a job that expired before anyone took it, whether or not the world has deleted it already. */
function isExpiredOffer({ status, ownerId, expiresAt }: CargoPackage, now: number): boolean {
  if (status === "open") return expiresAt !== null && expiresAt <= now;
  return status === "expired" && ownerId === null;
}

/** Returns 409 `job-gone`, `job-taken` or `already-loaded`; undefined for an open job and for one that the player accepted. */
export function checkClaim(scene: Scene, playerId: number, cargoPackage: CargoPackage): Refusal | undefined {
  const { status, ownerId } = cargoPackage;
  switch (status) {
    case "open":
      return undefined;
    case "accepted":
    case "loaded":
      if (ownerId !== null && ownerId !== playerId) return jobTaken(scene, cargoPackage, ownerId);
      if (status === "accepted") return undefined;
      return alreadyLoaded(scene, cargoPackage);
    default:
      return jobGone(cargoPackage);
  }
}

function alreadyLoaded(scene: Scene, cargoPackage: CargoPackage): Refusal {
  const { id: packageId, planeId } = cargoPackage;
  const plane = scene.plane(planeId ?? 0)?.name ?? `plane ${planeId}`;
  return new Refusal("already-loaded", `${jobNamed(cargoPackage)} is on ${plane}.`, { packageId, planeId });
}

function jobTaken(scene: Scene, cargoPackage: CargoPackage, ownerId: number): Refusal {
  const ownerName = scene.player(ownerId).username;
  const sentence = `${jobNamed(cargoPackage)} was taken by ${ownerName}.`;
  return new Refusal("job-taken", sentence, { packageId: cargoPackage.id, ownerId, ownerName });
}

/** Returns the 409 for an ended package. */
export function jobGone(cargoPackage: CargoPackage): Refusal {
  const { id: packageId, status } = cargoPackage;
  const end = status === "expired" ? "was let lapse" : `was ${status}`;
  return new Refusal("job-gone", `${jobNamed(cargoPackage)} ${end}.`, { packageId, status });
}

/** Returns 409 `special-refused` if the special needs more reputation than the player has. */
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

/** Replaces the package with the one taken by its new owner; a job that was open leaves its slot. */
export function take(scene: Scene, before: CargoPackage, after: CargoPackage): void {
  if (before.status === "open") scene.vacateSlot(before.id);
  scene.putPackage(after);
}
