/** How a row is named: to the service by its whole key, to people by the key's columns and values. */
import type { KeyParameters, Row, TableDescription } from "../tables.ts";

type Keyed = Pick<TableDescription, "primaryKey">;

export const keyParameters = ({ primaryKey }: Keyed, row: Row): KeyParameters =>
  Object.fromEntries(primaryKey.map((name) => [`pk.${name}`, String(row[name])]));

/** `crew_id 1, skill science`. A table whose key is secret gives its rows no name. */
export const rowName = ({ primaryKey }: Keyed, row: Row): string =>
  primaryKey.map((name) => `${name} ${String(row[name])}`).join(", ");

/** Tells rows of one table apart, for lists. */
export const rowId = ({ primaryKey }: Keyed, row: Row): string => JSON.stringify(primaryKey.map((name) => row[name]));
