/** The last packages of a player that ended, as a snapshot lists them: kept for those who look. */
import type { Store } from "@outbound/kit/store/store.ts";
import type { CargoPackage } from "../rules/values/cargo-package.ts";
import { ENDINGS_SHOWN } from "../rules/values/limits.ts";
import { loadEnded, loadPackages } from "../store/load.ts";
import type { CargoTables } from "../store/tables.ts";

/** How much is kept in memory: each package counts, and each player as one more. */
const KEPT = 100_000;

export class Endings {
  readonly #store: Pick<Store<CargoTables>, "read">;
  /** The latest first; the player who looked last is last. */
  readonly #known = new Map<number, readonly CargoPackage[]>();
  #size = 0;
  /** Bumped with every change of a player's endings, so that what was read meanwhile is not kept. */
  #version = 0;

  constructor(store: Pick<Store<CargoTables>, "read">) {
    this.#store = store;
  }

  /** Packages of these ids that are in the store, and so are none that never were. */
  async find(ids: readonly number[]): Promise<ReadonlyMap<number, CargoPackage>> {
    const found = await loadPackages(this.#store.read, ids);
    return new Map(found.map((cargo) => [cargo.id, cargo]));
  }

  /** Those of a player that are in memory; undefined when they must be read first. */
  known(playerId: number): readonly CargoPackage[] | undefined {
    return this.#known.get(playerId);
  }

  /** Reads a player's endings unless they are in memory. */
  async read(playerId: number): Promise<void> {
    const known = this.#known.get(playerId);
    if (known) {
      this.#known.delete(playerId);
      this.#known.set(playerId, known);
      return;
    }
    for (;;) {
      const version = this.#version;
      const ended = await loadEnded(this.#store.read, playerId, ENDINGS_SHOWN);
      if (version !== this.#version) continue;
      this.#keep(playerId, ended);
      this.#forgetEldest();
      return;
    }
  }

  add(cargo: CargoPackage): void {
    this.#version++;
    if (cargo.ownerId === null) return;
    const known = this.#known.get(cargo.ownerId);
    if (!known) return;
    this.#keep(cargo.ownerId, withEnding(known, cargo));
  }

  forget(playerId: number): void {
    this.#version++;
    this.#drop(playerId);
  }

  forgetAll(): void {
    this.#version++;
    this.#known.clear();
    this.#size = 0;
  }

  #keep(playerId: number, ended: readonly CargoPackage[]): void {
    this.#size += sizeOf(ended) - sizeOf(this.#known.get(playerId));
    this.#known.set(playerId, ended);
  }

  #drop(playerId: number): void {
    this.#size -= sizeOf(this.#known.get(playerId));
    this.#known.delete(playerId);
  }

  #forgetEldest(): void {
    for (const playerId of this.#known.keys()) {
      if (this.#size <= KEPT) return;
      this.#drop(playerId);
    }
  }
}

/** A player's endings, the latest first, with one that came on top. */
export function withEnding(known: readonly CargoPackage[], cargo: CargoPackage): readonly CargoPackage[] {
  const others = known.filter(({ id }) => id !== cargo.id);
  return [cargo, ...others].sort(latestFirst).slice(0, ENDINGS_SHOWN);
}

const sizeOf = (ended: readonly CargoPackage[] | undefined): number => (ended === undefined ? 0 : ended.length + 1);

const latestFirst = (a: CargoPackage, b: CargoPackage): number => (b.endedAt ?? 0) - (a.endedAt ?? 0) || b.id - a.id;
