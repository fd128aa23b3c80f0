/** Lapses reservations whose job is not loaded in time. */
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { groundStop, type Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import type { Scene } from "../values/scene.ts";
import { type Penalty, penalise, promiseOf } from "./end-package.ts";

/** Percent of the payout that a lapsed reservation costs, capped at the same percentage of the cash. */
export const RESERVATION_PERCENT = 5;
/** Points of reputation that a lapse costs. */
const RESERVATION_POINTS = 2;

/** Returns the real instants of the player's lapses in the hour before `now`, oldest first. */
export const recentLapses = ({ lapses }: Pick<Player, "lapses">, now: number): readonly number[] =>
  lapses.filter((at) => at > now - HOUR_MS);

/** Returns the penalty for an accepted job that lapses or is abandoned. Whole euros, rounded half up. */
export function reservationPenalty(payout: number, money: number): Penalty {
  const share = Math.round((payout * RESERVATION_PERCENT) / 100);
  return { euros: Math.min(share, Math.floor((money * RESERVATION_PERCENT) / 100)), points: RESERVATION_POINTS };
}

/** Returns the plane's airport or destination, and its queued airports. */
const stopsOf = (plane: Plane): readonly string[] => [groundStop(plane), ...plane.queue];

/**
 * Lapses reservations after a command other than a departure. They lapse at the airports of the plane as it was `before` (its
 * airport or destination, and its queue) where the player now has no plane parked, flying in or queued.
 */
export function lapseWhereNoPlaneIsLeft(scene: Scene, before: Plane): void {
  const accepted = scene.acceptedBy(before.ownerId);
  if (accepted.length === 0) return;
  const served = new Set(scene.planesOf(before.ownerId).flatMap(stopsOf));
  const left = new Set(stopsOf(before).filter((icao) => !served.has(icao)));
  for (const cargoPackage of accepted) if (left.has(cargoPackage.originIcao)) lapse(scene, cargoPackage);
}

/** Ends an accepted job whose reservation lapses. The player who accepted it pays the penalty. */
export function lapse(scene: Scene, cargoPackage: CargoPackage): void {
  const { id: packageId, status, originIcao, destIcao } = cargoPackage;
  if (status !== "accepted") throw new Error(`package ${packageId} is ${status} and cannot lapse`);
  const { ownerId, payout } = promiseOf(cargoPackage);
  const penalty = reservationPenalty(payout, scene.player(ownerId).money);
  const reputationChange = penalise(scene, cargoPackage, "expired", penalty);
  const player = scene.player(ownerId);
  scene.putPlayer({ ...player, lapses: [...recentLapses(player, scene.now), scene.now] });
  const data = { originIcao, destIcao, payout, penalty: penalty.euros, reputationChange };
  scene.emit(ownerId, "lapsed", { packageId }, data);
}
