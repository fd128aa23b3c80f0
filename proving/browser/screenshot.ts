/** Takes screenshots of the main screens, in the tests that visit them, on demand. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
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
  await page.locator("[data-map=loading]").waitFor({ state: "detached", timeout: 60_000 });
  await writeFile(path, await stillPicture(page));
}

const MOST_PICTURES = 10;

/** Takes pictures until two are equal, because software draws a map part by part. With a running clock none are. */
async function stillPicture(page: Page): Promise<Buffer> {
  const picture = () => page.screenshot({ animations: "disabled" });
  let last = await picture();
  for (let count = 1; count < MOST_PICTURES; count += 1) {
    await setTimeout(500);
    const next = await picture();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** Takes screenshots for a phone and a desktop. Leaves the page at the width of the desktop. */
export async function shootBoth(page: Page, name: string): Promise<void> {
  if (!takesScreenshots) return;
  for (const width of [360, 1280]) {
    await resize(page, width);
    await shoot(page, `${name}-${width}`);
  }
}
