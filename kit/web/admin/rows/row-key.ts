/** The key of a row, as parameters for the service and as text for people. */
import type { KeyParameters, Row, TableDescription } from "../tables.ts";

type Keyed = Pick<TableDescription, "primaryKey">;

export const keyParameters = ({ primaryKey }: Keyed, row: Row): KeyParameters =>
  Object.fromEntries(primaryKey.map((name) => [`pk.${name}`, String(row[name])]));

/** `crew_id 1, skill science`. Rows of a table with a secret key have no name. */
export const rowName = ({ primaryKey }: Keyed, row: Row): string =>
  primaryKey.map((name) => `${name} ${String(row[name])}`).join(", ");

/** Unique per row of one table, for lists. */
export const rowId = ({ primaryKey }: Keyed, row: Row): string => JSON.stringify(primaryKey.map((name) => row[name]));
