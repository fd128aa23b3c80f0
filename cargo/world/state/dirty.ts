/** What a commit changed: for the rows it writes, for other processes and for streams. */
import { changesOf } from "./journal.ts";
import type { World } from "./world.ts";

export interface Dirty {
  readonly players: readonly number[];
  readonly planes: readonly number[];
  readonly packages: readonly number[];
  readonly pools: readonly string[];
  readonly sessions: readonly number[];
  readonly admins: readonly number[];
  readonly adminSessions: readonly number[];
  /** Players whose ended packages an admin changed. */
  readonly endings: readonly number[];
}

/** A value of the changes table; "all" if the lists would be too long: then everything is read again. */
export type StoredDirty = Partial<Dirty> | "all";

export const NOTHING_DIRTY: Dirty = {
  players: [],
  planes: [],
  packages: [],
  pools: [],
  sessions: [],
  admins: [],
  adminSessions: [],
  endings: [],
};

/** Everything of one batch, with the values before it. */
export function changesIn(world: World) {
  const { journal, accounts } = world;
  return {
    players: changesOf(journal, accounts.players),
    planes: changesOf(journal, world.planes),
    packages: changesOf(journal, world.packages),
    pools: changesOf(journal, world.pools),
    sessions: changesOf(journal, accounts.sessions),
    admins: changesOf(journal, accounts.admins),
    adminSessions: changesOf(journal, accounts.adminSessions),
    endings: new Map(world.editedEndings.items.map((playerId) => [playerId, undefined])),
  };
}

export type Changes = ReturnType<typeof changesIn>;

export const dirtyOf = (changes: Changes): Dirty => ({
  players: [...changes.players.keys()],
  planes: [...changes.planes.keys()],
  packages: [...changes.packages.keys()],
  pools: [...changes.pools.keys()],
  sessions: [...changes.sessions.keys()],
  admins: [...changes.admins.keys()],
  adminSessions: [...changes.adminSessions.keys()],
  endings: [...changes.endings.keys()],
});

/** The values in memory before these rows are read again. */
export function valuesBefore(world: World, dirty: Dirty): Changes {
  const { accounts } = world;
  const values = <K, V>(keys: readonly K[], collection: { get(key: K): V | undefined }) =>
    new Map(keys.map((key) => [key, collection.get(key)]));
  return {
    players: values(dirty.players, accounts.players),
    planes: values(dirty.planes, world.planes),
    packages: values(dirty.packages, world.packages),
    pools: values(dirty.pools, world.pools),
    sessions: values(dirty.sessions, accounts.sessions),
    admins: values(dirty.admins, accounts.admins),
    adminSessions: values(dirty.adminSessions, accounts.adminSessions),
    endings: new Map(dirty.endings.map((playerId) => [playerId, undefined])),
  };
}

const DIRTY_LIMIT = 2000;

export function storedDirty(dirty: Dirty): StoredDirty {
  const lists = Object.entries(dirty).filter(([, ids]) => ids.length > 0);
  const count = lists.reduce((sum, [, ids]) => sum + ids.length, 0);
  return count > DIRTY_LIMIT ? "all" : (Object.fromEntries(lists) as Partial<Dirty>);
}
