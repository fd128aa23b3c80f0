/** A hundred thousand planes in the air: each flies a package between large airports, and every second one flies back by itself. */
import { modelOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { flightTimeMs } from "@outbound/cargo/rules/aircraft/flight-time.ts";
import { knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { distanceKm } from "@outbound/cargo/rules/geography/geodesy.ts";
import { contractId } from "@outbound/cargo/rules/jobs/pools.ts";
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS } from "@outbound/cargo/rules/values/clock.ts";
import type { Plane } from "@outbound/cargo/rules/values/plane.ts";
import { placeAt, standing } from "./cargo-world.ts";

const MODEL = "B738";
const AIRPORTS_FLOWN_TO = 200;
const NEAREST_KM = 400;
/** Nobody lands within the first minute of simulated time, and all first legs end within hours. */
const FIRST_LANDING_MS = 60_000;

/** Planes that fly as the clock shows its first instant, of so many owners in turn. */
export function planesInTheAir(count: number, owners: number): Plane[] {
  const routes = Array.from({ length: AIRPORTS_FLOWN_TO }, (_, index) => routeFrom(placeAt(index)));
  return Array.from({ length: count }, (_, index) => {
    const { origin, dest, km } = routes[index % routes.length] as Route;
    const plane = standing(index + 1, 1 + (index % owners), origin, MODEL);
    const { cruiseKmh, maxFuel } = modelOf(plane);
    const flightMs = flightTimeMs(km, cruiseKmh);
    // Spread evenly over the legs: by the golden ratio, so that neighbours in the list are none in time.
    const left = FIRST_LANDING_MS + Math.floor(((index * 0.618_034) % 1) * (flightMs - FIRST_LANDING_MS));
    const arrivalSimTime = FIRST_CLOCK_MS + left;
    return {
      ...plane,
      status: "flying",
      fuelL: maxFuel,
      queue: index % 2 === 0 ? [origin] : [],
      leg: {
        destIcao: dest,
        departureSimTime: arrivalSimTime - flightMs,
        arrivalSimTime,
        distanceKm: km,
        windFactor: 1,
      },
    };
  });
}

/** A package on each of the planes, for where it lands. */
export const packagesInTheAir = (planes: readonly Plane[], now: number): CargoPackage[] =>
  planes.map((plane, index) => ({
    id: contractId(index + 1),
    status: "loaded",
    originIcao: plane.airportIcao,
    destIcao: plane.leg?.destIcao ?? plane.airportIcao,
    commodity: "cartons",
    count: 10,
    weightKg: 1000,
    special: null,
    basePayout: 1000,
    fixedPayout: null,
    createdAt: now,
    expiresAt: null,
    ownerId: plane.ownerId,
    planeId: plane.id,
    payout: 1000,
    takenAt: now,
    loadedSimTime: FIRST_CLOCK_MS,
    flightTimeMs: 3_600_000,
    dueSimTime: null,
    landings: 0,
    endedAt: null,
    endedSimTime: null,
    settled: null,
  }));

interface Route {
  readonly origin: string;
  readonly dest: string;
  readonly km: number;
}

/** To the nearest of the airports that is not next door. */
function routeFrom(origin: string): Route {
  const routes = Array.from({ length: AIRPORTS_FLOWN_TO }, (_, index) => {
    const dest = placeAt(index);
    return { origin, dest, km: distanceKm(knownAirport(origin), knownAirport(dest)) };
  });
  const far = routes.filter(({ km }) => km >= NEAREST_KM).sort((a, b) => a.km - b.km);
  return far[0] as Route;
}
