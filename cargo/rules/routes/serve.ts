/** Planes on their routes: what happens at a stop, and when planes stop and restart. */
import { modelOf } from "../aircraft/aircraft.ts";
import { beginRepair, finishRepair, repairCost } from "../fleet/repair.ts";
import { checkDeparture, type Departure, depart } from "../flights/departure.ts";
import { land, touchDown } from "../flights/landing.ts";
import { addToRoute } from "../flights/route-income.ts";
import type { Plane } from "../values/plane.ts";
import type { Player } from "../values/player.ts";
import { Refusal } from "../values/refusals.ts";
import { isOnRoute, type PlaneRoute, type Route, type StopReason } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { lapOf, nearestPlace, placeOf } from "./lap.ts";
import { takeLineFreight } from "./line-freight.ts";
import { freePayload, loadAtStop } from "./loading.ts";

/** Real milliseconds for which routes run after the owner's last request. */
export const AWAY_MS = 48 * 3_600_000;

/** Returns the real milliseconds for which the player's routes still run. */
export const routesRunFor = ({ seenAt }: Pick<Player, "seenAt">, now: number): number =>
  Math.max(0, seenAt + AWAY_MS - now);

/** Lands a flying plane, on a route or not. */
export function arrive(scene: Scene, plane: Plane): void {
  if (isOnRoute(plane)) serve(scene, touchDown(scene, plane));
  else land(scene, plane);
}

/** Ends a repair. A plane on a route departs at once. */
export function repaired(scene: Scene, plane: Plane): void {
  finishRepair(scene, plane);
  if (isOnRoute(plane)) serve(scene, scene.plane(plane.id) as Plane);
}

/** Restarts the player's planes that wait for cash and can now be paid for, in order of id. */
export function restartWaiting(scene: Scene, playerId: number): void {
  for (const plane of scene.waitingPlanesOf(playerId)) serve(scene, plane);
}

/** Serves a parked plane at its stop: repairs it, or loads it and departs. If neither is possible, the plane stops. */
export function serve(scene: Scene, plane: Plane): void {
  const on = plane.route;
  const route = on === null ? undefined : scene.route(on.routeId);
  if (on === null || route === undefined) {
    scene.putPlane({ ...plane, route: null });
    return;
  }
  const away = ownerReason(scene, plane.ownerId);
  if (away !== undefined) stop(scene, plane, on, away);
  else if (needsRepair(plane, route)) repairAtStop(scene, plane, on, route);
  else departAlong(scene, plane, on, route);
}

function ownerReason(scene: Scene, ownerId: number): StopReason | undefined {
  if (scene.isSuspended(ownerId)) return "owner-suspended";
  return routesRunFor(scene.player(ownerId), scene.now) === 0 ? "owner-away" : undefined;
}

const needsRepair = ({ health }: Plane, { repairBelow }: Route): boolean => health < repairBelow * 100;

function repairAtStop(scene: Scene, plane: Plane, on: PlaneRoute, route: Route): void {
  const cost = repairCost(plane);
  const unpaid = cashReason(scene, route, cost);
  if (unpaid !== undefined) {
    stop(scene, plane, on, unpaid);
    return;
  }
  beginRepair(scene, { ...plane, route: active(on, on.nextIndex) }, cost, "route-costs");
  addToRoute(scene, route.id, -cost);
}

/** Departs to the next stop. A plane that is at no stop flies empty to the nearest one. */
function departAlong(scene: Scene, plane: Plane, on: PlaneRoute, route: Route): void {
  const { stops, ahead } = lapOf(route);
  const here = placeOf(route, plane.airportIcao, on.nextIndex);
  const next =
    here === undefined ? nearestPlace(route, plane.airportIcao, modelOf(plane).rangeKm) : (here + 1) % stops.length;
  const departure = next === undefined ? "beyond-tank" : departureTo(scene, plane, route, stops[next] as string);
  if (next === undefined || typeof departure === "string") {
    stop(scene, plane, on, departure as StopReason);
    return;
  }
  if (here !== undefined) loadAtStop(scene, plane, route, here);
  const way = { originIcao: plane.airportIcao, destIcao: departure.destIcao, distanceKm: departure.distanceKm };
  const lineFreight = here === undefined ? null : takeLineFreight(scene, plane.ownerId, way, freePayload(scene, plane));
  const queue = ahead[next] as readonly string[];
  depart(scene, { ...plane, queue, lineFreight, route: active(on, next) }, departure, "route-costs");
  addToRoute(scene, route.id, -departure.cost);
}

const active = (on: PlaneRoute, nextIndex: number): PlaneRoute => ({
  ...on,
  status: "active",
  reason: null,
  nextIndex,
});

/** Returns the departure to a stop, or why there is none. */
function departureTo(scene: Scene, plane: Plane, route: Route, icao: string): Departure | StopReason {
  const departure = checkDeparture(scene, plane, icao);
  if (!(departure instanceof Refusal)) return cashReason(scene, route, departure.cost) ?? departure;
  const { code } = departure;
  if (code === "plane-broken" || code === "beyond-tank" || code === "purse-too-small") return code;
  throw new Error(`plane ${plane.id} cannot depart on route ${route.id}: ${code}`);
}

function cashReason(scene: Scene, { ownerId, stopWhenCashBelow }: Route, cost: number): StopReason | undefined {
  const { money } = scene.player(ownerId);
  if (cost > money) return "purse-too-small";
  return money - cost < stopWhenCashBelow ? "cash-floor" : undefined;
}

/** Stops the plane where it is, with queue and cargo. Emits no event if the plane already stopped for the same reason. */
function stop(scene: Scene, plane: Plane, on: PlaneRoute, reason: StopReason): void {
  if (on.reason === reason) return;
  scene.putPlane({ ...plane, route: { ...on, status: "stopped", reason } });
  const { id: planeId, ownerId, airportIcao: icao } = plane;
  scene.emit(ownerId, "route-stopped", { planeId }, { routeId: on.routeId, reason, icao });
}
