/** The player's name, which commands carry so that friends in the same game see who gave them. */
import { PLAYER_NAME_LIMIT } from "../../rules/values/limits.ts";

/** Key under which the browser stores the name. */
export const NAME_KEY = "outbound-space-name";

/** Returns the current name; empty if the player has set none. */
function currentName(): string {
  if (!("document" in globalThis)) return "";
  try {
    const name: unknown = JSON.parse(localStorage.getItem(NAME_KEY) ?? '""');
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}

/** Returns the name without control and format characters; some of them reverse the direction of text. */
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

/** Paths of commands that store the player's name. */
const SIGNED =
  /^\/api\/(?:jump|explore|research|ship|orders|route|turn|tasks|missions|encounters|save\/new|save\/restore)(?:\/|$)/;

/** Returns the name for a command's body; undefined for commands that do not store it, and without a name. */
export const bodySignature = (path: string, method: string, name = currentName()): { by: string } | undefined =>
  name !== "" && (method === "post" || method === "patch") && SIGNED.test(path) ? { by: name } : undefined;

/** Returns the name for the query of commands without a body. */
export const querySignature = (path: string, method: string, name = currentName()): { by?: string } =>
  name !== "" && method === "delete" && SIGNED.test(path) ? { by: name } : {};
