/** The migrated schema that is copied for tests. */
import { join } from "node:path";
import type { Migrated } from "@outbound/kit/testing/migrated-template.ts";
import { MIGRATIONS } from "../store/migrations.ts";
import { TABLES } from "../store/tables.ts";

export const MIGRATED: Migrated = {
  tables: TABLES,
  migrations: MIGRATIONS,
  folder: join(import.meta.dirname, "..", "store"),
};
