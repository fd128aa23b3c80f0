/** Remembers values from answers, so that generated requests name things that exist. */

/** Items read from a list or a table. */
const MOST_ITEMS = 20;
const LONGEST_TEXT = 64;

/** Fields whose values appear in answers under other names; items of a list as `list.field`. */
export type Elsewhere = ReadonlyMap<string, readonly string[]>;

export interface KnownColumn {
  readonly name: string;
  /** A type of JSON schema, or json for anything. */
  readonly type: string;
}

interface KnownTable {
  readonly name: string;
  readonly primaryKey: readonly string[];
  readonly columns: readonly KnownColumn[];
}

export class KnownValues {
  readonly #elsewhere: Elsewhere;
  readonly #mostValues: number;
  readonly #tables = new Map<string, KnownTable>();
  readonly #values = new Map<string, Set<number | string>>();

  /** Keeps at most `mostValues` values per name, and drops the oldest. */
  constructor({ elsewhere = new Map(), mostValues = 60 }: { elsewhere?: Elsewhere; mostValues?: number } = {}) {
    this.#elsewhere = elsewhere;
    this.#mostValues = mostValues;
  }

  /** Learns every number and short text of an answer, under the name of its property and of the list that contains it. */
  learn(json: unknown, name = "", list = ""): void {
    if (typeof json === "number" || (typeof json === "string" && json.length <= LONGEST_TEXT)) {
      for (const one of list === "" ? [name] : [name, `${list}.${name}`]) this.#add(one, json);
    } else if (Array.isArray(json)) {
      for (const item of json.slice(0, MOST_ITEMS)) this.learn(item, name, name);
    } else if (typeof json === "object" && json !== null) {
      for (const [key, value] of Object.entries(json)) this.learn(value, key, name);
    }
  }

  /** Learns the rows of the admin's tables. `read` takes a path and resolves with the body. */
  async learnTables(read: (path: string) => Promise<unknown>): Promise<void> {
    const tables = (await read("/api/admin/tables")) as readonly string[];
    this.learn(tables, "tables");
    for (const name of tables) {
      const answer = await read(`/api/admin/tables/${name}/rows?limit=${MOST_ITEMS}`);
      const { table, rows } = answer as { readonly table: KnownTable; readonly rows: unknown };
      this.learn(rows, name);
      this.#tables.set(name, table);
    }
  }

  forget(list: string): void {
    for (const name of [...this.#values.keys()]) if (name.startsWith(`${list}.`)) this.#values.delete(name);
  }

  columns(table: string): readonly KnownColumn[] {
    return this.#tables.get(table)?.columns ?? [];
  }

  keyOf(table: string): readonly string[] {
    return this.#tables.get(table)?.primaryKey ?? [];
  }

  numbers = (name: string): readonly number[] => this.#valuesOf(name).filter((value) => typeof value === "number");
  texts = (name: string): readonly string[] => this.#valuesOf(name).filter((value) => typeof value === "string");

  #add(name: string, value: number | string): void {
    const known = this.#values.get(name) ?? new Set();
    this.#values.set(name, known);
    known.delete(value);
    known.add(value);
    const [oldest] = known;
    if (known.size > this.#mostValues && oldest !== undefined) known.delete(oldest);
  }

  #valuesOf(name: string): readonly (number | string)[] {
    const valuesOf = (one: string) => [...(this.#values.get(one) ?? [])];
    const elsewhere = (this.#elsewhere.get(name) ?? []).flatMap(valuesOf);
    return elsewhere.length > 0 ? elsewhere : valuesOf(name);
  }
}
