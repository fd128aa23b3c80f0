/** Ids in ascending order, so that lists are the same on every process. */

export class SortedIds implements Iterable<number> {
  readonly #ids: number[] = [];

  get size(): number {
    return this.#ids.length;
  }

  has(id: number): boolean {
    return this.#ids[this.#placeOf(id)] === id;
  }

  add(id: number): void {
    const last = this.#ids.at(-1);
    if (last === undefined || last < id) {
      this.#ids.push(id);
      return;
    }
    const place = this.#placeOf(id);
    if (this.#ids[place] !== id) this.#ids.splice(place, 0, id);
  }

  delete(id: number): void {
    const place = this.#placeOf(id);
    if (this.#ids[place] === id) this.#ids.splice(place, 1);
  }

  [Symbol.iterator](): IterableIterator<number> {
    return this.#ids.values();
  }

  #placeOf(id: number): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#ids[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Read-only view of a set of ids. */
export type SizedIds = { readonly size: number } & Iterable<number>;

const NONE = new SortedIds();

/** Sets of ids by key. A key without ids uses no memory. */
export class IdsBy<K> {
  readonly #sets = new Map<K, SortedIds>();

  get(key: K): SortedIds {
    return this.#sets.get(key) ?? NONE;
  }

  add(key: K, id: number): void {
    let ids = this.#sets.get(key);
    if (ids === undefined) {
      ids = new SortedIds();
      this.#sets.set(key, ids);
    }
    ids.add(id);
  }

  delete(key: K, id: number): void {
    const ids = this.#sets.get(key);
    if (ids === undefined) return;
    ids.delete(id);
    if (ids.size === 0) this.#sets.delete(key);
  }
}
