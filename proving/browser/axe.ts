/** Checks the accessibility of a page with axe. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { CDPSession, Page } from "playwright-core";

const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Makes axe faster. The HTML of every checked element takes a fifth of its time and is not reported here. The rule looks only for
 * `!important`, but would first read the text of every element with a style, which takes a tenth.
 */
const CONFIGURATION = {
  noHtml: true,
  rules: [{ id: "avoid-inline-spacing", selector: '[style*="important"]' }],
};

let source: Promise<string> | undefined;
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Evaluated by the DevTools protocol and not added as a script, which the page's content security policy forbids. The browser
 * compiles what is evaluated so once for all the pages of a visitor; by `page.evaluate` it would compile it for each.
 */
async function addAxe(page: Page): Promise<void> {
  source ??= readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  if (await page.evaluate<boolean>("'axe' in window")) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const expression = `${await source}\naxe.configure(${JSON.stringify(CONFIGURATION)})`;
  await session.send("Runtime.evaluate", { expression });
}

/**
 * Throws with a line for each element that violates one of axe's rules (WCAG 2.2 A and AA, and best practices). Where a modal
 * dialog is open, only it is checked, because nothing behind it can be reached.
 */
export async function assertAccessible(page: Page, screen: string, rules?: readonly string[]): Promise<void> {
  await addAxe(page);
  const options = JSON.stringify({ resultTypes: ["violations"], ...(rules === undefined ? {} : { runOnly: rules }) });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document.querySelector("[role=dialog][aria-modal=true]") ?? document, ${options})`,
  );
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((one) => `${id} (${help}) at ${one.target.join(" ")}: ${one.failureSummary?.replaceAll("\n", " ")}`),
  );
  assert.deepEqual(lines, [], `${screen} violates accessibility rules`);
}

/**
 * All rules in the dark scheme and the rules for colors in the light one. The page's colors must come from its style
 * sheets: it changes schemes without loading again.
 */
export async function assertAccessibleInBothSchemes(page: Page, screen: string, show = showScheme): Promise<void> {
  await assertAccessible(page, `${screen}, dark`);
  await show(page, "light");
  await assertAccessible(page, `${screen}, light`, COLOR_RULES);
  await show(page, "dark");
}

/** The same, with the width of the page in the name of the screen. */
export const assertAccessibleAtWidth = (page: Page, screen: string, show = showScheme): Promise<void> =>
  assertAccessibleInBothSchemes(page, `${screen}, ${page.viewportSize()?.width} px`, show);

async function showScheme(page: Page, scheme: "dark" | "light"): Promise<void> {
  await page.evaluate(`document.documentElement.setAttribute("data-mantine-color-scheme", "${scheme}")`);
}
