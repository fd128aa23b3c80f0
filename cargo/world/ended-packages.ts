/** Cache of the latest ended packages of players, as snapshots list them. */
import type { Store } from "@outbound/kit/store/store.ts";
import type { Kysely } from "kysely";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { ENDED_SHOWN } from "../rules/values/limits.ts";
import { loadEnded, loadPackages } from "../store/load.ts";
import type { CargoTables } from "../store/tables.ts";

/** Ended packages by player, the latest first. */
export type EndedByPlayer = ReadonlyMap<number, readonly CargoPackage[]>;

/** Size of the cache: packages plus players. */
const KEPT = 100_000;

export class EndedPackages {
  readonly #store: Pick<Store<CargoTables>, "read">;
  /** Each list has the latest package first. Players are in order of use, the most recent last. */
  readonly #known = new Map<number, readonly CargoPackage[]>();
  /** Number of running requests by player. */
  readonly #pins = new Map<number, number>();
  #size = 0;
  /** Incremented by every change, so that a read that overlaps one is repeated. */
  #version = 0;

  constructor(store: Pick<Store<CargoTables>, "read">) {
    this.#store = store;
  }

  /** Returns the stored packages with these ids, by id. */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, CargoPackage>> {
    const found = await loadPackages(this.#store.read, ids);
    return new Map(found.map((cargo) => [cargo.id, cargo]));
  }

  /** Runs `work` while the player's ended packages are in memory. */
  async pinned<T>(playerId: number, work: () => Promise<T>): Promise<T> {
    this.#pins.set(playerId, (this.#pins.get(playerId) ?? 0) + 1);
    try {
      await this.#read(playerId);
      return await work();
    } finally {
      const left = (this.#pins.get(playerId) ?? 0) - 1;
      if (left > 0) this.#pins.set(playerId, left);
      else this.#pins.delete(playerId);
    }
  }

  /** Returns a pinned player's ended packages, the latest first. */
  of(playerId: number): readonly CargoPackage[] {
    const known = this.#known.get(playerId);
    if (known === undefined) throw new Error(`the ended packages of player ${playerId} are not in memory`);
    return known;
  }

  /** Adds a package that has just ended. */
  add(cargo: CargoPackage): void {
    this.#version++;
    const known = cargo.ownerId === null ? undefined : this.#known.get(cargo.ownerId);
    if (known) this.#keep(cargo.ownerId as number, withEnded(known, cargo));
  }

  /** Reads the ended packages of these players in the caller's transaction, for `replace`. */
  async load(db: Kysely<CargoTables>, playerIds: Iterable<number>): Promise<EndedByPlayer> {
    const found = new Map<number, readonly CargoPackage[]>();
    for (const playerId of playerIds) found.set(playerId, await loadEnded(db, playerId, ENDED_SHOWN));
    return found;
  }

  /** Replaces the cached lists of these players. */
  replace(read: EndedByPlayer): void {
    this.#version++;
    for (const [playerId, ended] of read) {
      if (this.#known.has(playerId) || this.#pins.has(playerId)) this.#keep(playerId, ended);
    }
  }

  /** Drops everything except what running requests need, which it reads in the caller's transaction. */
  async reload(db: Kysely<CargoTables>): Promise<void> {
    this.#version++;
    for (const playerId of [...this.#known.keys()]) if (!this.#pins.has(playerId)) this.#drop(playerId);
    this.replace(await this.load(db, [...this.#pins.keys()]));
  }

  /** Reads a player's ended packages unless they are in memory. */
  async #read(playerId: number): Promise<void> {
    for (;;) {
      const known = this.#known.get(playerId);
      if (known) {
        this.#known.delete(playerId);
        this.#known.set(playerId, known);
        return;
      }
      const version = this.#version;
      const ended = await loadEnded(this.#store.read, playerId, ENDED_SHOWN);
      if (version !== this.#version) continue;
      this.#keep(playerId, ended);
      this.#forgetOldest();
    }
  }

  #keep(playerId: number, ended: readonly CargoPackage[]): void {
    this.#size += sizeOf(ended) - sizeOf(this.#known.get(playerId));
    this.#known.set(playerId, ended);
  }

  #drop(playerId: number): void {
    this.#size -= sizeOf(this.#known.get(playerId));
    this.#known.delete(playerId);
  }

  #forgetOldest(): void {
    for (const playerId of this.#known.keys()) {
      if (this.#size <= KEPT) return;
      if (!this.#pins.has(playerId)) this.#drop(playerId);
    }
  }
}

/** Returns a player's ended packages with one more, the latest first. */
export function withEnded(known: readonly CargoPackage[], cargo: CargoPackage): readonly CargoPackage[] {
  const others = known.filter(({ id }) => id !== cargo.id);
  return [cargo, ...others].sort(latestFirst).slice(0, ENDED_SHOWN);
}

const sizeOf = (ended: readonly CargoPackage[] | undefined): number => (ended === undefined ? 0 : ended.length + 1);

const latestFirst = (a: CargoPackage, b: CargoPackage): number => (b.endedAt ?? 0) - (a.endedAt ?? 0) || b.id - a.id;
