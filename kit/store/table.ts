/**
 * A table as data: columns, keys and checks in one definition. The DDL of both engines, Kysely's types, the codecs and the
 * admin's registry are all derived from it, so they cannot disagree.
 */

/** The kind of a column's values in TypeScript and on the wire. Integers stay within ±(2^53−1); json is stored as text. */
export type ColumnKind = "integer" | "real" | "text" | "boolean" | "json";

export interface Column<Kind extends ColumnKind = ColumnKind, Nullable extends boolean = boolean, Value = unknown> {
  readonly kind: Kind;
  readonly nullable: Nullable;
  /** The database's default for a row without this column. */
  readonly defaultValue?: string | number | boolean;
  /** The database assigns the next number. Only for a single integer primary key. */
  readonly generated?: true;
  /** Never listed, filtered, sorted or written through the table admin. */
  readonly secret?: true;
  /** For json columns with values of megabytes: the table admin does not parse them and lists such rows one by one. */
  readonly large?: true;
  /** Minimum and maximum of the value (integer, real) or of the length (text), as a check constraint. */
  readonly min?: number;
  readonly max?: number;
  /** The only values allowed: a check constraint. */
  readonly oneOf?: readonly string[];
  /**
   * SQLite stores each of these texts as its index in the list, and any other text unchanged. The list may only grow at its end.
   */
  readonly codes?: readonly string[];
  /** Marks an integer as milliseconds since 1970, in real or in simulated time. */
  readonly instant?: "real" | "simulated";
  /** For a column with a default: if a key or a filter of the table admin does not name it, the default is meant. */
  readonly isImplied?: true;
  /** Carries the TypeScript type of the value; never set. */
  readonly valueType?: Value;
}

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly references: { readonly table: string; readonly columns: readonly string[] };
}

export type Columns = Readonly<Record<string, Column>>;

export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  readonly columns: C;
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
  /** May be read but not changed through the table admin. */
  readonly readOnly: boolean;
  /** Rows may be deleted, but neither added nor edited through the table admin. */
  readonly deleteOnly: boolean;
  /** The route that changes such a table instead, for the refusal: `/api/admin/users`. */
  readonly instead?: string;
}

type ValueOf<C> =
  C extends Column<infer _Kind, infer Nullable, infer Value> ? (Nullable extends true ? Value | null : Value) : never;

/** A row as the code sees it: booleans are booleans, json is parsed. */
export type RowOf<T> = T extends Table<string, infer C> ? { -readonly [K in keyof C]: ValueOf<C[K]> } : never;

type Options = Omit<Column, "kind" | "nullable" | "valueType">;

export const integer = (options: Options = {}): Column<"integer", false, number> => ({
  ...options,
  kind: "integer",
  nullable: false,
});
export const real = (options: Options = {}): Column<"real", false, number> => ({
  ...options,
  kind: "real",
  nullable: false,
});
export const text = <V extends string = string>(options: Options = {}): Column<"text", false, V> => ({
  ...options,
  kind: "text",
  nullable: false,
});
export const boolean = (options: Options = {}): Column<"boolean", false, boolean> => ({
  ...options,
  kind: "boolean",
  nullable: false,
});
export const json = <V = unknown>(options: Options = {}): Column<"json", false, V> => ({
  ...options,
  kind: "json",
  nullable: false,
});

/** Returns the same column, allowing null. */
export const nullable = <K extends ColumnKind, V>(column: Column<K, false, V>): Column<K, true, V> => ({
  ...column,
  nullable: true,
});

export function defineTable<Name extends string, C extends Columns>(
  name: Name,
  columns: C,
  options: {
    primaryKey: readonly (keyof C & string)[];
    foreignKeys?: readonly ForeignKey[];
    unique?: readonly (readonly (keyof C & string)[])[];
    indexes?: readonly (readonly (keyof C & string)[])[];
    readOnly?: boolean;
    deleteOnly?: boolean;
    instead?: string;
  },
): Table<Name, C> {
  return {
    name,
    columns,
    primaryKey: options.primaryKey,
    foreignKeys: options.foreignKeys ?? [],
    unique: options.unique ?? [],
    indexes: options.indexes ?? [],
    readOnly: options.readOnly ?? false,
    deleteOnly: options.deleteOnly ?? false,
    ...(options.instead === undefined ? {} : { instead: options.instead }),
  };
}
