/** What people without an account see of a service. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { addPlayer } from "../harness/browser/cargo-visitor.ts";
import { resize } from "../harness/browser/stage.ts";
import { assertAccessibleAtWidth } from "./axe.ts";
import { shootBoth } from "./screenshot.ts";
import { testStage } from "./test-stage.ts";

async function assertAccessibleOnBoth(page: Page, name: string): Promise<void> {
  for (const width of [1280, 360]) {
    await resize(page, width);
    await assertAccessibleAtWidth(page, name);
  }
}

describe("the space game", () => {
  const stage = testStage("space");

  it("the status page opens from the settings", async () => {
    const { page } = await stage.visit("/");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Status of the service" }).click();
    await page.waitForURL("**/status");
    const figures = page.getByRole("region", { name: "Now" });
    await figures.getByText("Games", { exact: true }).waitFor();
    await figures.getByText("0.1.0").waitFor();
    assert.equal(await page.locator("link[rel=icon]").getAttribute("href"), "/favicon.svg");
    assert.equal((await fetch(`${stage.service.url}/favicon.svg`)).headers.get("content-type"), "image/svg+xml");
    await assertAccessibleOnBoth(page, "space-status");
    await shootBoth(page, "space-status");
  });
});

describe("the cargo game with a public ranking", () => {
  const stage = testStage("cargo", { environment: { CARGO_PUBLIC_RANKING: "on" } });

  it("the status and the ranking open from the sign-in page, and the ranking names only players who show a page", async () => {
    const shown = await addPlayer(stage, { username: "shown-air" });
    await shown.ok("POST", "/api/player/privacy", { companyPage: true });
    await addPlayer(stage, { username: "quiet-air" });
    const { page } = await stage.visit("/");
    await page.getByRole("link", { name: "status", exact: true }).click();
    await page.waitForURL("**/status");
    await page.getByRole("region", { name: "Now" }).getByText("Players", { exact: true }).waitFor();
    await assertAccessibleOnBoth(page, "cargo-status");
    await page.getByRole("link", { name: "Ranking" }).click();
    await page.waitForURL("**/ranking");
    await page.getByRole("rowheader", { name: "shown-air Air" }).waitFor();
    await page.getByRole("rowheader", { name: "Hidden" }).waitFor();
    assert.equal(await page.getByText("quiet-air").count(), 0);
    await page.getByText("Deliveries", { exact: true }).first().click();
    await page.getByRole("columnheader", { name: "Deliveries" }).waitFor();
    await assertAccessibleOnBoth(page, "cargo-ranking");
  });
});

describe("the cargo game without a public ranking", () => {
  const stage = testStage("cargo");

  it("the sign-in page has no link to the ranking, and the ranking's address says who may see it", async () => {
    const { page } = await stage.visit("/");
    await page.getByRole("link", { name: "status", exact: true }).waitFor();
    assert.equal(await page.getByRole("link", { name: "ranking" }).count(), 0);
    await page.goto(`${stage.service.url}/ranking`);
    await page.getByText("This service shows its ranking to players only.").waitFor();
  });
});
