/** Computes the state of a plane between two snapshots from the world's clock. */

import type { Frame } from "@outbound/client/cargo-frames.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import type { CatalogEntry, Plane } from "../api.ts";
import { partOver, type Span } from "./spans.ts";

/** The repair of a plane, extended back to a health of 0 so that its progress is the plane's health; null without one. */
export const repairOf = ({ repairEndsSimTime: until }: Plane, { repairPerSimHour }: Frame["economy"]): Span | null =>
  until === null ? null : { from: until - HOUR_MS / repairPerSimHour, until };

/** Returns the current health in points. */
export function healthNow(plane: Plane, economy: Frame["economy"], simTime: number): number {
  const repair = repairOf(plane, economy);
  return repair === null ? plane.health : Math.max(plane.health, Math.floor(100 * partOver(repair, simTime)));
}

/** Returns the litres on board now; `plane` is from a snapshot of `seenAt`. */
export function fuelNow(plane: Plane, model: CatalogEntry | undefined, seenAt: number, simTime: number): number {
  if (model === undefined || plane.windFactor === null || plane.arrivalSimTime === null) return plane.fuel;
  const flownMs = Math.max(0, Math.min(simTime, plane.arrivalSimTime) - seenAt);
  return fuelLeft(model, plane.fuel, (flownMs / HOUR_MS) * model.cruiseKmh, plane.windFactor);
}

/** Returns a plane of the frame `before` at a later instant. Fuel and health change without a message. */
export function movedPlane(plane: Plane, { catalog, economy, simState }: Frame, simTime: number): Plane {
  const model = catalog.find(({ id }) => id === plane.modelId);
  const fuel = fuelNow(plane, model, simState.clockMs, simTime);
  return { ...plane, fuel, health: healthNow(plane, economy, simTime) };
}
