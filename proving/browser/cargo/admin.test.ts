import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Locator, Page } from "playwright-core";
import { addPlayer } from "../../harness/browser/cargo-visitor.ts";
import { resize } from "../../harness/browser/stage.ts";
import { ADMIN_PASSWORD as PASSWORD } from "../../harness/spawn-service.ts";
import { assertAccessible, assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot, shootBoth } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { goTo, sharedPage } from "./shared-page.ts";

/** When a session was last used; the minutes are not known. */
const HOUR = /^\d+ \w+ \d{4}, \d\d h UTC$/;

describe("the admin panel of the cargo game", () => {
  const stage = testStage("cargo");
  const show = sharedPage(stage);
  /** A tab beside the one with the game, in which the admin is signed in after the first test. */
  let panel: Page;
  before(async () => {
    await addPlayer(stage, { username: "a_name_of_24_characters1" });
    const { context } = await show("/leaderboard", await addPlayer(stage, { username: "mira" }));
    panel = await context.newPage();
    await panel.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await panel.goto(`${stage.service.url}/admin`);
  });

  async function logIn(page: Page, password = PASSWORD, username = "admin"): Promise<void> {
    const form = page.getByRole("form", { name: "Sign in" });
    await form.getByLabel("User name").fill(username);
    await form.getByRole("textbox", { name: "Password" }).fill(password);
    await form.getByRole("button", { name: "Sign in" }).click();
  }

  /** Shows the game to a new player. */
  async function play(username: string): Promise<Page> {
    const { page } = await show("/leaderboard", await addPlayer(stage, { username }));
    await page.getByRole("banner").getByText("125,000 €").waitFor();
    return page;
  }

  it("the admin panel is accessible in both color schemes at 360 and 1280 px", async () => {
    const screens = [
      ["overview", "Commits a second since this page opened"],
      ["players", "mira"],
      ["sessions", "mira"],
      ["audit", "Added an admin"],
      ["users", "(you)"],
    ] as const;
    const assertScreen = async (name: string, width: number, shown: Locator) => {
      await shown.waitFor();
      await shoot(panel, `cargo-admin-${name}-${width}`);
      // Only a phone has the bar of pages below.
      const check = name === "overview" ? assertAccessibleInBothSchemes : assertAccessibleAtWidth;
      await check(panel, name);
    };
    for (const width of [360, 1280]) {
      await resize(panel, width);
      await assertScreen("log-in", width, panel.getByRole("heading", { name: "Administration" }));
    }
    await logIn(panel);
    for (const width of [1280, 360]) {
      await resize(panel, width);
      await goTo(panel, "/admin");
      await assertScreen("tables", width, panel.getByRole("row", { name: /^packages \d/ }));
      for (const [path, text] of screens) {
        await goTo(panel, `/admin/${path}`);
        await assertScreen(path, width, panel.getByText(text).first());
      }
    }
    await goTo(panel, "/admin/tables/planes");
    await panel.getByRole("button", { name: "Edit id 1", exact: true }).click();
    for (const width of [360, 1280]) {
      await resize(panel, width);
      await assertScreen("row", width, panel.getByRole("dialog").getByLabel("arrival_sim_time").first());
    }
    await panel.keyboard.press("Escape");
  });

  it("[ADMIN1] the admin panel shows the service's refusal of a wrong password, and accepts the right one", async () => {
    await goTo(panel, "/admin/players");
    await panel.getByRole("button", { name: "Sign out admin" }).click();
    await panel.getByRole("heading", { name: "Administration" }).waitFor();
    assert.equal(await panel.getByText("Your session has ended").count(), 0);
    await logIn(panel, "not the password");
    assert.match(await panel.getByRole("alert").innerText(), /password|name/i);
    await logIn(panel);
    await panel.getByRole("heading", { name: "Players" }).waitFor();
  });

  it("[ADMIN7][ADMIN15] an admin edits a player's cash and reverts it, and the player sees both at once", async () => {
    const game = await play("live");
    await goTo(panel, "/admin/players?search=live");
    await panel.getByRole("link", { name: "live", exact: true }).click();
    await panel.getByRole("region", { name: "Ledger" }).getByText("Starting money").first().waitFor();
    for (const section of ["Planes", "Sessions"]) {
      await panel.getByRole("region", { name: section, exact: true }).getByRole("table").first().waitFor();
    }
    const lastUsed = panel.getByRole("region", { name: "Sessions", exact: true }).getByRole("cell", { name: HOUR });
    await lastUsed.first().waitFor();
    await shootBoth(panel, "cargo-admin-player");
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
    // The list of an earlier test is shown until it is read again.
    await entry.getByText("Edited a row").waitFor();
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

  it("the search for a player keeps the focus in its field, which follows the way back", async () => {
    await goTo(panel, "/admin/players");
    const field = panel.getByRole("searchbox", { name: "Find a player" });
    await field.fill("mira");
    await field.press("Enter");
    await panel.waitForURL(/\?search=mira$/);
    await panel.getByRole("link", { name: "mira", exact: true }).waitFor();
    await field.and(panel.locator(":focus")).waitFor();
    await panel.goBack();
    await panel.waitForURL(/\/players$/);
    await panel.getByRole("link", { name: "a_name_of_24_characters1", exact: true }).waitFor();
    assert.equal(await field.inputValue(), "");
    // A page beyond the last one, as after players were deleted.
    await goTo(panel, "/admin/players?page=9");
    await panel.getByText("No such page").waitFor();
    await panel.getByRole("button", { name: "To the first page" }).click();
    await panel.getByRole("link", { name: "mira", exact: true }).waitFor();
  });

  it("the page of a player lists the newest planes, of more than it has room for", async () => {
    const player = await addPlayer(stage, { username: "collector" });
    await player.ok("POST", "/api/test/add-cash", { amount: 10_000_000 });
    for (let count = 0; count < 16; count++)
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF", name: `Plane ${count}` });
    await goTo(panel, "/admin/players?search=collector");
    await panel.getByRole("link", { name: "collector", exact: true }).click();
    const rows = panel.getByRole("region", { name: "Planes", exact: true }).getByRole("row");
    await rows.nth(1).getByText("Plane 15").waitFor();
    assert.equal(await rows.count(), 16);
    await rows.last().getByText("Plane 1", { exact: true }).waitFor();
  });

  it("[ADMIN6] an admin edits a row with a composite key by the whole key", async () => {
    await goTo(panel, "/admin/tables/slots?where.airport_icao=EDDF");
    const edit = panel.getByRole("button", { name: /^Edit airport_icao EDDF, slot 0$/ });
    await edit.click();
    const form = panel.getByRole("dialog");
    await form.getByLabel("airport_icao").fill("ZZZZ");
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await form.getByText(/^Foreign key: there is no row of pools with airport_icao "ZZZZ"/).waitFor();
    await form.getByLabel("airport_icao").fill("EDDF");
    await form.getByLabel("ready_at").fill("4102444800000");
    await form.getByText("1 Jan 2100, 00:00:00 UTC").waitFor();
    // What was typed stays while the service cannot be reached.
    await panel.route("**/api/admin/**", (route) => route.abort());
    const readAgain = panel.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/admin/session"));
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await form.getByRole("alert").waitFor();
    await readAgain;
    await panel.getByRole("alert").nth(1).waitFor();
    await panel.unroute("**/api/admin/**");
    await form.getByRole("button", { name: "Save 1 change" }).click();
    await panel.getByText("Saved airport_icao EDDF, slot 0 of slots.").waitFor();
    await panel.getByRole("cell", { name: /1 Jan 2100/ }).waitFor();
  });

  it("[ADMIN3] an admin adds another admin, who signs in, and deletes that admin again", async () => {
    await goTo(panel, "/admin/users");
    const zoe = panel.getByRole("row", { name: /^zoe/ });
    await panel.getByRole("button", { name: "Add an admin" }).click();
    const form = panel.getByRole("dialog", { name: "Add an admin" });
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
    await panel.getByRole("button", { name: "Delete zoe" }).click();
    await panel.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await panel.getByRole("button", { name: "Delete the admin", exact: true }).click();
    await zoe.waitFor({ state: "detached" });
    await other.getByRole("link", { name: "Players" }).click();
    await other.getByText("Your session has ended").waitFor();

    await panel.getByRole("button", { name: "Delete admin" }).click();
    const question = panel.getByRole("dialog", { name: "Delete the admin admin?" });
    await question.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await question.getByRole("button", { name: "Delete the admin", exact: true }).click();
    await question.getByRole("alert").filter({ hasText: "is the last one" }).waitFor();
  });

  it("the link of a new invite is no longer shown once the invite is withdrawn", async () => {
    await goTo(panel, "/admin/invites");
    await panel.getByRole("button", { name: "Make an invite" }).click();
    const form = panel.getByRole("dialog", { name: "Make an invite" });
    await form.getByLabel("Note").fill("for Rosa");
    await form.getByRole("button", { name: "Make the invite" }).click();
    const ready = panel.getByText("The invite is ready");
    await ready.waitFor();
    const withdraw = panel.getByRole("button", { name: "Withdraw for Rosa" });
    await withdraw.click();
    await panel.getByRole("button", { name: "Cancel", exact: true }).click();
    // The focus returns to the button.
    await withdraw.and(panel.locator(":focus")).click();
    await panel.getByRole("button", { name: "Withdraw the invite", exact: true }).click();
    await panel.getByText("The invite is withdrawn.").waitFor();
    await ready.waitFor({ state: "detached" });
  });

  it("a question about a row stays when the row is gone, and the focus then moves to the next row or the heading", async () => {
    /** As another admin does. */
    const send = (method: string, path: string, body?: unknown) =>
      panel.evaluate<readonly { readonly id: number; readonly note: string }[] | undefined>(
        `fetch("/api/admin/invites${path}", ${JSON.stringify({
          method,
          ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
        })}).then((answer) => (answer.status === 200 ? answer.json() : {})).then(({ items }) => items)`,
      );
    for (const note of ["for Ines", "for Vera"]) await send("POST", "", { uses: 1, hours: 24, note });
    await goTo(panel, "/admin/invites");
    await panel.getByRole("button", { name: "Make an invite" }).click();
    await panel.getByRole("dialog").getByLabel("Note").fill("for Noor");
    await panel.getByRole("button", { name: "Make the invite" }).click();
    const focused = panel.locator(":focus");
    const withdraw = (name: string) => panel.getByRole("button", { name: `Withdraw ${name}` });
    const confirm = panel.getByRole("button", { name: "Withdraw the invite", exact: true });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await panel.route("**/api/admin/invites/*", (route) => held.then(() => route.continue()));
    await withdraw("for Vera").press("Enter");
    await confirm.press("Enter");
    await panel.keyboard.press("Escape");
    await withdraw("for Noor").press("Enter");
    // The late answer does not close the next question.
    answer();
    await withdraw("for Vera").waitFor({ state: "detached" });
    await panel.unroute("**/api/admin/invites/*");
    const noor = (await send("GET", ""))?.find(({ note }) => note === "for Noor");
    await send("DELETE", `/${noor?.id}`);
    await confirm.press("Enter");
    await withdraw("for Noor").waitFor({ state: "detached" });
    await panel.getByRole("dialog").getByRole("alert").filter({ hasText: "There is no invite" }).waitFor();
    await panel.keyboard.press("Escape");
    await panel
      .getByRole("row", { name: /for Ines/ })
      .and(focused)
      .waitFor();
    await withdraw("for Ines").press("Enter");
    await confirm.press("Enter");
    await panel.getByRole("heading", { name: "Invites" }).and(focused).waitFor();
  });

  it("[ADMIN13] the table editor deletes a session, and changes neither sessions nor admins", async () => {
    const game = await play("brief");
    await goTo(panel, "/admin/tables/sessions?orderBy=id&direction=desc");
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
    await goTo(panel, "/admin/tables/admin_users");
    await panel.getByText("Read only here: the service writes it, or another page of this panel.").waitFor();
  });

  it("[ADMIN3] an admin ends a player's session, and the player is asked to sign in again", async () => {
    const game = await play("guest");
    // The panel reads the sessions again, since it has changed something after it last showed them.
    await goTo(panel, "/admin/sessions");
    await panel.getByRole("row", { name: /guest/ }).getByRole("cell", { name: HOUR }).waitFor();
    await panel.getByRole("button", { name: "End the session of guest" }).click();
    await panel.getByRole("button", { name: "End the session", exact: true }).click();
    await panel.getByText("The session of guest has ended.").waitFor();
    await game.getByText("Your session has ended").waitFor();
    await panel.getByRole("radiogroup", { name: "Show sessions of" }).getByText("Admins").click();
    await panel.getByText("(this one)").waitFor();
  });

  it("[ADMIN4][SUSPEND1] an admin adjusts the cash of a found player, suspends the player, who is shown why, and restores the account", async () => {
    const game = await play("mallory");
    await goTo(panel, "/admin/players");
    const header = panel.getByRole("columnheader", { name: "Last seen (to the hour)" });
    await header.getByRole("button").click();
    await panel.waitForURL(/orderBy=seen_at&direction=desc/);
    assert.equal(await header.getAttribute("aria-sort"), "descending");
    const [seen, last] = [await header.boundingBox(), await panel.getByRole("columnheader").last().boundingBox()];
    assert.ok(seen !== null && last !== null && seen.x + seen.width <= last.x + 1, "no column is below the last one");
    await goTo(panel, "/admin/players?search=MALL");
    const actions = panel.getByRole("button", { name: "Actions for mallory" });
    await actions.waitFor();
    await shootBoth(panel, "cargo-admin-players-found");
    await actions.click();
    await panel.getByRole("menuitem", { name: "Adjust the cash …" }).waitFor();
    await assertAccessible(panel, "the actions for a player");
    await panel.getByRole("menuitem", { name: "Adjust the cash …" }).click();
    const cash = panel.getByRole("dialog", { name: "Adjust the cash of mallory" });
    await cash.getByLabel("Euros").fill("-200000");
    await cash.getByLabel("Reason").fill("A wrong landing");
    await cash.getByRole("button", { name: "Adjust the cash" }).click();
    await cash.getByRole("alert").waitFor();
    for (const width of [360, 1280]) {
      await resize(panel, width);
      await shoot(panel, `cargo-admin-cash-${width}`);
      await assertAccessibleAtWidth(panel, "adjust the cash");
    }
    await cash.getByLabel("Euros").fill("5000");
    await cash.getByRole("button", { name: "Adjust the cash" }).click();
    await panel.getByText("The cash of mallory is adjusted.").waitFor();
    await game.getByRole("banner").getByText("130,000 €").waitFor();
    await goTo(panel, "/admin/audit");
    const takeBack = panel.getByRole("button", { name: /^Take back the adjustment of players/ });
    await takeBack.first().click();
    const opposite = panel.getByRole("dialog", { name: /^Take back the adjustment of players/ });
    await opposite.getByText("125000", { exact: true }).waitFor();
    await assertAccessible(panel, "taking an adjustment back");
    const offered = await takeBack.count();
    await opposite.getByRole("button", { name: "Take it back", exact: true }).click();
    await game.getByRole("banner").getByText("125,000 €").waitFor();
    await panel.getByText(/^Taken back by entry \d+$/).waitFor();
    // The entry that took it back can be taken back in turn.
    assert.equal(await takeBack.count(), offered);
    await goTo(panel, "/admin/players?search=MALL");
    await panel.getByRole("link", { name: "mallory", exact: true }).click();
    const when = panel.getByRole("region", { name: "Ledger, newest" }).getByRole("cell", { name: / UTC$/ }).first();
    const [cell, box] = [
      await when.boundingBox(),
      await panel.getByRole("region", { name: "Ledger, newest" }).boundingBox(),
    ];
    assert.ok(
      cell !== null && box !== null && cell.x + cell.width <= box.x + box.width + 1,
      "the last column is shown",
    );
    await resize(panel, 360);
    const address = panel.getByRole("region", { name: "Sessions, newest" }).getByRole("rowheader").first();
    assert.ok(((await address.boundingBox())?.height ?? 0) < 60, "an address is on one line");
    await resize(panel, 1280);
    await panel.goBack();
    await actions.click();
    await panel.getByRole("menuitem", { name: "Suspend …" }).click();
    const dialog = panel.getByRole("dialog", { name: "Suspend mallory?" });
    await dialog.getByLabel("Reason").fill("Sells accounts");
    await dialog.getByLabel("For how long").selectOption("A week");
    await dialog.getByRole("button", { name: "Suspend the player", exact: true }).click();
    await panel.getByText("suspended", { exact: true }).waitFor();
    await panel.getByText(/^until .*: Sells accounts$/).waitFor();
    await game.getByRole("heading", { name: "Your account is suspended" }).waitFor();
    await game.getByText("Sells accounts").waitFor();
    for (const width of [360, 1280]) {
      await resize(game, width);
      await shoot(game, `cargo-suspended-${width}`);
      await assertAccessibleAtWidth(game, "suspended");
    }
    await actions.click();
    await panel.getByRole("menuitem", { name: "Restore …" }).click();
    await panel.getByRole("button", { name: "Restore the player", exact: true }).click();
    await panel.getByText("mallory can sign in again.").waitFor();
    await game.getByRole("button", { name: "Check again" }).click();
    await game.getByRole("form", { name: "Sign in" }).waitFor();
    await actions.click();
    await panel.getByRole("menuitem", { name: "Set a password …" }).click();
    const form = panel.getByRole("dialog", { name: "Set a password for mallory" });
    await form.getByRole("textbox", { name: "New password" }).fill("a password of later");
    await form.getByRole("textbox", { name: "Your current password" }).fill(PASSWORD);
    await form.getByRole("button", { name: "Set the password" }).click();
    await panel.getByText("mallory has a new password.").waitFor();
  });
});
