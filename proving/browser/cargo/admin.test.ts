import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { addPlayer, visitAsPlayer } from "../../harness/browser/cargo-visitor.ts";
import { EMPTY_PATH, resize, type VisitOptions } from "../../harness/browser/stage.ts";
import { ADMIN_PASSWORD as PASSWORD } from "../../harness/spawn-service.ts";
import { assertAccessible, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";

/** When a session was last used; the minutes are not known. */
const HOUR = /^\d+ \w+ \d{4}, \d\d h UTC$/;

describe("the admin panel of the cargo game", () => {
  const stage = testStage("cargo");
  before(async () => {
    for (const username of ["mira", "a_name_of_24_characters1"]) await addPlayer(stage, { username });
  });

  async function logIn(page: Page, password = PASSWORD, username = "admin"): Promise<void> {
    const form = page.getByRole("form", { name: "Sign in" });
    await form.getByLabel("User name").fill(username);
    await form.getByRole("textbox", { name: "Password" }).fill(password);
    await form.getByRole("button", { name: "Sign in" }).click();
  }

  /** A visitor who is already signed in as the admin. */
  async function visitAsAdmin(path: string, options: VisitOptions = {}) {
    const visitor = await stage.visit(EMPTY_PATH, options);
    const { request } = visitor.context;
    const answer = await request.post(`${stage.service.url}/api/admin/login`, {
      data: { username: "admin", password: PASSWORD },
    });
    assert.equal(answer.status(), 200);
    await visitor.page.goto(stage.service.url + path);
    return visitor;
  }

  it("the admin panel is accessible in both color schemes at 360 and 1280 px", async () => {
    const screens = [
      ["overview", "Commits a second since this page opened"],
      ["players", "mira"],
      ["sessions", "mira"],
      ["audit", "Added an admin"],
      ["users", "(you)"],
    ] as const;
    const { page } = await stage.visit("/admin");
    const assertScreen = async (name: string, shown: Locator) => {
      for (const width of [360, 1280]) {
        await resize(page, width);
        await shown.waitFor();
        await shoot(page, `cargo-admin-${name}-${width}`);
        await assertAccessibleInBothSchemes(page, `${name}, ${width} px`);
      }
    };
    await assertScreen("log-in", page.getByRole("heading", { name: "Administration" }));
    await logIn(page);
    await assertScreen("tables", page.getByRole("row", { name: /^packages \d/ }));
    for (const [path, text] of screens) {
      await page.goto(`${stage.service.url}/admin/${path}`);
      await assertScreen(path, page.getByText(text).first());
    }
    await page.goto(`${stage.service.url}/admin/tables/planes`);
    await page.getByRole("button", { name: "Edit id 1", exact: true }).click();
    await assertScreen("row", page.getByRole("dialog").getByLabel("arrival_sim_time").first());
  });

  it("[ADMIN1] the admin panel shows the service's refusal of a wrong password, and accepts the right one", async () => {
    const { page } = await stage.visit("/admin/players");
    await logIn(page, "not the password");
    assert.match(await page.getByRole("alert").innerText(), /password|name/i);
    await logIn(page);
    await page.getByRole("heading", { name: "Players" }).waitFor();
    await page.getByRole("button", { name: "Sign out admin" }).click();
    await page.getByRole("heading", { name: "Administration" }).waitFor();
    assert.equal(await page.getByText("Your session has ended").count(), 0);
  });

  it("[ADMIN7][ADMIN15] an admin edits a player's cash and reverts it, and the player sees both at once", async () => {
    const { page: game } = await visitAsPlayer(stage, "/leaderboard", { username: "live" });
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    const { page: panel } = await visitAsAdmin("/admin/players", { beside: true });
    await panel.getByRole("link", { name: "live", exact: true }).click();
    await panel.getByRole("region", { name: "Ledger" }).getByText("Starting money").first().waitFor();
    for (const section of ["Planes", "Sessions"]) {
      await panel.getByRole("region", { name: section, exact: true }).getByRole("table").first().waitFor();
    }
    const lastUsed = panel.getByRole("region", { name: "Sessions", exact: true }).getByRole("cell", { name: HOUR });
    await lastUsed.first().waitFor();
    await assertAccessible(panel, "the page of a player");
    await panel.getByRole("button", { name: "Actions for live" }).click();
    await panel.getByRole("menuitem", { name: "Edit the row" }).click();
    await panel.getByRole("button", { name: /^Edit id/ }).click();
    const form = panel.getByRole("dialog");
    await form.getByLabel("money").fill("-5");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("must be at least 0", { exact: true }).waitFor();
    await form.getByLabel("money").fill("777000");
    await form.getByText("money: 125000 → 777000").waitFor();
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await panel.getByText(/^Saved id \d+ of players\.$/).waitFor();
    await game.getByRole("banner").getByText("777,000 €").waitFor();
    await panel.getByRole("link", { name: "Audit" }).click();
    const entry = panel.getByRole("list", { name: "Changes" }).getByRole("listitem").first();
    assert.match(
      (await entry.innerText()).replace(/\s+/g, " "),
      /Edited a row players \d+ admin, .* money 125000 → 777000/,
    );
    await entry.getByRole("button", { name: /^Revert the change of players/ }).click();
    const question = panel.getByRole("dialog", { name: /^Revert the change of players/ });
    await question.getByText("777000").waitFor();
    await question.getByRole("button", { name: "Revert the change", exact: true }).click();
    await panel.getByText(/^The change of players \d+ is reverted\.$/).waitFor();
    await game.getByRole("banner").getByText("125,000 €").waitFor();
  });

  it("the page of a player lists the newest planes, of more than it has room for", async () => {
    const player = await addPlayer(stage, { username: "collector" });
    await player.ok("POST", "/api/test/add-cash", { amount: 10_000_000 });
    for (let count = 0; count < 16; count++)
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF", name: `Plane ${count}` });
    const { page } = await visitAsAdmin("/admin/players?search=collector");
    await page.getByRole("link", { name: "collector", exact: true }).click();
    const rows = page.getByRole("region", { name: "Planes", exact: true }).getByRole("row");
    await rows.nth(1).getByText("Plane 15").waitFor();
    assert.equal(await rows.count(), 16);
    await rows.last().getByText("Plane 1", { exact: true }).waitFor();
  });

  it("[ADMIN6] an admin edits a row with a composite key by the whole key", async () => {
    const { page } = await visitAsAdmin("/admin/tables/slots?where.airport_icao=EDDF");
    const edit = page.getByRole("button", { name: /^Edit airport_icao EDDF, slot 0$/ });
    await edit.click();
    const form = page.getByRole("dialog");
    await form.getByLabel("airport_icao").fill("ZZZZ");
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await form.getByText(/^Foreign key: there is no row of pools with airport_icao "ZZZZ"/).waitFor();
    await form.getByLabel("airport_icao").fill("EDDF");
    await form.getByLabel("ready_at").fill("4102444800000");
    await form.getByText("1 Jan 2100, 00:00:00 UTC").waitFor();
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await page.getByText("Saved airport_icao EDDF, slot 0 of slots.").waitFor();
    await page.getByRole("cell", { name: /1 Jan 2100/ }).waitFor();
  });

  it("[ADMIN3] an admin adds another admin, who signs in, and deletes that admin again", async () => {
    const { page } = await visitAsAdmin("/admin/users");
    const zoe = page.getByRole("row", { name: /^zoe/ });
    await page.getByRole("button", { name: "Add an admin" }).click();
    const form = page.getByRole("dialog", { name: "Add an admin" });
    await form.getByLabel("User name").fill("zoe");
    const [password, current] = [
      form.getByRole("textbox", { name: "Password", exact: true }),
      form.getByRole("textbox", { name: "Your current password" }),
    ];
    await current.fill("not the password");
    for (const tried of ["password1", "many words of an admin"]) {
      await password.fill(tried);
      await form.getByRole("button", { name: "Add the admin" }).click();
      await form.getByRole("alert").waitFor();
    }
    await current.fill(PASSWORD);
    await form.getByRole("button", { name: "Add the admin" }).click();
    await zoe.waitFor();
    const { page: other } = await stage.visit("/admin/users", { beside: true });
    await logIn(other, "many words of an admin", "zoe");
    await other.getByRole("row", { name: /^zoe \(you\)/ }).waitFor();
    await page.getByRole("button", { name: "Delete zoe" }).click();
    await page.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await page.getByRole("button", { name: "Delete the admin", exact: true }).click();
    await zoe.waitFor({ state: "detached" });
    await other.getByRole("link", { name: "Players" }).click();
    await other.getByText("Your session has ended").waitFor();

    await page.getByRole("button", { name: "Delete admin" }).click();
    const question = page.getByRole("dialog", { name: "Delete the admin admin?" });
    await question.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await question.getByRole("button", { name: "Delete the admin", exact: true }).click();
    await question.getByRole("alert").filter({ hasText: "is the last one" }).waitFor();
  });

  it("[ADMIN13] the table editor deletes a session, and changes neither sessions nor admins", async () => {
    const { page: game } = await visitAsPlayer(stage, "/leaderboard", { username: "brief" });
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    const { page: panel } = await visitAsAdmin("/admin/tables/sessions?orderBy=id&direction=desc", { beside: true });
    await panel.getByText("Rows can be deleted but not changed.").waitFor();
    await panel
      .getByRole("button", { name: /^View id/ })
      .first()
      .click();
    const form = panel.getByRole("dialog");
    assert.equal(await form.getByRole("button", { name: /^Save/ }).count(), 0);
    await form.getByRole("button", { name: "Delete" }).click();
    await panel.getByRole("button", { name: "Delete row", exact: true }).click();
    await game.getByText("Your session has ended").waitFor();
    await panel.goto(`${stage.service.url}/admin/tables/admin_users`);
    await panel.getByText("Read only here: the service writes it, or another page of this panel.").waitFor();
  });

  it("[ADMIN3] an admin ends a player's session, and the player is asked to sign in again", async () => {
    const { page: game } = await visitAsPlayer(stage, "/leaderboard", { username: "guest" });
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    const { page: panel } = await visitAsAdmin("/admin/sessions", { beside: true });
    await panel.getByRole("row", { name: /guest/ }).getByRole("cell", { name: HOUR }).waitFor();
    await panel.getByRole("button", { name: "End the session of guest" }).click();
    await panel.getByRole("button", { name: "End the session", exact: true }).click();
    await panel.getByText("The session of guest has ended.").waitFor();
    await game.getByText("Your session has ended").waitFor();
    await panel.getByRole("radiogroup", { name: "Show sessions of" }).getByText("Admins").click();
    await panel.getByText("(this one)").waitFor();
  });

  it("[ADMIN4][SUSPEND1] an admin adjusts the cash of a found player, suspends the player, who is shown why, and restores the account", async () => {
    const { page: game } = await visitAsPlayer(stage, "/leaderboard", { username: "mallory" });
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    const { page } = await visitAsAdmin("/admin/players", { beside: true });
    const header = page.getByRole("columnheader", { name: "Last seen (to the hour)" });
    await header.getByRole("button").click();
    await page.waitForURL(/orderBy=seen_at&direction=desc/);
    assert.equal(await header.getAttribute("aria-sort"), "descending");
    const [seen, last] = [await header.boundingBox(), await page.getByRole("columnheader").last().boundingBox()];
    assert.ok(seen !== null && last !== null && seen.x + seen.width <= last.x + 1, "no column is below the last one");
    await page.goto(`${stage.service.url}/admin/players?search=MALL`);
    const actions = page.getByRole("button", { name: "Actions for mallory" });
    await actions.waitFor();
    for (const width of [360, 1280]) {
      await resize(page, width);
      await shoot(page, `cargo-admin-players-found-${width}`);
    }
    await actions.click();
    await page.getByRole("menuitem", { name: "Adjust the cash …" }).waitFor();
    await assertAccessible(page, "the actions for a player");
    await page.getByRole("menuitem", { name: "Adjust the cash …" }).click();
    const cash = page.getByRole("dialog", { name: "Adjust the cash of mallory" });
    await cash.getByLabel("Euros").fill("-200000");
    await cash.getByLabel("Reason").fill("A wrong landing");
    await cash.getByRole("button", { name: "Adjust the cash" }).click();
    await cash.getByRole("alert").waitFor();
    for (const width of [360, 1280]) {
      await resize(page, width);
      await shoot(page, `cargo-admin-cash-${width}`);
      await assertAccessible(page, `adjust the cash, ${width} px`);
    }
    await cash.getByLabel("Euros").fill("5000");
    await cash.getByRole("button", { name: "Adjust the cash" }).click();
    await page.getByText("The cash of mallory is adjusted.").waitFor();
    await game.getByRole("banner").getByText("130,000 €").waitFor();
    await page.goto(`${stage.service.url}/admin/audit`);
    const takeBack = page.getByRole("button", { name: /^Take back the adjustment of players/ });
    await takeBack.first().click();
    const opposite = page.getByRole("dialog", { name: /^Take back the adjustment of players/ });
    await opposite.getByText("125000", { exact: true }).waitFor();
    await assertAccessible(page, "taking an adjustment back");
    const offered = await takeBack.count();
    await opposite.getByRole("button", { name: "Take it back", exact: true }).click();
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    await page.getByText(/^Taken back by entry \d+$/).waitFor();
    // The entry that took it back can be taken back in turn.
    assert.equal(await takeBack.count(), offered);
    await page.goto(`${stage.service.url}/admin/players?search=MALL`);
    await page.getByRole("link", { name: "mallory", exact: true }).click();
    const when = page.getByRole("region", { name: "Ledger, newest" }).getByRole("cell", { name: / UTC$/ }).first();
    const [cell, box] = [
      await when.boundingBox(),
      await page.getByRole("region", { name: "Ledger, newest" }).boundingBox(),
    ];
    assert.ok(
      cell !== null && box !== null && cell.x + cell.width <= box.x + box.width + 1,
      "the last column is shown",
    );
    await page.goBack();
    await actions.click();
    await page.getByRole("menuitem", { name: "Suspend …" }).click();
    const dialog = page.getByRole("dialog", { name: "Suspend mallory?" });
    await dialog.getByLabel("Reason").fill("Sells accounts");
    await dialog.getByLabel("For how long").selectOption("A week");
    await dialog.getByRole("button", { name: "Suspend the player", exact: true }).click();
    await page.getByText("suspended", { exact: true }).waitFor();
    await page.getByText(/^until .*: Sells accounts$/).waitFor();
    await game.getByRole("heading", { name: "Your account is suspended" }).waitFor();
    await game.getByText("Sells accounts").waitFor();
    for (const width of [360, 1280]) {
      await resize(game, width);
      await shoot(game, `cargo-suspended-${width}`);
      await assertAccessibleInBothSchemes(game, `suspended, ${width} px`);
    }
    await actions.click();
    await page.getByRole("menuitem", { name: "Restore …" }).click();
    await page.getByRole("button", { name: "Restore the player", exact: true }).click();
    await page.getByText("mallory can sign in again.").waitFor();
    await game.getByRole("button", { name: "Check again" }).click();
    await game.getByRole("form", { name: "Sign in" }).waitFor();
    await actions.click();
    await page.getByRole("menuitem", { name: "Set a password …" }).click();
    const form = page.getByRole("dialog", { name: "Set a password for mallory" });
    await form.getByRole("textbox", { name: "New password" }).fill("a password of later");
    await form.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await form.getByRole("button", { name: "Set the password" }).click();
    await page.getByText("mallory has a new password.").waitFor();
  });
});
