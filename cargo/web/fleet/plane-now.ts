/** What changes on a plane between two snapshots, reckoned from the world's clock. */
import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import type { CatalogEntry, Economy, Plane } from "../api.ts";

const HOUR_MS = 3_600_000;

/** A part of the world's time with both ends. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** The flight under way; null on the ground. */
export const flightOf = ({ departureSimTime, arrivalSimTime }: Plane): Span | null =>
  departureSimTime === null || arrivalSimTime === null ? null : { from: departureSimTime, until: arrivalSimTime };

/** The repair under way as from no health at all, so that its part is the plane's health; null without one. */
export const repairOf = ({ repairEndsSimTime: until }: Plane, { repairPerSimHour }: Economy): Span | null =>
  until === null ? null : { from: until - HOUR_MS / repairPerSimHour, until };

/** The part of a span that is over, 0 to 1. */
export const partOver = ({ from, until }: Span, simTime: number): number =>
  Math.min(1, Math.max(0, (simTime - from) / Math.max(1, until - from)));

/** Points of health now. */
export function healthNow(plane: Plane, economy: Economy, simTime: number): number {
  const repair = repairOf(plane, economy);
  return repair === null ? plane.health : Math.max(plane.health, Math.floor(100 * partOver(repair, simTime)));
}

/** Litres on board now; `plane` is as it was when the clock showed `seenAt`. */
export function fuelNow(plane: Plane, model: CatalogEntry | undefined, seenAt: number, simTime: number): number {
  if (model === undefined || plane.windFactor === null || plane.arrivalSimTime === null) return plane.fuel;
  const flownMs = Math.max(0, Math.min(simTime, plane.arrivalSimTime) - seenAt);
  return fuelLeft(model, plane.fuel, (flownMs / HOUR_MS) * model.cruiseKmh, plane.windFactor);
}
