/** The space service: settings, store, app, listen; on a signal it shuts down in the opposite order. */
import { join } from "node:path";
import { serve } from "@outbound/kit/http/app/serve.ts";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { readSettings } from "@outbound/kit/settings/settings.ts";
import { runMain, StartError } from "@outbound/kit/settings/start-error.ts";
import { StoreUnavailableError, StoreUrlError } from "@outbound/kit/store/errors.ts";
import { StoreHeldError } from "@outbound/kit/store/holder.ts";
import { MigrationError, migrate } from "@outbound/kit/store/migrate.ts";
import { openStore, type Store } from "@outbound/kit/store/store.ts";
import type { Logger } from "pino";
import { createSpaceApp } from "./api/app.ts";
import manifest from "./package.json" with { type: "json" };
import { SPACE_SETTINGS } from "./settings.ts";
import { MIGRATIONS } from "./store/migrations.ts";
import { rulesFault } from "./store/rules-version.ts";
import { type SpaceTables, TABLES } from "./store/tables.ts";
import { PAGES } from "./web/pages.ts";

/** Errors that the operator can fix are reported in one line. */
const MENDABLE = [StoreHeldError, MigrationError, StoreUnavailableError, StoreUrlError];

await runMain(async () => {
  const settings = readSettings(SPACE_SETTINGS, process.env);
  const logger = createLogger("space", settings.logLevel);
  const store = await openMigrated(settings.databaseUrl, logger);
  const app = createSpaceApp({
    store,
    version: manifest.version,
    client: { folder: join(import.meta.dirname, "web", "dist"), pages: PAGES },
    settings: { ...settings, logger },
  });
  const { address } = await serve(app, {
    host: settings.host,
    port: settings.port,
    onStop: () => store.close(),
  });
  process.stdout.write(`space: ${settings.publicUrl ?? address}  (API reference at /docs)\n`);
});

async function openMigrated(url: string, logger: Logger): Promise<Store<SpaceTables>> {
  try {
    const store = await openStore<SpaceTables>(url, { tables: TABLES, logger });
    await migrate(store, MIGRATIONS);
    const fault = await rulesFault(store.read);
    if (fault) throw new StartError(`SPACE_DATABASE_URL: ${fault}`);
    return store;
  } catch (error) {
    if (!MENDABLE.some((kind) => error instanceof kind)) throw error;
    throw new StartError(`SPACE_DATABASE_URL: ${(error as Error).message}`, error);
  }
}
