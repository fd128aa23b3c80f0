import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { EMPTY_PATH, resize } from "../harness/browser/stage.ts";
import { assertAccessibleAtWidth } from "./axe.ts";
import { testStage } from "./test-stage.ts";

type Scheme = "dark" | "light";

const asSystem = (page: Page, colorScheme: Scheme) => page.emulateMedia({ colorScheme });

describe("the guide in the browser", () => {
  const stage = testStage("space");

  it("the guide opens from the settings of the game, and its search finds a section", async () => {
    const { page } = await stage.visit("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("link", { name: /^Guide/ }).click();
    await page.waitForURL("**/guide");
    const search = page.getByRole("searchbox", { name: "Search the guide" });
    await search.fill("V11 Cryptography, V12 Communication");
    await page.getByText("1 result", { exact: true }).waitFor();
    await search.fill("Last-Event-ID");
    await page
      .locator("#results")
      .getByRole("link", { name: /^The events of the space game/ })
      .click();
    await page.waitForURL("**/guide/how-to/streams#the-events-of-the-space-game");
    await page.getByRole("heading", { name: "The events of the space game" }).waitFor();
  });

  it("the guide and the API reference link each other", async () => {
    // On a phone Swagger UI would cut what the field asks for.
    const { page } = await stage.visit("/guide/reference/problem-codes", { width: 360 });
    await page.getByRole("link", { name: "API reference", exact: true }).click();
    await page.waitForURL("**/docs");
    const filter = await page.getByPlaceholder("Filter by tag").boundingBox();
    assert.ok(filter !== null && filter.width > 250, `the filter is ${filter?.width} px wide`);
    await page.getByRole("navigation", { name: "Service" }).getByRole("link", { name: "Guide" }).click();
    await page.waitForURL("**/guide");
  });

  it("the licences are linked by the game and the guide, and accessible at 360 and 1280 px", async () => {
    const { page } = await stage.visit("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Licences" }).click();
    await page.waitForURL("**/licenses");
    await page.getByRole("link", { name: "Outbound guide" }).click();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Licences" }).click();
    await page.waitForURL("**/licenses");
    await page
      .getByRole("row", { name: /^maplibre-gl / })
      .getByRole("link")
      .click();
    await page.getByRole("heading", { name: "maplibre-gl", exact: true }).waitFor();
    for (const width of [360, 1280]) {
      await resize(page, width);
      await assertAccessibleAtWidth(page, "licences", asSystem);
    }
  });

  it("the guide is accessible at 360 and 1280 px, dark and light as the system is, and asks no other origin", async () => {
    const { page } = await stage.visit(EMPTY_PATH);
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    const backgrounds = new Set<string>();
    const show = async (_: Page, scheme: Scheme) => {
      await asSystem(page, scheme);
      backgrounds.add(await page.evaluate<string>("getComputedStyle(document.body).backgroundColor"));
    };
    for (const path of [
      "/guide",
      "/guide/tutorials/first-space-bot",
      "/guide/how-to/streams",
      "/guide/reference/limits",
    ]) {
      await page.goto(`${stage.service.url}${path}`);
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.getByRole("searchbox").fill("stream");
        await page.locator("#results").getByRole("link").first().waitFor();
        await assertAccessibleAtWidth(page, path, show);
        const isWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
        assert.equal(await page.evaluate(isWide), false, `${path} scrolls sideways at ${width} px`);
      }
    }
    assert.equal(backgrounds.size, 2);
    assert.deepEqual([...origins], [new URL(stage.service.url).origin]);
  });
});
