/** What a landing costs a plane's health, and how health is shown. Health is kept in hundredths of a point. */

import type { Plane } from "../values/plane.ts";
import type { AircraftModel } from "./aircraft.ts";

/** Hundredths that a landing after these kilometres takes: 0.8 points, and more for the way; large planes are made for long ones. */
export const wearOf = (model: Pick<AircraftModel, "maxPayloadKg">, distanceKm: number): number =>
  Math.round(80 + (wearPer1000Km(model) * distanceKm) / 10);

function wearPer1000Km({ maxPayloadKg }: Pick<AircraftModel, "maxPayloadKg">): number {
  if (maxPayloadKg < 10_000) return 1.6;
  return maxPayloadKg < 45_000 ? 0.9 : 0.5;
}

/** Whole points. 0 is shown exactly for a broken plane, 100 exactly for a fully healthy one. */
export function shownHealth(hundredths: number): number {
  const points = hundredths / 100;
  if (points < 1) return Math.ceil(points);
  return points > 99 ? Math.floor(points) : Math.round(points);
}

export const isBroken = ({ health }: Pick<Plane, "health">): boolean => health === 0;
