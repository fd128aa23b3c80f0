/**
 * Migrates the store of the URL and hangs forever after this many statements of the first migration: `half-migration.ts <url>
 * <statements>`.
 */
import { migrate } from "@outbound/kit/store/migrate.ts";
import { openStore } from "@outbound/kit/store/store.ts";
import { watched } from "@outbound/kit/store/testing/watched.ts";
import { MIGRATIONS } from "../migrations.ts";
import { type CargoTables, TABLES } from "../tables.ts";

const [url = "", statements = ""] = process.argv.slice(2);
const store = await openStore<CargoTables>(url, { tables: TABLES });
const stopping = watched(store, async (count) => {
  if (count < Number(statements)) return;
  process.stdout.write("half-way\n");
  setInterval(() => {}, 60_000);
  await new Promise(() => {});
});
await migrate(stopping, MIGRATIONS);
