/** Abandons a package that was accepted or loaded. */
import { suspendRoute } from "../aircraft/route-suspension.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { rounded } from "../values/figure.ts";
import { ownPackage } from "../values/ownership.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { jobGone, jobNamed, knownPackage } from "./claim.ts";
import { withAbandonment } from "./cooling-off.ts";
import { aboutOf, type Penalty, penalise, promiseOf } from "./end-package.ts";
import { reservationPenalty } from "./lapse.ts";
import { specialOf } from "./specials.ts";

/** Bounds of the fraction of the payout that abandoning costs: right after loading, and at most. */
export const LEAST_ABANDON_SHARE = 0.15;
export const MOST_ABANDON_SHARE = 0.6;
/** The fraction is at its greatest after this many flight times, but not before these simulated milliseconds. */
const GROWTH_FLIGHT_TIMES = 3;
const LEAST_GROWTH_MS = 21_600_000;
/** Points of reputation that abandoning costs, and how many more for a fraction of 1. */
const ABANDON_POINTS = 1;
const ABANDON_SHARE_POINTS = 4;

/**
 * Abandons a package that the player accepted or loaded; a penalty beyond the cash becomes debt. Refuses: 404 `unknown-package`,
 * 403 `not-owner`, 409 `not-taken` or `job-gone`.
 */
export function abandonPackage(scene: Scene, playerId: number, packageId: number): Refusal | undefined {
  const known = knownPackage(scene, packageId);
  const cargoPackage = known instanceof Refusal ? known : ownPackage(scene, playerId, packageId);
  if (cargoPackage instanceof Refusal) return cargoPackage;
  switch (cargoPackage.status) {
    case "open":
      return notTaken(cargoPackage);
    case "accepted":
      return abandonAccepted(scene, cargoPackage);
    case "loaded":
      abandonLoaded(scene, cargoPackage);
      if (cargoPackage.planeId !== null) suspendRoute(scene, cargoPackage.planeId);
      return undefined;
    default:
      return jobGone(cargoPackage);
  }
}

function notTaken(cargoPackage: CargoPackage): Refusal {
  const { id: packageId, status } = cargoPackage;
  return new Refusal("not-taken", `${jobNamed(cargoPackage)} is ${status}.`, { packageId, status });
}

/** Costs the same as a lapse, but is not counted as one. */
function abandonAccepted(scene: Scene, cargoPackage: CargoPackage): undefined {
  const { ownerId, payout } = promiseOf(cargoPackage);
  finish(scene, cargoPackage, reservationPenalty(payout, scene.player(ownerId).money));
}

function abandonLoaded(scene: Scene, cargoPackage: CargoPackage): undefined {
  const { ownerId, payout } = promiseOf(cargoPackage);
  const share = abandonShare(cargoPackage, scene.clockMs);
  const penalty = Math.round(share * payout);
  const euros = Math.min(penalty, scene.player(ownerId).money);
  const unpaid = penalty - euros;
  const points = specialOf(cargoPackage.special)?.abandonReputation ?? ABANDON_POINTS + ABANDON_SHARE_POINTS * share;
  finish(scene, cargoPackage, { euros, unpaid, points, share });
}

/** Returns the fraction of the payout that abandoning a loaded package costs at a simulated instant. */
export function abandonShare(
  { loadedSimTime, flightTimeMs }: Pick<CargoPackage, "loadedSimTime" | "flightTimeMs">,
  clockMs: number,
): number {
  const growth = Math.max(LEAST_GROWTH_MS, GROWTH_FLIGHT_TIMES * (flightTimeMs ?? 0));
  const grown = Math.min(1, Math.max(0, (clockMs - (loadedSimTime ?? clockMs)) / growth));
  return LEAST_ABANDON_SHARE + (MOST_ABANDON_SHARE - LEAST_ABANDON_SHARE) * grown;
}

interface Cost extends Penalty {
  /** The fraction of the payout; only of a loaded package. */
  readonly share?: number;
}

function finish(scene: Scene, cargoPackage: CargoPackage, cost: Cost): void {
  const { euros, unpaid = 0, share } = cost;
  const { ownerId, payout } = promiseOf(cargoPackage);
  const { originIcao, destIcao } = cargoPackage;
  const reputationChange = penalise(scene, cargoPackage, "abandoned", cost);
  const player = scene.player(ownerId);
  scene.putPlayer({ ...player, abandonments: withAbandonment(player, originIcao, scene.now) });
  scene.emit(ownerId, "abandoned", aboutOf(cargoPackage), {
    originIcao,
    destIcao,
    payout,
    penalty: euros,
    unpaid,
    ...(share === undefined ? {} : { share: rounded(share, 4) }),
    reputationChange,
  });
}
