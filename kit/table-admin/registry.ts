/** Every table the admin knows, made from the definitions of the schema, so that no table can be forgotten. */
import { ProblemError } from "../http/problems/problem.ts";
import type { Column, ColumnKind, ForeignKey, Table } from "../store/table.ts";

export interface ColumnDescription {
  readonly name: string;
  readonly type: ColumnKind;
  readonly nullable: boolean;
  /** The store gives a value when a row is added without one: `defaultValue`, or the next number. */
  readonly hasDefault: boolean;
  readonly defaultValue?: unknown;
  /** Bounds of a number, or of the length of a text. */
  readonly min?: number;
  readonly max?: number;
  readonly oneOf?: readonly string[];
  readonly instant?: "real" | "simulated";
  readonly references?: { readonly table: string; readonly column: string };
}

export interface TableDescription {
  readonly name: string;
  readonly readOnly: boolean;
  /** False where rows can be read only, and where a row needs a value that is never shown. */
  readonly canAdd: boolean;
  readonly primaryKey: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly columns: readonly ColumnDescription[];
}

/** A foreign key of `table` that points at the table it is listed with. */
export interface Reference {
  readonly table: string;
  readonly foreignKey: ForeignKey;
}

export interface AdminTable {
  readonly name: string;
  readonly description: TableDescription;
  /** The columns that may be seen; a name that is no key of this map never reaches the store. */
  readonly columns: ReadonlyMap<string, Column>;
  readonly definition: Table;
  readonly referencedBy: readonly Reference[];
}

export interface Registry {
  /** In alphabetical order. */
  readonly names: readonly string[];
  /** The table of that name; 404 unknown-table. */
  table(name: string): AdminTable;
}

/** Throws for two tables of one name, a key that names no table, and a table that could be changed but not addressed. */
export function createRegistry(tables: readonly Table[]): Registry {
  const definitions = new Map(tables.map((table) => [table.name, table]));
  if (definitions.size !== tables.length) throw new Error("two tables have the same name");
  const adminTables = new Map<string, AdminTable>();
  for (const definition of tables) adminTables.set(definition.name, adminTable(definition, tables));
  for (const { name, foreignKeys } of tables) {
    for (const { references } of foreignKeys) {
      if (!definitions.has(references.table))
        throw new Error(`${name} references ${references.table}, which is no table`);
    }
  }
  return {
    names: [...definitions.keys()].sort(),
    table(name) {
      const table = adminTables.get(name);
      if (table === undefined) throw new ProblemError("unknown-table", `there is no table ${JSON.stringify(name)}`);
      return table;
    },
  };
}

function adminTable(definition: Table, tables: readonly Table[]): AdminTable {
  const columns = new Map(Object.entries(definition.columns).filter(([, column]) => column.secret !== true));
  const primaryKey = definition.primaryKey.filter((name) => columns.has(name));
  if (primaryKey.length < definition.primaryKey.length && !definition.readOnly) {
    throw new Error(`${definition.name} has a secret in its key, so it must be read-only`);
  }
  const referencedBy = tables.flatMap((table) =>
    table.foreignKeys
      .filter((foreignKey) => foreignKey.references.table === definition.name)
      .map((foreignKey) => ({ table: table.name, foreignKey })),
  );
  const description = {
    name: definition.name,
    readOnly: definition.readOnly,
    canAdd: !definition.readOnly && !Object.values(definition.columns).some(isRequiredSecret),
    primaryKey,
    unique: definition.unique.filter((names) => names.every((name) => columns.has(name))),
    columns: [...columns].map(([name, column]) => describeColumn(name, column, definition.foreignKeys)),
  };
  return { name: definition.name, description, columns, definition, referencedBy };
}

const isRequiredSecret = (column: Column): boolean =>
  column.secret === true && !column.nullable && column.defaultValue === undefined;

function describeColumn(name: string, column: Column, foreignKeys: readonly ForeignKey[]): ColumnDescription {
  const { defaultValue, min, max, oneOf, instant } = column;
  const described: ColumnDescription = {
    name,
    type: column.kind,
    nullable: column.nullable,
    hasDefault: defaultValue !== undefined || column.generated === true,
    // A json column's default is its text.
    ...(defaultValue === undefined
      ? {}
      : { defaultValue: column.kind === "json" ? JSON.parse(String(defaultValue)) : defaultValue }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(oneOf === undefined ? {} : { oneOf }),
    ...(instant === undefined ? {} : { instant }),
  };
  for (const { columns, references } of foreignKeys) {
    const referenced = references.columns[columns.indexOf(name)];
    if (referenced !== undefined) return { ...described, references: { table: references.table, column: referenced } };
  }
  return described;
}
