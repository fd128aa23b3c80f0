/** The cargo service: reads settings, opens the store, catches up with time and listens. */
import { join } from "node:path";
import { requireFree, serve } from "@outbound/kit/http/app/serve.ts";
import { isLoopback } from "@outbound/kit/http/origin/loopback.ts";
import { checkedOutCommit } from "@outbound/kit/observe/checked-out-commit.ts";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import { createHasher } from "@outbound/kit/passwords/hasher.ts";
import { readPasswordList } from "@outbound/kit/passwords/password-list.ts";
import { adminAddressOf } from "@outbound/kit/settings/http-settings.ts";
import { requireAddresses } from "@outbound/kit/settings/process-limits.ts";
import { readSettings } from "@outbound/kit/settings/settings.ts";
import { runMain, StartError } from "@outbound/kit/settings/start-error.ts";
import { warnOfUnknownSettings } from "@outbound/kit/settings/unknown-settings.ts";
import { placeOf } from "@outbound/kit/store/store.ts";
import { createCargoApp } from "./api/app.ts";
import manifest from "./package.json" with { type: "json" };
import { ensureFirstAdmin } from "./players/admins.ts";
import { assertHardToGuess } from "./players/new-password.ts";
import { CARGO_SETTINGS, type CargoSettings } from "./settings.ts";
import { openMigrated, withStartErrors } from "./store/open.ts";
import { TEST_HOOKS } from "./test-hooks/routes.ts";
import { PAGES } from "./web/pages.ts";

await runMain(async () => {
  requireAddresses();
  const settings = readSettings(CARGO_SETTINGS, process.env);
  const admin = adminAddressOf(settings);
  requireTls("HOST", settings.host, settings);
  if (admin !== undefined) requireTls("ADMIN_HOST", admin.host, settings);
  const logger = createLogger("cargo", settings.logLevel);
  warnOfUnknownSettings(logger, CARGO_SETTINGS, "CARGO", process.env);
  if (settings.testHooks)
    logger.warn({ setting: CARGO_SETTINGS.testHooks.name }, "enabled the test hooks for all players");
  const listedPasswords = settings.passwordList === undefined ? undefined : readPasswordList(settings.passwordList);
  const { host, port } = settings;
  const addresses = { host, port, portSetting: CARGO_SETTINGS.port.name, admin };
  await requireFree(addresses);
  const { adminPassword, databaseUrl, seed } = settings;
  const assertAllowed = (password: string) => assertHardToGuess(password, listedPasswords);
  const beforeCreation = () => {
    if (adminPassword !== undefined) assertAllowed(adminPassword);
  };
  const store = await openMigrated(databaseUrl, { logger, seed, beforeCreation });
  const hasher = createHasher();
  const { app, game } = createCargoApp({
    store,
    version: manifest.version,
    client: {
      folder: join(import.meta.dirname, "web", "dist"),
      pages: PAGES,
      guide: join(import.meta.dirname, "..", "docs", "dist"),
    },
    hasher,
    listedPasswords,
    settings: { ...settings, admin, logger, commit: settings.commit ?? checkedOutCommit(import.meta.dirname) },
    ...(settings.testHooks ? { testHooks: TEST_HOOKS } : {}),
  });
  let password: string | undefined;
  // Listens at once: until it has caught up with the downtime, it answers with its progress.
  const serving = serve(app, { ...addresses, onStop: () => store.close() });
  const [{ address, adminAddress }, isStarted] = await Promise.all([
    serving,
    withStartErrors(
      game.start({
        resetTimeScale: !settings.testHooks,
        finish: async () => {
          // A failed start must not leave an admin whose password nobody has seen.
          await serving;
          password = await ensureFirstAdmin(game, hasher, adminPassword, assertAllowed);
        },
        onProgress: ({ share, secondsLeft }) => logger.info({ share, secondsLeft }, "catching up with the downtime"),
      }),
    ),
  ]);
  if (!isStarted) return;
  process.stdout.write(
    `cargo: ${settings.publicUrl ?? address}  (API reference at /docs, data in ${placeOf(databaseUrl)})\n`,
  );
  if (adminAddress !== undefined) process.stdout.write(`cargo: ${adminAddress}/admin  (admin panel)\n`);
  if (password !== undefined) process.stdout.write(`cargo: initial admin password: ${password} (shown once)\n`);
});

/** Beyond loopback, sessions require TLS in front. */
function requireTls(setting: string, host: string, { publicUrl, insecureCookies }: CargoSettings) {
  if (isLoopback(host) || publicUrl?.startsWith("https://") === true || insecureCookies) return;
  throw new StartError(
    `${setting}: sessions beyond loopback need TLS: set PUBLIC_URL_CARGO to the https address of the proxy in front, or INSECURE_COOKIES=1 to do without TLS`,
  );
}
