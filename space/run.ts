/** Runs the space service: settings, store, app, listen. A signal closes them in reverse order. */
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { requireFree, serve } from "@outbound/kit/http/app/serve.ts";
import { checkedOutCommit } from "@outbound/kit/observe/checked-out-commit.ts";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { adminAddressOf } from "@outbound/kit/settings/http-settings.ts";
import { requireAddresses } from "@outbound/kit/settings/process-limits.ts";
import { readSettings } from "@outbound/kit/settings/settings.ts";
import { runMain } from "@outbound/kit/settings/start-error.ts";
import { warnOfUnknownSettings } from "@outbound/kit/settings/unknown-settings.ts";
import { placeOf } from "@outbound/kit/store/store.ts";
import { createSpaceApp } from "./api/app.ts";
import manifest from "./package.json" with { type: "json" };
import { SPACE_SETTINGS } from "./settings.ts";
import { openSpace } from "./store/open.ts";
import { PAGES } from "./web/pages.ts";

/**
 * Games are loaded and dropped often. With V8's default growth their garbage would take some 100 MB more before it is collected.
 */
setFlagsFromString("--heap-growing-percent=40");

await runMain(async () => {
  requireAddresses();
  const settings = readSettings(SPACE_SETTINGS, process.env);
  const admin = adminAddressOf(settings);
  const logger = createLogger("space", settings.logLevel);
  warnOfUnknownSettings(logger, SPACE_SETTINGS, "SPACE", process.env);
  const { host, port } = settings;
  const addresses = { host, port, portSetting: SPACE_SETTINGS.port.name, admin };
  await requireFree(addresses);
  const store = await openSpace(settings.databaseUrl, logger);
  const app = createSpaceApp({
    store,
    version: manifest.version,
    client: {
      folder: join(import.meta.dirname, "web", "dist"),
      pages: PAGES,
      guide: join(import.meta.dirname, "..", "docs", "dist"),
    },
    settings: { ...settings, admin, logger, commit: settings.commit ?? checkedOutCommit(import.meta.dirname) },
  });
  const { address, adminAddress } = await serve(app, { ...addresses, onStop: () => store.close() });
  process.stdout.write(
    `space: ${settings.publicUrl ?? address}  (API reference at /docs, data in ${placeOf(settings.databaseUrl)})\n`,
  );
  if (adminAddress !== undefined) process.stdout.write(`space: ${adminAddress}/admin  (admin panel)\n`);
});
