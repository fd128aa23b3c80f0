import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { addPlayer } from "../../harness/browser/cargo-visitor.ts";
import { resize } from "../../harness/browser/stage.ts";
import { PASSWORD } from "../../harness/cargo/player.ts";
import { assertAccessible, assertAccessibleAtWidth } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { depart, land } from "./play.ts";
import { sharedPage } from "./shared-page.ts";

describe("a new player", () => {
  const stage = testStage("cargo");
  const show = sharedPage(stage);

  describe("the start of a company", () => {
    it("a new player goes from the registration to the home and into the game by keyboard alone", async () => {
      const { page } = await show("/welcome", await addPlayer(stage, { username: "leaving", home: null }));
      await page.getByRole("button", { name: "Sign out" }).click();
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
      const { page } = await show("/welcome", player, { width: 360 });
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.getByRole("heading", { name: "Recommended" }).waitFor();
        const figures = page.getByRole("region", { name: "Recommended" }).locator("dl").first().locator("dd");
        const tops = await figures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        assert.deepEqual(tops, Array(3).fill(tops[0]), `the figures of a home are in one row, ${width} px`);
        await shoot(page, `cargo-welcome-${width}`);
        await assertAccessibleAtWidth(page, "the welcome page");
      }
      await page
        .getByRole("button", { name: /^Choose .*, recommended$/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Make it my home" }).waitFor();
      await assertAccessibleAtWidth(page, "the confirmation of a home");
      await resize(page, 360);
      await assertAccessibleAtWidth(page, "the confirmation of a home");
    });

    it("the search for a home says what to try when no home is found, and shows more homes on request", async () => {
      const { page } = await show("/welcome", await addPlayer(stage, { username: "seeker", home: null }));
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

    it("an Enter key that is held asks about the home and does not answer", async () => {
      const { page } = await show("/welcome", await addPlayer(stage, { username: "impatient", home: null }));
      await page.getByRole("searchbox", { name: "Search" }).fill("germany munich");
      await page.getByText("1 airport of 400 found").waitFor();
      await page.getByRole("button", { name: "Choose Munich (EDDM)", exact: true }).focus();
      await page.keyboard.down("Enter");
      const dialog = page.getByRole("dialog", { name: "Begin at Munich (EDDM)?" });
      const confirm = dialog.getByRole("button", { name: "Make it my home" });
      await confirm.and(page.locator(":focus")).waitFor();
      for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      assert.equal(await confirm.getAttribute("data-loading"), null);
      await confirm.hover();
      await page.keyboard.press("Enter");
      await page.getByText("Munich (EDDM) is your home.").waitFor();
    });

    it("the game opens when the player has chosen the home in another tab", async () => {
      const { page, player } = await show("/welcome", await addPlayer(stage, { username: "twice", home: null }));
      await page.getByRole("heading", { name: "Recommended" }).waitFor();
      await player.ok("POST", "/api/onboarding/home", { icao: "EDDF" });
      await page.getByRole("region", { name: "First steps" }).waitFor();
    });
  });

  describe("the first steps", () => {
    it("the first steps are ticked off as the company grows, and the last one is celebrated", async () => {
      const { page, player } = await show("/account", await addPlayer(stage, { username: "beginner" }));
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByText("1 of 5").waitFor();
      await steps.getByRole("button", { name: "Show all" }).click();
      await page.getByText("Buy a second plane").waitFor();
      await page.getByText("107,800 € to go: the cheapest costs 232,800 €.").waitFor();
      await assertAccessible(page, "the first steps");
      await page.keyboard.press("Escape");
      await depart(player, "EDDM");
      await land(player);
      // A plane that the player cannot pay yet is not offered, on a phone neither.
      const { money } = (await player.state()).player;
      const rest = steps.getByText(/^[\d,]+\s€ to go for a second plane/);
      for (const width of [360, 1280]) {
        await resize(page, width);
        await rest.waitFor();
        assert.equal(await steps.getByRole("link", { name: "See aircraft" }).count(), 0);
      }
      assert.ok(money < 232_800, `${money} €`);
      await player.ok("POST", "/api/test/add-cash", {});
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
      await steps.getByText("All five first steps are done.").waitFor();
      await steps.getByRole("link", { name: "Plan a route" }).click();
      await page.getByText("No routes yet").waitFor();
      await steps.waitFor({ state: "hidden" });
    });

    it("the first steps lead to the first flight, which the map follows", async () => {
      const { page, player } = await show("/account", await addPlayer(stage, { username: "watcher" }));
      await depart(player, "EDDM");
      await page.getByText("Watch the flight").click();
      await page.getByRole("button", { name: "Follow the plane on the map", pressed: true }).waitFor();
      await page.getByText(/^Lands in Munich \(EDDM\) in /).waitFor();
      await land(player);
    });

    it("the first steps can be hidden, and shown again from the account page", async () => {
      const { page } = await show("/account", await addPlayer(stage, { username: "shy" }), { width: 360 });
      const steps = page.getByRole("region", { name: "First steps" });
      await steps.getByRole("button", { name: "Hide the first steps" }).click();
      await steps.getByText("of 5").waitFor({ state: "hidden" });
      await page.reload();
      await page.getByRole("button", { name: "Show the guide" }).click();
      await steps.getByText("1 of 5").waitFor();
    });
  });
});
