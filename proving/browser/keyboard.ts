/** A page by keyboard alone. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** What it is called for who does not see it, near enough. */
const FOCUSED = `(() => {
  const element = document.activeElement;
  return element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.innerText ?? "";
})()`;

/** Goes on by the tab key until what has this name, or a text with it as its first line, has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (focused: string) =>
    typeof name === "string" ? focused === name || focused.startsWith(`${name}\n`) : name.test(focused);
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    const focused = (await page.evaluate<string>(FOCUSED)).trim();
    if (isIt(focused)) return;
    passed.push(focused);
    await page.keyboard.press("Tab");
  }
  assert.fail(`the tab key never comes to ${name}, only to ${passed.join(" | ")}`);
}
