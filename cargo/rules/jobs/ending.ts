/** How packages end, other than well: what a broken promise costs, and the package as it is afterwards. */
import type { CargoPackage } from "../values/cargo-package.ts";
import type { LedgerReason } from "../values/ledger.ts";
import type { Scene } from "../values/scene.ts";
import { reputationAfter } from "./reputation.ts";

export const ENDINGS = ["delivered", "abandoned", "expired"] as const;
export type Ending = (typeof ENDINGS)[number];

/** Puts the package in place as ended now. `settled` are the euros that were paid for it, negative for a penalty. */
export function end(scene: Scene, cargoPackage: CargoPackage, status: Ending, settled: number): void {
  scene.putPackage({
    ...cargoPackage,
    status,
    expiresAt: null,
    endedAt: scene.now,
    endedSimTime: scene.clockMs,
    settled,
  });
}

/** Whom a package belongs to, and what it promised. A package without is no package that can end. */
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
  /** Points of reputation. */
  readonly points: number;
}

/** Takes a penalty from its owner and ends the package. Gives the reputation (thousandths) before and after. */
export function penalise(
  scene: Scene,
  cargoPackage: CargoPackage,
  status: Exclude<Ending, "delivered">,
  { euros, points }: Penalty,
): { readonly before: number; readonly after: number } {
  const { ownerId } = promiseOf(cargoPackage);
  const { id: packageId, planeId } = cargoPackage;
  const reason: LedgerReason = status === "expired" ? "lapse" : "abandon";
  if (euros > 0) scene.pay(ownerId, -euros, reason, planeId === null ? { packageId } : { packageId, planeId });
  const player = scene.player(ownerId);
  const after = reputationAfter(player.reputation, -points);
  scene.putPlayer({ ...player, reputation: after });
  end(scene, cargoPackage, status, euros === 0 ? 0 : -euros);
  return { before: player.reputation, after };
}
