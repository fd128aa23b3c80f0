/** Computes the state of a plane between two snapshots from the world's clock. */

import type { Frame } from "@outbound/client/cargo-frames.ts";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { BASE_REPAIR_FACTOR } from "../../rules/aircraft/base-effects.ts";
import { fuelLeft } from "../../rules/aircraft/fuel.ts";
import type { CatalogEntry, Plane } from "../api.ts";
import { partOver, type Span } from "./spans.ts";

/** What a snapshot of a plane says about the time: the clock and the rules of its instant. */
type Seen = Pick<Frame, "economy" | "simState">;

/** The repair of a plane, extended back to a health of 0 so that its progress is the plane's health; null without one. */
export function repairOf(plane: Plane, { economy, simState }: Seen): Span | null {
  const { repairEndsSimTime: until, health } = plane;
  if (until === null) return null;
  const usual = { from: until - HOUR_MS / economy.repairPerSimHour, until };
  // A repair keeps the speed with which it began, and the base may be sold meanwhile. So the health that was seen shows the speed.
  const isFaster = healthIn(usual, simState.clockMs) > health + 1;
  return isFaster ? { from: until - HOUR_MS / (BASE_REPAIR_FACTOR * economy.repairPerSimHour), until } : usual;
}

const healthIn = (repair: Span, simTime: number): number => Math.floor(100 * partOver(repair, simTime));

/** Returns the current health in points; `plane` is from the snapshot `seen`. */
export function healthNow(plane: Plane, seen: Seen, simTime: number): number {
  const repair = repairOf(plane, seen);
  return repair === null ? plane.health : Math.max(plane.health, healthIn(repair, simTime));
}

/** Returns the litres on board now; `plane` is from a snapshot of `seenAt`. */
export function fuelNow(plane: Plane, model: CatalogEntry | undefined, seenAt: number, simTime: number): number {
  if (model === undefined || plane.windFactor === null || plane.arrivalSimTime === null) return plane.fuel;
  const flownMs = Math.max(0, Math.min(simTime, plane.arrivalSimTime) - seenAt);
  return fuelLeft(model, plane.fuel, (flownMs / HOUR_MS) * model.cruiseKmh, plane.windFactor);
}

/** Returns a plane of the frame `before` at a later instant. Fuel and health change without a message. */
export function movedPlane(plane: Plane, before: Frame, simTime: number): Plane {
  const model = before.catalog.find(({ id }) => id === plane.modelId);
  const fuel = fuelNow(plane, model, before.simState.clockMs, simTime);
  return { ...plane, fuel, health: healthNow(plane, before, simTime) };
}
