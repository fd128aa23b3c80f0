import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { InvitationListView, StateView } from "@outbound/cargo/api/schemas.ts";
import type { Page } from "playwright-core";
import { addPlayer, visitAs } from "../../harness/browser/cargo-visitor.ts";
import { EMPTY_PATH, resize } from "../../harness/browser/stage.ts";
import { CargoPlayer, PASSWORD } from "../../harness/cargo/player.ts";
import { assertAccessible, assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot } from "../screenshot.ts";
import { hasTitle } from "../tab-title.ts";
import { testStage } from "../test-stage.ts";
import { depart, land } from "./play.ts";
import { goTo, sharedPage } from "./shared-page.ts";

/** Paths, each with a text that is visible once the page has loaded everything. */
const PAGES = [
  ["company", "Show as table"],
  ["history", "took off"],
  ["history?show=jobs", "Delivered:"],
  ["leaderboard", "northern-air-freight-24 Air"],
  ["milestones", "10 jobs delivered"],
  ["account", "This one"],
] as const;

describe("the company", () => {
  const stage = testStage("cargo");
  const show = sharedPage(stage);

  describe("the pages about the company", () => {
    let owner: CargoPlayer;
    let page: Page;
    before(async () => {
      owner = await addPlayer(stage, { username: "northern-air-freight-24" });
      await playDays(owner);
      await addPlayer(stage, { username: "rival" });
      ({ page } = await visitAs(stage, EMPTY_PATH, owner));
    });

    it("a chart that cannot be loaded waits inside its page until the connection is back", async () => {
      await page.route("**/assets/cash-chart*", (route) => route.abort());
      await page.goto(`${stage.service.url}/company`);
      await page.getByText("This page needs the connection.").waitFor();
      await page.getByText("Show as table").waitFor();
      await page.unrouteAll();
      await page
        .getByRole("img", { name: /^Cash over time/ })
        .locator("svg")
        .first()
        .waitFor();
    });

    it("the pages about the company are accessible with a history, in both color schemes at 360 and 1280 px", async () => {
      for (const width of [360, 1280]) {
        await resize(page, width);
        for (const [path, text] of PAGES) {
          await goTo(page, `/${path}`);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await page.locator("main").getByText(text).first().waitFor();
          await shoot(page, `cargo-${path.replace("?show=", "-")}-${width}`);
          // Only a phone has the bar of pages below.
          const check = path === "company" ? assertAccessibleInBothSchemes : assertAccessibleAtWidth;
          await check(page, path);
          const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
          assert.equal(overflow, 0, `${path} scrolls sideways at ${width} px`);
        }
      }
    });

    it("the title of a tab names the page and the company, and on the company page the company only once", async () => {
      await goTo(page, "/fleet");
      await hasTitle(page, "Fleet · northern-air-freight-24 Air · Outbound");
      await page.getByRole("link", { name: "Company" }).first().click();
      await hasTitle(page, "northern-air-freight-24 Air · Outbound");
    });

    it("the balance shows the profit of each plane, sorted by a chosen column", async () => {
      await goTo(page, "/company");
      const rows = page.getByRole("region", { name: "Profit of each plane" }).getByRole("row");
      await rows.nth(1).waitFor();
      const first = () => rows.nth(1).innerText();
      assert.match(await first(), /Cessna 208B Cargomaster/);
      await page.getByRole("button", { name: "Purchase" }).click();
      assert.match(await first(), /Metro III Expediter/);
      assert.equal(await page.getByRole("columnheader", { name: "Purchase" }).getAttribute("aria-sort"), "descending");
      await page.getByText("Show as table").click();
      await page.getByRole("region", { name: "Cash over time as a table" }).getByText("125,000 €").waitFor();
    });

    it("the company pages show new entries at once, and list entries by page and by kind", async () => {
      await goTo(page, "/company");
      const entries = page.getByRole("list", { name: "ledger entries" }).getByRole("listitem");
      await entries.first().waitFor();
      assert.equal(await entries.count(), 25);
      const reads: string[] = [];
      page.on("request", (request) => reads.push(new URL(request.url()).pathname));
      await owner.ok("POST", "/api/test/add-cash", { amount: 77 });
      await entries.first().getByText("+77 €").waitFor();
      assert.deepEqual(
        reads.filter((path) => path === "/api/history/summary"),
        ["/api/history/summary"],
      );
      await page.getByRole("button", { name: "Show older" }).click();
      await entries.nth(26).waitFor();
      await goTo(page, "/history");
      const events = page.getByRole("list", { name: "events" });
      await page.getByText("Trouble", { exact: true }).click();
      await events.getByText(/^You abandoned a job from/).waitFor();
      assert.equal(await events.getByText(/took off/).count(), 0);
      await page.getByRole("tab", { name: "Ended jobs" }).click();
      await page.getByText("Abandoned", { exact: true }).click();
      await page
        .getByRole("list", { name: "ended jobs" })
        .getByText(/^Abandoned: /)
        .waitFor();
    });

    it("the ranking lists all players by a chosen figure, and names the player's own rank", async () => {
      await goTo(page, "/leaderboard");
      await page.getByText("You rank 1 of 2 players.").waitFor();
      const own = page.getByRole("row").filter({ hasText: "You" });
      await page.getByText("Distance", { exact: true }).first().click();
      await page.locator("th[aria-sort=descending]", { hasText: "Distance" }).waitFor();
      assert.match(await own.innerText(), /northern-air-freight-24 Air/);
      await page.getByText("Seasons", { exact: true }).click();
      await page.getByText("Tonne-km", { exact: true }).first().click();
      await page.getByRole("switch", { name: "Without routes" }).click();
      const season = page.getByRole("row").filter({ hasText: "You" });
      await season.getByText(/^[\d,]+\stkm$/).waitFor();
      await shootBoth(page, "cargo-seasons");
      await assertAccessible(page, "the seasons");
    });

    it("a player wears an earned livery, and shows the company to people without an account once the page is on", async () => {
      await goTo(page, "/milestones");
      const path = "/company/northern-air-freight-24";
      await page.getByRole("button", { name: /^Gold, not earned\. Needs: A campaign that succeeded/ }).waitFor();
      await page.getByRole("button", { name: "Dawn", exact: true }).click();
      await page.getByText("Your livery is Dawn.").waitFor();
      await goTo(page, path);
      await page.getByText("Page not found").waitFor();
      await goTo(page, "/account");
      await page.getByRole("switch", { name: /^Public company page/ }).click();
      await page.getByText("Anybody can see your company page.").waitFor();
      await page.context().clearCookies();
      await page.goto(stage.service.url + path);
      await page.getByRole("heading", { name: "northern-air-freight-24 Air", level: 1 }).waitFor();
      await page.getByRole("region", { name: "Fleet" }).getByText("Metro III Expediter").waitFor();
      assert.equal(await page.getByText("€").count(), 0, "no money is shown");
      await page.getByRole("banner").getByRole("link", { name: "Play", exact: true }).waitFor();
      await page.getByText("Flights on routes are not listed.").waitFor();
      await shootBoth(page, "cargo-profile");
      await assertAccessibleInBothSchemes(page, "the public page of a company");
      await page.getByRole("banner").getByRole("link", { name: "Play", exact: true }).click();
      await page.getByRole("form", { name: "Sign in" }).waitFor();
    });
  });

  describe("alliances", () => {
    it("[TO2] [TO3] a player founds an alliance, another joins it, members see the planes of those who show them, and the founder expels", async () => {
      const guest = await addPlayer(stage, { username: "guest" });
      const { page, player } = await show("/together", await addPlayer(stage, { username: "patron" }));
      await page.getByRole("textbox", { name: "Create an alliance" }).fill("Northern Wings");
      await page.getByRole("button", { name: "Create", exact: true }).click();
      await page.getByRole("link", { name: "Northern Wings" }).first().click();
      await page.getByRole("heading", { name: "Northern Wings", level: 1 }).waitFor();
      await page.getByLabel("User name").fill("nobody-at-all");
      await page.getByRole("button", { name: "Invite" }).click();
      await page.getByText("No player is named 'nobody-at-all'.").waitFor();
      await page.getByLabel("User name").fill("guest");
      await page.getByRole("button", { name: "Invite" }).click();
      await page.getByText("Invited.").waitFor();
      const open = page.getByRole("list", { name: "Open invitations" }).getByRole("listitem");
      await open.getByText(/^guest · invited .* · lapses /).waitFor();
      await page.getByText("1 of at most 20 are open.").waitFor();
      await shootBoth(page, "cargo-alliance-invite");
      await assertAccessibleInBothSchemes(page, "the open invitations of an alliance");
      await open.getByRole("button", { name: "Withdraw the invitation of guest Air", exact: true }).click();
      await page.getByText("The invitation of guest Air is withdrawn.").waitFor();
      await open.waitFor({ state: "detached" });
      await page.getByLabel("User name").fill("guest");
      await page.getByRole("button", { name: "Invite" }).click();
      await open.waitFor();
      await page.getByRole("switch", { name: /^Show my planes to members/ }).click();
      await page.getByText("Members see your planes.").waitFor();
      const other = await show("/account", guest, { width: 360 });
      await other.page.getByRole("button", { name: "More, 1 invitation" }).waitFor();
      await goTo(page, "/together");
      await other.page.getByText("Northern Wings invites you.").waitFor();
      const sections = other.page.getByRole("main").getByRole("heading", { level: 2 });
      assert.equal(await sections.first().innerText(), "Your alliance", "what waits for an answer comes first");
      await shootBoth(other.page, "cargo-together", [1280, 360]);
      const answers = other.page
        .getByRole("list", { name: "Invitations" })
        .getByRole("button", { name: /^(Join|Decline)/ });
      const tops = await answers.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      assert.deepEqual(tops, Array(3).fill(tops[0]), "Join, Decline and Block are in one row on a phone");
      await resize(other.page, 1280);
      await other.page.getByRole("link", { name: "Together, 1 invitation" }).waitFor();
      await assertAccessibleInBothSchemes(other.page, "invitations");
      await other.page.getByRole("button", { name: "Join Northern Wings", exact: true }).click();
      await other.page.getByText("You are a member of Northern Wings.").first().waitFor();
      await other.page.getByRole("link", { name: "Together", exact: true }).waitFor();
      await other.page.getByRole("link", { name: "Northern Wings" }).first().click();
      await other.page.getByRole("button", { name: "Planes of patron Air" }).click();
      await other.page.getByText(/^Parked in /).waitFor();
      await shootBoth(other.page, "cargo-alliance");
      await assertAccessibleInBothSchemes(other.page, "an alliance");
      await other.page.getByRole("button", { name: "Leave the alliance …" }).click();
      await other.page.getByRole("button", { name: "Leave", exact: true }).click();
      await other.page.getByText("You left Northern Wings.").waitFor();
      await other.page.getByRole("textbox", { name: "Create an alliance" }).waitFor();
      await player.ok("POST", "/api/alliance/invitations", { username: "guest" });
      const { items } = await guest.ok<InvitationListView>("GET", "/api/invitations");
      await guest.ok("POST", `/api/invitations/${items[0]?.id}/accept`);
      await other.page.getByText("You are a member of Northern Wings.").first().waitFor();
      const { page: founders } = await visitAs(stage, "/together", player, { beside: true });
      await founders.getByRole("link", { name: "Northern Wings" }).first().click();
      await founders.getByRole("button", { name: "Expel guest Air …" }).click();
      const question = founders.getByRole("dialog", { name: "Expel guest Air?" });
      await question.getByText(/earned stay with the alliance/).waitFor();
      await shootBoth(founders, "cargo-alliance-expel");
      await assertAccessible(founders, "the question before a member is expelled");
      await question.getByRole("button", { name: "Expel", exact: true }).click();
      await founders.getByText("guest Air is no longer a member of Northern Wings.").waitFor();
      await founders.getByRole("button", { name: /^Expel/ }).waitFor({ state: "detached" });
      await other.page.getByText("The founder expelled you from the alliance Northern Wings.").waitFor();
    });

    it("an alliance that cannot be read is not taken for an unknown one, and is read again on request", async () => {
      const founder = await addPlayer(stage, { username: "unreachable" });
      const { player } = await founder.ok<StateView>("POST", "/api/alliances", { name: "Quiet Wings" });
      const { page } = await show("/account", founder);
      await page.route("**/api/alliances/*", (route) => route.abort());
      await goTo(page, `/together/${player.alliance?.id}`);
      const again = page.getByRole("button", { name: "Try again" });
      await again.waitFor();
      assert.equal(await page.getByText("Page not found").count(), 0);
      await page.unrouteAll();
      await again.click();
      await page.getByRole("heading", { name: "Quiet Wings", level: 1 }).waitFor();
      await goTo(page, "/together/999999");
      await page.getByText("Page not found").waitFor();
    });

    it("[TO2] an invitation that was withdrawn leaves the list as soon as it is refused", async () => {
      const guest = await addPlayer(stage, { username: "late-guest" });
      const founder = await addPlayer(stage, { username: "fickle" });
      await founder.ok("POST", "/api/alliances", { name: "Fickle Wings" });
      await founder.ok("POST", "/api/alliance/invitations", { username: "late-guest" });
      const [invitation] = (await guest.ok<InvitationListView>("GET", "/api/invitations")).items;
      const { page } = await show("/together", guest);
      const join = page.getByRole("button", { name: "Join Fickle Wings", exact: true });
      await join.waitFor();
      await founder.ok("DELETE", `/api/alliance/invitations/${invitation?.id}`);
      await join.click();
      // The list is read again every 30 seconds anyway.
      await join.waitFor({ state: "detached", timeout: 15_000 });
    });
  });

  describe("bases", () => {
    it("a base is opened where the player has delivered often, is on the company page, and is sold after a confirmation", async () => {
      const { page, player } = await show("/company", await addPlayer(stage, { username: "settler" }));
      await player.ok("POST", "/api/test/add-cash", { amount: 900_000 });
      const section = page.getByRole("region", { name: "Bases" });
      const search = section.getByRole("combobox", { name: "Open a base at" });
      const choose = async (text: string) => {
        await search.fill(text);
        await page.getByRole("option").first().filter({ hasText: text }).click();
      };
      await section.getByText("Deliver somewhere 10 times to open a base there.").waitFor();
      await choose("EDDM");
      await section
        .getByRole("alert")
        .getByText(/deliver/)
        .waitFor();
      await goTo(page, "/fleet");
      await deliverTen(player);
      await goTo(page, "/company");
      // The client may have read the places less than ten seconds ago.
      await page.reload();
      const places = section.getByRole("list", { name: "Airports for a base" });
      await places.waitFor();
      await assertAccessible(page, "airports for a base");
      await places.getByRole("button", { name: "Open a base at Munich (EDDM) …" }).click();
      await page.getByRole("heading", { name: "Bases" }).scrollIntoViewIfNeeded();
      await section.getByText("250,000 €").first().waitFor();
      await assertAccessible(page, "a base to open");
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.getByRole("heading", { name: "Bases" }).scrollIntoViewIfNeeded();
        await shoot(page, `cargo-bases-${width}`);
      }
      await section.getByRole("button", { name: /^Open a base for 250,000/ }).click();
      const base = section.getByRole("list", { name: "Bases" }).getByRole("listitem");
      await base.getByText(/^Upkeep 12,500\s€/).waitFor();
      await base.getByRole("button", { name: /^Sell the base at Munich/ }).click();
      const question = page.getByRole("dialog", { name: /^Sell the base at Munich/ });
      await question.getByRole("button", { name: /^Sell for 125,000/ }).click();
      await base.waitFor({ state: "detached" });
      assert.deepEqual((await player.ok<StateView>("GET", "/api/state")).bases, []);
    });

    it("the largest cash and the widest name are in view on the company page and in the ranking, at 360 and 1280 px", async () => {
      const player = await addPlayer(stage, { username: "W".repeat(24) });
      await player.ok("POST", "/api/test/add-cash", { amount: 900_000_000_000 });
      const { page } = await show("/company", player);
      await page.getByText("1 of ", { exact: false }).first().waitFor();
      for (const width of [1280, 360]) {
        await resize(page, width);
        const cut = `[...document.querySelectorAll("[data-figures] :is(dd, div)")]
          .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.textContent)`;
        assert.deepEqual(await page.evaluate(cut), [], `${width} px`);
        assert.equal(
          await page.evaluate("document.querySelector('main').scrollWidth <= innerWidth"),
          true,
          `${width} px`,
        );
      }
      await goTo(page, "/leaderboard");
      const own = page.getByRole("row").filter({ hasText: "900,000," });
      await own.waitFor();
      const { x, width } = (await own.boundingBox()) ?? assert.fail();
      assert.ok(x + width <= 360, `the row ends at ${x + width} px`);
      await resize(page, 1280);
    });
  });

  describe("the account", () => {
    it("the account page shows the service's refusal of a wrong password, and sets a new one", async () => {
      const { page } = await show("/account", await addPlayer(stage, { username: "careful" }));
      const form = page.getByRole("form", { name: "Change the password" });
      await form.getByRole("textbox", { name: "Current password" }).fill("not the password");
      await form.getByRole("textbox", { name: "New password" }).fill("another long password");
      await form.getByRole("button", { name: "Change the password" }).click();
      assert.match(await form.getByRole("alert").innerText(), /password/i);
      await form.getByRole("textbox", { name: "Current password" }).fill(PASSWORD);
      await form.getByRole("button", { name: "Change the password" }).click();
      await page.getByText("Password changed. All other sessions have ended.").waitFor();
    });

    it("the account page lists the sessions and ends another one, whose page signs out at once", async () => {
      const { page } = await show("/fleet", await addPlayer(stage, { username: "everywhere" }));
      const other = await stage.visit("/account", { beside: true });
      await other.page.getByLabel("User name").fill("everywhere");
      await other.page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
      await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
      await other.page.getByRole("list", { name: "Sessions" }).waitFor();
      await goTo(page, "/account");
      const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
      await sessions.getByText("This one").waitFor();
      await page.getByRole("button", { name: /^End the session of Chrome on Linux/ }).click();
      await page.getByText("The session of Chrome on Linux has ended.").waitFor();
      await other.page.getByText("Your session has ended").waitFor();
      // The list is read again after the message.
      await sessions.nth(1).waitFor({ state: "detached" });
      assert.equal(await sessions.count(), 1);
    });

    it("[TOKEN1][TOKEN6] a player makes an API token, copies it once, uses it in a program, and revokes it", async () => {
      const player = await addPlayer(stage, { username: "botmaster" });
      await player.ok("POST", "/api/auth/tokens", { name: "fleet board", scope: "read", expiresInDays: 365 });
      const { page, context } = await show("/account", player);
      const section = page.getByRole("region", { name: "API tokens" });
      await section.getByRole("button", { name: "Make a token" }).click();
      const form = page.getByRole("dialog", { name: "Make an API token" });
      await form.getByLabel("Name").fill("market bot");
      await form.getByRole("radio", { name: "Play" }).check();
      await form.getByLabel("Valid for").selectOption("7");
      await shoot(page, "cargo-token-form-1280");
      await assertAccessibleAtWidth(page, "the form of an API token");
      await resize(page, 360);
      await shoot(page, "cargo-token-form-360");
      await assertAccessibleAtWidth(page, "the form of an API token");
      await form.getByRole("button", { name: "Make the token" }).click();
      const token = await section.getByRole("textbox", { name: "Token" }).inputValue();
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await section.getByRole("button", { name: "Copy the token" }).click();
      await section.getByRole("button", { name: "Copied" }).waitFor();
      assert.equal(await page.evaluate("navigator.clipboard.readText()"), token);
      for (const width of [360, 1280]) {
        await resize(page, width);
        await section.evaluate((element) => element.scrollIntoView());
        await shoot(page, `cargo-tokens-${width}`);
        await assertAccessibleAtWidth(page, "a new API token");
      }
      const program = new CargoPlayer(player.url, { id: player.id, token });
      await program.state();
      await goTo(page, "/fleet");
      await section.waitFor({ state: "detached" });
      await goTo(page, "/account");
      const tokens = section.getByRole("list", { name: "API tokens" }).getByRole("listitem");
      await tokens.filter({ hasText: "fleet board" }).getByText("never used").waitFor();
      await tokens.filter({ hasText: "market bot" }).getByText("Expires in 7 days").waitFor();
      await page.getByLabel("Keep my API tokens").waitFor();
      assert.equal(await section.getByText(token).count(), 0);
      await assertAccessible(page, "the API tokens");
      await page.getByRole("button", { name: "Revoke market bot" }).click();
      await page
        .getByRole("dialog", { name: "Revoke market bot?" })
        .getByRole("button", { name: "Revoke the token", exact: true })
        .click();
      await page.getByText("market bot is revoked.").waitFor();
      // The list is read again after the message.
      await tokens.filter({ hasText: "market bot" }).waitFor({ state: "detached" });
      assert.equal(await tokens.count(), 1);
      assert.equal((await program.send("GET", "/api/state")).status, 401);
    });

    it("an account is deleted only after the name and the password were typed", async () => {
      const { page } = await show("/account", await addPlayer(stage, { username: "leaving" }));
      await page.getByRole("button", { name: "Delete the account" }).click();
      const form = page.getByRole("form", { name: "Delete the account" });
      const confirm = form.getByRole("button", { name: "Delete account" });
      await form.getByLabel(/^Type your user name/).fill("leavin");
      await form.getByRole("textbox", { name: "Your password" }).fill("a wrong password");
      assert.ok(await confirm.isDisabled());
      await form.getByLabel(/^Type your user name/).fill("leaving");
      await assertAccessible(page, "the question before an account is deleted");
      await confirm.click();
      await form.getByRole("alert").waitFor();
      await form.getByRole("textbox", { name: "Your password" }).fill(PASSWORD);
      await confirm.click();
      await page.getByText("Account deleted.").waitFor();
      await page.getByRole("form", { name: "Sign in" }).waitFor();
      assert.equal(await page.getByText("Your session has ended").count(), 0);
    });
  });
});

