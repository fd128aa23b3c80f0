/** Suspends a plane's route when its player commands the plane by hand. */
import type { Scene } from "../values/scene.ts";

/** Suspends the plane's route, if it has one that is active or stopped. Queue and cargo stay. */
export function suspendRoute(scene: Scene, planeId: number): void {
  const plane = scene.plane(planeId);
  if (!plane?.route || plane.route.status === "suspended") return;
  const { routeId } = plane.route;
  scene.putPlane({ ...plane, route: { ...plane.route, status: "suspended", reason: null } });
  scene.emit(plane.ownerId, "route-suspended", { planeId }, { routeId, icao: plane.airportIcao });
}
