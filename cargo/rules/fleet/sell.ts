/** Selling planes. */
import { modelOf } from "../aircraft/aircraft.ts";
import { checkNotBusy } from "../aircraft/busy.ts";
import { lapseWhereNoPlaneIsLeft } from "../jobs/lapse.ts";
import { counted } from "../values/figure.ts";
import { payIncome } from "../values/income.ts";
import { ownPlane } from "../values/ownership.ts";
import { FULL_HEALTH, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";

/** Percent of the list price that a fully healthy plane sells for, and by how many points less a plane without health does. */
export const SALE_PERCENT = 70;
export const SALE_WEAR_PERCENT = 8;

/** Returns the whole euros that a sale of the plane pays. */
export function saleValue(plane: Pick<Plane, "modelId" | "health">): number {
  const percents = SALE_PERCENT * FULL_HEALTH - SALE_WEAR_PERCENT * (FULL_HEALTH - plane.health);
  return Math.floor((modelOf(plane).price * percents) / (100 * FULL_HEALTH));
}

/**
 * Sells a plane of the player that is parked, empty and without a queue. Half of the price settles debt. Reservations at airports
 * that no plane opens any more lapse.
 */
export function sellPlane(scene: Scene, playerId: number, planeId: number): Refusal | undefined {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const refusal = checkSale(scene, plane);
  if (refusal !== undefined) return refusal;
  const price = saleValue(plane);
  const { modelId, airportIcao: icao, name } = plane;
  scene.removePlane(planeId);
  payIncome(scene, playerId, price, "sell", { planeId });
  scene.emit(playerId, "plane-sold", { planeId }, { modelId, icao, name, price });
  lapseWhereNoPlaneIsLeft(scene, plane);
  return undefined;
}

/** Returns 409 `plane-flying`, `plane-repairing`, `plane-on-route`, `plane-queued` or `plane-loaded`. */
export function checkSale(scene: Scene, plane: Plane): Refusal | undefined {
  const busy = checkNotBusy(scene, plane);
  if (busy !== undefined) return busy;
  const { id: planeId, name } = plane;
  if (plane.route !== null) {
    const { routeId } = plane.route;
    const route = scene.route(routeId)?.name ?? String(routeId);
    return new Refusal("plane-on-route", `${name} is on the route ${route}.`, { planeId, routeId });
  }
  const queued = plane.queue.length;
  if (queued > 0) {
    const sentence = `${name} has ${counted(queued, "queued leg", "queued legs")}.`;
    return new Refusal("plane-queued", sentence, { planeId, queued });
  }
  const packages = scene.cargoOf(planeId).length;
  if (packages === 0) return undefined;
  const sentence = `${name} carries ${counted(packages, "package", "packages")}.`;
  return new Refusal("plane-loaded", sentence, { planeId, packages });
}
