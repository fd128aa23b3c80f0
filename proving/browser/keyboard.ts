/** A page used by keyboard alone. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** Approximately the accessible name of the focused element. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  return element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.innerText ?? "";
})()`;

/** Presses Tab until an element with this name, or with it as the first line of its text, has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (focused: string) =>
    typeof name === "string" ? focused === name || focused.startsWith(`${name}\n`) : name.test(focused);
  const visited: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    const focused = (await page.evaluate<string>(FOCUSED)).trim();
    if (matches(focused)) return;
    visited.push(focused);
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never reaches ${name}, only ${visited.join(" | ")}`);
}
