import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Mounts a disk of this size at a new folder; undefined if none can be mounted. */
export async function mountDisk(folder: string, size: string): Promise<AsyncDisposable | undefined> {
  await mkdir(folder);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size}`, "outbound", folder]);
    return { [Symbol.asyncDispose]: () => run("umount", [folder]).then(() => {}) };
  } catch {
    return undefined;
  }
}
