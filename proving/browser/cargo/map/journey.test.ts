/** A whole first game: from the registration to the first payment, and what another player sees of it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { visitAsPlayer } from "../../../harness/browser/cargo-visitor.ts";
import { testStage } from "../../test-stage.ts";

/** The map is drawn in software. */
const DRAWN = { timeout: 60_000 };

describe("a new player", () => {
  const stage = testStage("cargo", { webgl: true });

  it("a new player registers, picks a home, loads, flies, lands and is paid, and a second player sees the flight live", async () => {
    const { page } = await stage.visit("/");
    // A small screen, for less of the map to draw.
    const rival = await visitAsPlayer(stage, "/", { username: "rival", width: 360, height: 640, beside: true });
    await rival.page.locator("[data-map=drawn][data-flying='0']").waitFor(DRAWN);

    await register(page, "amelia");
    await page.getByRole("searchbox", { name: "Search" }).fill("germany frankfurt eddf");
    await page.getByRole("button", { name: "Choose Frankfurt am Main (EDDF)" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make it my home" }).click();
    const before = await cashOf(page);

    await page
      .getByRole("button", { name: /^Pick / })
      .first()
      .click();
    await page.getByRole("button", { name: /^Dispatch …/ }).click();
    await page.getByText(/^Ready\. Fuel for the first leg: exactly/).waitFor();
    await page.getByRole("button", { name: "Load 1 job and dispatch" }).click();
    await page.getByText(/is on its way to .* with 1 job, refuelled with [\d,]+\sl\./).waitFor();
    // The bar of the first steps lights up.
    await page.locator("[data-gained]").waitFor({ state: "attached" });
    const departed = await cashOf(page);
    assert.ok(departed < before, "the fuel was paid");
    await rival.page.locator("[data-flying='1']").waitFor(DRAWN);

    await rival.player.ok("POST", "/api/test/advance", { simMs: 24 * 3_600_000 });
    await page.getByText(/1 job delivered: \+[\d,]+\s€/).waitFor();
    assert.ok((await cashOf(page)) > before, "the job paid more than its fuel");
    await rival.page.locator("[data-flying='0']").waitFor(DRAWN);
  });
});

async function register(page: Page, username: string): Promise<void> {
  await page.getByText("Register", { exact: true }).click();
  await page.getByLabel("User name").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill("a long enough password");
  await page.getByRole("button", { name: "Start my airline" }).click();
}

/** The cash in the header, in euros. */
async function cashOf(page: Page): Promise<number> {
  const shown = await page
    .getByRole("banner")
    .getByText(/^[\d,]+\s€$/)
    .innerText();
  return Number(shown.replaceAll(/[^\d]/g, ""));
}
