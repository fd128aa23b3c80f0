/** A leg as it is planned, and what a plane shows at any instant: closed forms of the clock, so nothing is stored by the tick. */

import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import type { Plane } from "../values/plane.ts";
import { modelOf } from "./aircraft.ts";
import { flightTimeMs } from "./flight-time.ts";
import { fuelLeft } from "./fuel.ts";
import { shownHealth } from "./wear.ts";
import { windFactor } from "./wind.ts";

export interface LegPlan {
  readonly destIcao: string;
  readonly distanceKm: number;
  readonly windFactor: number;
  /** Simulated milliseconds. */
  readonly durationMs: number;
}

/** From where the plane is, departing at `clockMs`. Both airports are known ones. */
export function planLeg(
  plane: Pick<Plane, "modelId" | "airportIcao">,
  destIcao: string,
  clockMs: number,
  seed: number,
): LegPlan {
  const { cruiseKmh } = modelOf(plane);
  const [from, to] = [knownAirport(plane.airportIcao), knownAirport(destIcao)];
  const length = distanceKm(from, to);
  return {
    destIcao,
    distanceKm: length,
    windFactor: windFactor({ from, to, cruiseKmh, clockMs, seed }),
    durationMs: flightTimeMs(length, cruiseKmh),
  };
}

/** Litres on board now, unrounded. */
export function fuelOnBoard(plane: Pick<Plane, "modelId" | "fuelL" | "leg">, clockMs: number): number {
  const { leg } = plane;
  if (leg === null) return plane.fuelL;
  // No leg of the rules takes no time; one that was carried over or edited may.
  const flown = (clockMs - leg.departureSimTime) / Math.max(1, leg.arrivalSimTime - leg.departureSimTime);
  const part = Math.min(1, Math.max(0, flown));
  return fuelLeft(modelOf(plane), plane.fuelL, leg.distanceKm * part, leg.windFactor);
}

/** A repair brings back a hundredth of a point in so many milliseconds: 0.1 of the whole in an hour. */
export const REPAIR_MS_PER_HUNDREDTH = 3600;

/** Whole points of health now: round(100 × fraction) while it is in repair. */
export function shownPlaneHealth({ health, repair }: Pick<Plane, "health" | "repair">, clockMs: number): number {
  if (repair === null) return shownHealth(health);
  const healedMs = health * REPAIR_MS_PER_HUNDREDTH + Math.max(0, clockMs - repair.startedSimTime);
  const pointMs = 100 * REPAIR_MS_PER_HUNDREDTH;
  // Half a point more and rounded down, in whole numbers: the last millisecond of a repair must not be a matter of floats.
  return Math.min(100, Math.floor((healedMs + pointMs / 2) / pointMs));
}
