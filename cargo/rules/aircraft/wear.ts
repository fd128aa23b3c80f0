/** Health for display. It is stored in hundredths of a point. */
import type { Plane } from "../values/plane.ts";

/** Returns whole points: 0 only for a broken plane, 100 only for a fully healthy one. */
export function shownHealth(hundredths: number): number {
  const points = hundredths / 100;
  if (points < 1) return Math.ceil(points);
  return points > 99 ? Math.floor(points) : Math.round(points);
}

export const isBroken = ({ health }: Pick<Plane, "health">): boolean => health === 0;
