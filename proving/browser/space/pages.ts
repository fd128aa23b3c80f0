/** Checks of pages of the space client, with a new game and a late one. */
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot } from "../screenshot.ts";
import type { TestStage } from "../test-stage.ts";
import { lateGame } from "./late-game.ts";

export interface SpacePage {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  /** An element that is visible when the page is complete. */
  readonly full: { readonly role: "heading" | "button"; readonly name: RegExp };
}

/**
 * Checks the pages in both color schemes, at 360 and 1280 px. Takes pictures of the late game. For a `describe` that keeps its
 * page, which then shows the last path at 1280 px.
 */
export async function assertPagesAccessible(stage: TestStage, game: "new" | "late", pages: readonly SpacePage[]) {
  const document = lateGame();
  if (game === "late") await stage.service.client.ok("POST", "/api/save/import", document);
  const turn = game === "late" ? document.game.turn : 0;
  for (const width of [360, 1280]) {
    for (const { path, name, title, full } of pages) {
      const page = await stage.show(path, width);
      await page.getByText(`Turn ${turn} / 200`).filter({ visible: true }).first().waitFor();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByRole(full.role, { name: full.name }).first().waitFor();
      if (game === "late") await shoot(page, `space-${name}-${width}`);
      // The late game has more to show, and what only a phone shows.
      const check = game === "late" ? assertAccessibleInBothSchemes : assertAccessibleAtWidth;
      await check(page, `the page ${title}, ${game} game, ${width} px`);
    }
  }
}
