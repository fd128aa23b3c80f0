/** Accessibility of a page as axe sees it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
}

let source: Promise<string> | undefined;

/** Fails with one line for each element that breaks one of axe's rules (WCAG 2.2 A and AA, and best practices). */
export async function assertAccessible(page: Page, screen: string): Promise<void> {
  source ??= readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  // Evaluated, not added as a script: the page's content security policy allows none from elsewhere.
  await page.evaluate(await source);
  const { violations } = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as AxeResult;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary.replaceAll("\n", " ")}`,
    ),
  );
  assert.deepEqual(lines, [], `${screen} breaks rules of accessibility`);
}

/** The same for a page whose colours all come from its style sheets: they are switched without loading it again. */
export async function assertAccessibleInBothSchemes(page: Page, screen: string): Promise<void> {
  for (const scheme of ["light", "dark"]) {
    await page.evaluate(`document.documentElement.setAttribute("data-mantine-color-scheme", "${scheme}")`);
    await assertAccessible(page, `${screen}, ${scheme}`);
  }
}
