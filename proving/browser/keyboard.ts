/** A page by keyboard alone. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

const FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''";

/** Goes on by the tab key until something of this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate<string>(FOCUSED);
    if (name.test(focused)) return;
    passed.push(focused);
  }
  assert.fail(`the tab key never comes to ${name}, only to ${passed.join(" | ")}`);
}
