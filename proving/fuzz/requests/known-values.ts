/** Values from answers, so that generated requests name things that exist. */

/** Items that are read of a list. */
const MOST_ITEMS = 20;
const LONGEST_TEXT = 64;

/** Fields whose values answers give under other names; items of a list as `list.field`. */
export type Elsewhere = ReadonlyMap<string, readonly string[]>;

export interface KnownColumn {
  readonly name: string;
  /** A type of JSON schema, or json for anything. */
  readonly type: string;
}

/** A table as the table admin describes it. */
export interface KnownTable {
  readonly name: string;
  readonly primaryKey: readonly string[];
  readonly columns: readonly KnownColumn[];
}

export class KnownValues {
  readonly #elsewhere: Elsewhere;
  readonly #mostValues: number;
  readonly #tables = new Map<string, KnownTable>();
  readonly #numbers = new Map<string, Set<number>>();
  readonly #texts = new Map<string, Set<string>>();

  /** Keeps at most `mostValues` under one name: the oldest are dropped. */
  constructor({ elsewhere = new Map(), mostValues = 60 }: { elsewhere?: Elsewhere; mostValues?: number } = {}) {
    this.#elsewhere = elsewhere;
    this.#mostValues = mostValues;
  }

  /** Takes every number and short text of an answer, under the name of its property and of the list it is in. */
  learn(json: unknown, name = "", list = ""): void {
    if (typeof json === "number") {
      for (const one of namesOf(name, list)) this.#add(this.#numbers, one, json);
    } else if (typeof json === "string") {
      if (json.length <= LONGEST_TEXT) for (const one of namesOf(name, list)) this.#add(this.#texts, one, json);
    } else if (Array.isArray(json)) {
      for (const item of json.slice(0, MOST_ITEMS)) this.learn(item, name, name);
    } else if (typeof json === "object" && json !== null) {
      for (const [key, value] of Object.entries(json)) this.learn(value, key, name);
    }
  }

  /** Drops what was learned from a list's items. */
  forget(list: string): void {
    for (const values of [this.#numbers, this.#texts]) {
      for (const name of [...values.keys()]) if (name.startsWith(`${list}.`)) values.delete(name);
    }
  }

  learnTable(table: KnownTable): void {
    this.#tables.set(table.name, table);
  }

  columns(table: string): readonly KnownColumn[] {
    return this.#tables.get(table)?.columns ?? [];
  }

  /** The names of the columns of its primary key. */
  keyOf(table: string): readonly string[] {
    return this.#tables.get(table)?.primaryKey ?? [];
  }

  numbers(name: string): readonly number[] {
    return this.#valuesOf(this.#numbers, name);
  }

  texts(name: string): readonly string[] {
    return this.#valuesOf(this.#texts, name);
  }

  #add<Value>(values: Map<string, Set<Value>>, name: string, value: Value): void {
    const known = values.get(name) ?? new Set();
    values.set(name, known);
    known.delete(value);
    known.add(value);
    const [oldest] = known;
    if (known.size > this.#mostValues && oldest !== undefined) known.delete(oldest);
  }

  #valuesOf<Value>(values: ReadonlyMap<string, ReadonlySet<Value>>, name: string): Value[] {
    const elsewhere = (this.#elsewhere.get(name) ?? []).flatMap((one) => [...(values.get(one) ?? [])]);
    return elsewhere.length > 0 ? elsewhere : [...(values.get(name) ?? [])];
  }
}

const namesOf = (name: string, list: string): string[] => (list === "" ? [name] : [name, `${list}.${name}`]);
