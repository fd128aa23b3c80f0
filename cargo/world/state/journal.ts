/**
 * Collections of immutable values, and a journal of their changes since the last commit. To undo a refused command, a dry run or
 * a batch, the journal goes back to the mark at its start. Watchers keep derived data in step, also when a change is undone.
 */

interface Undoable {
  undo(): void;
}

export class Journal {
  #entries: Undoable[] = [];
  /** True while values are read from the store, which must not be undone. */
  isPaused = false;

  /** Returns a mark for `undoTo`; 0 if nothing has changed since the last commit. */
  mark(): number {
    return this.#entries.length;
  }

  record(entry: Undoable): void {
    if (!this.isPaused) this.#entries.push(entry);
  }

  /** Undoes all changes since the mark, the latest first. */
  undoTo(mark: number): void {
    const wasPaused = this.isPaused;
    this.isPaused = true;
    while (this.#entries.length > mark) (this.#entries.pop() as Undoable).undo();
    this.isPaused = wasPaused;
  }

  get entries(): readonly Undoable[] {
    return this.#entries;
  }

  /** Makes the changes so far permanent, after their commit. */
  forget(): void {
    this.#entries = [];
  }

  /** Runs `work` without recording its changes, because they are already stored. */
  unrecorded(work: () => void): void {
    const wasPaused = this.isPaused;
    this.isPaused = true;
    try {
      work();
    } finally {
      this.isPaused = wasPaused;
    }
  }
}

/** Called for every change. Undoing calls it with the values swapped. */
export type Watcher<K, V> = (key: K, before: V | undefined, after: V | undefined) => void;

/** One change of one key, as recorded in the journal. */
class Change<K, V> {
  readonly collection: Collection<K, V>;
  readonly key: K;
  readonly before: V | undefined;

  constructor(collection: Collection<K, V>, key: K, before: V | undefined) {
    this.collection = collection;
    this.key = key;
    this.before = before;
  }

  undo(): void {
    this.collection.replace(this.key, this.before);
  }
}

export class Collection<K, V> {
  readonly #values = new Map<K, V>();
  readonly #journal: Journal;
  readonly #watchers: Watcher<K, V>[] = [];

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  watch(watcher: Watcher<K, V>): void {
    this.#watchers.push(watcher);
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: K): V | undefined {
    return this.#values.get(key);
  }

  values(): IterableIterator<V> {
    return this.#values.values();
  }

  /** Returns the values of these keys in their order, without keys that have no value. */
  all(keys: Iterable<K>): V[] {
    const values: V[] = [];
    for (const key of keys) {
      const value = this.#values.get(key);
      if (value !== undefined) values.push(value);
    }
    return values;
  }

  /** Replaces the value of a key; undefined deletes it. */
  replace(key: K, after: V | undefined): void {
    const before = this.#values.get(key);
    if (before === after) return;
    this.#journal.record(new Change(this, key, before));
    if (after === undefined) this.#values.delete(key);
    else this.#values.set(key, after);
    for (const watcher of this.#watchers) watcher(key, before, after);
  }

  /** Returns an ended package to memory while an edit changes it. Recorded, so that undoing evicts it again. */
  admit(key: K, value: V): void {
    if (this.#values.has(key)) return;
    this.#values.set(key, value);
    this.#journal.record({ undo: () => this.evict(key) });
  }

  /** Removes an ended package from memory without recording a change. Nothing derived depends on it. */
  evict(key: K): void {
    this.#values.delete(key);
  }
}

/** Log entries that are not written yet. */
export class Appended<T> {
  items: T[] = [];
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  push(item: T): void {
    this.items.push(item);
    this.#journal.record(this);
  }

  undo(): void {
    this.items.pop();
  }

  clear(): void {
    this.items = [];
  }
}

/** Returns, for each key that changed since the mark (default: since the last commit), the value before. */
export function changesOf<K, V>(
  journal: Journal,
  collection: { get(key: K): V | undefined },
  mark = 0,
): Map<K, V | undefined> {
  const changed = new Map<K, V | undefined>();
  const { entries } = journal;
  for (let place = mark; place < entries.length; place++) {
    const entry = entries[place];
    if (!(entry instanceof Change) || entry.collection !== collection) continue;
    if (!changed.has(entry.key)) changed.set(entry.key, entry.before);
  }
  for (const [key, before] of changed) if (collection.get(key) === before) changed.delete(key);
  return changed;
}
