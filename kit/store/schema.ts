/** Lookups in the table definitions for the drivers: a column's kind, and the columns of a named constraint. */
import { checkName, foreignKeyName, primaryKeyName, uniqueName } from "./constraint-name.ts";
import type { Column, Table } from "./table.ts";

export interface Schema {
  readonly tables: ReadonlyMap<string, Table>;
  /** Returns undefined if no definition has the table, for example during a migration. */
  column(table: string, column: string): Column | undefined;
  constraint(name: string): { readonly table: string; readonly columns: readonly string[] } | undefined;
}

export function schemaOf(tables: readonly Table[]): Schema {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const constraints = new Map(tables.flatMap(constraintsOf));
  return {
    tables: byName,
    column: (table, column) => {
      const columns = byName.get(table)?.columns;
      return columns !== undefined && Object.hasOwn(columns, column) ? columns[column] : undefined;
    },
    constraint: (name) => constraints.get(name),
  };
}

type Named = [string, { table: string; columns: readonly string[] }];

function constraintsOf(table: Table): Named[] {
  const of = (name: string, columns: readonly string[]): Named => [name, { table: table.name, columns }];
  return [
    of(primaryKeyName(table), table.primaryKey),
    ...table.unique.map((columns) => of(uniqueName(table, columns), columns)),
    ...table.foreignKeys.map((key) => of(foreignKeyName(table, key.columns), key.columns)),
    ...Object.keys(table.columns).map((column) => of(checkName(table, column), [column])),
  ];
}
