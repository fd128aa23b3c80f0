/** Creates, changes and deletes routes. */
import { checkIcao } from "../geography/icao.ts";
import { lapseWhereNoPlaneIsLeft } from "../jobs/lapse.ts";
import { Refusal } from "../values/refusals.ts";
import { isOnRoute, type Route, type RoutePolicy, waitsForCash } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { checkRouteOpenings, countRouteOpenings } from "../values/scouting.ts";
import { shortfall } from "../values/shortfall.ts";
import { restartWaiting } from "./serve.ts";

/** Most routes of a player. */
export const ROUTE_LIMIT = 50;
export const LEAST_STOPS = 2;
export const MOST_STOPS = 12;

export const DEFAULT_POLICY: RoutePolicy = { maxLaterStops: 2, openJobs: true, minNetPerHour: 0 };
export const DEFAULT_SETTINGS = { loop: false, repairBelow: 40, stopWhenCashBelow: 5_000 } as const;

/** Fields of a route that a player can set. */
export interface RouteChange {
  readonly name?: string | undefined;
  readonly stops?: readonly string[] | undefined;
  readonly loop?: boolean | undefined;
  readonly policy?: Partial<RoutePolicy> | undefined;
  readonly repairBelow?: number | undefined;
  readonly stopWhenCashBelow?: number | undefined;
}

export interface NewRoute extends RouteChange {
  readonly name: string;
  readonly stops: readonly string[];
}

/** Creates a route; returns its id. Refuses: 400 `unknown-icao`, 409 `same-stop`, `route-limit`. */
export function createRoute(scene: Scene, playerId: number, given: NewRoute): number | Refusal {
  const blank = { id: 0, ownerId: playerId, name: "", stops: [], policy: DEFAULT_POLICY, ...DEFAULT_SETTINGS };
  const route = changed({ ...blank, net: 0, netSince: scene.clockMs }, given);
  const refusal = checkStops(route) ?? checkLimit(scene, playerId);
  if (refusal !== undefined) return refusal;
  const id = scene.newRouteId();
  scene.putRoute({ ...route, id });
  return id;
}

/**
 * Changes the given fields. Planes follow changed stops from their next landing on. Planes that wait for cash restart if the
 * change allows it; `beforeRestart` is called with the changed route before that. Refuses: 400 `unknown-icao`, 404, 403, 409
 * `same-stop`, `scouting-limit`.
 */
export function changeRoute(
  scene: Scene,
  playerId: number,
  routeId: number,
  given: RouteChange,
  beforeRestart: (route: Route) => void = () => {},
): Refusal | undefined {
  const unknown = checkIcao(...(given.stops ?? []));
  if (unknown !== undefined) return unknown;
  const route = ownRoute(scene, playerId, routeId);
  if (route instanceof Refusal) return route;
  const after = changed(route, given);
  const opening = openingStops(scene, route, after);
  const refusal = checkStops(after) ?? checkRouteOpenings(scene, opening);
  if (refusal !== undefined) return refusal;
  countRouteOpenings(scene, opening);
  scene.putRoute(after);
  beforeRestart(after);
  restartWaiting(scene, playerId);
  return undefined;
}

/** Returns the stops that a change adds, if planes on the route will queue them without being assigned again. */
function openingStops(scene: Scene, before: Route, { id, ownerId, stops }: Route): Pick<Route, "ownerId" | "stops"> {
  const isFollowed = scene
    .planesOf(ownerId)
    .some((plane) => plane.route?.routeId === id && (isOnRoute(plane) || waitsForCash(plane)));
  return { ownerId, stops: isFollowed ? stops.filter((icao) => !before.stops.includes(icao)) : [] };
}

/** Deletes a route. Its planes finish the current leg; those that fly or wait on it lose their queue. Refuses: 404, 403. */
export function deleteRoute(scene: Scene, playerId: number, routeId: number): Refusal | undefined {
  const route = ownRoute(scene, playerId, routeId);
  if (route instanceof Refusal) return route;
  for (const plane of scene.planesOf(playerId)) if (plane.route?.routeId === routeId) leaveRoute(scene, plane.id);
  scene.removeRoute(routeId);
  return undefined;
}

/** Takes a plane off its route. The rest of the lap leaves its queue, but a suspended plane keeps its queue. */
export function leaveRoute(scene: Scene, planeId: number): void {
  const plane = scene.plane(planeId);
  if (!plane?.route) return;
  scene.putPlane({ ...plane, route: null, queue: plane.route.status === "suspended" ? plane.queue : [] });
  lapseWhereNoPlaneIsLeft(scene, plane);
}

/** Returns the player's own route. Refuses: 404 `unknown-route`, 403 `not-owner`. */
export function ownRoute(scene: Scene, playerId: number, routeId: number): Route | Refusal {
  const route = scene.route(routeId);
  if (route === undefined) return unknownRoute(routeId);
  if (route.ownerId === playerId) return route;
  const ownerName = scene.player(route.ownerId).username;
  const sentence = `Route ${routeId} belongs to ${ownerName}.`;
  return new Refusal("not-owner", sentence, { routeId, ownerId: route.ownerId, ownerName });
}

export const unknownRoute = (routeId: number): Refusal =>
  new Refusal("unknown-route", `There is no route ${routeId}.`, { routeId });

/** Returns the route with the given fields replaced. */
function changed(route: Route, { policy, ...given }: RouteChange): Route {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  const rules = Object.entries(policy ?? {}).filter(([, value]) => value !== undefined);
  return { ...route, ...Object.fromEntries(fields), policy: { ...route.policy, ...Object.fromEntries(rules) } };
}

function checkStops({ stops, loop }: Route): Refusal | undefined {
  const unknown = checkIcao(...stops);
  if (unknown !== undefined) return unknown;
  const icao = repeatedStop(stops, loop);
  if (icao === undefined) return undefined;
  return new Refusal("same-stop", `The route would lead from ${icao} to ${icao}.`, { icao });
}

/** Returns a stop that equals the next one, where in a loop the first follows the last; undefined if there is none. */
export const repeatedStop = (stops: readonly string[], loop: boolean): string | undefined =>
  stops.find((icao, index) => icao === (loop ? stops[(index + 1) % stops.length] : stops[index + 1]));

function checkLimit(scene: Scene, playerId: number): Refusal | undefined {
  const count = scene.routesOf(playerId).length;
  if (count < ROUTE_LIMIT) return undefined;
  const sentence = `You have ${count} routes; the maximum is ${ROUTE_LIMIT}.`;
  return new Refusal("route-limit", sentence, shortfall(count + 1, ROUTE_LIMIT));
}
