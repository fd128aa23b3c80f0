/** A folder for export files, for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";

/** Returns the path of a folder that does not exist yet. It is removed when the test ends. */
export function aFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "outbound-exports-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "exports");
}
