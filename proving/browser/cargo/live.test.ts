import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { PLAYER_COOKIE } from "@outbound/cargo/api/session-cookie.ts";
import { startProxy } from "@outbound/kit/testing/proxy.ts";
import type { BrowserContext, Locator, Page, Route } from "playwright-core";
import { addPlayer, visitAsPlayer } from "../../harness/browser/cargo-visitor.ts";
import { EMPTY_PATH, resize } from "../../harness/browser/stage.ts";
import { type CargoPlayer, PASSWORD } from "../../harness/cargo/player.ts";
import { until } from "../../harness/repeat.ts";
import { assertAccessible } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { depart, knowsEvents, land } from "./play.ts";

/** How often a page asks for the campaigns again, in case its stream is interrupted. */
const REFRESH_MS = 15_000;
/** A page that shows the cash but no map. */
const PAGE = "/account";

describe("an open page", () => {
  const stage = testStage("cargo");

  it("an open page shows a landing with its payment, and a waiting plane, once", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "lander" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await knowsEvents(page);
    await depart(player, "EDDM", { payout: 3_210, further: ["NZAA"] });
    await page.getByText("125,000 €").waitFor({ state: "hidden" });
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/history/events")) reads.push(request.url());
    });
    const top = await topOfPage(page);
    await land(player);
    await page.getByText("landed at Munich (EDDM)").waitFor();
    assert.equal(await page.getByText("landed at Munich (EDDM)").count(), 1);
    await assertCoversNothing(page);
    await page.getByText(/1 job delivered: \+3,210\s€/).waitFor();
    await page.getByText("Queue on hold").waitFor();
    await page.getByText(/did not depart for Auckland/).waitFor();
    await assertCoversNothing(page);
    assert.equal(await topOfPage(page), top, "a message of three lines moves nothing");
    assert.ok(reads.length <= 3 && reads.every((url) => url.endsWith("?limit=10")), `only new events: ${reads}`);
    await assertAccessible(page, "messages of what happened");
    await shoot(page, "cargo-notices-1280");
  });

  it("cash counts up after a landing, unless the system asks for less motion, and tones play once they are switched on", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "listener" });
    const tones = page.getByRole("switch", { name: "Tones when a delivery is paid" });
    assert.equal(await tones.isChecked(), false);
    await page.evaluate(WATCH_CASH_AND_TONES);
    const flyTo = async (to: string, payout: number) => {
      await depart(player, to, { payout });
      await showsCash(page, player);
      await page.evaluate("shown = []");
      await land(player);
      await page.getByText(new RegExp(`1 job delivered: \\+${payout.toLocaleString("en-GB")}\\s€`)).waitFor();
      await showsCash(page, player);
      return Number(await page.evaluate("shown.length"));
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    assert.equal(await flyTo("EDDM", 4_567), 1);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    assert.ok((await flyTo("EDDF", 5_678)) > 2, "it passes the amounts between");
    assert.equal(await page.evaluate("tones"), 0, "sound is off at first");
    await tones.click();
    await flyTo("EDDM", 6_789);
    assert.equal(await page.evaluate("tones"), 2);
  });

  it("a page that cannot be loaded waits inside the frame until the connection is back", async () => {
    const { page } = await visitAsPlayer(stage, EMPTY_PATH, { username: "historian" });
    await page.route("**/assets/history-page*", (route) => route.abort());
    await page.goto(stage.service.url + PAGE);
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await page.getByRole("link", { name: "History" }).first().click();
    await page.getByText("This page needs the connection.").waitFor();
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("heading", { level: 1, name: "History" }).waitFor();
  });

  it("a second tab whose first read of the game is refused reads it again", async () => {
    const { page: first, context } = await visitAsPlayer(stage, PAGE, { username: "hasty" });
    await first.getByRole("region", { name: "First steps" }).waitFor();
    const page = await context.newPage();
    const problem = { status: 429, code: "rate-limited", title: "Too many requests", detail: "Wait a moment." };
    await page.route("**/api/state", (route) => route.fulfill({ status: 429, json: problem }), { times: 1 });
    const refusal = page.waitForResponse((response) => response.status() === 429);
    await page.goto(stage.service.url + PAGE);
    await refusal;
    await page.getByRole("region", { name: "First steps" }).waitFor();
  });

  it("an open page shows many landings in one message", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "fleet-owner" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await knowsEvents(page);
    await player.ok("POST", "/api/test/add-cash", {});
    for (let count = 0; count < 4; count++)
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF" });
    for (let plane = 0; plane < 5; plane++) await depart(player, "EDDM", { plane, payout: 1_000 });
    await land(player);
    await page.getByText("5 planes landed").waitFor();
    await page.getByText(/5 jobs delivered: \+5,000\s€/).waitFor();
    await resize(page, 360);
    await assertCoversNothing(page);
  });

  it("messages are shown inside an open cart and an open panel, where they cover nothing", async () => {
    const { page, player } = await visitAsPlayer(stage, "/", { username: "minder" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await knowsEvents(page);
    await player.ok("POST", "/api/test/add-cash", { amount: 500_000 });
    const bought = await player.ok<StateView>("POST", "/api/planes/buy", {
      modelId: "C208",
      icao: "EDDF",
      name: "Pony",
    });
    await depart(player, "EDDM", { plane: 1 });
    await resize(page, 360);
    await page.getByRole("button", { name: "Fill this plane" }).click();
    await page.getByRole("button", { name: /^Dispatch …/ }).click();
    const cart = page.getByRole("dialog", { name: /^Cart of / });
    await cart.getByText(/^Ready\./).waitFor();
    await land(player);
    await cart.getByText("Pony landed at Munich (EDDM)").waitFor();
    await assertApart(page, [cart.getByRole("term").filter({ hasText: /^Net$/ }), cart.getByText(/^Ready\./)]);
    await page.getByRole("button", { name: "Close the cart" }).click();

    // One failure, and then a result of the player's own command.
    const [own, pony] = bought.planes.map(({ id }) => id);
    await player.ok("POST", "/api/test/set-health", { planeId: own, health: 50 });
    await player.ok("POST", "/api/test/set-health", { planeId: pony, health: 1 });
    await player.ok("POST", `/api/planes/${pony}/fly`, { destIcao: "EDDF" });
    await page.goto(`${stage.service.url}/fleet?plane=${own}`);
    const panel = page.getByRole("dialog");
    await panel.getByRole("button", { name: /^Repair / }).waitFor();
    await knowsEvents(page);
    // The space reserved for messages is elsewhere at this width.
    await resize(page, 1280);
    await land(player);
    await panel.getByText("A plane is broken").waitFor();
    await assertApart(page, [panel.getByRole("button", { name: /^Rename / }), panel.getByRole("heading").first()]);
    await panel.getByRole("button", { name: /^Repair / }).click();
    await panel.getByText(/is in repair\. .* paid\./).waitFor();
    assert.equal(await page.getByText("A plane is broken").count(), 0, "the result comes first");
    await page.getByRole("button", { name: "Close message" }).click();
    await panel.getByRole("button", { name: "Show the plane" }).click();
    await panel.getByText("Pony").first().waitFor();
    assert.match(page.url(), new RegExp(`plane=${pony}$`));
  });

  it("messages are above an open dialog, or at its end if it fills the screen, and they cover nothing and the Tab key reaches them", async () => {
    const { page, player } = await visitAsPlayer(stage, "/market", { username: "reader" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await knowsEvents(page);
    for (const [width, height, to, landing] of [
      [360, 640, "EDDM", "landed at Munich"],
      [1280, 720, "EDDF", "landed at Frankfurt"],
    ] as const) {
      await resize(page, width, height);
      await depart(player, to, { payout: 1_000 });
      await page.keyboard.press("?");
      const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await keys.waitFor();
      await land(player);
      await page.getByText(landing).waitFor();
      await assertApart(page, [keys]);
      // Tab goes round the dialog with its message.
      await tabTo(page, "Close message");
      await tabTo(page, "Close");
      await page.keyboard.press("Escape");
      await keys.waitFor({ state: "detached" });
    }
    await resize(page, 360, 640);
    for (const box of await page.getByRole("checkbox").all()) {
      await box.check();
      if ((await page.getByRole("checkbox", { checked: true }).count()) === 2) break;
    }
    await page.getByRole("button", { name: /^Compare/ }).click();
    const comparison = page.getByRole("dialog", { name: "Side by side" });
    await depart(player, "EDDM", { payout: 1_000 });
    await land(player);
    await comparison.getByText("landed at Munich").waitFor();
    await page.keyboard.press("Escape");
  });

  it("[TO1] two players see each other's deliveries move the same campaign bar within a second, by the stream", async (t) => {
    const { page, player } = await visitAsPlayer(stage, "/together", { username: "carrier-one" });
    const other = await visitAsPlayer(stage, "/together", { username: "carrier-two", beside: true });
    const campaign = { icao: "EDDM", group: "consumer", targetKg: 2_000, simMs: 864_000_000 };
    await player.ok("POST", "/api/test/create-campaign", campaign);
    const bar = (on: Page, kg: string) =>
      on.getByRole("progressbar", { name: new RegExp(`^Consumer goods for Munich .*: ${kg} of 2,000.kg`) });
    // An empty bar has no width.
    for (const one of [page, other.page]) await bar(one, "0").waitFor({ state: "attached" });
    for (const [by, kg] of [
      [player, "701"],
      [other.player, "1,402"],
    ] as const) {
      await depart(by, "EDDM");
      const shown = Promise.all([page, other.page].map((one) => instantOfBar(one, `${kg} of 2,000\u00a0kg`)));
      // Progress is sent at once, but at most once a second: a delivery just after another one's report waits for that.
      await setTimeout(1_000);
      await land(by);
      const answeredAt = Date.now();
      // The milliseconds are reported: a busy machine takes as long as it takes.
      for (const at of await shown) {
        t.diagnostic(`${kg} kg were shown ${at - answeredAt} ms after the delivery was answered`);
        assert.ok(at - answeredAt < REFRESH_MS / 2, "the stream moves the bar, not the page's refresh");
      }
    }
    await assertAccessible(page, "campaigns");
    await shoot(page, "cargo-together-1280");
    await resize(page, 360);
    await shoot(page, "cargo-together-360");
  });

  describe("an open page whose session ends", () => {
    stage.keepPage();
    let page: Page;

    it("an open page whose session is ended elsewhere asks to sign in again, and then shows the same page", async () => {
      const visitor = await visitAsPlayer(stage, "/history", { username: "expelled" });
      const { player } = visitor;
      page = visitor.page;
      await page.getByText("You founded the company.").waitFor();
      const { sessionId } = (await player.ok("GET", "/api/auth/session")) as { readonly sessionId: number };
      await player.ok("DELETE", `/api/auth/sessions/${sessionId}`);
      await page.getByText("Your session has ended").waitFor();
      await assertAccessible(page, "the sign-in page after a session has ended");
      await page.getByLabel("User name").fill("expelled");
      await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.getByText("You founded the company.").waitFor();
      assert.match(page.url(), /\/history$/);
    });

    it("an open page whose session ended leads to the sign-in page at the first command", async () => {
      await openPage(page, "Aircraft");
      await page.getByRole("button", { name: /^Buy/ }).first().waitFor();
      assert.equal(await page.getByText("Your session has ended").count(), 0);
      await page.context().clearCookies();
      await page.getByRole("button", { name: /^Buy/ }).first().click();
      await page.getByText("Your session has ended").waitFor();
    });
  });

  describe("two tabs of a browser", () => {
    stage.keepPage();
    let second: Page;

    it("an open page shares one stream with the other tabs of the browser, and hands it over when its tab is closed", async () => {
      const { page: first, player, context } = await visitAsPlayer(stage, PAGE, { username: "leaver" });
      await first.getByRole("region", { name: "First steps" }).waitFor();
      const opened = countStreams(context);
      second = await openTab(context, stage.service.url + PAGE);
      await player.ok("POST", "/api/test/add-cash", { amount: 1_111 });
      for (const page of [first, second]) await page.getByText("126,111 €").waitFor();
      assert.equal(opened(), 0, "the second tab opened a stream of its own");
      await first.close();
      await player.ok("POST", "/api/test/add-cash", { amount: 1_111 });
      await second.getByText("127,222 €").waitFor();
      assert.equal(opened(), 1);
    });

    it("signing out signs all tabs out at once, and no tab says that the session ended", async () => {
      const page = await openTab(second.context(), stage.service.url + PAGE);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("button", { name: "Account of leaver" }).click();
      await page.getByRole("menuitem", { name: "Guide" }).waitFor();
      const isShown = () =>
        page.evaluate<boolean>("getComputedStyle(document.querySelector('[role=menu]')).opacity === '1'");
      assert.ok(await until(isShown, 10_000), "the menu has faded in");
      await assertAccessible(page, "the menu of the account");
      await page.getByRole("menuitem", { name: "Sign out" }).click();
      for (const tab of [page, second]) {
        await tab.getByRole("form", { name: "Sign in" }).waitFor();
        assert.equal(await tab.getByText("Your session has ended").count(), 0);
      }
    });
  });

  it("an open page says that the connection is lost, and recovers", async () => {
    const proxy = await startProxy(stage.service.url);
    const player = await addPlayer(stage, { username: "unplugged" });
    const context = await stage.browser.newContext();
    const page = await context.newPage();
    await context.addCookies([{ name: PLAYER_COOKIE, value: player.token, url: proxy.url }]);
    await page.goto(proxy.url + PAGE.slice(1));
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await proxy.cut();
    await page.getByText("No connection.").waitFor();
    await assertAccessible(page, "a page without connection");
    await proxy.restore();
    await page.getByText("No connection.").waitFor({ state: "hidden" });
    await player.ok("POST", "/api/test/add-cash", { amount: 5_000 });
    await page.getByText("130,000 €").waitFor();
    await context.close();
    await proxy.cut();
  });

  it("[STORE8] an open page shows how far the service has caught up after a pause, and then the game", async () => {
    const { page } = await visitAsPlayer(stage, PAGE, { username: "resumed" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    let share = 0.4;
    const refuse = (route: Route) => {
      const details = { share, realSecondsLeft: 5_400, retryAfterSeconds: 30 };
      const problem = { status: 503, code: "catching-up", title: "Catching up", detail: "40 % is done", details };
      return route.fulfill({ status: 503, headers: { "retry-after": "30" }, json: problem });
    };
    await page.route("**/api/**", refuse);
    await page.reload();
    await page.getByRole("progressbar", { name: "Catching up: 40 % done" }).waitFor();
    await assertAccessible(page, "the page while the service catches up");
    await shoot(page, "cargo-catching-up-1280");
    await resize(page, 360);
    await shoot(page, "cargo-catching-up-360");
    share = 0.9;
    await page.getByRole("progressbar", { name: "Catching up: 90 % done" }).waitFor();
    await page.unroute("**/api/**", refuse);
    await page.getByRole("region", { name: "First steps" }).waitFor();
  });

  it("an open page shows what happened during an absence, and shows nothing when nothing happened", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "sleeper" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await leaveFor(page, 10);
    await depart(player, "EDDM", { payout: 4_321 });
    await land(player);
    await page.goto(stage.service.url + PAGE);
    const dialog = page.getByRole("dialog", { name: "While you were away" });
    await dialog.getByText("+4,321 € earned").waitFor();
    await dialog.getByText("1 job delivered").waitFor();
    await assertAccessible(page, "the dialog of an absence");
    await shoot(page, "cargo-absence-1280");
    await dialog.getByText("1 plane waits for jobs.").waitFor();
    await dialog.getByRole("button", { name: "Find jobs" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByText("Parked in Munich (EDDM)").waitFor();
    // Away twice before the dialog is closed.
    await leaveFor(page, 30);
    await page.goto(stage.service.url + PAGE);
    await dialog.getByText(/^You were away for 30\smin/).waitFor();
    await page.evaluate(leftFor(10));
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await dialog.getByText(/^You were away for 30\smin/).waitFor();
    await dialog.getByText("+4,321 € earned").waitFor();
    await dialog.getByRole("button", { name: "Find jobs" }).click();
    await leaveFor(page, 0);
    await page.goto(stage.service.url + PAGE);
    await page.getByRole("region", { name: "First steps" }).waitFor();
    assert.equal(await dialog.count(), 0);
  });

  it("an absence begins at the right instant of the service, whatever the clock of the machine shows", async () => {
    const { page } = await visitAsPlayer(stage, PAGE, { username: "traveller" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await page.addInitScript("const now = Date.now; Date.now = () => now() - 3 * 3_600_000;");
    await leaveFor(page, 10);
    const asked = page.waitForRequest("**/api/history/summary?*");
    await page.goto(stage.service.url + PAGE);
    const since = new URL((await asked).url()).searchParams.get("since") ?? "";
    const early = Date.now() - 10 * 60_000 - Date.parse(since);
    assert.ok(Math.abs(early) < 60_000, `${early} ms early`);
  });

  it("an absence does not begin with an earlier one in which nothing happened", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "dozer" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    const comesBack = "document.dispatchEvent(new Event('visibilitychange'))";
    // Else the founding of the company would be what happened.
    await page.route(
      "**/api/history/summary?*",
      (route) => route.fulfill({ json: { since: new Date(0).toISOString(), money: [], events: [] } }),
      { times: 1 },
    );
    const summary = page.waitForResponse("**/api/history/summary?*");
    await page.evaluate(`${leftFor(30)}; ${comesBack}`);
    await (await summary).finished();
    // What the answer changes is drawn with the next frame.
    await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
    await depart(player, "EDDM", { payout: 4_321 });
    await land(player);
    await page.evaluate(`${leftFor(10)}; ${comesBack}`);
    const dialog = page.getByRole("dialog", { name: "While you were away" });
    await dialog.getByText(/^You were away for 10\smin/).waitFor();
  });

  it("[RT1] a beginner plans a route within ten minutes of registering, with the figures of a lap, and sees after an absence what it has earned", async () => {
    const player = await addPlayer(stage, { username: "clockmaker" });
    const { page } = await stage.visit("/");
    const began = performance.now();
    await page.getByText("Register", { exact: true }).click();
    await page.getByLabel("User name").fill("planner");
    await page.getByRole("textbox", { name: "Password" }).fill("a long enough password");
    await page.getByRole("button", { name: "Start my airline" }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("eddf");
    await page.getByRole("button", { name: "Choose Frankfurt am Main (EDDF)" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make it my home" }).click();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Routes" }).click();
    await page.getByRole("main").getByRole("button", { name: "Plan a route" }).click();
    const search = page.getByRole("combobox", { name: "Add a stop" });
    for (const code of ["EDDF", "EDDM", "EDDH"]) {
      await search.fill(code);
      await page.getByRole("option").first().filter({ hasText: code }).click();
    }
    const lap = page.getByRole("list", { name: "First lap" });
    await lap.getByText(/^[\d,]+ kg, \+[\d,]+\s€$/).waitFor();
    const plane = page.getByRole("group", { name: "Planes" }).getByRole("checkbox");
    assert.equal(await plane.isChecked(), true, "the only plane is to fly it");
    await page.getByText("1 plane flies it.").waitFor();
    await assertAccessible(page, "the route planner");
    await page.getByRole("button", { name: "Create the route" }).click();
    const route = page.getByRole("region", { name: "Route 1" });
    await route.getByText("Flying the route").waitFor();
    assert.ok(performance.now() - began < 600_000, "within ten minutes of registering");
    await route.getByRole("link").click();
    const panel = page.getByRole("dialog");
    await panel.getByText(/^Line freight of its route, [\d,]+\skg, paid on landing\.$/).waitFor();
    await leaveFor(page, 10);
    await player.ok("POST", "/api/test/advance", { simMs: 12 * 3_600_000 });
    await page.goto(`${stage.service.url}/routes`);
    const dialog = page.getByRole("dialog", { name: "While you were away" });
    await dialog.getByText(/^\+[\d,]+\s€ by your routes, after their costs$/).waitFor();
    await dialog.getByRole("button", { name: "Continue" }).click();
    const lately = await route.getByText(/^\+[\d,]+\s€ net since \d+ (?:Dec|Jan)$/).innerText();
    const [earned = ""] = lately.split(" net");
    await route.getByText(`${earned} net in all, since`).waitFor();
    for (const width of [360, 1280]) {
      await resize(page, width);
      await assertAccessible(page, `the routes, ${width} px`);
      await shoot(page, `cargo-routes-${width}`);
    }
    await route.getByRole("button", { name: /^Take off the route/ }).click();
    await route.getByText("No plane flies it.").waitFor();
  });

  it("the colors are the system's until the player chooses, shortcuts work unless they are off, and an unknown address shows a page", async () => {
    const { page } = await visitAsPlayer(stage, PAGE, { username: "chooser" });
    await page.getByRole("button", { name: "Switch to light" }).waitFor();
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: "Switch to dark" }).waitFor();
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await page.keyboard.press("?");
    await keys.getByText("Next plane that waits for jobs").waitFor();
    await assertAccessible(page, "the keyboard shortcuts");
    await page.keyboard.press("Escape");
    await keys.waitFor({ state: "detached" });
    await page.keyboard.press("5");
    await page.getByText("No routes yet").waitFor();
    await page.keyboard.press("p");
    await page.getByRole("heading", { name: "New route" }).waitFor();
    await openPage(page, "Account");
    await page.getByRole("switch", { name: /^Shortcuts/ }).click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    await page.keyboard.press("5");
    assert.match(page.url(), /account$/, "keys that are off do nothing");
    assert.equal(await keys.count(), 0);
    const answer = await page.goto(`${stage.service.url}/nonsense`);
    assert.equal(answer?.status(), 404);
    await page.getByText("Page not found").waitFor();
    await page.goto(`${stage.service.url}/ranking`);
    await page.getByRole("heading", { name: "Ranking" }).waitFor();
    assert.match(page.url(), /\/leaderboard$/);
  });

  it("an open page offers relief only while the player cannot pay for any flight", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "broke" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    await player.ok("POST", "/api/test/add-cash", { amount: -124_990 });
    const relief = page.getByRole("region", { name: "Relief" });
    await relief.getByText("You cannot pay for any flight, repair or plane.").waitFor();
    await assertAccessible(page, "relief offered");
    await relief.getByRole("button", { name: /^Take .* of relief$/ }).click();
    await page.getByText(/^Relief of [\d,]+\s€ paid\.$/).waitFor();
    await relief.waitFor({ state: "detached" });
    const { money } = (await player.state()).player;
    assert.ok(money > 5_000);
    // The next relief is an hour later, and is offered when it is due.
    await player.ok("POST", "/api/test/advance-real", { realMs: 3_595_000 });
    await player.ok("POST", "/api/test/add-cash", { amount: -money });
    await relief.getByRole("button", { name: /^Take / }).waitFor();
  });

  it("an open page offers relief to a player without planes who cannot pay for any plane, however much cash that is", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "planeless" });
    await page.getByRole("region", { name: "First steps" }).waitFor();
    const [plane] = (await player.state()).planes;
    await player.ok("POST", `/api/planes/${plane?.id}/sell`);
    const { money } = (await player.state()).player;
    await player.ok("POST", "/api/test/add-cash", { amount: 100_000 - money });
    const relief = page.getByRole("region", { name: "Relief" });
    await relief.getByRole("button", { name: /^Take 137,800\s€ of relief$/ }).click();
    await page.getByText(/^Relief of 137,800\s€ paid\.$/).waitFor();
    await relief.waitFor({ state: "detached" });
  });

  it("an open page marks a paused clock beside the time, and nothing on the page moves when the mark appears", async () => {
    const { page, player } = await visitAsPlayer(stage, PAGE, { username: "pauser" });
    // Planes of the tests before may still be flying.
    await land(player);
    for (const width of [360, 1280]) {
      await resize(page, width);
      const mark = page.getByRole("button", { name: "The world's clock is paused. Why?" });
      await mark.click();
      await page.getByText(/Time stops when no one is flying/).waitFor();
      await page.keyboard.press("Escape");
      // Only now, because a slow page may still change for its new width.
      const top = await topOfPage(page);
      await depart(player, width === 360 ? "EDDM" : "EDDF", { payout: 1_000 });
      await mark.waitFor({ state: "detached" });
      assert.equal(await topOfPage(page), top, "nothing moves when the clock starts");
      await land(player);
      await mark.waitFor();
    }
    // The message of a landing leads to the plane, even if the event is read before the frame with the plane's new state.
    await page.route("**/api/history/events*", async (route) => {
      await land(player);
      await route.continue();
    });
    await depart(player, "EDDM", { payout: 1_000 });
    const message = page.locator(MESSAGE).filter({ hasText: "landed at Munich (EDDM)" });
    await message.getByRole("button", { name: "Find jobs" }).click();
    await page.getByText("Parked in Munich (EDDM)").waitFor();
  });
});

/** Checks that the message is in the space reserved for it, next to or below the page. */
async function assertCoversNothing(page: Page): Promise<void> {
  const message = await page.locator(MESSAGE).boundingBox();
  assert.ok(message !== null);
  for (const part of [page.getByRole("main"), page.getByRole("region", { name: "First steps" })]) {
    const box = await part.boundingBox();
    assert.ok(box !== null);
    const isApart: boolean = message.y + message.height <= box.y + 1 || message.y >= box.y + box.height - 1;
    assert.ok(isApart, "a message covers the page");
  }
}

/** Checks that the message covers no part. Both are measured at one instant, because a page may still change. */
async function assertApart(page: Page, parts: readonly Locator[]): Promise<void> {
  await page.locator(MESSAGE).waitFor();
  for (const part of parts) {
    const [message, box]: readonly [Edges, Edges] = await part.evaluate((one, selector) => {
      const edges = (element: typeof one) => element.getBoundingClientRect().toJSON();
      return [edges(one.ownerDocument.querySelector(selector)), edges(one)];
    }, MESSAGE);
    assert.ok(message.top >= 0 && box.height > 0);
    const isApart =
      message.bottom <= box.top || message.top >= box.bottom || message.right <= box.left || message.left >= box.right;
    assert.ok(isApart, `a message covers ${await part.innerText()}`);
  }
}

type Edges = Readonly<Record<"top" | "bottom" | "left" | "right" | "height", number>>;

const MESSAGE = ".mantine-Notification-root";

const topOfPage = async (page: Page) => (await page.getByRole("main").boundingBox())?.y;

const openPage = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("region", { name: "First steps" }).waitFor();
  return page;
}

