/** Filters and sorts the planes of the fleet page. */
import { type Sorting, sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import type { Plane } from "../api.ts";
import { CONDITIONS, type Condition, conditionOf } from "../plane-condition.ts";

export type Shown = Condition | "all";
export type SortKey = keyof typeof VALUES;

/** Sort values by column. */
const VALUES = {
  name: ({ name }: Plane) => name,
  condition: (plane: Plane) => CONDITIONS.indexOf(conditionOf(plane)),
  // Repairs have an end like flights; waiting planes come last.
  arrival: ({ arrivalSimTime, repairEndsSimTime }: Plane) =>
    arrivalSimTime ?? repairEndsSimTime ?? Number.POSITIVE_INFINITY,
  load: ({ cargoKg, maxPayloadKg }: Plane) => cargoKg / maxPayloadKg,
  health: ({ health }: Plane) => health,
  fuel: ({ fuel, maxFuel }: Plane) => fuel / maxFuel,
  earned: ({ totals }: Plane) => totals.earned,
  km: ({ totals }: Plane) => totals.km,
  deliveries: ({ totals }: Plane) => totals.deliveries,
};

/** Returns whether a column sorts descending at first: earnings do, health and the next landing do not. */
export const startsDescending = (by: SortKey): boolean => ["load", "earned", "km", "deliveries"].includes(by);

/** Returns the planes of the condition, sorted; ties by name, then by id. */
export const shownPlanes = (planes: readonly Plane[], shown: Shown, { by, descending }: Sorting<SortKey>): Plane[] =>
  sortedByValues(
    planes.filter((plane) => shown === "all" || conditionOf(plane) === shown),
    (plane) => [VALUES[by](plane), plane.name, plane.id],
    descending,
  );

/** Returns the number of planes in each condition. */
export function countByCondition(planes: readonly Plane[]): Readonly<Record<Condition, number>> {
  const counts = { flying: 0, available: 0, repairing: 0, broken: 0 };
  for (const plane of planes) counts[conditionOf(plane)] += 1;
  return counts;
}
