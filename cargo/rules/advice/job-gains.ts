/** Computes what open jobs would add to the trip of a plane. */

import { checkSound } from "../flights/departure.ts";
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { checkClaim, knownPackage } from "../jobs/claim.ts";
import { checkCoolingOff } from "../jobs/cooling-off.ts";
import { checkPlace, checkRoom } from "../jobs/load.ts";
import { jobKm } from "../jobs/needs.ts";
import { type CargoPackage, hasEnded } from "../values/cargo-package.ts";
import { outsidePool, ownPlane, unknownPackage } from "../values/ownership.ts";
import { groundStop, type Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { stopsFor } from "./stops.ts";
import { type Trip, Trips } from "./trip.ts";

/** An open job, and how the figures of the trip change if it is added. */
export interface JobGain {
  readonly packageId: number;
  readonly distanceKm: number;
  readonly payPerKm: number;
  /** Litres to buy, and their price in whole euros. */
  readonly fuelL: number;
  readonly fuelCost: number;
  /** Points of health. */
  readonly wear: number;
  /** Euros, rounded: pay less fuel and the repair of the wear. */
  readonly net: number;
  /** Increase of the trip's net earnings per simulated hour, in euros, rounded. */
  readonly netPerHour: number;
  /** Why the plane cannot load and fly it; null if it can. */
  readonly refusal: Refusal | null;
}

export const GAIN_ORDERS = ["netPerHour", "net", "payPerKm"] as const;
export type GainOrder = (typeof GAIN_ORDERS)[number];

/** Most airports whose jobs are compared: those nearest to the plane. */
export const AIRPORTS_COMPARED = 24;

/** Returns at most AIRPORTS_COMPARED of the airports, the nearest first, measured from where the plane is or lands next. */
export function nearestToPlane(plane: Plane, icaos: Iterable<string>): readonly string[] {
  const here = knownAirport(groundStop(plane));
  return [...icaos]
    .map((icao) => ({ icao, km: distanceKm(here, knownAirport(icao)) }))
    .sort((a, b) => a.km - b.km || (a.icao < b.icao ? -1 : 1))
    .slice(0, AIRPORTS_COMPARED)
    .map(({ icao }) => icao);
}

/**
 * Returns how much each job would add to a trip with the packages `withIds`, the greatest gain first. A job elsewhere is fetched
 * after the rest of the trip. A flying plane is treated as landed. Refuses: 404 `unknown-plane`, `unknown-package`; 403
 * `not-owner`; 409 `job-taken`, `already-loaded`, `outside-pool` of a package of `withIds`.
 */
export function jobGains(
  scene: Scene,
  playerId: number,
  planeId: number,
  { jobs, withIds, order }: { jobs: readonly CargoPackage[]; withIds: readonly number[]; order: GainOrder },
): readonly JobGain[] | Refusal {
  const plane = ownPlane(scene, playerId, planeId);
  if (plane instanceof Refusal) return plane;
  const picked = withIds.map((id) => pickable(scene, playerId, id));
  const refused = picked.find((one) => one instanceof Refusal);
  if (refused !== undefined) return refused;
  const trips = new Trips(scene, plane);
  const beside = picked as readonly CargoPackage[];
  const before = trips.over(stopsFor(trips, beside), beside);
  return jobs
    .filter(({ id }) => !withIds.includes(id))
    .map((job) => gainOf(trips, before, beside, job))
    .sort((a, b) => b[order] - a[order] || a.packageId - b.packageId);
}

/** Returns the package if the player could load it somewhere. */
function pickable(scene: Scene, playerId: number, packageId: number): CargoPackage | Refusal {
  const cargo = knownPackage(scene, packageId);
  if (cargo instanceof Refusal) return cargo;
  // Only some ended packages are still in memory, so all of them get the same refusal.
  if (hasEnded(cargo)) return unknownPackage(packageId);
  const refusal = checkClaim(scene, playerId, cargo);
  if (refusal !== undefined) return refusal;
  return cargo.status === "accepted" || scene.isPoolOf(playerId, cargo.originIcao)
    ? cargo
    : outsidePool(cargo.originIcao);
}

function gainOf(trips: Trips, before: Trip, beside: readonly CargoPackage[], job: CargoPackage): JobGain {
  const packages = [...beside, job];
  const after = trips.over(stopsFor(trips, packages), packages);
  const km = jobKm(job);
  return {
    packageId: job.id,
    distanceKm: km,
    payPerKm: trips.payoutOf(job) / km,
    fuelL: after.fuelL - before.fuelL,
    fuelCost: after.fuelCost - before.fuelCost,
    wear: (after.wear - before.wear) / 100,
    net: Math.round(after.net - before.net),
    netPerHour: Math.round(after.netPerHour - before.netPerHour),
    refusal: checkFit(trips, beside, job) ?? after.refusal ?? null,
  };
}

/**
 * Returns why the plane, once on the ground, cannot load the job in addition to these packages: the refusals of loading, and 409
 * `plane-broken`.
 */
export function checkFit(trips: Trips, beside: readonly CargoPackage[], job: CargoPackage): Refusal | undefined {
  const { scene, plane, aboard } = trips;
  return (
    checkCoolingOff(scene, scene.player(plane.ownerId), job.originIcao) ??
    checkPlace(job, plane) ??
    checkRoom(scene, job, plane, [...aboard, ...beside]) ??
    checkSound(plane)
  );
}