/** Returns the number of streams opened since the call. */
function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/stream") count++;
  });
  return () => count;
}

/** Leaves the game as if this many minutes ago. */
async function leaveFor(page: Page, minutes: number): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(origin + EMPTY_PATH);
  await page.evaluate(leftFor(minutes));
}

const leftFor = (minutes: number) =>
  `for (const key of Object.keys(localStorage)) if (key.startsWith("outbound-cargo-seen-")) localStorage.setItem(key, Date.now() - ${minutes * 60_000})`;

/** Returns the time when the page first shows a bar whose name ends like this. Playwright's own polling is too coarse. */
const instantOfBar = (page: Page, ending: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const bars = [...document.querySelectorAll('[role="progressbar"]')];
      if (!bars.some((bar) => bar.getAttribute("aria-label")?.endsWith("${ending}"))) return;
      observer.disconnect();
      resolve(Date.now());
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  })`);

/** Waits until the header shows the player's cash. */
async function showsCash(page: Page, player: CargoPlayer): Promise<void> {
  const { money } = (await player.state()).player;
  await page
    .getByRole("banner")
    .getByText(new RegExp(`^${money.toLocaleString("en-GB")}\\s€$`))
    .waitFor();
}

/** Collects the amounts of cash that the header shows, and counts tones instead of playing them. */
const WATCH_CASH_AND_TONES = `{
  globalThis.shown = [];
  globalThis.tones = 0;
  const cash = [...document.querySelectorAll("[data-figures] dt")].find(({ textContent }) => textContent === "Cash").nextElementSibling;
  new MutationObserver(() => shown.push(cash.textContent)).observe(cash, { characterData: true, childList: true, subtree: true });
  globalThis.AudioContext = class {
    currentTime = 0;
    createOscillator = () => (tones++, { frequency: {}, connect: (next) => next, start() {}, stop() {} });
    createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next });
    close = async () => {};
  };
}`;
