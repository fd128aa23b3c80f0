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
    description: "Database URL of the save: `sqlite:` with the path of a file, or `postgres://…`.",
    parser: url("sqlite:", "postgres://", "postgresql://"),
  }),
  seed: setting<number | undefined>({
    name: "SPACE_SEED",
    fallback: undefined,
    fallbackText: "random",
    description: "Seed of the first game.",
    parser: integer(0, SEED_LIMIT),
  }),
  archivesLimit: setting<number>({
    name: "SPACE_ARCHIVES_LIMIT",
    fallback: 50,
    description:
      "Most archived games that are kept; 0 keeps all. Beyond it those without a name and with the fewest turns are exported and deleted first, named ones last.",
    parser: integer(0, 200),
  }),
  logLimit: setting<number>({
    name: "SPACE_LOG_LIMIT",
    fallback: LOG_EXPORTED,
    description:
      "Most events, and most ended tasks, of the current game that are kept; 0 keeps all. The oldest are exported and deleted first.",
    parser: noneOrInteger(LOG_EXPORTED, 100_000_000),
  }),
  exportFolder: exportFolder("SPACE"),
};

/** The settings as the app takes them; a test gives only those that it is about. */
export type SpaceSettings = Partial<SettingValues<typeof SPACE_SETTINGS>>;
