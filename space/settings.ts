/** The settings of the space service, read from the environment. */
import { exportFolder } from "@outbound/kit/settings/export-folder.ts";
import { httpSettings } from "@outbound/kit/settings/http-settings.ts";
import { integer, noneOrInteger, url } from "@outbound/kit/settings/parsers.ts";
import { type SettingValues, setting } from "@outbound/kit/settings/settings.ts";
import { LOG_EXPORTED, SEED_LIMIT } from "./rules/values/limits.ts";

export const SPACE_SETTINGS = {
  ...httpSettings("SPACE", 4100),
  databaseUrl: setting<string>({
    name: "SPACE_DATABASE_URL",
    fallback: "sqlite:data/space.db",
    description: "Database of the games: `sqlite:` with the path of a file, or `postgres://…`.",
    parser: url("sqlite:", "postgres://", "postgresql://"),
  }),
  seed: setting<number | undefined>({
    name: "SPACE_SEED",
    fallback: undefined,
    fallbackText: "random",
    description: "Seed of the first main game.",
    parser: integer(0, SEED_LIMIT),
  }),
  archivesLimit: setting<number>({
    name: "SPACE_ARCHIVES_LIMIT",
    fallback: 50,
    description:
      "Most archives of a game that are kept; 0 keeps all. Beyond the limit, those without a name and with the fewest turns are exported and deleted first, named ones last.",
    parser: integer(0, 200),
  }),
  logLimit: setting<number>({
    name: "SPACE_LOG_LIMIT",
    fallback: LOG_EXPORTED,
    description:
      "Most events, and most ended tasks, of a game that are kept; 0 keeps all. The oldest are exported and deleted first.",
    parser: noneOrInteger(LOG_EXPORTED, 100_000_000),
  }),
  gamesLimit: setting<number>({
    name: "SPACE_GAMES_LIMIT",
    fallback: 1000,
    description: "Most games besides the main one; one more is refused with `too-many-games`.",
    parser: integer(0, 100_000),
  }),
  gamesKeepDays: setting<number>({
    name: "SPACE_GAMES_KEEP_DAYS",
    fallback: 90,
    description:
      "Days without a command after which a game is deleted. A game that never had a command is deleted after 24 hours, one with fewer than 5 turns, no archives and no restored turn after 7 days. The main game is never deleted.",
    parser: integer(1, 36_500),
  }),
  gamesLoaded: setting<number>({
    name: "SPACE_GAMES_LOADED",
    // A loaded game takes some 60 KB. Loading a game from the database for each command takes a sixth more processor time.
    fallback: 250,
    description: "Most games in memory; others are read from the database when they are played.",
    parser: integer(1, 100_000),
  }),
  gameBytes: setting<number>({
    name: "SPACE_GAME_BYTES",
    fallback: 32 * 1024 * 1024,
    description:
      "Most bytes of archives and log of a game. Beyond them, its oldest events are exported and deleted, then archives. The main game has no such limit.",
    parser: integer(1024 * 1024, 1024 * 1024 * 1024),
  }),
  exportFolder: exportFolder("SPACE"),
};

/** The app's settings; a test gives only those that it needs. */
export type SpaceSettings = Partial<SettingValues<typeof SPACE_SETTINGS>>;
