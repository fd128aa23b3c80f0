/** Formats the key of a row as parameters for the service and as text for people. */
import type { KeyParameters, Row, TableDescription } from "../tables.ts";

type Keyed = Pick<TableDescription, "primaryKey">;

export const keyParameters = ({ primaryKey }: Keyed, row: Row): KeyParameters =>
  Object.fromEntries(primaryKey.map((name) => [`pk.${name}`, String(row[name])]));

/** Returns `crew_id 1, skill science`; undefined for rows of a table with a secret key. */
export const rowName = ({ primaryKey }: Keyed, row: Row): string =>
  primaryKey.map((name) => `${name} ${String(row[name])}`).join(", ");

/** Returns an id that is unique among the rows of one table. */
export const rowId = ({ primaryKey }: Keyed, row: Row): string => JSON.stringify(primaryKey.map((name) => row[name]));
