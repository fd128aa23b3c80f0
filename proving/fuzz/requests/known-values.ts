/** Remembers values from answers, so that generated requests name things that exist. */
import type { ColumnDescription, TableDescription } from "@outbound/kit/table-admin/schemas.ts";

/** Items read from a list or a table. */
const MOST_ITEMS = 20;
const LONGEST_TEXT = 64;

/** Fields whose values appear in answers under other names; items of a list as `list.field`. */
export type Elsewhere = ReadonlyMap<string, readonly string[]>;

export type KnownValues = ReturnType<typeof newKnownValues>;

/** Keeps at most `mostValues` values per name, and drops the oldest. */
export function newKnownValues({
  elsewhere = new Map(),
  mostValues = 60,
}: {
  readonly elsewhere?: Elsewhere;
  readonly mostValues?: number;
} = {}) {
  const tables = new Map<string, TableDescription>();
  const values = new Map<string, Set<number | string>>();

  /** Learns every number and short text of an answer, under the name of its property and of the list that contains it. */
  function learn(json: unknown, name = "", list = ""): void {
    if (typeof json === "number" || (typeof json === "string" && json.length <= LONGEST_TEXT)) {
      for (const one of list === "" ? [name] : [name, `${list}.${name}`]) add(one, json);
    } else if (Array.isArray(json)) {
      for (const item of json.slice(0, MOST_ITEMS)) learn(item, name, name);
    } else if (typeof json === "object" && json !== null) {
      for (const [key, value] of Object.entries(json)) learn(value, key, name);
    }
  }

  function add(name: string, value: number | string): void {
    const known = values.getOrInsertComputed(name, () => new Set());
    known.delete(value);
    known.add(value);
    const [oldest] = known;
    if (known.size > mostValues && oldest !== undefined) known.delete(oldest);
  }

  function valuesOf(name: string): readonly (number | string)[] {
    const own = (one: string) => [...(values.get(one) ?? [])];
    const others = (elsewhere.get(name) ?? []).flatMap(own);
    return others.length > 0 ? others : own(name);
  }

  return {
    learn,
    /** Learns the rows of the admin's tables. `read` takes a path and resolves with the body. */
    async learnTables(read: (path: string) => Promise<unknown>): Promise<void> {
      const names = (await read("/api/admin/tables")) as readonly string[];
      learn(names, "tables");
      for (const name of names) {
        const answer = await read(`/api/admin/tables/${name}/rows?limit=${MOST_ITEMS}`);
        const { table, rows } = answer as { readonly table: TableDescription; readonly rows: unknown };
        learn(rows, name);
        tables.set(name, table);
      }
    },
    forget(list: string): void {
      for (const name of [...values.keys()]) if (name.startsWith(`${list}.`)) values.delete(name);
    },
    columns: (table: string): readonly ColumnDescription[] => tables.get(table)?.columns ?? [],
    keyOf: (table: string): readonly string[] => tables.get(table)?.primaryKey ?? [],
    numbers: (name: string) => valuesOf(name).filter((value) => typeof value === "number"),
    texts: (name: string) => valuesOf(name).filter((value) => typeof value === "string"),
  };
}
