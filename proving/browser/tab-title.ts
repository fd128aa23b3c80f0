/** The title of the browser's tab, which follows the page. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

const TRIES = 100;
const AGAIN_MS = 100;

export async function hasTitle(page: Page, title: string): Promise<void> {
  for (let tries = 0; tries < TRIES && (await page.title()) !== title; tries++) await page.waitForTimeout(AGAIN_MS);
  assert.equal(await page.title(), title);
}
