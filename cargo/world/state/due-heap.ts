/**
 * A heap of scheduled events by time. Entries are never removed individually: an entry whose subject has changed is recognised as
 * stale at the top of the heap and dropped.
 */

export interface Due {
  readonly at: number;
  /** At one instant the lower order comes first, then the lower id. */
  readonly order: number;
  readonly id: number;
}

export class DueHeap<T extends Due> {
  #heap: T[] = [];
  readonly #isCurrent: (entry: T) => boolean;
  #pushedSinceSweep = 0;

  /** `isCurrent` returns whether the subject is still due at the entry's instant. */
  constructor(isCurrent: (entry: T) => boolean) {
    this.#isCurrent = isCurrent;
  }

  /** Ignores entries at NaN, which would break the order of the heap. */
  push(entry: T): void {
    if (Number.isNaN(entry.at)) return;
    this.#heap.push(entry);
    this.#rise(this.#heap.length - 1);
    // Subjects that change repeatedly before they are due must not accumulate stale entries.
    if (++this.#pushedSinceSweep > 1024 && this.#pushedSinceSweep > this.#heap.length / 2) this.#sweep();
  }

  /** Number of entries, including stale ones that are not dropped yet. */
  get size(): number {
    return this.#heap.length;
  }

  /** Returns the next current entry; undefined if there is none. */
  peek(): T | undefined {
    for (;;) {
      const top = this.#heap[0];
      if (top === undefined || this.#isCurrent(top)) return top;
      this.#dropTop();
    }
  }

  #sweep(): void {
    this.#pushedSinceSweep = 0;
    const current = this.#heap.filter((entry) => this.#isCurrent(entry)).sort(compare);
    // In sorted order, duplicates are adjacent.
    this.#heap = current.filter((entry, place) => place === 0 || compare(entry, current[place - 1] as T) !== 0);
  }

  #dropTop(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink();
  }

  #rise(from: number): void {
    const heap = this.#heap;
    let place = from;
    const entry = heap[place] as T;
    while (place > 0) {
      const parent = (place - 1) >>> 1;
      if (compare(heap[parent] as T, entry) <= 0) break;
      heap[place] = heap[parent] as T;
      place = parent;
    }
    heap[place] = entry;
  }

  #sink(): void {
    const heap = this.#heap;
    const entry = heap[0] as T;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && compare(heap[child + 1] as T, heap[child] as T) < 0) child++;
      if (compare(entry, heap[child] as T) <= 0) break;
      heap[place] = heap[child] as T;
      place = child;
    }
    heap[place] = entry;
  }
}

const compare = (a: Due, b: Due): number => a.at - b.at || a.order - b.order || a.id - b.id;
