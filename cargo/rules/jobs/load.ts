/** Loading a package onto a plane. */
import { modelOf } from "../aircraft/aircraft.ts";
import { checkNotBusy } from "../aircraft/busy.ts";
import { flightTimeMs } from "../aircraft/flight-time.ts";
import { suspendRoute } from "../aircraft/route-suspension.ts";
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { CargoPackage } from "../values/cargo-package.ts";
import { figure } from "../values/figure.ts";
import { ownPlane } from "../values/ownership.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { shortfall } from "../values/shortfall.ts";
import { checkClaim, checkReputation, goodsOf, jobNamed, knownPackage, take } from "./claim.ts";
import { checkCoolingOff } from "./cooling-off.ts";
import { offerOf } from "./payout.ts";
import { areApart, dueSimTimeOf, type Special, specialOf } from "./specials.ts";

/** A package and the plane that it can be loaded on. */
export interface Loading {
  readonly cargoPackage: CargoPackage;
  readonly plane: Plane;
}

/**
 * Checks whether the player can load the package now. Refuses in this order: 404 `unknown-package`, `unknown-plane`; 403 `not-owner` of the
 * plane; 409 `job-gone`, `job-taken` or `already-loaded`, `cooling-off`, `plane-flying` or `plane-repairing`,
 * `plane-elsewhere`, `payload-exceeded`, `special-refused`. A broken plane can be loaded. Changes nothing.
 */
export function checkLoad(scene: Scene, playerId: number, packageId: number, planeId: number): Loading | Refusal {
  const cargoPackage = knownPackage(scene, packageId);
  if (cargoPackage instanceof Refusal) return cargoPackage;
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  return (
    checkClaim(scene, playerId, cargoPackage) ??
    checkCoolingOff(scene, scene.player(playerId), cargoPackage.originIcao) ??
    checkNotBusy(scene, plane) ??
    checkPlace(cargoPackage, plane) ??
    checkRoom(scene, cargoPackage, plane, scene.cargoOf(planeId)) ?? { cargoPackage, plane }
  );
}

/** Returns 409 `payload-exceeded` or `special-refused` if the plane cannot take the package in addition to this cargo. */
export const checkRoom = (
  scene: Scene,
  cargoPackage: CargoPackage,
  plane: Plane,
  aboard: readonly CargoPackage[],
): Refusal | undefined => checkPayload(cargoPackage, plane, aboard) ?? checkSpecial(scene, cargoPackage, plane, aboard);

/** Loads an open job, or one that the player accepted, onto a plane of the player. Refuses as `checkLoad`. */
export function loadPackage(scene: Scene, playerId: number, packageId: number, planeId: number): Refusal | undefined {
  const loading = checkLoad(scene, playerId, packageId, planeId);
  if (loading instanceof Refusal) return loading;
  const { originIcao, destIcao, commodity, weightKg, special, payout, dueSimTime } = putAboard(scene, loading);
  const data = { originIcao, destIcao, commodity, weightKg, special, payout, dueSimTime };
  scene.emit(playerId, "loaded", { planeId, packageId }, data);
  suspendRoute(scene, planeId);
  return undefined;
}

/** Loads a package that `checkLoad` allowed, by hand or by the dispatcher of a route; returns the package as loaded. */
export function putAboard(scene: Scene, { cargoPackage, plane }: Loading, loadedByRoute = false): CargoPackage {
  const player = scene.player(plane.ownerId);
  const { originIcao, destIcao, special } = cargoPackage;
  const way = distanceKm(knownAirport(originIcao), knownAirport(destIcao));
  const flightTime = flightTimeMs(way, modelOf(plane).cruiseKmh);
  const { payout, demand } =
    cargoPackage.payout === null ? offerOf(scene, cargoPackage, player.reputation) : cargoPackage;
  const loaded: CargoPackage = {
    ...cargoPackage,
    status: "loaded",
    expiresAt: null,
    ownerId: plane.ownerId,
    planeId: plane.id,
    payout,
    demand,
    takenAt: cargoPackage.takenAt ?? scene.now,
    loadedSimTime: scene.clockMs,
    flightTimeMs: flightTime,
    dueSimTime: dueSimTimeOf(special, scene.clockMs, flightTime),
    landings: 0,
    loadedByRoute,
  };
  take(scene, cargoPackage, loaded);
  scene.putPlayer({ ...player, loads: player.loads + 1 });
  return loaded;
}

