/** Pictures of the main screens, taken by the tests that visit them. */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url);

/** Writes `docs/screenshots/<name>.png` when the run was asked to (`npm run screenshots`). */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== "write") return;
  const path = fileURLToPath(new URL(`${name}.png`, FOLDER));
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: "disabled" });
}
