/** Finds misspelt settings: environment variables with the prefix of a game's settings that are not settings. */
import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "./settings.ts";

/**
 * Logs one warning with the names of unknown settings, if there are any. `service` is the game's name in capitals, the prefix of
 * its settings.
 */
export function warnOfUnknownSettings(
  logger: FastifyBaseLogger,
  definitions: Settings,
  service: string,
  env: Environment,
): void {
  const names = unknownSettings(definitions, service, env);
  if (names.length > 0) logger.warn({ names }, "ignored environment variables that name no setting");
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the names, sorted. Empty variables count as not set. */
export function unknownSettings(definitions: Settings, service: string, env: Environment): string[] {
  const settings = Object.values(definitions).map(({ name }) => name);
  const known = new Set([...settings, ...OF_PROGRAMS.map((name) => `${service}_${name}`)]);
  return Object.keys(env)
    .filter((name) => name.startsWith(`${service}_`) && !known.has(name) && !OF_RUST.test(name))
    .filter((name) => (env[name] ?? "").trim() !== "")
    .sort();
}

/** Variables of clients, examples and the compose file. */
const OF_PROGRAMS = ["DOMAIN", "GAME", "PASSWORD", "PLAYER", "TOKEN", "URL", "USER"];

/** Variables of Cargo, Rust's build tool, which a developer may have set for the whole machine. */
const OF_RUST =
  /^CARGO_(HOME|INCREMENTAL|MAKEFLAGS|MANIFEST_\w+|TARGET_DIR|(BUILD|HTTP|NET|PKG|PROFILE|REGISTRIES|REGISTRY|TARGET|TERM|UNSTABLE)_\w+)$/;