/** Returns 409 `plane-elsewhere` if the plane is not at the package's origin. */
export function checkPlace(cargoPackage: CargoPackage, plane: Plane): Refusal | undefined {
  const { id: packageId, originIcao } = cargoPackage;
  const { id: planeId, name, airportIcao } = plane;
  if (airportIcao === originIcao) return undefined;
  return new Refusal(
    "plane-elsewhere",
    `${jobNamed(cargoPackage)} waits at ${originIcao}, ${name} is at ${airportIcao}.`,
    { planeId, packageId, originIcao, airportIcao },
  );
}

function checkPayload(cargoPackage: CargoPackage, plane: Plane, aboard: readonly CargoPackage[]): Refusal | undefined {
  const { id: packageId, weightKg } = cargoPackage;
  const { maxPayloadKg } = modelOf(plane);
  const onBoard = aboard.reduce((sum, each) => sum + each.weightKg, 0);
  // A plane that comes from an earlier version may be overloaded.
  const available = Math.max(0, maxPayloadKg - onBoard);
  if (weightKg <= available) return undefined;
  return new Refusal(
    "payload-exceeded",
    `${jobNamed(cargoPackage)} weighs ${figure(weightKg)} kg, ${plane.name} has ${figure(available)} kg of ${figure(maxPayloadKg)} kg left.`,
    { ...shortfall(weightKg, available), maxPayloadKg, packageId },
  );
}

function checkSpecial(
  scene: Scene,
  cargoPackage: CargoPackage,
  plane: Plane,
  aboard: readonly CargoPackage[],
): Refusal | undefined {
  const special = specialOf(cargoPackage.special);
  return (
    (special && (checkHealth(special, plane) ?? checkClass(special, plane))) ??
    checkReputation(scene.player(plane.ownerId), cargoPackage) ??
    checkNeighbours(cargoPackage, plane, aboard)
  );
}

function checkHealth({ id: special, label, load }: Special, plane: Plane): Refusal | undefined {
  const required = load.minHealth ?? 0;
  const available = plane.health / 100;
  if (available >= required) return undefined;
  return new Refusal(
    "special-refused",
    `${label} asks for a plane health of at least ${required}; ${plane.name} has ${figure(available, 2)}.`,
    { special, required, available },
  );
}

function checkClass({ id: special, label, load }: Special, plane: Plane): Refusal | undefined {
  const required = load.minPayloadKg ?? 0;
  const available = modelOf(plane).maxPayloadKg;
  if (available >= required) return undefined;
  return new Refusal(
    "special-refused",
    `${label} asks for a payload of at least ${figure(required)} kg; ${plane.name} has ${figure(available)} kg.`,
    { special, required, available },
  );
}

function checkNeighbours(
  cargoPackage: CargoPackage,
  plane: Plane,
  aboard: readonly CargoPackage[],
): Refusal | undefined {
  const other = aboard.find((each) => areApart(cargoPackage, each));
  if (other === undefined) return undefined;
  const { id: packageId } = cargoPackage;
  const isHazard = specialOf(cargoPackage.special)?.load.isHazardous === true;
  const { special } = isHazard ? cargoPackage : other;
  return new Refusal(
    "special-refused",
    `Hazardous goods never share a plane with live animals or food: ${goodsOf(cargoPackage)} cannot join ${goodsOf(other)} on ${plane.name}.`,
    { special, packageId, otherPackageId: other.id, planeId: plane.id },
  );
}
