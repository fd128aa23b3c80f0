/** For operators: `npm run cargo:admin -- reset [user]` gives an admin user a new random password. */
import { systemClock } from "@outbound/kit/clock/clock.ts";
import { isMissingFile } from "@outbound/kit/host/open-migrated.ts";
import type { StartProgress } from "@outbound/kit/host/start-progress.ts";
import { createHasher } from "@outbound/kit/passwords/hasher.ts";
import { readSettings } from "@outbound/kit/settings/settings.ts";
import { runMain, StartError } from "@outbound/kit/settings/start-error.ts";
import { placeOf } from "@outbound/kit/store/store.ts";
import { ensureFirstAdmin, FIRST_ADMIN, resetAdmin } from "./players/admins.ts";
import { CARGO_SETTINGS } from "./settings.ts";
import { openMigrated, withStartErrors } from "./store/open.ts";
import { CargoGame } from "./world/game.ts";

const USAGE = `usage: npm run cargo:admin -- reset [user]   (a new random password for an admin user, ${FIRST_ADMIN} unless named)`;

await runMain(async () => {
  const [command, username = FIRST_ADMIN, ...more] = process.argv.slice(2);
  if (command !== "reset" || more.length > 0) throw new StartError(USAGE);
  const { databaseUrl } = readSettings({ databaseUrl: CARGO_SETTINGS.databaseUrl }, process.env);
  requireWorld(databaseUrl);
  const password = await withStartErrors(reset(databaseUrl, username));
  if (password === undefined) throw new StartError(`there is no admin user ${username}`);
  await print(`the new password of ${username} in ${placeOf(databaseUrl)} is ${password}\n`);
});

/** Throws a StartError if the text is lost, because nobody can see the password again. */
async function print(text: string): Promise<void> {
  const fault = await new Promise<Error | null | undefined>((resolve) => process.stdout.write(text, resolve));
  if (fault) throw new StartError(`the new password could not be printed (${fault.message}); run the command again`);
}

/** Opening a missing file would create another world, with a useless password. */
function requireWorld(databaseUrl: string): void {
  if (!isMissingFile(databaseUrl)) return;
  throw new StartError(
    `CARGO_DATABASE_URL: there is no database at ${placeOf(databaseUrl)}; start the service once, or correct the setting`,
  );
}

/** Says why the command takes long. The password alone is on stdout. */
function onProgress({ share, secondsLeft }: StartProgress): void {
  const rest = secondsLeft === undefined ? "" : `, about ${Math.ceil(secondsLeft)} s left`;
  process.stderr.write(`catching up with the downtime: ${Math.floor(share * 100)} %${rest}\n`);
}

/** Resets the password. On a SQLite file the service must not be running. A world without admins gets its first one. */
async function reset(databaseUrl: string, username: string): Promise<string | undefined> {
  const store = await openMigrated(databaseUrl);
  const game = new CargoGame({ store, clock: systemClock, ticks: false });
  try {
    // Like the service, in slices: one transaction for the landings of a long downtime would need too much memory.
    await game.start({ resetTimeScale: false, onProgress });
    const hasher = createHasher();
    const password = await resetAdmin({ game, hasher }, username);
    const isFirst = password === undefined && username.toLowerCase() === FIRST_ADMIN;
    return isFirst ? await ensureFirstAdmin(game, hasher, undefined) : password;
  } finally {
    await game.close();
    await store.close();
  }
}
