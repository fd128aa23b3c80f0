/** Filters and sorts the list of systems. */
import { type Sorting, sortedByValues } from "@outbound/kit/web/table/sorting.ts";
import type { System } from "../../api.ts";
import { className } from "../../game/star-look.ts";

export type SortKey = "name" | "distance" | "hops" | "fuel";

export type SystemFilter = "all" | "reach" | "unexplored" | "missions";

export interface SystemQuery {
  readonly search: string;
  readonly filter: SystemFilter;
  readonly sorting: Sorting<SortKey>;
}

const VALUES: Readonly<Record<SortKey, (system: System) => number | string>> = {
  name: ({ name }) => name,
  distance: ({ distance }) => distance,
  hops: ({ hops }) => hops ?? Number.POSITIVE_INFINITY,
  // Systems out of jump range come last, by distance.
  fuel: ({ fuelToJump, distance }) => fuelToJump ?? 1_000 + distance,
};

const FILTERS: Readonly<Record<SystemFilter, (system: System, hasMission: (id: number) => boolean) => boolean>> = {
  all: () => true,
  reach: ({ reachable }) => reachable,
  unexplored: ({ explored }) => !explored,
  missions: ({ id }, hasMission) => hasMission(id),
};

export function systemRows(
  systems: readonly System[],
  hasMission: (id: number) => boolean,
  { search, filter, sorting: { by, descending } }: SystemQuery,
): System[] {
  const words = search.trim().toLowerCase();
  const found = systems
    .filter((system) => `${system.name} ${className(system.starClass)}`.toLowerCase().includes(words))
    .filter((system) => FILTERS[filter](system, hasMission));
  return sortedByValues(found, (system) => [VALUES[by](system), system.distance, system.id], descending);
}
