/** Departures, with the check that fly, dispatch, queued legs and quotes share. */
import { modelOf } from "../aircraft/aircraft.ts";
import { BASE_FUEL_FACTOR, isBaseOf } from "../aircraft/base-effects.ts";
import { checkNotBusy } from "../aircraft/busy.ts";
import { type LegPlan, planLeg } from "../aircraft/flight.ts";
import { requiredFuelFor } from "../aircraft/fuel.ts";
import { fuelCost } from "../aircraft/refuelling.ts";
import { isBroken } from "../aircraft/wear.ts";
import { fuelFactor, isStormy, STORM_LEAST_WIND } from "../market/world-events.ts";
import { figure, rounded } from "../values/figure.ts";
import type { Plane } from "../values/plane.ts";
import { Refusal } from "../values/refusals.ts";
import type { Scene } from "../values/scene.ts";
import { countOpening } from "../values/scouting.ts";
import { checkCash } from "../values/shortfall.ts";

/** The figures of a departure. */
export interface Departure extends LegPlan {
  /** Litres that the leg needs. */
  readonly requiredL: number;
  /** Litres to buy. */
  readonly boughtL: number;
  /** Price of the litres to buy in whole euros. */
  readonly cost: number;
}

/**
 * Checks whether the plane can depart now for a known airport. Refuses in this order: 409 `plane-broken`, `plane-flying` or
 * `plane-repairing`, `already-there`, `beyond-tank`, `purse-too-small`. Callers must check the owner first. Changes nothing.
 */
export function checkDeparture(scene: Scene, plane: Plane, destIcao: string): Departure | Refusal {
  const refusal = checkReady(scene, plane, destIcao);
  if (refusal !== undefined) return refusal;
  const departure = planDeparture(scene, plane, destIcao);
  return checkTank(plane, departure) ?? checkCash(scene.player(plane.ownerId), "The fuel", departure.cost) ?? departure;
}

/** Returns the figures of a departure from the plane's airport, whether it is possible or not. */
export const planDeparture = (scene: Scene, plane: Plane, destIcao: string): Departure =>
  withFuel(scene, plane, legNow(scene, plane, destIcao));

/** Returns the leg from the plane's airport in the current wind and storms. */
export function legNow(scene: Scene, plane: Pick<Plane, "modelId" | "airportIcao">, destIcao: string): LegPlan {
  const planned = planLeg(plane, destIcao, scene.clockMs, scene.seed);
  const isInStorm = isStormy(scene, plane.airportIcao, destIcao, scene.clockMs);
  return isInStorm ? { ...planned, windFactor: Math.max(STORM_LEAST_WIND, planned.windFactor) } : planned;
}

/** Adds to a leg the fuel that the plane buys for it at its airport. */
export function withFuel(scene: Scene, plane: Plane, leg: LegPlan): Departure {
  const requiredL = requiredFuelFor(modelOf(plane), leg.distanceKm, leg.windFactor);
  const boughtL = Math.max(0, requiredL - plane.fuelL);
  const base = isBaseOf(scene, plane.ownerId, plane.airportIcao) ? BASE_FUEL_FACTOR : 1;
  const factor = base * fuelFactor(scene, plane.airportIcao);
  return { ...leg, requiredL, boughtL, cost: fuelCost(boughtL, scene.player(plane.ownerId), factor) };
}

/**
 * Buys the fuel and departs. If the destination is the head of the queue, that leg leaves the queue. With `route-costs` the
 * departure emits no event, and the fuel is booked as a cost of the route. `isCounted`: its airport is counted already, as the
 * stops of a route are.
 */
export function depart(
  scene: Scene,
  plane: Plane,
  departure: Departure,
  costs: "fuel" | "route-costs" = "fuel",
  isCounted = costs === "route-costs",
): void {
  const { destIcao, distanceKm, windFactor, durationMs, boughtL, cost } = departure;
  const about = { planeId: plane.id };
  const ofRoute = costs === "route-costs" && plane.route !== null ? { routeId: plane.route.routeId } : {};
  if (cost > 0) scene.pay(plane.ownerId, -cost, costs, about);
  const arrivalSimTime = scene.clockMs + durationMs;
  if (!isCounted) countOpening(scene, plane.ownerId, destIcao);
  scene.putPlane({
    ...plane,
    status: "flying",
    leg: { destIcao, departureSimTime: scene.clockMs, arrivalSimTime, distanceKm, windFactor, ...ofRoute },
    fuelL: plane.fuelL + boughtL,
    queue: plane.queue[0] === destIcao ? plane.queue.slice(1) : plane.queue,
  });
  const owner = scene.player(plane.ownerId);
  scene.putPlayer({ ...owner, departures: owner.departures + 1 });
  if (costs === "route-costs") return;
  scene.emit(plane.ownerId, "departed", about, {
    originIcao: plane.airportIcao,
    destIcao,
    distanceKm: rounded(distanceKm, 1),
    windFactor: rounded(windFactor, 3),
    boughtL: rounded(boughtL, 1),
    cost,
    arrivalSimTime,
  });
}

function checkReady(scene: Scene, plane: Plane, icao: string): Refusal | undefined {
  const { id: planeId, name } = plane;
  const unready = checkSound(plane) ?? checkNotBusy(scene, plane);
  if (unready !== undefined || plane.airportIcao !== icao) return unready;
  return new Refusal("already-there", `${name} is at ${icao} already.`, { planeId, icao });
}

/** Returns 409 `plane-broken` for a broken plane that is not under repair. */
export function checkSound(plane: Plane): Refusal | undefined {
  const { id: planeId, name } = plane;
  if (plane.repair !== null || !isBroken(plane)) return undefined;
  return new Refusal("plane-broken", `${name} is broken: its health is 0.`, { planeId, health: 0 });
}

/** Returns 409 `beyond-tank` if the departure needs more than a full tank. */
export function checkTank(plane: Plane, { distanceKm, requiredL }: Departure): Refusal | undefined {
  const { maxFuel: available } = modelOf(plane);
  if (requiredL <= available) return undefined;
  // Rounded up, so that the missing amount is never shown as 0.
  const required = Math.ceil(requiredL * 10) / 10;
  const km = Math.round(distanceKm);
  return new Refusal(
    "beyond-tank",
    `The leg of ${figure(km)} km needs ${figure(required, 1)} l, the tank holds ${figure(available)} l.`,
    { distanceKm: km, required, available, missing: rounded(required - available, 1) },
  );
}
