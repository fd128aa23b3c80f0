/** The table that remembers which migrations a database has had. */
import { defineTable, integer, text } from "./table.ts";

export const migrationsTable = defineTable(
  "migrations",
  { id: integer({ min: 1 }), name: text(), applied_at: integer({ instant: "real" }) },
  { primaryKey: ["id"], readOnly: true },
);
