/** `npm run generate`: writes every generated file anew and names those that changed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { GENERATED_FILES, type GeneratedFile } from "./generate/generated-files.ts";
import { ROOT } from "./repository.ts";

/** A generated file whose text on disk is not what it would be made to be now. */
export interface OutdatedFile {
  readonly file: string;
  /** undefined where there is no such file yet. */
  readonly present: string | undefined;
  readonly made: string;
}

/** Makes every file and gives those below `root` that differ; writes nothing. */
export async function outdatedFiles(root: string, generated: readonly GeneratedFile[]): Promise<OutdatedFile[]> {
  const outdated: OutdatedFile[] = [];
  for (const { file, make } of generated) {
    const made = await make();
    const present = await textOf(join(root, file));
    if (made !== present) outdated.push({ file, present, made });
  }
  return outdated;
}

/** Brings every file below `root` up to date and gives the paths of those that changed. */
export async function generate(root: string, generated: readonly GeneratedFile[]): Promise<string[]> {
  const changed: string[] = [];
  // One after the other: a file may be made from one before it.
  for (const one of generated) {
    for (const { file, made } of await outdatedFiles(root, [one])) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), made);
      changed.push(file);
    }
  }
  return changed;
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

if (import.meta.main) {
  const changed = await generate(ROOT, GENERATED_FILES);
  for (const file of changed) console.log(`wrote ${file}`);
  console.log(`${GENERATED_FILES.length} generated files are up to date.`);
}
