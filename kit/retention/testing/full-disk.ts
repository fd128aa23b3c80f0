/** For tests: a disk without room for export files. */
import { type FileHandle, open } from "node:fs/promises";
import type { TestContext } from "node:test";

/**
 * Makes files, both open and later ones, accept `bytes` more of each write and then fail as on a full disk, until the returned
 * function is called or the test ends.
 */
export async function fillDisk(t: TestContext, bytes = 0): Promise<() => void> {
  const handle = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { write } = prototype;
  const mocked = t.mock.method(prototype, "appendFile", async function full(this: FileHandle, data: string) {
    if (bytes > 0) await write.call(this, data.slice(0, bytes));
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  } as FileHandle["appendFile"]);
  return () => mocked.mock.restore();
}
