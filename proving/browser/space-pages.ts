/** Pages of the space client, with a new game and a late one, as axe sees them. */

import type { Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { shoot } from "./screenshot.ts";
import { lateGame } from "./space-late-game.ts";

export interface SpacePage {
  readonly path: string;
  /** Of its picture. */
  readonly name: string;
  readonly title: string;
  /** Something that stands there when all is shown. */
  readonly full: { readonly role: "heading" | "button"; readonly name: RegExp };
}

/** In both schemes, on a phone and on a desk. Of the late game the pictures are taken. */
export async function assertPagesAccessible(
  stage: Stage,
  game: "new" | "late",
  pages: readonly SpacePage[],
): Promise<void> {
  if (game === "late") await stage.service.json("POST", "/api/save/import", lateGame());
  for (const width of [360, 1280]) {
    for (const scheme of ["dark", "light"] as const) {
      const { page, context } = await stage.visit("/", { width, scheme });
      for (const { path, name, title, full } of pages) {
        await page.goto(stage.service.url + path);
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        await page.getByRole(full.role, { name: full.name }).first().waitFor();
        await assertAccessible(page, `the page ${title}, ${game} game, ${scheme}, ${width} px`);
        if (scheme === "dark" && game === "late") await shoot(page, `space-${name}-${width}`);
      }
      await context.close();
    }
  }
}
