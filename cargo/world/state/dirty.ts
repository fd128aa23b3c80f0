/** Keys of what a commit changed: for the rows that it writes, for other processes and for streams. */
import type { Pool } from "../../rules/jobs/pools.ts";
import type { DemandLoad } from "../../rules/values/market.ts";
import { airportsOfTakes } from "./jobs.ts";
import { changesOf } from "./journal.ts";
import { byPart, PARTS, type PartName, type ValueOf } from "./parts.ts";
import type { World } from "./world.ts";

/**
 * Keys by kind. `reloadEnded`: players whose ended packages an admin changed; `formerOwners`: players who no longer own a plane
 * that was deleted or changed hands.
 */
export type Dirty = Readonly<Record<PartName | "reloadEnded" | "formerOwners", readonly number[]>> & {
  readonly pools: readonly string[];
  readonly demand: readonly string[];
};

/** A value of the changes table; "all" if the lists would be too long, and then everything is read again. */
export type StoredDirty = Partial<Dirty> | "all";

/** The changed keys of one batch, with the values before the batch. */
export type Changes = { readonly [Name in PartName]: ReadonlyMap<number, ValueOf<Name> | undefined> } & {
  readonly pools: ReadonlyMap<string, Pool | undefined>;
  readonly demand: ReadonlyMap<string, DemandLoad | undefined>;
  readonly reloadEnded: ReadonlyMap<number, undefined>;
  readonly formerOwners: ReadonlyMap<number, undefined>;
  /** Airports where the takes shown changed. */
  readonly takes: ReadonlySet<string>;
};

export function changesIn(world: World): Changes {
  const parts = byPart((part) => changesOf(world.journal, part.valuesOf(world))) as Pick<Changes, PartName>;
  return {
    ...parts,
    pools: changesOf(world.journal, world.pools),
    demand: changesOf(world.journal, world.demand),
    reloadEnded: withoutValues(world.reloadEnded.items),
    formerOwners: withoutValues(formerOwnersIn(world)),
    takes: new Set([
      ...goneIn(world).flatMap((playerId) => world.jobs.takenBy(playerId)),
      ...changedTakes(world, parts),
    ]),
  };
}

/** Returns the airports where the takes shown changed with packages. Call it before ended ones leave memory. */
export const changedTakes = (world: World, { packages }: Pick<Changes, "packages">): string[] =>
  [...packages].flatMap(([id, before]) => airportsOfTakes(before, world.packages.get(id)));

/** Returns the players that the batch deleted. */
const goneIn = ({ journal, accounts: { players } }: World): number[] =>
  [...changesOf(journal, players).keys()].filter((id) => players.get(id) === undefined);

function formerOwnersIn({ journal, planes }: World): number[] {
  const before = [...changesOf(journal, planes)];
  return before.flatMap(([id, plane]) => (plane && plane.ownerId !== planes.get(id)?.ownerId ? plane.ownerId : []));
}

/** Returns the values in memory before these rows are read again. */
export const valuesBefore = (world: World, dirty: Dirty): Omit<Changes, "takes"> =>
  ({
    ...byPart((part, name) => new Map(dirty[name].map((id) => [id, part.valuesOf(world).get(id)]))),
    pools: new Map(dirty.pools.map((icao) => [icao, world.pools.get(icao)])),
    demand: new Map(dirty.demand.map((key) => [key, world.demand.get(key)])),
    reloadEnded: withoutValues(dirty.reloadEnded),
    formerOwners: withoutValues(dirty.formerOwners),
  }) as Omit<Changes, "takes">;

const withoutValues = (ids: readonly number[]) => new Map(ids.map((id) => [id, undefined]));

const KEYS = [...(Object.keys(PARTS) as PartName[]), "pools", "demand", "reloadEnded", "formerOwners"] as const;

/** Builds one list for each kind of key. */
const byKey = (keysOf: (key: keyof Dirty) => Iterable<number | string>): Dirty =>
  Object.fromEntries(KEYS.map((key) => [key, [...keysOf(key)]])) as unknown as Dirty;

export const dirtyOf = (changes: Changes): Dirty => byKey((key) => changes[key].keys());

/** Merges changes, with each key once. */
export const mergeDirty = (all: readonly Partial<Dirty>[]): Dirty =>
  byKey((key) => new Set(all.flatMap((dirty): readonly (number | string)[] => dirty[key] ?? [])));

const DIRTY_LIMIT = 2000;

export function storedDirty(dirty: Dirty): StoredDirty {
  const lists = Object.entries(dirty).filter(([, ids]) => ids.length > 0);
  const count = lists.reduce((sum, [, ids]) => sum + ids.length, 0);
  return count > DIRTY_LIMIT ? "all" : (Object.fromEntries(lists) as Partial<Dirty>);
}
