/** Creates flying planes: each carries a package between large airports, and every second one returns by its queue. */
import { modelOf } from "@outbound/cargo/rules/aircraft/aircraft.ts";
import { flightTimeMs } from "@outbound/cargo/rules/aircraft/flight-time.ts";
import { knownAirport } from "@outbound/cargo/rules/geography/airports.ts";
import { contractId } from "@outbound/cargo/rules/jobs/job-ids.ts";
import type { CargoPackage } from "@outbound/cargo/rules/values/cargo-package.ts";
import { FIRST_CLOCK_MS } from "@outbound/cargo/rules/values/clock.ts";
import type { Plane } from "@outbound/cargo/rules/values/plane.ts";
import { aPackage } from "@outbound/cargo/testing/values.ts";
import { type AtDistance, byDistance } from "../bots/cargo/by-distance.ts";
import { airportAt, planeAt } from "../harness/cargo/world-file.ts";

const MODEL = "B738";
const AIRPORTS = 200;
const NEAREST_KM = 400;
/** Simulated time before the first landing; all first legs end within hours. */
const FIRST_LANDING_MS = 60_000;
/** Spreads consecutive planes evenly over their legs. */
const GOLDEN_RATIO = 0.618_034;

/** Returns planes that fly when the clock starts, of the owners in turn. Ids of planes and packages begin after `before`. */
export function flyingPlanes(count: number, owners: number, before = 0): Plane[] {
  const routes = Array.from({ length: AIRPORTS }, (_, index) => routeFrom(airportAt(index)));
  return Array.from({ length: count }, (_, index) => {
    const { origin, dest, km } = routes[index % routes.length] as ReturnType<typeof routeFrom>;
    const plane = planeAt(origin, before + index + 1, before + 1 + (index % owners), MODEL);
    const { cruiseKmh, maxFuel } = modelOf(plane);
    const flightMs = flightTimeMs(km, cruiseKmh);
    const left = FIRST_LANDING_MS + Math.floor(((index * GOLDEN_RATIO) % 1) * (flightMs - FIRST_LANDING_MS));
    const arrivalSimTime = FIRST_CLOCK_MS + left;
    const departureSimTime = arrivalSimTime - flightMs;
    return {
      ...plane,
      status: "flying",
      fuelL: maxFuel,
      queue: index % 2 === 0 ? [origin] : [],
      leg: { destIcao: dest, departureSimTime, arrivalSimTime, distanceKm: km, windFactor: 1 },
    };
  });
}

/** Returns a package aboard each of the planes, for its destination. */
export const loadedPackages = (planes: readonly Plane[], now: number): CargoPackage[] =>
  planes.map((plane, index) =>
    aPackage(now, {
      id: contractId(index + 1),
      status: "loaded",
      originIcao: plane.airportIcao,
      destIcao: plane.leg?.destIcao ?? plane.airportIcao,
      count: 10,
      weightKg: 1000,
      fixedPayout: null,
      expiresAt: null,
      ownerId: plane.ownerId,
      planeId: plane.id,
      payout: 1000,
      takenAt: now,
      loadedSimTime: FIRST_CLOCK_MS,
      flightTimeMs: 3_600_000,
    }),
  );

function routeFrom(origin: string) {
  const places = Array.from({ length: AIRPORTS }, (_, index) => knownAirport(airportAt(index)));
  const { icao: dest, km } = byDistance(origin, places).find((one) => one.km >= NEAREST_KM) as AtDistance;
  return { origin, dest, km };
}
