/** The plan of a leg, and fuel and health of a plane at any instant: closed forms of the clock, so that no tick stores them. */
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

/** The plan of a leg from where the plane is, departing at `clockMs`. Throws for unknown airports. */
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
  // A leg that was carried over from an earlier version, or edited by an admin, may take no time.
  const flown = (clockMs - leg.departureSimTime) / Math.max(1, leg.arrivalSimTime - leg.departureSimTime);
  const part = Math.min(1, Math.max(0, flown));
  return fuelLeft(modelOf(plane), plane.fuelL, leg.distanceKm * part, leg.windFactor);
}

/** Simulated milliseconds in which a repair restores a hundredth of a point: 10 points an hour. */
export const REPAIR_MS_PER_HUNDREDTH = 3600;
export const BASE_REPAIR_MS_PER_HUNDREDTH = REPAIR_MS_PER_HUNDREDTH / BASE_REPAIR_FACTOR;
/** Health from which 100 is shown during a repair: 99.5 points. */
export const FULL_SHOWN = FULL_HEALTH - 50;

/** A repair that takes as long as one at a base was begun at a base: it keeps its rate when the base is sold. */
const repairRate = (health: number, { startedSimTime, endsSimTime }: ActiveRepair): number =>
  endsSimTime - startedSimTime === Math.max(1, (FULL_SHOWN - health) * BASE_REPAIR_MS_PER_HUNDREDTH)
    ? BASE_REPAIR_MS_PER_HUNDREDTH
    : REPAIR_MS_PER_HUNDREDTH;

/** Whole points of health now: round(100 × fraction) while it is in repair. */
export function shownPlaneHealth({ health, repair }: Pick<Plane, "health" | "repair">, clockMs: number): number {
  if (repair === null) return shownHealth(health);
  const rate = repairRate(health, repair);
  const healedMs = health * rate + Math.max(0, clockMs - repair.startedSimTime);
  const pointMs = 100 * rate;
  // Rounded in whole numbers: the last millisecond of a repair must not depend on floating point.
  return Math.min(100, Math.floor((healedMs + pointMs / 2) / pointMs));
}
