import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { EMPTY_PATH, resize } from "../../harness/browser/stage.ts";
import { ADMIN_PASSWORD } from "../../harness/spawn-service.ts";
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { goTo } from "./shared-page.ts";

describe("the sign-in page of the cargo game", () => {
  const stage = testStage("cargo");
  stage.keepPage();
  let page: Page;
  before(async () => {
    ({ page } = await stage.visit("/"));
  });

  it("the sign-in page is accessible in both color schemes at 360 and 1280 px", async () => {
    for (const width of [1280, 360]) {
      await resize(page, width);
      await page.getByRole("heading", { name: "Fly cargo around a living world" }).waitFor();
      await shoot(page, `cargo-sign-in-${width}`);
      await assertAccessibleAtWidth(page, "the sign-in page");
    }
  });

  it("the sign-in page shows the service's refusal of a wrong password", async () => {
    await page.getByLabel("User name").fill("nobody");
    await page.getByRole("textbox", { name: "Password" }).fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const refusal = await page.getByRole("alert").innerText();
    assert.match(refusal, /password|name/i);
  });

  it("[GUEST3] a visitor plays at once as a guest and keeps the company, and signing out as a guest first shows a warning", async () => {
    await page.getByRole("button", { name: "Play now" }).click();
    await page.getByRole("heading", { name: /^Where will .* Air be based\?$/ }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    const leaving = page.getByRole("dialog", { name: "Leave and lose the company?" });
    await leaving.getByText("nobody can bring it back").waitFor();
    await leaving.getByRole("button", { name: "Cancel" }).click();
    await page
      .getByRole("button", { name: /^Choose .*, recommended$/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Make it my home" }).click();
    const banner = page.getByRole("region", { name: "Guest" });
    await banner.getByText("You play as a guest.").waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
    for (const width of [1280, 360]) {
      await resize(page, width);
      await shoot(page, `cargo-guest-${width}`);
      await assertAccessibleAtWidth(page, "the game of a guest");
    }
    // With a job in the cart, a phone still has room for a job of the list, once the message about the home is gone.
    await page.getByText("is your home.").waitFor({ state: "detached" });
    const picks = page.getByRole("button", { name: /^Pick / });
    await resize(page, 360, 740);
    const steps = page.getByRole("region", { name: "First steps" });
    const [first, bar] = [await boxOf(picks.first()), await boxOf(steps)];
    assert.ok(first.y + first.height <= bar.y, JSON.stringify({ first, bar }));
    await picks.and(page.locator(":enabled")).first().click();
    await steps.waitFor({ state: "detached" });
    const cart = await boxOf(page.getByRole("region", { name: /^Cart of / }));
    await page.evaluate('for (const part of document.querySelectorAll("main div")) part.scrollTop = 0');
    const job = await boxOf(picks.first());
    assert.ok(job.y + job.height <= cart.y, JSON.stringify({ job, cart }));
    await resize(page, 360);
    // A form that the service would refuse is not offered.
    await goTo(page, "/together");
    await page.getByText(/^Alliances are for players with a name and a password/).waitFor();
    assert.equal(await page.getByRole("form", { name: "Create an alliance" }).count(), 0);
    await goTo(page, "/");
    await banner.getByRole("button", { name: "Keep this company" }).click();
    const dialog = page.getByRole("dialog", { name: /^Keep .* Air$/ });
    await dialog.getByLabel("User name").fill("founder");
    await dialog.getByRole("textbox", { name: "Password" }).fill("a plane of my own");
    await shoot(page, "cargo-keep-360");
    await assertAccessibleInBothSchemes(page, "keeping a company, 360 px");
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await dialog.getByText("The name founder is taken.").waitFor();
    await dialog.getByLabel("User name").fill("amelia");
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await banner.waitFor({ state: "detached" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
  });
});

describe("the registration page of a cargo game that takes invites", () => {
  const stage = testStage("cargo", { environment: { CARGO_REGISTRATION: "invite" } });

  it("[REG5] an admin makes an invite, and a player registers with its link", async () => {
    const { page: panel, context } = await stage.visit(EMPTY_PATH);
    const login = await context.request.post(`${stage.service.url}/api/admin/login`, {
      data: { username: "admin", password: ADMIN_PASSWORD },
    });
    assert.equal(login.status(), 200);
    await panel.goto(`${stage.service.url}/admin/invites`);
    await panel.getByText("New players need an invite.").waitFor();
    await panel.getByRole("button", { name: "Make an invite" }).click();
    const form = panel.getByRole("dialog", { name: "Make an invite" });
    await form.getByLabel("Note").fill("For Mira");
    await form.getByRole("button", { name: "Make the invite" }).click();
    const link = await panel.getByRole("textbox", { name: "Link" }).inputValue();
    await panel.getByRole("row", { name: /^For Mira/ }).waitFor();
    for (const width of [1280, 360]) {
      await resize(panel, width);
      await shoot(panel, `cargo-admin-invites-${width}`);
      await assertAccessibleAtWidth(panel, "the invites");
    }

    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await resize(page, 360);
    await page.goto(stage.service.url);
    await page.getByText("Register", { exact: true }).click();
    const code = page.getByRole("textbox", { name: "Invite" });
    const fill = async () => {
      await page.getByLabel("User name").fill("mira");
      await page.getByRole("textbox", { name: "Password" }).fill("a plane of my own");
      await page.getByRole("button", { name: "Start my airline" }).click();
    };
    await code.fill("not-an-invite");
    await fill();
    await page.getByRole("alert").getByText("unknown, used up, expired or withdrawn").waitFor();
    await page.goto(link);
    await page.getByText("From the link that you opened").waitFor();
    assert.equal(await code.inputValue(), link.split("#")[1]);
    await shoot(page, "cargo-invited-360");
    await assertAccessibleInBothSchemes(page, "registering with an invite, 360 px");
    await page.getByLabel("Show a public page of my company").check();
    await fill();
    await page.getByRole("heading", { name: "Fly cargo around a living world" }).waitFor({ state: "detached" });
    assert.equal((await context.request.get(`${stage.service.url}/api/companies/mira`)).status(), 200);

    await panel.reload();
    await panel.getByText("used up").waitFor();
    await panel.getByRole("button", { name: "Withdraw For Mira" }).click();
    await panel.getByRole("button", { name: "Withdraw the invite", exact: true }).click();
    await panel.getByText("No invites yet").waitFor();
  });
});

async function boxOf(locator: Locator) {
  await locator.waitFor();
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}
