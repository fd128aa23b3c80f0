/** Ends packages, and takes the penalty for those that are not delivered. */
import type { CargoPackage, EndedStatus } from "../values/cargo-package.ts";
import type { About, Scene } from "../values/scene.ts";
import { reputationAfter } from "./reputation.ts";

/** Ends the package now. `settled`: the euros paid for it, negative for a penalty. */
export function end(scene: Scene, cargoPackage: CargoPackage, status: EndedStatus, settled: number): void {
  scene.putPackage({
    ...cargoPackage,
    status,
    expiresAt: null,
    endedAt: scene.now,
    endedSimTime: scene.clockMs,
    settled,
  });
}

/** Returns the owner and the promised payout of a package. Throws for an open one. */
export function promiseOf({ id, ownerId, payout }: CargoPackage): {
  readonly ownerId: number;
  readonly payout: number;
} {
  if (ownerId === null || payout === null) throw new Error(`package ${id} is nobody's`);
  return { ownerId, payout };
}

export interface Penalty {
  /** Whole euros, at most the player's cash. */
  readonly euros: number;
  /** Whole euros that the cash does not cover; they become debt. */
  readonly unpaid?: number;
  /** Points of reputation. */
  readonly points: number;
}

/** Leaves the plane out if the package has none. */
export const aboutOf = ({ id, planeId }: CargoPackage): About =>
  planeId === null ? { packageId: id } : { packageId: id, planeId };

/** Takes a penalty from the owner and ends the package. Returns the change of the reputation in points. */
export function penalise(
  scene: Scene,
  cargoPackage: CargoPackage,
  status: Exclude<EndedStatus, "delivered">,
  { euros, unpaid = 0, points }: Penalty,
): number {
  const { ownerId } = promiseOf(cargoPackage);
  if (euros > 0) scene.pay(ownerId, -euros, status === "expired" ? "lapse" : "abandon", aboutOf(cargoPackage));
  const player = scene.player(ownerId);
  const after = reputationAfter(player.reputation, -points);
  scene.putPlayer({ ...player, owed: player.owed + unpaid, reputation: after });
  end(scene, cargoPackage, status, euros === 0 ? 0 : -euros);
  return (after - player.reputation) / 1_000;
}
