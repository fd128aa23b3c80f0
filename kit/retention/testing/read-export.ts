/** The rows of export files, for tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** The rows of one file, in its order. */
export function readExport(path: string): unknown[] {
  const text = gunzipSync(readFileSync(path)).toString();
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** The rows of every file of a folder whose name contains this text, by the names of the files. */
export const readExports = (folder: string, text = ""): unknown[] =>
  exportsIn(folder)
    .filter((name) => name.includes(text))
    .flatMap((name) => readExport(join(folder, name)));

/** The names of a folder's files; empty without the folder. */
export function exportsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
