/** Records what a dialog shows until it is gone, also while it fades. */
import type { Page } from "playwright-core";

/** Returns a function that reads every text that the page's dialog has shown since. */
export async function dialogTexts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(`globalThis.dialogTexts = [];
    new MutationObserver(() => {
      const shown = document.querySelector("[role=dialog]");
      if (shown !== null) globalThis.dialogTexts.push(shown.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributeFilter: ["style"] });`);
  return () => page.evaluate("globalThis.dialogTexts");
}
