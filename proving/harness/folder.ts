/** Runs work with a temporary folder and removes the folder afterwards. */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "outbound-"));
  return await work(folder.path);
}
