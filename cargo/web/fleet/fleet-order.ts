/** Which planes the fleet shows, and in which order. */
import type { Plane } from "../api.ts";
import { CONDITIONS, type Condition, conditionOf } from "./plane-condition.ts";

export type Shown = Condition | "all";

export const SORT_LABELS = {
  name: "Name",
  condition: "Status",
  arrival: "Next to land",
  load: "Load",
  health: "Health",
  fuel: "Fuel",
  earned: "Earned",
  km: "Distance flown",
  deliveries: "Deliveries",
} as const;

export type SortKey = keyof typeof SORT_LABELS;

export interface Sorting {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** What one wants to see first when a column is chosen: the best earner, but the worst health and who lands next. */
export const FIRST_DESCENDING: ReadonlySet<SortKey> = new Set(["load", "earned", "km", "deliveries"]);

/** Planes of the condition, sorted; equal ones by name, then by id. */
export function shownPlanes(planes: readonly Plane[], shown: Shown, { by, descending }: Sorting): Plane[] {
  const sign = descending ? -1 : 1;
  return planes
    .filter((plane) => shown === "all" || conditionOf(plane) === shown)
    .sort((a, b) => sign * COMPARE[by](a, b) || byName(a, b) || a.id - b.id);
}

/** How many planes are in each condition. */
export function countByCondition(planes: readonly Plane[]): Readonly<Record<Condition, number>> {
  const counts = { flying: 0, available: 0, repairing: 0, broken: 0 };
  for (const plane of planes) counts[conditionOf(plane)] += 1;
  return counts;
}

/** Pressing a column again turns it round. */
export const sortedBy = (sorting: Sorting, by: SortKey): Sorting =>
  sorting.by === by ? { by, descending: !sorting.descending } : { by, descending: FIRST_DESCENDING.has(by) };

const collator = new Intl.Collator("en", { numeric: true });
const byName = (a: Plane, b: Plane): number => collator.compare(a.name, b.name);

const by =
  (figure: (plane: Plane) => number) =>
  (a: Plane, b: Plane): number => {
    const [left, right] = [figure(a), figure(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  };

const COMPARE: Readonly<Record<SortKey, (a: Plane, b: Plane) => number>> = {
  name: byName,
  condition: by((plane) => CONDITIONS.indexOf(conditionOf(plane))),
  // Planes in repair are ready when it ends; those that wait for nothing come last.
  arrival: by(
    ({ arrivalSimTime, repairEndsSimTime }) => arrivalSimTime ?? repairEndsSimTime ?? Number.POSITIVE_INFINITY,
  ),
  load: by(({ cargoKg, maxPayloadKg }) => cargoKg / maxPayloadKg),
  health: by(({ health }) => health),
  fuel: by(({ fuel, maxFuel }) => fuel / maxFuel),
  earned: by(({ totals }) => totals.earned),
  km: by(({ totals }) => totals.km),
  deliveries: by(({ totals }) => totals.deliveries),
};
