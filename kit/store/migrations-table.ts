/** The table that records which migrations were applied to a database. */
import { defineTable, integer, text } from "./table.ts";

export const migrationsTable = defineTable(
  "migrations",
  { id: integer({ min: 1 }), name: text(), applied_at: integer({ instant: "real" }) },
  { primaryKey: ["id"], readOnly: true },
);
