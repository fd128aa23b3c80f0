/** Takes screenshots of the main screens, in the tests that visit them, on demand. */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { resize } from "../harness/browser/stage.ts";

const FOLDER = new URL("../../docs/screenshots/", import.meta.url);

export const takesScreenshots = process.env.SCREENSHOTS === "write";

/** Writes `docs/screenshots/<name>.png` in a run of `npm run screenshots`. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!takesScreenshots) return;
  const path = fileURLToPath(new URL(`${name}.png`, FOLDER));
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: "disabled" });
}

/** Takes screenshots for a phone and a desktop. Leaves the page at the width of the desktop. */
export async function shootBoth(page: Page, name: string): Promise<void> {
  if (!takesScreenshots) return;
  for (const width of [360, 1280]) {
    await resize(page, width);
    await shoot(page, `${name}-${width}`);
  }
}
