/** Which planes the fleet page lists, and in which order. */
import { type Sorting, sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import type { Plane } from "../api.ts";
import { CONDITIONS, type Condition, conditionOf } from "../plane-condition.ts";

export type Shown = Condition | "all";
export type SortKey = keyof typeof VALUES;

/** What planes are sorted by. */
const VALUES = {
  name: ({ name }: Plane) => name,
  condition: (plane: Plane) => CONDITIONS.indexOf(conditionOf(plane)),
  // Repairs end like flights; planes that wait come last.
  arrival: ({ arrivalSimTime, repairEndsSimTime }: Plane) =>
    arrivalSimTime ?? repairEndsSimTime ?? Number.POSITIVE_INFINITY,
  load: ({ cargoKg, maxPayloadKg }: Plane) => cargoKg / maxPayloadKg,
  health: ({ health }: Plane) => health,
  fuel: ({ fuel, maxFuel }: Plane) => fuel / maxFuel,
  earned: ({ totals }: Plane) => totals.earned,
  km: ({ totals }: Plane) => totals.km,
  deliveries: ({ totals }: Plane) => totals.deliveries,
};

/** The best earners come first, but also the worst health and the next landing. */
export const startsDescending = (by: SortKey): boolean => ["load", "earned", "km", "deliveries"].includes(by);

/** Planes of the condition, sorted; equal ones by name, then by id. */
export const shownPlanes = (planes: readonly Plane[], shown: Shown, { by, descending }: Sorting<SortKey>): Plane[] =>
  sortedByValues(
    planes.filter((plane) => shown === "all" || conditionOf(plane) === shown),
    (plane) => [VALUES[by](plane), plane.name, plane.id],
    descending,
  );

/** Number of planes by condition. */
export function countByCondition(planes: readonly Plane[]): Readonly<Record<Condition, number>> {
  const counts = { flying: 0, available: 0, repairing: 0, broken: 0 };
  for (const plane of planes) counts[conditionOf(plane)] += 1;
  return counts;
}