/** Takes screenshots at the widths of a desktop and a phone. */
async function shootBoth(page: Page, name: string, widths: readonly number[] = [360, 1280]): Promise<void> {
  for (const width of widths) {
    await resize(page, width);
    await shoot(page, `${name}-${width}`);
    const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    assert.equal(overflow, 0, `${name} scrolls sideways at ${width} px`);
  }
}

/** Plays some days of a company with three planes. */
async function playDays(player: CargoPlayer): Promise<void> {
  await player.ok("POST", "/api/test/add-cash", { amount: 900_000 });
  await player.ok("POST", "/api/planes/buy", { modelId: "SW4", icao: "EDDF" });
  await player.ok("POST", "/api/planes/buy", { modelId: "DHC6", icao: "EDDF", name: "Long Name of the North" });
  for (const to of ["EDDM", "EDDF", "EDDM", "EDDF"]) {
    for (let plane = 0; plane < 3; plane++) await depart(player, to, { plane, payout: 2_500 });
    await land(player);
  }
  const { packages } = (await player.ok("GET", "/api/state")) as {
    readonly packages: readonly { readonly id: number; readonly status: string; readonly weightKg: number }[];
  };
  const job = packages.find(({ status, weightKg }) => status === "open" && weightKg < 1_500);
  await player.ok("POST", `/api/packages/${job?.id}/accept`);
  await player.ok("POST", `/api/packages/${job?.id}/abandon`);
  await depart(player, "EDDM", { further: ["EDDF"] });
}

/** Delivers ten jobs on one flight to Munich. */
async function deliverTen(player: CargoPlayer): Promise<void> {
  for (let weightKg = 51; weightKg <= 60; weightKg++) {
    const job = { originIcao: "EDDF", destIcao: "EDDM", weightKg, payout: 500, commodity: "documents" };
    await player.ok("POST", "/api/test/create-contract", job);
  }
  const { packages, planes } = await player.ok<StateView>("GET", "/api/state");
  const made = packages.filter(({ weightKg, payout, status }) => status === "open" && payout === 500 && weightKg <= 60);
  const packageIds = made.map(({ id }) => id);
  await player.ok("POST", `/api/planes/${planes[0]?.id}/dispatch`, { packageIds, legs: ["EDDM"] });
  await land(player);
}
