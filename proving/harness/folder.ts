/** A temporary folder that exists during the work. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-"));
  return work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}
