/** Landings and what follows at the same instant, in this order: arrive, deliver, wear, break or depart again. */
import { modelOf } from "../aircraft/aircraft.ts";
import { baseWearFactor } from "../aircraft/base-effects.ts";
import { fuelLeft, shownFuel } from "../aircraft/fuel.ts";
import { isBroken } from "../aircraft/wear.ts";
import { deliver } from "../jobs/delivery.ts";
import { isStormy, STORM_WEAR_FACTOR } from "../market/world-events.ts";
import { type CargoPackage, weightOf } from "../values/cargo-package.ts";
import { rounded } from "../values/figure.ts";
import type { ActiveLeg, Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import { isOnRoute } from "../values/routes/route.ts";
import type { Scene } from "../values/scene.ts";
import { checkDeparture, depart } from "./departure.ts";
import { landingWear } from "./landing-wear.ts";
import { stopsAhead } from "./queue.ts";
import { addToRoute, payDispatcher, unloadLineFreight } from "./route-income.ts";

/** Lands a flying plane. The scene's instant must be that of its arrival. */
export function land(scene: Scene, plane: Plane): void {
  const worn = touchDown(scene, plane);
  const { id: planeId, ownerId, airportIcao: icao, queue } = worn;
  if (isBroken(worn)) scene.emit(ownerId, "plane-broken", { planeId }, { icao, queued: queue.length });
  else chain(scene, worn);
}

/**
 * Arrives, delivers and wears the plane down; returns the plane after that. Emits no landing event on a route. Packages that the
 * dispatcher loaded are income of the route less the dispatcher's share, even if the plane has left the route since.
 */
export function touchDown(scene: Scene, plane: Plane): Plane {
  const { id: planeId, ownerId, leg } = plane;
  if (leg === null) throw new Error(`plane ${planeId} does not fly`);
  const landed = arrived(plane, leg);
  const aboard = scene.cargoOf(planeId);
  const wear = legWear(scene, plane, leg, aboard);
  scene.putPlane(landed);
  countFlight(scene, ownerId, leg.distanceKm, aboard);
  if (!isOnRoute(plane)) {
    const data = { originIcao: plane.airportIcao, destIcao: leg.destIcao, distanceKm: rounded(leg.distanceKm, 1) };
    scene.emit(ownerId, "landed", { planeId }, { ...data, fuelL: shownFuel(landed.fuelL), wear: wear / 100 });
  }
  const income = payDispatcher(scene, planeId, unload(scene, landed) + unloadLineFreight(scene, plane));
  addToRoute(scene, leg.routeId, income);
  return wearDown(scene, planeId, wear);
}

/** Returns the hundredths of a point of health that the landing of this leg costs with this cargo. */
export const legWear = (scene: Scene, plane: Plane, leg: ActiveLeg, aboard: readonly CargoPackage[]): number =>
  landingWear(modelOf(plane), leg.distanceKm, aboard, wearFactor(scene, plane, leg));

/** Returns the factor on the wear of a leg, from a base at either end and a storm at departure. */
export function wearFactor(
  scene: Scene,
  plane: Pick<Plane, "ownerId" | "airportIcao">,
  { destIcao, departureSimTime }: Pick<ActiveLeg, "destIcao" | "departureSimTime">,
): number {
  const isInStorm = isStormy(scene, plane.airportIcao, destIcao, departureSimTime);
  return baseWearFactor(scene, plane, destIcao) * (isInStorm ? STORM_WEAR_FACTOR : 1);
}

/** Adds the flight to its owner's totals. */
function countFlight(scene: Scene, ownerId: number, distanceKm: number, aboard: readonly CargoPackage[]): void {
  const owner = scene.player(ownerId);
  const cargoKg = weightOf(aboard);
  scene.putPlayer({
    ...owner,
    totalKm: owner.totalKm + distanceKm,
    longestLegKm: Math.max(owner.longestLegKm, distanceKm),
    heaviestKg: Math.max(owner.heaviestKg, cargoKg),
  });
}

/** Returns the plane at its destination, before wear. */
export const arrived = (plane: Plane, leg: ActiveLeg): Plane => ({
  ...plane,
  status: "available",
  airportIcao: leg.destIcao,
  leg: null,
  lineFreight: null,
  fuelL: fuelLeft(modelOf(plane), plane.fuelL, leg.distanceKm, leg.windFactor),
  totalKm: plane.totalKm + leg.distanceKm,
});

/**
 * Counts the landing for every package on board and delivers those with this destination, in order of id. Returns the euros paid
 * for packages that the dispatcher loaded.
 */
function unload(scene: Scene, plane: Plane): number {
  let byRoute = 0;
  for (const onBoard of scene.cargoOf(plane.id)) {
    const cargoPackage = { ...onBoard, landings: onBoard.landings + 1 };
    scene.putPackage(cargoPackage);
    if (cargoPackage.destIcao !== plane.airportIcao) continue;
    const paid = deliver(scene, cargoPackage, plane, plane.health);
    if (cargoPackage.loadedByRoute) byRoute += paid;
  }
  return byRoute;
}

/** Reads the plane again because deliveries changed its totals. */
function wearDown(scene: Scene, planeId: number, wear: number): Plane {
  const plane = scene.plane(planeId) as Plane;
  const worn = { ...plane, health: Math.max(0, plane.health - wear) };
  scene.putPlane(worn);
  return worn;
}

/** Departs on the next queued leg at once. If that is refused, the plane keeps its queue and waits for its owner. */
function chain(scene: Scene, plane: Plane): void {
  if (plane.queue.length === 0) return;
  const queue = stopsAhead(plane);
  const [destIcao] = queue;
  if (destIcao === undefined) {
    scene.putPlane({ ...plane, queue });
    return;
  }
  const departure = checkDeparture(scene, plane, destIcao);
  if (departure instanceof Refusal) {
    const { code, detail, details } = departure;
    const data = { icao: plane.airportIcao, destIcao, code, detail, ...details };
    scene.emit(plane.ownerId, "chain-refused", { planeId: plane.id }, data);
    return;
  }
  depart(scene, { ...plane, queue }, departure);
}
