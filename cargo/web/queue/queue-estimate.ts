/** Estimates a queue's legs in still air, because the wind of a leg is known only at its departure. */
import { flightTimeMs } from "../../rules/aircraft/flight-time.ts";
import { requiredFuelFor } from "../../rules/aircraft/fuel.ts";
import { distanceKm } from "../../rules/geography/geodesy.ts";
import type { Airports } from "../airports.ts";
import type { CatalogEntry, Plane } from "../api.ts";

const STILL_AIR = 1;
const BEST_WIND = 0.8;

export interface LegEstimate {
  readonly distanceKm: number;
  /** Simulated milliseconds in flight. */
  readonly durationMs: number;
  /** Litres in still air. */
  readonly fuelL: number;
  /** Whether a full tank suffices: in any wind, only in a favourable one, or in none. */
  readonly reach: "always" | "by-wind" | "never";
  /** Simulated landing time if the queue is never on hold; null for a plane on the ground. */
  readonly arrivalSimTime: number | null;
}

/** Returns an estimate for each stop; undefined for unknown airports. */
export function estimateQueue(
  plane: Plane,
  queue: readonly string[],
  model: CatalogEntry,
  airports: Airports,
): readonly (LegEstimate | undefined)[] {
  let origin = plane.destIcao ?? plane.airportIcao;
  let departure = plane.arrivalSimTime;
  return queue.map((icao) => {
    const [from, to] = [airports.get(origin), airports.get(icao)];
    origin = icao;
    if (from === undefined || to === undefined) {
      departure = null;
      return undefined;
    }
    const km = distanceKm(from, to);
    const durationMs = flightTimeMs(km, model.cruiseKmh);
    departure = departure === null ? null : departure + durationMs;
    return {
      distanceKm: km,
      durationMs,
      fuelL: requiredFuelFor(model, km, STILL_AIR),
      reach: reachOf(model, km),
      arrivalSimTime: departure,
    };
  });
}

function reachOf(model: CatalogEntry, km: number): LegEstimate["reach"] {
  if (km <= model.rangeKm) return "always";
  return requiredFuelFor(model, km, BEST_WIND) <= model.maxFuel ? "by-wind" : "never";
}

/** Returns kilometres, simulated milliseconds and litres of all known legs. */
export const totalOf = (legs: readonly (LegEstimate | undefined)[]) =>
  legs.reduce(
    (total, leg) => ({
      distanceKm: total.distanceKm + (leg?.distanceKm ?? 0),
      durationMs: total.durationMs + (leg?.durationMs ?? 0),
      fuelL: total.fuelL + (leg?.fuelL ?? 0),
    }),
    { distanceKm: 0, durationMs: 0, fuelL: 0 },
  );

/** Returns keys that follow their stops when the order changes: the code, numbered if it is queued several times. */
export function stopKeys(queue: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return queue.map((icao) => {
    const times = (seen.get(icao) ?? 0) + 1;
    seen.set(icao, times);
    return times === 1 ? icao : `${icao} (${times})`;
  });
}
