/** Reserving an open job without loading it yet. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { modelOf } from "../aircraft/aircraft.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { figure, wait } from "../values/figure.ts";
import { outsidePool } from "../values/ownership.ts";
import { type Player, reputationPoints } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { shortfall } from "../values/shortfall.ts";
import { checkClaim, checkReputation, jobNamed, knownPackage, take } from "./claim.ts";
import { checkCoolingOff } from "./cooling-off.ts";
import { recentLapses } from "./lapse.ts";
import { offerOf } from "./payout.ts";
import { ACCEPT_REPUTATION } from "./reputation.ts";
import { specialOf } from "./specials.ts";

/** Longest reservation of a job, in real milliseconds. */
export const RESERVATION_MS = 600_000;
/** Most jobs that a player can have accepted but not loaded. */
export const ACCEPT_LIMIT = 20;
/** Lapses within an hour that stop a player from reserving. */
const LAPSE_LIMIT = 3;

/**
 * Reserves an open job until it expires, at most for RESERVATION_MS, and fixes its payout. Refuses in this order: 404
 * `unknown-package`; 409 `job-gone`, `job-taken`, `already-loaded` or `already-accepted`, `outside-pool`, `cooling-off`,
 * `accept-blocked`, `accept-limit`, `no-plane-for-it`, `special-refused`.
 */
export function acceptPackage(scene: Scene, playerId: number, packageId: number): Refusal | undefined {
  const cargoPackage = knownPackage(scene, packageId);
  if (cargoPackage instanceof Refusal) return cargoPackage;
  const player = scene.player(playerId);
  const refusal = checkOffer(scene, playerId, cargoPackage) ?? checkPlayer(scene, player, cargoPackage);
  if (refusal !== undefined) return refusal;
  const until = scene.now + RESERVATION_MS;
  const expiresAt = Math.min(cargoPackage.expiresAt ?? until, until);
  const { payout, demand } = offerOf(scene, cargoPackage, player.reputation);
  take(scene, cargoPackage, {
    ...cargoPackage,
    status: "accepted",
    expiresAt,
    ownerId: playerId,
    payout,
    demand,
    takenAt: scene.now,
  });
  const { originIcao, destIcao, commodity, weightKg, special } = cargoPackage;
  const reservedRealMs = expiresAt - scene.now;
  const data = { originIcao, destIcao, commodity, weightKg, special, payout, reservedRealMs };
  scene.emit(playerId, "accepted", { packageId }, data);
  return undefined;
}

/** Returns why nobody, or this player from their airports, can accept the job. */
function checkOffer(scene: Scene, playerId: number, cargoPackage: CargoPackage): Refusal | undefined {
  const refusal = checkClaim(scene, playerId, cargoPackage);
  if (refusal !== undefined) return refusal;
  const { id: packageId, status, originIcao: icao } = cargoPackage;
  if (status === "accepted") {
    return new Refusal("already-accepted", `${jobNamed(cargoPackage)} is accepted already.`, { packageId });
  }
  return scene.isPoolOf(playerId, icao) ? undefined : outsidePool(icao);
}

/** Returns why this player cannot accept the job. */
function checkPlayer(scene: Scene, player: Player, cargoPackage: CargoPackage): Refusal | undefined {
  return (
    checkCoolingOff(scene, player, cargoPackage.originIcao) ??
    checkNotBlocked(scene, player) ??
    checkLimit(scene, player) ??
    checkFleet(scene, player, cargoPackage) ??
    checkReputation(player, cargoPackage)
  );
}

function checkNotBlocked(scene: Scene, player: Player): Refusal | undefined {
  const available = reputationPoints(player);
  if (available < ACCEPT_REPUTATION) {
    return new Refusal(
      "accept-blocked",
      `Accepting asks for a reputation of at least ${ACCEPT_REPUTATION}; yours is ${figure(available, 3)}.`,
      { required: ACCEPT_REPUTATION, available },
    );
  }
  const lapses = recentLapses(player, scene.now);
  // The block ends when fewer lapses than the limit lie within an hour.
  const last = lapses.at(-LAPSE_LIMIT);
  if (last === undefined) return undefined;
  const retryAfterRealMs = last + HOUR_MS - scene.now;
  return new Refusal(
    "accept-blocked",
    `${lapses.length} reservations lapsed in the last hour; accepting works again in ${wait(retryAfterRealMs)}.`,
    { lapses: lapses.length, retryAfterRealMs },
  );
}

function checkLimit(scene: Scene, { id }: Player): Refusal | undefined {
  const accepted = scene.acceptedBy(id).length;
  if (accepted < ACCEPT_LIMIT) return undefined;
  return new Refusal(
    "accept-limit",
    `${accepted} jobs are accepted, the maximum.`,
    shortfall(accepted + 1, ACCEPT_LIMIT),
  );
}

/** Refuses jobs that no plane of the player can carry, by weight and by the payload class of the special. */
function checkFleet(scene: Scene, { id }: Player, cargoPackage: CargoPackage): Refusal | undefined {
  const special = specialOf(cargoPackage.special);
  const required = Math.max(cargoPackage.weightKg, special?.load.minPayloadKg ?? 0);
  const available = Math.max(0, ...scene.planesOf(id).map((plane) => modelOf(plane).maxPayloadKg));
  if (required <= available) return undefined;
  const demand =
    required === cargoPackage.weightKg
      ? `The job weighs ${figure(required)} kg`
      : `${special?.label} asks for a payload of at least ${figure(required)} kg`;
  const sentence = `${demand}, your largest plane carries ${figure(available)} kg.`;
  return new Refusal("no-plane-for-it", sentence, shortfall(required, available));
}
