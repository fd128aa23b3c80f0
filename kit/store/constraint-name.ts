/** Names keys, checks and indexes the same way on both engines, so that an error's constraint identifies its columns. */
import { createHash } from "node:crypto";
import type { Table } from "./table.ts";

type Owner = Pick<Table, "name">;

export const primaryKeyName = (table: Owner): string => fit(`${table.name}_pkey`);
export const uniqueName = (table: Owner, columns: readonly string[]): string => named(table, columns, "key");
export const foreignKeyName = (table: Owner, columns: readonly string[]): string => named(table, columns, "fkey");
export const checkName = (table: Owner, column: string): string => named(table, [column], "check");
export const indexName = (table: Owner, columns: readonly string[]): string => named(table, columns, "idx");

const named = (table: Owner, columns: readonly string[], suffix: string) =>
  fit(`${table.name}_${columns.join("_")}_${suffix}`);

/** PostgreSQL silently truncates longer names. */
const MAX_NAME_BYTES = 63;

function fit(name: string): string {
  if (Buffer.byteLength(name) <= MAX_NAME_BYTES) return name;
  return `${name.slice(0, MAX_NAME_BYTES - 9)}_${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}
