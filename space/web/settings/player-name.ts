/** The name that the player's commands carry, so that friends in the same game see who did what. */
import { PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";

/** Where the browser keeps it. */
export const NAME_KEY = "outbound-space-name";

/** The name now; empty without one. */
function currentName(): string {
  if (!("document" in globalThis)) return "";
  try {
    const name: unknown = JSON.parse(localStorage.getItem(NAME_KEY) ?? '""');
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}

/** What a name may hold: no control and no format characters, which also turn the direction of text. */
export const cleanName = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
      .trim(),
  ]
    .slice(0, PLAYER_NAME_LIMIT)
    .join("")
    .trim();

/** The paths of commands that keep the name of the player. */
const SIGNED =
  /^\/api\/(?:jump|explore|research|ship|orders|route|turn|tasks|missions|encounters|save\/new|save\/restore)(?:\/|$)/;

/** For commands with a body; undefined where none is kept, or without a name. */
export const bodySignature = (path: string, method: string, name = currentName()): { by: string } | undefined =>
  name !== "" && (method === "post" || method === "patch") && SIGNED.test(path) ? { by: name } : undefined;

/** For commands without a body. */
export const querySignature = (path: string, method: string, name = currentName()): { by?: string } =>
  name !== "" && method === "delete" && SIGNED.test(path) ? { by: name } : {};
