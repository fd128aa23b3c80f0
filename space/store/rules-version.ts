/** The rules that the save of a database was begun under, held against those of this release. */
import type { Kysely } from "kysely";
import { RULES_VERSION } from "../rules/values/limits.ts";
import type { SpaceTables } from "./tables.ts";

/** Why this release cannot play the save on, in one line; undefined where it can, or where there is no save. */
export async function rulesFault(db: Kysely<SpaceTables>): Promise<string | undefined> {
  const save = await db.selectFrom("save").select("rules_version").where("id", "=", 1).executeTakeFirst();
  if (!save || save.rules_version === RULES_VERSION) return undefined;
  return `the game is played by the rules of version ${save.rules_version}, this release has those of version ${RULES_VERSION}: start the release that has them, or use another database`;
}
