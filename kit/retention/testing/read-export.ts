/** For tests: reads export files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Returns the rows of one file, in their order. */
export function readExport(path: string): unknown[] {
  const text = gunzipSync(readFileSync(path)).toString();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** Returns the rows of all files in a folder with this text in their name, in the order of the names. */
export const readExports = (folder: string, text = ""): unknown[] =>
  exportsIn(folder)
    .filter((name) => name.includes(text))
    .flatMap((name) => readExport(join(folder, name)));

/** Returns the names of a folder's files; none if the folder does not exist. */
export function exportsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
