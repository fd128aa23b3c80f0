import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addPlayer, visitAs } from "../../../harness/browser/cargo-visitor.ts";
import { resize } from "../../../harness/browser/stage.ts";
import { assertAccessibleAtWidth } from "../../axe.ts";
import { tabTo } from "../../keyboard.ts";
import { shoot } from "../../screenshot.ts";
import { testStage } from "../../test-stage.ts";

describe("the map of home airports", () => {
  const stage = testStage("cargo", { webgl: true });

  it("a home is chosen on the map by click and by keyboard, at 360 and 1280 px, and the search narrows the map", async () => {
    const player = await addPlayer(stage, { username: "harriet", home: null });
    const { page } = await visitAs(stage, "/welcome", player);
    const section = page.getByRole("region", { name: "Map of home airports" });
    const map = section.locator("[data-map=drawn]");
    await map.waitFor({ timeout: 60_000 });
    const search = page.getByRole("searchbox", { name: "Search" });
    const choose = page.getByRole("button", { name: "Choose Munich (EDDM) on the map" });
    const question = page.getByRole("dialog", { name: "Begin at Munich (EDDM)?" });
    for (const width of [1280, 360]) {
      await resize(page, width);
      assert.equal(await map.getAttribute("data-pool"), "400");
      await search.fill("germany munich");
      await section.locator("[data-pool='1']").waitFor();
      // The map looks at the only home that was found.
      await map.click();
      await section.getByText("Munich EDDM").waitFor();
      await section.locator("[data-chosen='1']").waitFor();
      await assertAccessibleAtWidth(page, "the map of homes");
      await section.getByRole("button", { name: "Close EDDM" }).click();
      await section.locator("[data-chosen='0']").waitFor();
      await search.fill("");
      await section.locator("[data-pool='400']").waitFor();
      await section.getByRole("region", { name: "Map of the world" }).focus();
      await page.keyboard.press("Enter");
      await section.getByText("Munich EDDM").waitFor();
      await tabTo(page, "Choose Munich (EDDM) on the map");
      await shoot(page, `cargo-home-map-${width}`);
      await page.keyboard.press("Enter");
      await question.waitFor();
      await page.keyboard.press("Escape");
      await question.waitFor({ state: "detached" });
      await section.getByRole("button", { name: "Close EDDM" }).click();
    }
    await search.fill("EDDM");
    await page.locator("[data-map=drawn][data-pool='1']").click();
    await choose.click();
    await page.getByRole("button", { name: "Make it my home" }).click();
    await page.getByText("Munich (EDDM) is your home.").waitFor();
    assert.equal((await player.state()).player.homeIcao, "EDDM");
  });
});
