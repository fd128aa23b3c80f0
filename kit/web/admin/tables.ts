/** The calls and answers of the table admin. Each game's admin/tables.ts checks its contract against these types. */
import type { Call } from "../call.ts";

export type ColumnKind = "integer" | "real" | "text" | "boolean" | "json";

export interface TableColumn {
  readonly name: string;
  readonly type: ColumnKind;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly defaultValue?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly oneOf?: readonly string[];
  readonly instant?: "real" | "simulated";
  readonly references?: { readonly table: string; readonly column: string };
}

export interface TableDescription {
  readonly name: string;
  readonly readOnly: boolean;
  /** True if rows can be deleted but not changed. */
  readonly deleteOnly: boolean;
  readonly canAdd: boolean;
  readonly primaryKey: readonly string[];
  readonly unique: readonly (readonly string[])[];
  readonly columns: readonly TableColumn[];
}

/** True if values of the table's rows can be changed. */
export const mayEdit = ({ readOnly, deleteOnly }: TableDescription): boolean => !readOnly && !deleteOnly;

export type Row = Readonly<Record<string, unknown>>;

export interface TablePage {
  readonly table: TableDescription;
  readonly rows: readonly Row[];
  readonly total: number;
  /** False if `total` is only a lower bound. */
  readonly totalIsExact: boolean;
  /** Cursor for `after` of the next page. */
  readonly next: string | null;
}

export interface RowsQuery {
  readonly limit: number;
  /** Omitted if `after` is given. */
  readonly offset?: number;
  readonly after?: string;
  readonly orderBy?: string;
  readonly direction: "asc" | "desc";
  /** Keys are `where.<column>`. */
  readonly where: Record<string, string>;
}

/** Keys are `pk.<column>`. */
export type KeyParameters = Record<string, string>;

export interface TableCalls {
  tables(): Call<readonly string[]>;
  rows(table: string, query: RowsQuery): Call<TablePage>;
  add(table: string, row: Record<string, unknown>): Call<Row>;
  edit(table: string, pk: KeyParameters, changes: Record<string, unknown>): Call<Row>;
  remove(table: string, pk: KeyParameters): Call<Row>;
}
