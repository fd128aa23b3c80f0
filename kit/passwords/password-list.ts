/** Reads an operator's list of forbidden passwords: a text file with one per line. */
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../settings/start-error.ts";
import { normalPassword, PASSWORD_MIN } from "./password.ts";

/** A file of a million passwords takes about 10 MB. */
const MOST_BYTES = 200_000_000;

/** Returns the passwords in their normal form and in lower case, without those that are too short anyway. Throws a StartError. */
export function readPasswordList(file: string): ReadonlySet<string> {
  try {
    const found = statSync(file);
    if (!found.isFile()) throw new Error("it is not a file");
    if (found.size > MOST_BYTES) throw new Error(`it has ${found.size} bytes, at most ${MOST_BYTES} are read`);
    const lines = readFileSync(file, "utf8").split(/\r?\n/);
    return new Set(
      lines.map((line) => normalPassword(line).toLowerCase()).filter(({ length }) => length >= PASSWORD_MIN),
    );
  } catch (error) {
    throw new StartError(`PASSWORD_LIST: ${file} cannot be read: ${(error as Error).message}`, error);
  }
}
