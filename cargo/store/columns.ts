/** Columns and keys that several tables share. Both real and simulated instants are milliseconds since 1970. */
import { type ForeignKey, integer, text } from "@outbound/kit/store/table.ts";

export const references = (column: string, table: string, key = "id"): ForeignKey => ({
  columns: [column],
  references: { table, columns: [key] },
});
/** The maximum of integers that are never added up: ids of jobs, and bounds that are only compared. */
export const ANY_SIZE = Number.MAX_SAFE_INTEGER;

export const count = () => integer({ min: 0, defaultValue: 0 });
export const instant = () => integer({ min: 0, instant: "real" });
export const simulatedInstant = () => integer({ min: 0, instant: "simulated" });
export const icao = () => text({ min: 4, max: 4 });
