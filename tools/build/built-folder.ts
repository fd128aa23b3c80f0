/** Folders built from sources: rebuilt only when these have changed, and replaced as a whole. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../repository.ts";
import { compressFiles } from "./compress-files.ts";

const STAMP = "sources.sha256";

/** Returns a hash of the names and contents of these files below `root`, in order. */
export function stampOf(root: string, names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of names.toSorted()) {
    hash
      .update(`\0${name}\0`)
      .update(readFileSync(join(root, name)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** True if the folder was built from the sources with this stamp. */
export function isBuiltFrom(folder: string, stamp: string): boolean {
  const path = join(folder, STAMP);
  return existsSync(path) && readFileSync(path, "utf8") === stamp;
}

/**
 * Replaces the folder by what `make` writes, with compressed forms. Concurrent builds, of a start and a test run, each put a
 * whole folder in place; the later one stays.
 */
export async function buildFolder(
  folder: string,
  stamp: string,
  make: (target: string) => Promise<unknown>,
): Promise<void> {
  const cache = join(ROOT, "node_modules", ".cache", "built");
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "build-"));
  const made = join(work, "made");
  await make(made);
  await compressFiles(made);
  await writeFile(join(made, STAMP), stamp);
  await rename(folder, join(work, "before")).catch(unlessMissing);
  try {
    await rename(made, folder);
  } catch (error) {
    if (!existsSync(join(folder, "index.html"))) throw error;
  }
  await rm(work, { recursive: true });
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
