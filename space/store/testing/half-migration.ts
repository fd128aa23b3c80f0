/**
 * A process that migrates the store at a URL and stops forever after a number of statements in the first migration:
 * `half-migration.ts <url> <statements>`.
 */
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { watched } from "@outbound/kit/store/testing/watched.ts";
import { MIGRATIONS } from "../migrations.ts";
import { type SpaceTables, TABLES } from "../tables.ts";

const [url = "", statements = ""] = process.argv.slice(2);
const store = await openStore<SpaceTables>(url, { tables: TABLES });
const stopping = watched(store, async (count) => {
  if (count < Number(statements)) return;
  process.stdout.write("half-way\n");
  setInterval(() => {}, 60_000);
  await new Promise(() => {});
});
await migrate(stopping, MIGRATIONS);
