/** The tables of the admin, derived from the schema's definitions so that no table can be forgotten. */
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import type { Column, ForeignKey, Table } from "../store/table.ts";
import type { ColumnDescription, TableDescription } from "./schemas.ts";
import type { AnyTables } from "./store.ts";

/** A foreign key of `table` to the table under which it is listed. */
export interface Reference {
  readonly table: string;
  readonly foreignKey: ForeignKey;
}

/** Completes rows of a table with columns that are stored in a shorter form than they are shown. */
export type CompleteRows = (db: Kysely<AnyTables>, rows: readonly Stored[]) => Promise<readonly Stored[]>;

type Stored = Readonly<Record<string, unknown>>;

export interface AdminTable {
  readonly name: string;
  readonly description: TableDescription;
  /** The visible columns. Only names in this map reach the store. */
  readonly columns: ReadonlyMap<string, Column>;
  readonly definition: Table;
  readonly referencedBy: readonly Reference[];
  /** Converts stored rows to shown ones; without it they are shown as stored. */
  readonly complete: CompleteRows | undefined;
}

export interface Registry {
  /** Sorted alphabetically. */
  readonly names: readonly string[];
  /** Returns the table with this name; throws 404 unknown-table. */
  table(name: string): AdminTable;
}

/** Throws for duplicate names, a foreign key to an unknown table, and an editable table with a secret key. */
export function createRegistry(
  tables: readonly Table[],
  completions: Readonly<Record<string, CompleteRows>> = {},
): Registry {
  const definitions = new Map(tables.map((table) => [table.name, table]));
  if (definitions.size !== tables.length) throw new Error("two tables have the same name");
  const adminTables = new Map<string, AdminTable>();
  for (const definition of tables) {
    const complete = completions[definition.name];
    adminTables.set(definition.name, { ...adminTable(definition, tables), complete });
  }
  for (const { name, foreignKeys } of tables) {
    for (const { references } of foreignKeys) {
      if (!definitions.has(references.table))
        throw new Error(`${name} references ${references.table}, which is not a table`);
    }
  }
  return {
    names: [...definitions.keys()].sort(),
    table(name) {
      const table = adminTables.get(name);
      if (table === undefined) throw new ProblemError("unknown-table", `There is no table ${JSON.stringify(name)}.`);
      return table;
    },
  };
}

function adminTable(definition: Table, tables: readonly Table[]): Omit<AdminTable, "complete"> {
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
    deleteOnly: definition.deleteOnly,
    canAdd: !definition.readOnly && !definition.deleteOnly && !Object.values(definition.columns).some(isRequiredSecret),
    primaryKey,
    unique: definition.unique.filter((names) => names.every((name) => columns.has(name))).map((names) => [...names]),
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
    // The default of a json column is its JSON text.
    ...(defaultValue === undefined
      ? {}
      : { defaultValue: column.kind === "json" ? JSON.parse(String(defaultValue)) : defaultValue }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(oneOf === undefined ? {} : { oneOf: [...oneOf] }),
    ...(instant === undefined ? {} : { instant }),
  };
  for (const { columns, references } of foreignKeys) {
    const referenced = references.columns[columns.indexOf(name)];
    if (referenced !== undefined) return { ...described, references: { table: references.table, column: referenced } };
  }
  return described;
}
