/** Puts planes on routes and takes them off. */
import { modelOf } from "../aircraft/aircraft.ts";
import { lapseWhereNoPlaneIsLeft } from "../jobs/lapse.ts";
import { counted, figure } from "../values/figure.ts";
import { ownPlane, unknownPlane } from "../values/ownership.ts";
import { groundStop, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Route } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { checkRouteOpenings, countRouteOpenings } from "../values/scouting.ts";
import { shortfall } from "../values/shortfall.ts";
import { lapOf, nearestPlace, placeOf, QUEUED_STOPS } from "./lap.ts";
import { leaveRoute, ownRoute, unknownRoute } from "./routes.ts";
import { serve } from "./serve.ts";

/** Dispatch desks of a player, further ones for each base, and their upper bound. */
export const DESKS = 6;
export const DESKS_A_BASE = 2;
export const MOST_DESKS = 14;

export interface Assignment {
  /** Null takes the plane off its route. */
  readonly routeId: number | null;
  /** Drops queued legs that belong to no route. */
  readonly replaceQueue?: boolean | undefined;
}

/** Returns how many desks a player with this many bases uses and has. */
export const desksOf = (
  planes: readonly Plane[],
  bases: number,
): { readonly used: number; readonly total: number } => ({
  used: planes.filter(({ route }) => route !== null).length,
  total: Math.min(MOST_DESKS, DESKS + DESKS_A_BASE * bases),
});

/**
 * Puts a plane on a route, where it joins at the nearest stop ahead, or takes it off. A parked plane is served at once, a flying
 * one at its landing. Refuses: 404, 403, 409 `queue-not-empty`, `stop-beyond-range`, `no-desk`, `scouting-limit`.
 */
export function assignRoute(
  scene: Scene,
  playerId: number,
  planeId: number,
  { routeId, replaceQueue = false }: Assignment,
): Refusal | undefined {
  const plane = checkKnown(scene, planeId, routeId) ?? ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  if (routeId === null) {
    leaveRoute(scene, planeId);
    return undefined;
  }
  const route = ownRoute(scene, playerId, routeId);
  if (route instanceof Refusal) return route;
  const next = nextPlace(plane, route);
  const refusal =
    (replaceQueue ? undefined : checkQueue(scene, plane)) ??
    checkRange(plane, route, next) ??
    checkDesk(scene, plane) ??
    checkRouteOpenings(scene, route);
  if (refusal !== undefined) return refusal;
  enter(scene, plane, route, next as number);
  return undefined;
}

/** Refuses unknown ids before owners are checked. */
function checkKnown(scene: Scene, planeId: number, routeId: number | null): Refusal | undefined {
  if (scene.plane(planeId) === undefined) return unknownPlane(planeId);
  return routeId !== null && scene.route(routeId) === undefined ? unknownRoute(routeId) : undefined;
}

/**
 * Returns the index in the lap of the stop that the plane reaches next: its airport or destination, else the nearest in range.
 */
function nextPlace(plane: Plane, route: Route): number | undefined {
  const from = groundStop(plane);
  const before = plane.route?.routeId === route.id ? plane.route.nextIndex : 0;
  return placeOf(route, from, before % lapOf(route).stops.length) ?? nearestPlace(route, from, modelOf(plane).rangeKm);
}

function enter(scene: Scene, plane: Plane, route: Route, next: number): void {
  const { stops, ahead } = lapOf(route);
  const icao = stops[next] as string;
  const rest = ahead[next] as readonly string[];
  const queue = groundStop(plane) === icao ? rest : [icao, ...rest].slice(0, QUEUED_STOPS);
  countRouteOpenings(scene, route);
  scene.putPlayer({ ...scene.player(plane.ownerId), seenAt: scene.now });
  const assigned: Plane = {
    ...plane,
    queue,
    route: { routeId: route.id, status: "active", reason: null, nextIndex: next },
  };
  scene.putPlane(assigned);
  lapseWhereNoPlaneIsLeft(scene, plane);
  if (plane.status === "available") serve(scene, assigned);
}

/**
 * Refuses a queue without `replaceQueue`, unless it is the rest of the lap of the plane's current route. Only a suspended route
 * leaves legs of the player's own in the queue, and the lap may have been changed since the plane queued it.
 */
function checkQueue(scene: Scene, { id: planeId, name, queue, route }: Plane): Refusal | undefined {
  if (route !== null && route.status !== "suspended") return undefined;
  const stops = (route && scene.route(route.routeId)?.stops) ?? [];
  if (queue.every((icao) => stops.includes(icao))) return undefined;
  const sentence = `${name} has ${counted(queue.length, "queued leg", "queued legs")}; replaceQueue drops ${queue.length === 1 ? "it" : "them"}.`;
  return new Refusal("queue-not-empty", sentence, { planeId, queued: queue.length });
}

/** Refuses a route with a leg that the plane cannot fly in the worst wind, including the leg to its first stop. */
function checkRange(plane: Plane, route: Route, next: number | undefined): Refusal | undefined {
  const { stops, km } = lapOf(route);
  const { rangeKm } = modelOf(plane);
  const leg = km.findIndex((length) => length > rangeKm);
  const { id: planeId, name } = plane;
  if (leg >= 0) {
    // Rounded up, so that the missing distance is never shown as 0.
    const [icao, distanceKm] = [stops[(leg + 1) % stops.length] as string, Math.ceil(km[leg] as number)];
    const sentence = `The leg from ${stops[leg]} to ${icao} is ${figure(distanceKm)} km, ${name} reaches ${figure(rangeKm)} km in the worst wind.`;
    return new Refusal("stop-beyond-range", sentence, { planeId, icao, ...shortfall(distanceKm, rangeKm) });
  }
  if (next !== undefined) return undefined;
  const icao = groundStop(plane);
  const sentence = `No stop is within ${figure(rangeKm)} km of ${icao}, which ${name} reaches in the worst wind.`;
  return new Refusal("stop-beyond-range", sentence, { planeId, icao, available: rangeKm });
}

function checkDesk(scene: Scene, { ownerId, route }: Plane): Refusal | undefined {
  const { used, total } = desksOf(scene.planesOf(ownerId), scene.basesOf(ownerId).length);
  if (route !== null || used < total) return undefined;
  const sentence = `You have ${used} planes on routes and ${total} dispatch desks.`;
  return new Refusal("no-desk", sentence, shortfall(used + 1, total));
}
