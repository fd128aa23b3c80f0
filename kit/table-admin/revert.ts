/** Undoes a recorded edit while the row is still as the edit left it. */
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import { textOf } from "./constraints.ts";
import type { AdminTable } from "./registry.ts";
import type { PartialRow } from "./requests.ts";
import { deleteRow, type Edit, insertRow, readRow, updateRow } from "./rows.ts";
import type { AnyTables } from "./store.ts";

/** An edit has the changed columns before and after; an added row has no `before`, a deleted one no `after`. */
export interface RecordedEdit extends Edit {
  /** Identifies the row as the edit left it; of a deleted row as it was. */
  readonly key: PartialRow;
}

export type Undo = "add" | "edit" | "delete";

/** What undoes the edit. */
export const undoOf = ({ before, after }: RecordedEdit): Undo =>
  before === undefined ? "delete" : after === undefined ? "add" : "edit";

/**
 * Undoes the edit and returns the row before and after that. 409 row-changed with each column that is no longer as the edit left
 * it, else the refusals of adding, editing and deleting a row. Call it inside a transaction.
 */
export async function revertEdit(tx: Kysely<AnyTables>, table: AdminTable, edit: RecordedEdit): Promise<Edit> {
  const { key, before, after } = edit;
  refuseChanged(table, key, after, await readRow(tx, table, key));
  if (before === undefined) return { before: await deleteRow(tx, table, key) };
  if (after === undefined) return { after: await insertRow(tx, table, before) };
  return updateRow(tx, table, key, before);
}

/** `left`: what the edit left of the row, undefined for none. */
function refuseChanged(table: AdminTable, key: PartialRow, left: PartialRow | undefined, row: PartialRow | undefined) {
  if (left === undefined && row === undefined) return;
  const names = left === undefined || row === undefined ? [] : Object.keys(left);
  const columns = names
    .filter((column) => !isDeepStrictEqual(row?.[column], left?.[column]))
    .map((column) => ({ column, expected: left?.[column], actual: row?.[column] }));
  if (left !== undefined && row !== undefined && columns.length === 0) return;
  const changes = columns.map(
    ({ column, expected, actual }) => `${column} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
  );
  const now = row === undefined ? "no longer exists" : left === undefined ? "exists again" : changes.join(", ");
  throw new ProblemError("row-changed", `The row of ${table.name} with ${textOf(key)} has changed since: ${now}.`, {
    details: { table: table.name, key, exists: row !== undefined, columns },
  });
}
