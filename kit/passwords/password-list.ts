/** An operator's list of passwords that nobody may take: a text file with one a line. */
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../settings/start-error.ts";
import { normalPassword, PASSWORD_MIN } from "./password.ts";

/** A million passwords take about 10 MB. */
const MOST_BYTES = 200_000_000;

/** Returns them in their normal form and in lower case, without those too short to be a password. Throws a StartError. */
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
