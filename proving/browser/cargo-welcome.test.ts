import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { depart, land } from "./cargo-play.ts";
import { tabTo } from "./keyboard.ts";
import { shoot } from "./screenshot.ts";

describe("the start of a company", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("leads from the registration to the home and into the game by the keyboard alone", async () => {
    const { page } = await stage.visit("/");
    await page.getByText("Register", { exact: true }).click();
    await page.getByLabel("User name").fill("amelia");
    await page.getByRole("textbox", { name: "Password" }).fill("a long enough password");
    await page.keyboard.press("Tab");
    await page.getByLabel("Company name").focus();
    await page.keyboard.type("Amelia Air");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Where shall Amelia Air begin?" }).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).focus();
    await page.keyboard.type("germany munich");
    await page.getByText("1 airport of 400 found").waitFor();
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

  it("offers homes that can be found, ordered and compared, accessibly at every size", async () => {
    for (const [scheme, names] of [
      ["dark", { 360: "harriet", 1280: "bessie" }],
      ["light", { 360: "louis", 1280: "antoine" }],
    ] as const) {
      for (const width of [360, 1280] as const) {
        const { page, context } = await visitAsPlayer(stage, "/welcome", {
          username: names[width],
          home: null,
          scheme,
          width,
        });
        await page.getByRole("heading", { name: "Recommended" }).waitFor();
        await assertAccessible(page, `the welcome page, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-welcome-${width}`);
        await page
          .getByRole("button", { name: /^Choose .*quiet start$/ })
          .first()
          .click();
        await page.getByRole("button", { name: "Make it my home" }).waitFor();
        await assertAccessible(page, `the question before a home is chosen, ${scheme}, ${width} px`);
        await context.close();
      }
    }
  });

  it("says what to try when no home is found, and shows more of many", async () => {
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

  it("opens the game when the home was chosen in another tab meanwhile", async () => {
    const { page, api } = await visitAsPlayer(stage, "/welcome", { username: "twice", home: null });
    await page.getByRole("heading", { name: "Recommended" }).waitFor();
    await api("POST", "/api/onboarding/home", { icao: "EDDF" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
  });
});

describe("the first steps", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("tick themselves off as the company grows, and the last one is celebrated", async () => {
    const { page, api } = await visitAsPlayer(stage, "/account", { username: "beginner" });
    const steps = page.getByRole("region", { name: "First steps" });
    await steps.getByText("1 of 5").waitFor();
    await steps.getByRole("button", { name: "Show all" }).click();
    await page.getByText("Buy a second plane").waitFor();
    await assertAccessible(page, "the first steps");
    await page.keyboard.press("Escape");
    await api("POST", "/api/test/add-cash", {});
    await api("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
    await steps.getByText("2 of 5").waitFor();
    await depart(api, "EDDM");
    await land(api);
    await steps.getByText("All five first steps are done.").waitFor();
    await steps.getByRole("button", { name: "Close" }).click();
    await steps.waitFor({ state: "hidden" });
  });

  it("can be hidden, and brought back on the page of the account", async () => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "shy", width: 360 });
    const steps = page.getByRole("region", { name: "First steps" });
    await steps.getByRole("button", { name: "Hide the first steps" }).click();
    await steps.getByText("of 5").waitFor({ state: "hidden" });
    await page.reload();
    await page.getByRole("button", { name: "Show the guide" }).click();
    await steps.getByText("1 of 5").waitFor();
  });
});
