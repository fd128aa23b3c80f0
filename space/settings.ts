/** The settings of the space service, read from the environment. */
import { httpSettings } from "@outbound/kit/settings/http-settings.ts";
import { integer, url } from "@outbound/kit/settings/parsers.ts";
import { type SettingValues, setting } from "@outbound/kit/settings/settings.ts";
import { SEED_LIMIT } from "./rules/values/limits.ts";

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
};

/** The settings as the app takes them; a test gives only those that it is about. */
export type SpaceSettings = Partial<SettingValues<typeof SPACE_SETTINGS>>;
