/** Undoes a recorded edit, provided that nobody has changed the row since. */
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import { textOf } from "./constraints.ts";
import type { AdminTable } from "./registry.ts";
import type { PartialRow } from "./requests.ts";
import { deleteRow, type Edit, insertRow, readRow, updateRow } from "./rows.ts";
import type { AnyTables } from "./store.ts";

/** An edit has the changed columns before and after. An added row has no `before`, and a deleted one no `after`. */
export interface RecordedEdit extends Edit {
  /** The row's key after the edit; for a deleted row, its last key. */
  readonly key: PartialRow;
}

export type Undo = "add" | "edit" | "delete";

/** Returns the change that undoes the edit. */
export const undoOf = ({ before, after }: RecordedEdit): Undo =>
  before === undefined ? "delete" : after === undefined ? "add" : "edit";

/**
 * Undoes the edit and returns the row before and after that. Throws 409 row-changed with each column that has changed since the
 * edit, or the refusals of adding, editing and deleting a row. Must run in a transaction.
 */
export async function revertEdit(tx: Kysely<AnyTables>, table: AdminTable, edit: RecordedEdit): Promise<Edit> {
  const { key, before, after } = edit;
  refuseChanged(table, key, after, await readRow(tx, table, key));
  if (before === undefined) return { before: await deleteRow(tx, table, key) };
  if (after === undefined) return { after: await insertRow(tx, table, before) };
  return updateRow(tx, table, key, before);
}

/** `left` is the row after the edit; undefined if the edit deleted it. */
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
