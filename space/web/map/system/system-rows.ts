/** Filters and sorts the list of systems. */
import type { System } from "../../api.ts";
import { className } from "../../game/star-look.ts";

export type SortKey = "name" | "distance" | "hops" | "fuel";

export interface SystemSort {
  readonly key: SortKey;
  readonly descending: boolean;
}

export type SystemFilter = "all" | "reach" | "unexplored" | "missions";

export interface SystemQuery {
  readonly search: string;
  readonly filter: SystemFilter;
  readonly sort: SystemSort;
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
  { search, filter, sort }: SystemQuery,
): System[] {
  const words = search.trim().toLowerCase();
  const value = VALUES[sort.key];
  const sign = sort.descending ? -1 : 1;
  return systems
    .filter((system) => `${system.name} ${className(system.starClass)}`.toLowerCase().includes(words))
    .filter((system) => FILTERS[filter](system, hasMission))
    .toSorted((a, b) => sign * compare(value(a), value(b)) || a.distance - b.distance || a.id - b.id);
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === "string" ? a.localeCompare(String(b), "en") : a === b ? 0 : a < Number(b) ? -1 : 1;
