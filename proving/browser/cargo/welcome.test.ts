import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addPlayer, visitAs, visitAsPlayer } from "../../harness/browser/cargo-visitor.ts";
import { PASSWORD } from "../../harness/cargo/player.ts";
import { assertAccessible, assertAccessibleInBothSchemes } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { depart, land } from "./play.ts";

describe("a new player", () => {
  const stage = testStage("cargo");

  describe("the start of a company", () => {
    it("a new player goes from the registration to the home and into the game by keyboard alone", async () => {
      const { page } = await stage.visit("/");
      await page.getByText("Register", { exact: true }).click();
      await page.getByLabel("User name").fill("amelia");
      await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
      await page.keyboard.press("Tab");
      await page.getByLabel("Company name").focus();
      await page.keyboard.type("Amelia Air");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Where will Amelia Air be based?" }).waitFor();
      await page.getByRole("searchbox", { name: "Search" }).focus();
      await page.keyboard.type("germany munich");
      await page.getByText("1 airport of 400 found").waitFor();
      await page.getByText("There is no map, as this browser has no WebGL 2.").waitFor();
      await tabTo(page, "Choose Munich (EDDM)");
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Begin at Munich (EDDM)?" });
      await dialog.getByText("You can choose your home only once").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[aria-label='Choose Munich (EDDM)']:focus").waitFor();
      await page.keyboard.press("Enter");
      await dialog.waitFor();
      await tabTo(page, "Make it my home");
      await page.keyboard.press("Enter");
      await page.getByText("Munich (EDDM) is your home.").waitFor();
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByText("1 of 5").waitFor();
      assert.match(await steps.innerText(), /Load a job/);
    });

    it("the home airports are offered accessibly, with their figures in one row, in both color schemes at 360 and 1280 px", async () => {
      const player = await addPlayer(stage, { username: "harriet", home: null });
      for (const width of [360, 1280]) {
        const { page } = await visitAs(stage, "/welcome", player, { width });
        await page.getByRole("heading", { name: "Recommended" }).waitFor();
        const figures = page.getByRole("region", { name: "Recommended" }).locator("dl").first().locator("dd");
        const tops = await figures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        assert.deepEqual(tops, Array(3).fill(tops[0]), `the figures of a home are in one row, ${width} px`);
        await shoot(page, `cargo-welcome-${width}`);
        await assertAccessibleInBothSchemes(page, `the welcome page, ${width} px`);
        await page
          .getByRole("button", { name: /^Choose .*, recommended$/ })
          .first()
          .click();
        await page.getByRole("button", { name: "Make it my home" }).waitFor();
        await assertAccessibleInBothSchemes(page, `the confirmation of a home, ${width} px`);
      }
    });

    it("the search for a home says what to try when no home is found, and shows more homes on request", async () => {
      const { page } = await visitAsPlayer(stage, "/welcome", { username: "seeker", home: null });
      const search = page.getByRole("searchbox", { name: "Search" });
      await search.fill("atlantis");
      await page.getByText("No home airport has that name").waitFor();
      await search.fill("");
      await page.getByRole("button", { name: "Show 20 more of 380" }).waitFor();
      const rows = page.locator("main ul").last().getByRole("listitem");
      assert.equal(await rows.count(), 20);
      await page.getByRole("button", { name: "Show 20 more of 380" }).click();
      assert.equal(await rows.count(), 40);
    });

    it("the game opens when the home was chosen in another tab", async () => {
      const { page, player } = await visitAsPlayer(stage, "/welcome", { username: "twice", home: null });
      await page.getByRole("heading", { name: "Recommended" }).waitFor();
      await player.ok("POST", "/api/onboarding/home", { icao: "EDDF" });
      await page.getByRole("region", { name: "First steps" }).waitFor();
    });
  });

  describe("the map of home airports", () => {
    const drawing = testStage("cargo", { webgl: true });

    it("a home is chosen on the map by click and by keyboard, at 360 and 1280 px, and the search narrows the map", async () => {
      const player = await addPlayer(drawing, { username: "harriet", home: null });
      for (const width of [1280, 360]) {
        const { page } = await visitAs(drawing, "/welcome", player, { width });
        const section = page.getByRole("region", { name: "Map of home airports" });
        const map = section.locator("[data-map=drawn]");
        await map.waitFor({ timeout: 60_000 });
        assert.equal(await map.getAttribute("data-pool"), "400");
        const search = page.getByRole("searchbox", { name: "Search" });
        await search.fill("germany munich");
        await section.locator("[data-pool='1']").waitFor();
        // The map looks at the only home that was found.
        await map.click();
        await section.getByText("Munich EDDM").waitFor();
        await section.locator("[data-chosen='1']").waitFor();
        await assertAccessibleInBothSchemes(page, `the map of homes, ${width} px`);
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
        await page.getByRole("dialog", { name: "Begin at Munich (EDDM)?" }).waitFor();
      }
      const { page } = await visitAs(drawing, "/welcome", player);
      await page.getByRole("searchbox", { name: "Search" }).fill("EDDM");
      await page.locator("[data-map=drawn][data-pool='1']").click();
      await page.getByRole("button", { name: "Choose Munich (EDDM) on the map" }).click();
      await page.getByRole("button", { name: "Make it my home" }).click();
      await page.getByText("Munich (EDDM) is your home.").waitFor();
      assert.equal((await player.state()).player.homeIcao, "EDDM");
    });
  });

  describe("the first steps", () => {
    it("the first steps are ticked off as the company grows, and the last one is celebrated", async () => {
      const { page, player } = await visitAsPlayer(stage, "/account", { username: "beginner" });
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByText("1 of 5").waitFor();
      await steps.getByRole("button", { name: "Show all" }).click();
      await page.getByText("Buy a second plane").waitFor();
      await page.getByText("35,050 € to go: the cheapest costs 160,050 €.").waitFor();
      await assertAccessible(page, "the first steps");
      await page.keyboard.press("Escape");
      await player.ok("POST", "/api/test/add-cash", {});
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
      await steps.getByText("2 of 5").waitFor();
      await depart(player, "EDDM");
      await land(player);
      await steps.getByText("All five first steps are done.").waitFor();
      await steps.getByRole("link", { name: "Plan a route" }).click();
      await page.getByText("No routes yet").waitFor();
      await steps.waitFor({ state: "hidden" });
    });

    it("the first steps lead to the first flight, which the map follows", async () => {
      const { page, player } = await visitAsPlayer(stage, "/account", { username: "watcher" });
      await depart(player, "EDDM");
      await page.getByText("Watch the flight").click();
      await page.getByRole("button", { name: "Follow the plane on the map", pressed: true }).waitFor();
      await page.getByText(/^Lands in Munich \(EDDM\) in /).waitFor();
      await land(player);
    });

    it("the first steps can be hidden, and shown again from the account page", async () => {
      const { page } = await visitAsPlayer(stage, "/account", { username: "shy", width: 360 });
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByRole("button", { name: "Hide the first steps" }).click();
      await steps.getByText("of 5").waitFor({ state: "hidden" });
      await page.reload();
      await page.getByRole("button", { name: "Show the guide" }).click();
      await steps.getByText("1 of 5").waitFor();
    });
  });
});
