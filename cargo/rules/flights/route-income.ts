/** What a landing of a route earns beside its packages, and the share of the dispatcher. */
import { payIncome } from "../values/income.ts";
import type { Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

/** Percent of what a route delivers. */
export const DISPATCHER_PERCENT = 8;

/** Pays the line freight of a plane, given as it was in flight. It brings no reputation. */
export function unloadLineFreight(scene: Scene, { id: planeId, ownerId, lineFreight }: Plane): void {
  if (lineFreight === null) return;
  const { payout } = lineFreight;
  if (payout > 0) payIncome(scene, ownerId, payout, "route", { planeId });
  const plane = scene.plane(planeId) as Plane;
  scene.putPlane({ ...plane, earned: plane.earned + payout });
}

/** Takes the dispatcher's share of what the plane's route has earned, in whole euros rounded down. */
export function payDispatcher(scene: Scene, planeId: number, income: number): void {
  const share = Math.floor((income * DISPATCHER_PERCENT) / 100);
  const { ownerId } = scene.plane(planeId) as Plane;
  const { money } = scene.player(ownerId);
  if (share > 0) scene.pay(ownerId, -Math.min(share, money), "dispatcher", { planeId });
}
