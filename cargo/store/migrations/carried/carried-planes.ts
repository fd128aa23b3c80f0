/** Converts planes of versions before the live world to current rows. */
import { knownAirport } from "../../../rules/geography/airports.ts";
import { distanceKm } from "../../../rules/geography/geodesy.ts";
import { modelOf, requiredFuelL } from "./old-models.ts";
import type { OldPackage, OldPlane } from "./old-rows.ts";
import { isKnown, type PlaceOf } from "./places.ts";

export type PlaneRow = ReturnType<typeof planeRow>;

/** Flights and repairs keep their times. Planes keep their earnings as far as packages record them. */
export const carriedPlanes = (
  planes: readonly OldPlane[],
  packages: readonly OldPackage[],
  placeOf: PlaceOf,
  clockMs: number,
): readonly PlaneRow[] => planes.map((plane) => planeRow(plane, packages, placeOf, clockMs));

function planeRow(plane: OldPlane, packages: readonly OldPackage[], placeOf: PlaceOf, clockMs: number) {
  const airport = placeOf(plane.icao);
  const leg = legOf(plane, airport, placeOf, clockMs);
  const repair = leg === undefined ? repairOf(plane, clockMs) : undefined;
  const delivered = packages.filter(({ plane_id, status }) => plane_id === plane.id && status === "delivered");
  return {
    id: plane.id,
    owner_id: plane.owner_id,
    model_id: plane.model_id,
    name: [...plane.name.replaceAll("\0", "")].slice(0, LONGEST_NAME).join("") || plane.model_id,
    status: leg !== undefined ? "flying" : repair !== undefined ? "repairing" : "available",
    airport_icao: airport,
    dest_icao: leg?.dest ?? null,
    departure_sim_time: leg?.departure ?? null,
    arrival_sim_time: leg?.arrival ?? null,
    leg_km: leg?.km ?? null,
    // The wind was not recorded.
    wind_factor: leg === undefined ? null : 1,
    repair_started_sim_time: repair?.started ?? null,
    repair_ends_sim_time: repair?.ends ?? null,
    queue: JSON.stringify(queueOf(plane, leg?.dest ?? airport)),
    health: 100 * Math.min(100, Math.max(0, Math.round(plane.health))),
    fuel_l: fuelOf(plane, leg?.km ?? 0),
    total_km: 0,
    deliveries: delivered.length,
    earned: delivered.reduce((sum, { payout }) => sum + payout, 0),
  };
}

const LONGEST_NAME = 24;

/**
 * Returns undefined on the ground, and for a flight without a destination or times. An overdue flight lands now, because the
 * clock may not stop before the current time.
 */
function legOf(
  { status, dest, departure_ms, arrival_ms }: OldPlane,
  airport: string,
  placeOf: PlaceOf,
  clockMs: number,
) {
  if (status !== "flying" || dest === null || departure_ms === null || arrival_ms === null) return undefined;
  const to = placeOf(dest);
  return {
    dest: to,
    departure: departure_ms,
    arrival: Math.max(arrival_ms, departure_ms + 1, clockMs),
    km: distanceKm(knownAirport(airport), knownAirport(to)),
  };
}

function repairOf({ status, repair_started_ms, repair_ends_ms }: OldPlane, clockMs: number) {
  if (status !== "repairing" || repair_started_ms === null || repair_ends_ms === null) return undefined;
  return { started: repair_started_ms, ends: Math.max(repair_ends_ms, repair_started_ms + 1, clockMs) };
}

/** Removes unknown stops, and then those that equal the one before. */
function queueOf({ stops }: OldPlane, from: string): string[] {
  const queue = (JSON.parse(stops) as string[]).filter(isKnown);
  return queue.filter((stop, place) => stop !== (queue[place - 1] ?? from));
}

/** Returns the fuel on board, at most the current tank; a flying plane has at least what its leg needs. */
function fuelOf({ model_id, fuel }: OldPlane, legKm: number): number {
  const model = modelOf(model_id);
  return Math.min(model.maxFuelL, Math.max(fuel, requiredFuelL(model, legKm)));
}
