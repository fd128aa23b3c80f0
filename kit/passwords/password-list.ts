/** An operator's list of passwords that nobody may take: a text file with one a line. */
import { readFileSync } from "node:fs";
import { StartError } from "../settings/start-error.ts";
import { normalPassword, PASSWORD_MIN } from "./password.ts";

/** In their normal form and in lower case; what is too short to be a password is left out. Throws a StartError. */
export function readPasswordList(file: string): ReadonlySet<string> {
  try {
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return new Set(
      lines.map((line) => normalPassword(line).toLowerCase()).filter(({ length }) => length >= PASSWORD_MIN),
    );
  } catch (error) {
    throw new StartError(`PASSWORD_LIST: ${file} cannot be read: ${(error as Error).message}`, error);
  }
}
