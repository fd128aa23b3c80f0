/** Pays line freight at a landing, takes the dispatcher's share, and sums up what each route earned. */
import { payIncome } from "../values/income.ts";
import type { Plane } from "../values/plane.ts";
import type { Scene } from "../values/scene.ts";

/** The dispatcher's share: percent of what is paid for the jobs and the line freight that a route loaded. */
export const DISPATCHER_PERCENT = 8;

/** Pays the line freight of a plane, passed as it was in flight; returns the whole euros. It brings no reputation. */
export function unloadLineFreight(scene: Scene, { id: planeId, ownerId, lineFreight }: Plane): number {
  if (lineFreight === null) return 0;
  const { payout } = lineFreight;
  if (payout > 0) payIncome(scene, ownerId, payout, "route", { planeId });
  const plane = scene.plane(planeId) as Plane;
  scene.putPlane({ ...plane, earned: plane.earned + payout });
  return payout;
}

/** Takes the dispatcher's share of a landing's income, in whole euros rounded down; returns what is left of the income. */
export function payDispatcher(scene: Scene, planeId: number, income: number): number {
  const { ownerId } = scene.plane(planeId) as Plane;
  const { money } = scene.player(ownerId);
  const share = Math.min(Math.floor((income * DISPATCHER_PERCENT) / 100), money);
  if (share > 0) scene.pay(ownerId, -share, "dispatcher", { planeId });
  return income - share;
}

/** Adds whole euros, negative for costs, to the net result of a route. Does nothing without a route or if it was deleted. */
export function addToRoute(scene: Scene, routeId: number | undefined, amount: number): void {
  const route = routeId === undefined ? undefined : scene.route(routeId);
  if (route !== undefined && amount !== 0) scene.putRoute({ ...route, net: route.net + amount });
}
