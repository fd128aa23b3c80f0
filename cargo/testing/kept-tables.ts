/** Returns what a refused request must leave unchanged: everything that belongs to a player or an admin. */
import type { TablePart } from "@outbound/kit/testing/table-contents.ts";
import { TABLES } from "../store/tables.ts";

/**
 * Excluded tables: offers, slots and the revision change on their own with a database's clock, and failed sign-ins are meant to
 * be counted.
 */
const CHANGING = ["world", "packages", "pools", "slots", "sign_in_failures", "changes", "migrations"];

const tableOf = (name: string) => TABLES.filter((table) => table.name === name);

export const KEPT: readonly TablePart[] = [
  ...TABLES.filter(({ name }) => !CHANGING.includes(name)).map((table) => ({ table })),
  ...tableOf("packages").map((table) => ({ table, where: "owner_id is not null" })),
  ...tableOf("world").map((table) => ({ table, columns: ["time_scale", "is_running"] })),
];
