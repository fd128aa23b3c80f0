/** Compares the rules version of the save with that of this release. */
import type { Kysely } from "kysely";
import { isKnownVersion } from "../rules/save/upgrade.ts";
import { RULES_VERSION } from "../rules/values/limits.ts";
import type { SpaceTables } from "./tables.ts";

/** Returns in one line why this release cannot continue the save; undefined if it can or if there is no save. */
export async function rulesFault(db: Kysely<SpaceTables>): Promise<string | undefined> {
  const versions = await db.selectFrom("save").select("rules_version").distinct().execute();
  const save = versions.find(({ rules_version }) => !isKnownVersion(rules_version));
  if (save === undefined) return undefined;
  return `the save needs rules version ${save.rules_version}, this release has version ${RULES_VERSION}: start a release with that version, or use another database`;
}
