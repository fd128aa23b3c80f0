/**
 * Computes the plan of a leg, and a plane's fuel and health at any instant. All are closed forms of the clock, so no tick has to
 * store them.
 */
import { knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { type ActiveRepair, FULL_HEALTH, type Plane } from "../values/plane.ts";
import { modelOf } from "./aircraft.ts";
import { BASE_REPAIR_FACTOR } from "./base-effects.ts";
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

/** Returns the plan of a leg from the plane's airport, departing at `clockMs`. Throws for unknown airports. */
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

/** Returns the litres on board now, unrounded. */
export function fuelOnBoard(plane: Pick<Plane, "modelId" | "fuelL" | "leg">, clockMs: number): number {
  const { leg } = plane;
  if (leg === null) return plane.fuelL;
  // A leg may take no time if it comes from an earlier version or an admin edited it.
  const flown = (clockMs - leg.departureSimTime) / Math.max(1, leg.arrivalSimTime - leg.departureSimTime);
  const part = Math.min(1, Math.max(0, flown));
  return fuelLeft(modelOf(plane), plane.fuelL, leg.distanceKm * part, leg.windFactor);
}

/** Simulated milliseconds to restore one hundredth of a point: 10 points an hour. */
export const REPAIR_MS_PER_HUNDREDTH = 3600;
export const BASE_REPAIR_MS_PER_HUNDREDTH = REPAIR_MS_PER_HUNDREDTH / BASE_REPAIR_FACTOR;
/** Health in hundredths from which a repair shows 100: 99.5 points. */
export const FULL_SHOWN = FULL_HEALTH - 50;

/** Derives the rate from the planned duration: a repair begun at a base keeps its rate when the base is sold. */
const repairRate = (health: number, { startedSimTime, endsSimTime }: ActiveRepair): number =>
  endsSimTime - startedSimTime === Math.max(1, (FULL_SHOWN - health) * BASE_REPAIR_MS_PER_HUNDREDTH)
    ? BASE_REPAIR_MS_PER_HUNDREDTH
    : REPAIR_MS_PER_HUNDREDTH;

/** Returns health now in whole points: round(100 × fraction) during a repair. */
export function shownPlaneHealth({ health, repair }: Pick<Plane, "health" | "repair">, clockMs: number): number {
  if (repair === null) return shownHealth(health);
  const rate = repairRate(health, repair);
  const healedMs = health * rate + Math.max(0, clockMs - repair.startedSimTime);
  const pointMs = 100 * rate;
  // Integer arithmetic: the last millisecond of a repair must not depend on floating point.
  return Math.min(100, Math.floor((healedMs + pointMs / 2) / pointMs));
}
