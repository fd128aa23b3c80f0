/** Checks of pages of the space client, with a new game and a late one. */
import { resize } from "../../harness/browser/stage.ts";
import { assertAccessibleInBothSchemes } from "../axe.ts";
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

/** Checks the pages in both color schemes, at 360 and 1280 px. Takes pictures of the late game. */
export async function assertPagesAccessible(
  stage: TestStage,
  game: "new" | "late",
  pages: readonly SpacePage[],
): Promise<void> {
  if (game === "late") await stage.service.json("POST", "/api/save/import", lateGame());
  for (const { path, name, title, full } of pages) {
    const { page } = await stage.visit(path);
    for (const width of [1280, 360]) {
      await resize(page, width);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByRole(full.role, { name: full.name }).first().waitFor();
      if (game === "late") await shoot(page, `space-${name}-${width}`);
      await assertAccessibleInBothSchemes(page, `the page ${title}, ${game} game, ${width} px`);
    }
  }
}
