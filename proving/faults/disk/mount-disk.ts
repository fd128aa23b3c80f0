import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Mounts a disk of this size at a new folder. Resolves with a function that removes it; undefined if none can be mounted. */
export async function mountDisk(folder: string, size: string): Promise<(() => Promise<unknown>) | undefined> {
  await mkdir(folder);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${size}`, "outbound", folder]);
    return () => run("umount", [folder]);
  } catch {
    return undefined;
  }
}
