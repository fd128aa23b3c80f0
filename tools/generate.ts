/**
 * `npm run generate`: writes every generated file and names those that changed. With `--check` it writes nothing, names the stale
 * files with their first differing lines, and exits with 1 if there are any.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { GENERATED_FILES, type GeneratedFile } from "./generate/generated-files.ts";
import { inputsHash, passedHash, rememberPassed } from "./generate/inputs-hash.ts";
import { ROOT } from "./repository.ts";

/** A generated file that differs from its text on disk. */
export interface StaleFile {
  readonly file: string;
  /** undefined if the file does not exist. */
  readonly present: string | undefined;
  readonly made: string;
}

/** Makes every file and returns those that differ from the ones below `root`. Writes nothing. */
export async function staleFiles(root: string, generated: readonly GeneratedFile[]): Promise<StaleFile[]> {
  const stale: StaleFile[] = [];
  for (const { file, make } of generated) {
    const made = await make();
    const present = await textOf(join(root, file));
    if (made !== present) stale.push({ file, present, made });
  }
  return stale;
}

/** Updates every file below `root` and returns the paths of those that changed. */
export async function generate(root: string, generated: readonly GeneratedFile[]): Promise<string[]> {
  const changed: string[] = [];
  // In order, because a file may be made from an earlier one.
  for (const one of generated) {
    for (const { file, made } of await staleFiles(root, [one])) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), made);
      changed.push(file);
    }
  }
  return changed;
}

/** Longest part of a line that a report shows. */
const SHOWN = 160;

/** Returns three short lines: file and place, the line on disk, and the line that would be generated. */
export function staleReport({ file, present, made }: StaleFile): string {
  if (present === undefined) return `${file} is missing`;
  const [before, after] = [present.split("\n"), made.split("\n")];
  const at = before.findIndex((line, index) => line !== after[index]);
  const line = at < 0 ? before.length : at;
  const cut = (text: string | undefined) => (text === undefined ? "(end of file)" : text.trim().slice(0, SHOWN));
  return `${file}:${line + 1}\n  is:        ${cut(before[line])}\n  should be: ${cut(after[line])}`;
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns the stale files of the repository. Makes none if no input has changed since they were last found up to date. */
export async function staleNow(): Promise<StaleFile[]> {
  const hash = inputsHash();
  if (passedHash() === hash) return [];
  const stale = await staleFiles(ROOT, GENERATED_FILES);
  if (stale.length === 0) rememberPassed(hash);
  return stale;
}

async function check(): Promise<void> {
  const stale = await staleNow();
  if (stale.length === 0) return;
  for (const one of stale) console.error(staleReport(one));
  console.error(`${stale.length} generated files are stale: run "npm run generate".`);
  process.exitCode = 1;
}

if (import.meta.main) {
  if (process.argv.includes("--check")) await check();
  else {
    const changed = await generate(ROOT, GENERATED_FILES);
    for (const file of changed) console.log(`wrote ${file}`);
    console.log(`${GENERATED_FILES.length} generated files are up to date.`);
  }
}
