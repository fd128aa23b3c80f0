/** What a landing earns of line freight, and the share of the dispatcher. */
import { payIncome } from "../values/income.ts";
import type { Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

/** Percent of what is paid for the jobs and the line freight that a route loaded. */
export const DISPATCHER_PERCENT = 8;

/** Pays the line freight of a plane, given as it was in flight; returns its whole euros. It brings no reputation. */
export function unloadLineFreight(scene: Scene, { id: planeId, ownerId, lineFreight }: Plane): number {
  if (lineFreight === null) return 0;
  const { payout } = lineFreight;
  if (payout > 0) payIncome(scene, ownerId, payout, "route", { planeId });
  const plane = scene.plane(planeId) as Plane;
  scene.putPlane({ ...plane, earned: plane.earned + payout });
  return payout;
}

/** Takes the dispatcher's share of what a landing paid for, in whole euros rounded down. */
export function payDispatcher(scene: Scene, planeId: number, income: number): void {
  const share = Math.floor((income * DISPATCHER_PERCENT) / 100);
  const { ownerId } = scene.plane(planeId) as Plane;
  const { money } = scene.player(ownerId);
  if (share > 0) scene.pay(ownerId, -Math.min(share, money), "dispatcher", { planeId });
}
