import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { aGame, aSeededGame, GameBuilder } from "@outbound/space/testing/a-game.ts";
import { advanced, explore, ordered } from "@outbound/space/testing/play.ts";
import type { Page } from "playwright-core";
import { EMPTY_PATH, resize } from "../../harness/browser/stage.ts";
import { until } from "../../harness/repeat.ts";
import { assertAccessible, assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot, shootBoth } from "../screenshot.ts";
import { followLink, testStage } from "../test-stage.ts";
import { workOff } from "./encounter.ts";
import { giveGame, withCore } from "./given-game.ts";

describe("the star map", () => {
  const stage = testStage("space");

  describe("the star map of a game under way", () => {
    stage.keepPage();
    before(async () => {
      const order = (path: string, body: unknown) => stage.service.client.ok("POST", path, body);
      await order("/api/missions/1/accept", {});
      await order("/api/explore", { focus: "survey", leadId: 2, helperIds: [1] });
      await order("/api/jump", { systemId: 11, leadId: 1, helperIds: [3] });
      await order("/api/explore", { focus: "survey", leadId: 2 });
      await order("/api/jump", { systemId: 31, leadId: 1 });
      await order("/api/turn/run", { maxTurns: 10, until: "task" });
      await order("/api/turn", {});
    });

    it("the star map is accessible in both color schemes at 360 and 1280 px, never wider than the screen, and loads once", async () => {
      const page = await stage.show("/?system=11");
      await star(page, "Brakka").waitFor();
      await page.waitForLoadState("networkidle");
      for (const part of ["ship", "crew", "tech", "missions"]) assert.equal(await loadsOf(page, part), 1, part);
      for (const width of [1280, 360]) {
        await resize(page, width);
        await page.getByRole("heading", { name: "Brakka" }).waitFor();
        await page.getByText(/^Survey Brakka: starts on turn \d+, done on turn \d+ /).waitFor();
        await star(page, "Brakka").waitFor();
        await shoot(page, `space-map-${width}`);
        await assertAccessibleInBothSchemes(page, `the map, ${width} px`);
        assert.equal(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), true, `${width} px`);
      }
    });

    it("at 200 % zoom the map keeps more than half of the window's height", async () => {
      const page = await stage.show("/?system=11");
      await star(page, "Brakka").waitFor();
      await resize(page, 640, 400);
      const map = await page.getByRole("region", { name: "Star map" }).boundingBox();
      assert.ok((map?.height ?? 0) > 200, `the map is ${map?.height} px high`);
      assert.ok((await page.evaluate<number>("document.querySelector('main').clientHeight")) > 220, "room at 200 %");
    });

    it("a star under the mouse or with the focus shows yields and risks, until Escape", async () => {
      const page = await stage.show("/?system=11");
      await star(page, "Brakka").waitFor();
      const glance = page.getByRole("tooltip");
      assert.equal(await glance.count(), 0);
      await star(page, "Brakka").hover();
      for (const text of ["Brakka", "Survey: ", "Harvest: ", "Salvage: ", "Accident risk: "]) {
        await glance.getByText(text).waitFor();
      }
      await shoot(page, "space-map-glance");
      await page.getByRole("button", { name: "Legend" }).hover();
      await glance.waitFor({ state: "detached" });

      await star(page, "Brakka").focus();
      await page.keyboard.press("ArrowLeft");
      const focused = await page.evaluate<string>("document.activeElement.getAttribute('aria-label')");
      await glance.getByText(focused.split(",")[0] ?? "", { exact: true }).waitFor();
      await page.keyboard.press("Escape");
      await glance.waitFor({ state: "detached" });
    });

    it("the star map is accessible with its lists and its legend at 360 and 1280 px", async () => {
      const page = await stage.show("/?system=11");
      const legend = page.getByRole("region", { name: "Legend" });
      for (const width of [360, 1280]) {
        await resize(page, width);
        for (const [tab, heading] of [
          ["Suggested orders", "Suggested orders"],
          ["Systems", "All systems"],
        ] as const) {
          await page.getByRole("tab", { name: tab }).click();
          await page.getByRole("heading", { name: heading }).waitFor();
          await assertAccessibleAtWidth(page, heading);
        }
        await page.getByRole("button", { name: "Legend" }).click();
        await page.getByRole("heading", { name: "Legend" }).waitFor();
        await assertAccessibleAtWidth(page, "the legend");
        await page.keyboard.press("Escape");
        await legend.waitFor({ state: "hidden" });
      }
      await page.keyboard.press("l");
      await legend.waitFor();
      await page.getByRole("heading", { name: "All systems" }).click();
      await legend.waitFor({ state: "hidden" });
    });

    it("the star map zooms by wheel and buttons and pans by dragging", async () => {
      const page = await stage.show("/");
      const far = star(page, "Lysk");
      await far.waitFor();
      const before = await middleOf(page, "Brakka");
      await page.getByRole("button", { name: "Zoom in" }).click();
      const zoomed = await middleOf(page, "Brakka");
      assert.ok(Math.abs(zoomed.y - before.y) + Math.abs(zoomed.x - before.x) > 20, "the button zooms");
      await page.mouse.move(400, 400);
      await page.mouse.down();
      await page.mouse.move(460, 360, { steps: 4 });
      await page.mouse.up();
      const panned = await middleOf(page, "Brakka");
      assert.ok(Math.abs(panned.x - zoomed.x - 60) < 3, `dragging moves the stars: ${zoomed.x} → ${panned.x}`);
      assert.equal(new URL(page.url()).search, "", "dragging selects nothing");
      await page.mouse.move(panned.x, panned.y);
      await page.mouse.wheel(0, -300);
      const wheeled = await middleOf(page, "Brakka");
      assert.ok(
        Math.hypot(wheeled.x - panned.x, wheeled.y - panned.y) < 4,
        "the wheel keeps the point under the pointer",
      );
      await page.getByRole("button", { name: "Show the whole galaxy" }).click();
      const whole = await middleOf(page, "Brakka");
      assert.ok(Math.hypot(whole.x - before.x, whole.y - before.y) < 2, "the whole galaxy is shown again");
    });

    it("the star map selects stars by click, by touch beside them and by keyboard alone", async () => {
      const page = await stage.show("/");
      await star(page, "Rookhaven").click();
      await page.getByRole("heading", { name: "Rookhaven" }).waitFor();
      await page.keyboard.press("ArrowDown");
      const focused = await page.evaluate("document.activeElement.getAttribute('aria-label')");
      assert.match(String(focused), /^(?!Rookhaven)\w+/);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: String(focused).split(",")[0] as string }).waitFor();
      await page.keyboard.press("Home");
      assert.match(
        String(await page.evaluate("document.activeElement.getAttribute('aria-label')")),
        /the ship is here/,
      );

      await resize(page, 360);
      await page.getByRole("button", { name: "Show the whole galaxy" }).click();
      const at = await middleOf(page, "Elowen");
      await tap(page, at.x + 18, at.y + 6);
      await page.getByRole("heading", { name: "Elowen" }).waitFor();
      await star(page, "Jorvik's Lamp").press("Enter");
      await page.getByRole("heading", { name: "Jorvik's Lamp" }).waitFor();
      const tabs = await page.getByRole("tablist").boundingBox();
      assert.ok(tabs && tabs.height < 45, "the tabs stay in one row beside a long name");
    });

    it("the list of systems is enough to play without the map", async () => {
      const page = await stage.show("/");
      await page.getByRole("tab", { name: "Systems" }).click();
      await page.getByRole("textbox", { name: "Search by name or class" }).fill("belm");
      await page.getByText("1 system", { exact: true }).waitFor();
      await page.getByRole("table", { name: "Systems" }).getByRole("link", { name: "Belmora" }).click();
      await page.getByRole("heading", { name: "Belmora" }).waitFor();
      await page.getByText("From Aveth (end of queue)").waitFor();
    });

    it("the star map plans a route over several jumps and queues all of them", async () => {
      const page = await stage.show("/?system=11");
      const pending = async () =>
        ((await stage.service.client.ok("GET", "/api/tasks")) as { pendingTasks: { helpers: unknown[] }[] })
          .pendingTasks;
      const queued = async () => (await pending()).length;
      const lastPending = async () => (await pending()).at(-1);
      const before = await queued();
      await star(page, "Norrun").click();
      const risk = /Accident risk on the whole route: \d+ %\./;
      const inPanel = await page.getByText(risk).innerText();
      await page.getByRole("button", { name: "Plan route" }).click();
      const dialog = page.getByRole("dialog", { name: "Route to Norrun" });
      await dialog.getByRole("row", { name: /^Brakka/ }).waitFor();
      assert.ok((await dialog.getByText(risk).innerText()).endsWith(inPanel), inPanel);
      await dialog.getByRole("combobox", { name: "Helpers" }).click();
      await page.getByRole("option").first().click();
      await page.keyboard.press("Escape");
      const sent = page.waitForRequest((request) => request.url().endsWith("/api/route"));
      await dialog.getByRole("button", { name: "Queue 2 jumps" }).click();
      await sent;
      await dialog.waitFor({ state: "hidden" });
      // A message stays while the mouse is over it.
      await page.getByText("Queued: 2 jumps to Norrun.").hover();
      assert.equal(await queued(), before + 2);
      const last = await lastPending();
      assert.equal(last?.helpers.length, 1);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText(/^Undone\./).waitFor();
      assert.equal(await queued(), before);
    });

    it("the map keeps its tab after other pages and reloads, is never scrolled away, and its frame stays if a page cannot be loaded", async () => {
      const page = await stage.show("/ship");
      await page.getByRole("heading", { name: "Lodestar Core" }).waitFor();
      await page.evaluate("document.querySelector('main').scrollTo(0, 300)");
      await page.getByRole("link", { name: "Map" }).first().click();
      await star(page, "Brakka").waitFor();
      assert.deepEqual(
        await page.evaluate(
          "((main) => [main.scrollTop, main.scrollHeight - main.clientHeight])(document.querySelector('main'))",
        ),
        [0, 0],
      );
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      await page.getByRole("link", { name: "Crew" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Crew" }).waitFor();
      await page.getByRole("link", { name: "Map" }).first().click();
      await page.getByRole("tab", { name: "Suggested orders", selected: true }).waitFor();
      await page.route("**/assets/log-page*", (route) => route.abort());
      await page.reload();
      await page.getByRole("tab", { name: "Suggested orders", selected: true }).waitFor();

      await page.getByRole("link", { name: "Log" }).first().click();
      await page.getByText("This page needs the connection.").waitFor();
      await page.getByRole("button", { name: /^(?:End turn|Choose order)/ }).waitFor();
      await page.unrouteAll();
      await page.getByRole("heading", { level: 1, name: "Log" }).waitFor();
    });

    it("the star map moves the ship along its jump each turn, and follows it, also on a slow connection", async () => {
      const page = await stage.show("/");
      await star(page, "Brakka").waitFor();
      const before = await page.getByTestId("ship").getAttribute("style");
      await page.keyboard.press(" ");
      await page.locator(`[data-testid=ship]:not([style="${before}"])`).waitFor({ state: "attached" });
      for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "Zoom in" }).click();
      await star(page, "Lysk").focus();

      const { save } = (await stage.service.client.ok("GET", "/api/world")) as { save: { turn: number } };
      // The answer of a turn comes before the game after it.
      const { promise: isPressed, resolve: readWorld } = Promise.withResolvers<void>();
      await page.route("**/api/world", async (route) => {
        await isPressed;
        await route.continue();
      });
      await page.keyboard.press(" ");
      const dock = page.getByRole("complementary", { name: "The turn" });
      await dock.getByText(`Turn ${save.turn + 1}.`).waitFor();
      assert.ok(await page.getByText(`Turn ${save.turn} / 200`).isVisible(), "the page still shows the turn before");
      await page.keyboard.press(" ");
      readWorld();
      await page.getByText(`Turn ${save.turn + 1} / 200`).waitFor();
      assert.equal(await page.locator(".mantine-Notification-root").count(), 0, "a hasty press is no refusal");
      await page.unrouteAll({ behavior: "ignoreErrors" });

      await workOff(stage.service);
      await page.getByRole("button", { name: "Choose order" }).waitFor();
      const map = await page.getByRole("region", { name: "Star map" }).boundingBox();
      const ship = await page.getByTestId("ship").boundingBox();
      assert.ok(
        map && ship && ship.x > map.x && ship.y > map.y && ship.y < map.y + map.height,
        "the map follows the ship",
      );
    });
  });

  describe("ending turns", () => {
    stage.keepPage();
    before(async () => {
      await stage.service.client.ok("POST", "/api/save/new", { seed: 1, difficulty: "standard" });
      await stage.service.client.ok("POST", "/api/explore", { leadId: 2 });
      for (const _ of [1, 2, 3]) await stage.service.client.ok("POST", "/api/explore", { leadId: 2, helperIds: [1] });
    });

    const turnOf = async () =>
      ((await stage.service.client.ok("GET", "/api/world")) as { save: { turn: number } }).save.turn;

    it("the space bar ends the turn, but not in a field, a button or a dialog", async () => {
      const page = await stage.show("/");
      await star(page, "Norrun").waitFor();
      const turn = await turnOf();
      await page.getByRole("tab", { name: "Systems" }).click();
      await page.getByRole("textbox", { name: "Search by name or class" }).fill("a");
      await page.keyboard.press(" ");
      await page.getByRole("button", { name: "Show the whole galaxy" }).focus();
      await page.keyboard.press(" ");
      await page.getByRole("button", { name: "Explain resources" }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press(" ");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      assert.equal(await turnOf(), turn);
      assert.equal(await page.evaluate("globalThis.notes ?? 0"), 0, "silent until a volume is set");
      await setVolume(page, 40);
      await star(page, "Brakka").click();
      await page.keyboard.press(" ");
      await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
      assert.equal(await turnOf(), turn + 1);
      assert.ok(await until(() => page.evaluate<boolean>("globalThis.notes > 0"), 30_000), "a note is played");
      await setVolume(page, 0);
    });

    it("Back closes the dialog on top instead of leaving the page, and afterwards leads to the page before", async () => {
      const page = await stage.show("/");
      await page.getByRole("link", { name: "Crew" }).first().click();
      await page.getByRole("heading", { level: 1, name: "Crew" }).waitFor();
      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: "Settings" }).click();
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: "hidden" });
      assert.equal(new URL(page.url()).pathname, "/crew");
      await page.getByRole("button", { name: "Explain resources" }).click();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await page.goBack();
      await star(page, "Norrun").waitFor();
      await page.goForward();
      await page.getByRole("heading", { level: 1, name: "Crew" }).waitFor();
      await followLink(page, "/");
      await page.getByRole("button", { name: "Settings" }).click();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await star(page, "Norrun").click();
      await page.waitForURL(/system=/);
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Crew" }).waitFor();
    });

    it("single keys open pages, the queue and the list of shortcuts, but not in a field or when switched off", async () => {
      const page = await stage.show("/");
      await star(page, "Norrun").waitFor();
      await page.keyboard.press("?");
      const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
      await sheet.getByText("Undo the last order").waitFor();
      await assertAccessible(page, "the list of shortcuts");
      await shoot(page, "space-shortcuts-1280");
      await page.keyboard.press("Escape");
      await sheet.waitFor({ state: "hidden" });
      await page.keyboard.press("q");
      const queue = page.getByRole("dialog", { name: "Queue" });
      await queue.waitFor();
      await page.keyboard.press("Escape");
      await queue.waitFor({ state: "hidden" });
      await page.keyboard.press("3");
      await page.getByRole("heading", { level: 1, name: "Crew" }).waitFor();
      await page.keyboard.press("o");
      await page.getByRole("tab", { name: "Suggested orders", selected: true }).waitFor();
      await page.getByRole("tab", { name: "Systems" }).click();
      await page.getByRole("textbox", { name: "Search by name or class" }).fill("a");
      await page.keyboard.press("3");
      await page.getByRole("button", { name: "Settings" }).click();
      const settings = page.getByRole("dialog", { name: "Settings" });
      await settings.waitFor();
      await assertAccessibleInBothSchemes(page, "the settings");
      await shootBoth(page, "space-settings");
      await settings.getByRole("switch", { name: /^Single keys/ }).click();
      await page.keyboard.press("Escape");
      await settings.waitFor({ state: "hidden" });
      await page.getByRole("tab", { name: "Systems" }).focus();
      await page.keyboard.press("3");
      assert.equal(new URL(page.url()).pathname, "/");
    });

    it("two tabs do not end a turn twice: the slower one shows the turn numbers", async () => {
      const turn = await turnOf();
      const { page } = await stage.visit(EMPTY_PATH);
      // This tab does not follow what others do.
      await page.route("**/api/events/stream", (route) => route.abort());
      await page.goto(stage.service.url);
      await page.getByText("Connection lost.").waitFor();
      await stage.service.client.ok("POST", "/api/turn", { expectedTurn: turn });
      await page.getByRole("button", { name: "End turn" }).click();
      await page.getByText(`The game is on turn ${turn + 1}, not on turn ${turn}.`).waitFor();
      assert.equal(await turnOf(), turn + 1);
      await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
    });

    it("a run of turns continues until a task ends and reports the result", async () => {
      const page = await stage.show("/", 320);
      await page.getByRole("button", { name: "Run several turns" }).click();
      await page.getByRole("radio", { name: "A task ends" }).waitFor();
      assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 320, "nothing is beyond the edge");
      await resize(page, 360);
      await page.getByRole("radio", { name: "A task ends" }).check();
      const most = page.getByRole("textbox", { name: "Maximum" });
      await most.focus();
      for (const key of ["Control+a", "Delete", "1"]) await page.keyboard.press(key);
      assert.equal(await most.inputValue(), "1 turn");
      for (const key of ["Control+a", "Delete", "1", "0"]) await page.keyboard.press(key);
      assert.equal(await most.inputValue(), "10 turns");
      await page.getByRole("button", { name: "Run up to 10 turns" }).click();
      // The first survey of a game always brings an encounter.
      const encounter = page.getByRole("dialog").filter({ has: page.getByRole("button", { name: "Decide" }) });
      await encounter.getByRole("button", { name: "Later" }).click();
      await encounter.waitFor({ state: "hidden" });
      const report = page.getByRole("region", { name: "Turn report" });
      await report.getByText(/^Survey at Norrun: /).waitFor();
      await assertAccessible(page, "the turn report, 360 px");
      await shoot(page, "space-turn-report-360");
      // What happened is said where nothing is covered, too.
      const headline = page.getByRole("complementary", { name: "The turn" }).getByText(/^Turns? \d[^.]*\.$/);
      assert.ok(((await headline.boundingBox())?.height ?? 0) > 14, "the headline is shown on a phone");
      await report.getByRole("button", { name: "Close the turn report" }).click();
      await report.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Turn report" }).click();
      await report.waitFor();
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      await report.waitFor({ state: "hidden" });
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Missions" }).waitFor();
    });

    it("a tab shows what another tab does", async () => {
      const page = await stage.show("/");
      await star(page, "Norrun").waitFor();
      const turn = await turnOf();
      await stage.service.client.ok("POST", "/api/turn", {});
      await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
      const dock = page.getByRole("complementary", { name: "The turn" });
      await dock.getByText(`Turn ${turn + 1}.`).waitFor();
    });

    it("with an empty queue the space bar and the turn button lead to the suggested orders, and no turn passes", async () => {
      await workOff(stage.service);
      const turn = await turnOf();
      const page = await stage.show("/");
      await page.getByRole("button", { name: "Choose order" }).waitFor();
      await page.keyboard.press(" ");
      const heading = page.getByRole("heading", { name: "Suggested orders" });
      await heading.and(page.locator(":focus")).waitFor();
      await page.getByRole("link", { name: "Crew" }).first().click();
      const button = page.getByRole("button", { name: "Choose order" });
      const place = await button.boundingBox();
      await button.click();
      await heading.and(page.locator(":focus")).waitFor();
      await page.keyboard.press("n");
      await page.getByRole("button", { name: "Run up to 10 turns" }).click();
      await heading.and(page.locator(":focus")).waitFor();
      assert.equal(await turnOf(), turn);
      await stage.service.client.ok("POST", "/api/explore", { leadId: 2 });
      const endTurn = page.getByRole("banner").getByRole("button", { name: "End turn" });
      await endTurn.waitFor();
      assert.deepEqual(await endTurn.boundingBox(), place, "the header does not move with the queue");
    });

    it("the report names a mission that failed and an offer that expired, and why", async () => {
      const late = aGame()
        .withMission({ kind: "survey", systemId: 2 }, { deadline: 0 })
        .withMission({ kind: "survey", systemId: 3 }, { deadline: 0, status: "offered", acceptedOnTurn: null });
      await giveGame(stage.service, ordered(late.build(), explore()));
      const page = await stage.show("/");
      await star(page, "Near").waitFor();
      await page.keyboard.press(" ");
      const report = page.getByRole("region", { name: "Turn report" });
      await report.getByText("Mission failed: Explore Near, deadline passed.").waitFor();
      await report.getByText("Offer expired: Explore Kay, deadline passed.").waitFor();
    });

    it("the headline of the winning turn is the win, not that a crew member is tired", async () => {
      const start = ordered(withCore().at(7).build(), explore());
      const { game } = advanced(start, (start.tasks[0]?.run?.durationTurns ?? 0) - 1);
      await giveGame(stage.service, new GameBuilder(game).withFatigue(2, 49).build());
      const page = await stage.show("/");
      await page.getByText(`Turn ${game.turn} / 200`).waitFor();
      await page.keyboard.press(" ");
      await page.getByText(`Turn ${game.turn + 1}. The Apex shines again: the relay network wakes.`).waitFor();
      await page.getByText("Member 2 is tired: power").waitFor({ state: "attached" });
    });
  });

  describe("the last turn", () => {
    it("the end of a game is shown with its score and a link to a new one", async () => {
      // Only a game that was played from its start has a replay.
      await stage.service.client.ok("POST", "/api/save/new", { seed: 1 });
      await loseByTime();
      const { page, context } = await stage.visit("/");
      const dialog = page.getByRole("dialog", { name: "The game is over" });
      await dialog.getByText("You lost: time ran out").waitFor();
      await dialog.getByText(/\d+ points/).waitFor();
      await dialog.getByRole("img", { name: /^Route of the ship until turn 200: Norrun/ }).waitFor();
      await dialog.getByRole("slider", { name: "Turn" }).press("Home");
      await dialog.getByRole("img", { name: "Route of the ship until turn 0: Norrun" }).waitFor();
      await dialog.getByRole("region", { name: "Milestones" }).getByText("Turn 200 is over").waitFor();
      await dialog
        .getByRole("table", { name: "Score" })
        .getByRole("row", { name: /^Systems explored/ })
        .waitFor();
      await dialog.getByText(/Ending: dark$/).waitFor();
      await dialog
        .getByRole("region", { name: "How far you came" })
        .getByText(/^\d of \d+ steps .* Relight the Apex\.$/)
        .waitFor();
      const ways = dialog.getByRole("list", { name: "Endings" }).getByRole("listitem");
      assert.equal(await ways.filter({ has: page.getByRole("img", { name: "Not seen yet:" }) }).count(), 5);
      for (const width of [360, 1280]) {
        await resize(page, width);
        const next = await dialog.getByRole("link", { name: "New game" }).boundingBox();
        assert.ok(next && next.y > 0 && next.y + next.height <= 800, "what to do next is in view");
        await assertAccessibleAtWidth(page, "the end of a game");
        await dialog.getByText("You lost: time ran out").scrollIntoViewIfNeeded();
        await shoot(page, `space-game-over-${width}`);
      }
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await dialog.getByRole("button", { name: "Share replay" }).click();
      await dialog.getByRole("button", { name: "Copied" }).waitFor();
      assert.equal(await page.evaluate("navigator.clipboard.readText()"), `${stage.service.url}/replay?game=main`);
      await dialog.getByRole("link", { name: "New game" }).click();
      await page.waitForURL("**/game");
      await dialog.waitFor({ state: "hidden" });
      await followLink(page, "/");
      await page.getByRole("region", { name: "Star map" }).waitFor();
      assert.equal(await dialog.count(), 0, "the ending opens once");
      await watchReplay(page);
      // An import is not clean, so that its replay is that of the log.
      await stage.service.client.ok(
        "POST",
        "/api/save/import",
        await stage.service.client.ok("GET", "/api/save/export"),
      );
      await page.reload();
      await page.getByText("From the log, without figures. Something in this game was imported").waitFor();
      await page.getByRole("heading", { name: "Turn 200, Norrun" }).waitFor();
      assert.equal(await page.getByRole("region", { name: "The ship" }).count(), 0);
    });
  });

  describe("the whole galaxy on the first screen", () => {
    // The Apex at the upper right, and the ship at the lower left.
    for (const { seed, height, name } of [
      { seed: 11, height: 800, name: "the goal and its name" },
      { seed: 39, height: 720, name: "the ship and its star" },
    ]) {
      it(`no button of the map hides ${name}, seed ${seed}`, async () => {
        await stage.service.client.ok("POST", "/api/save/new", { seed });
        const { page } = await stage.visit("/", { height });
        await page.getByTestId("ship").waitFor();
        assert.equal(await page.locator("a[data-system]").count(), 40);
        assert.deepEqual(await hiddenByButtons(page), []);
      });
    }
  });

  it("the plan of a route stays as it was confirmed while its first jumps are queued", async () => {
    await giveGame(stage.service, aGame().withResources({ fuel: 6 }).build());
    const { page } = await stage.visit("/?system=7");
    await page.getByRole("button", { name: "Plan route" }).click();
    const dialog = page.getByRole("dialog", { name: "Route to Apex" });
    const plan = await dialog.getByRole("table").innerText();
    let sent = "";
    await page.route("**/api/orders*", async (route) => {
      const response = await route.fetch();
      // The stream shows the longer queue before the answer.
      await page.getByText("1 of 20 tasks").waitFor({ state: "attached" });
      sent = await dialog.getByRole("table").innerText();
      await route.fulfill({ response });
    });
    await dialog.getByRole("button", { name: "Queue 1 jump", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
    assert.equal(sent, plan);
    await page.getByText("Queued: 1 jump to ").waitFor();
  });

  it("the turn button is busy until the answer is there, also if the page shows the turn after it before", async () => {
    await giveGame(stage.service, ordered(aSeededGame(1).build(), explore()));
    const { page } = await stage.visit("/");
    const { promise: isShown, resolve: answer } = Promise.withResolvers<void>();
    await page.route("**/api/turn", async (route) => {
      const response = await route.fetch();
      await isShown;
      await route.fulfill({ response });
    });
    const endTurn = page.getByRole("banner").getByRole("button", { name: "End turn" });
    await endTurn.click();
    await page.getByText("Turn 1 / 200").waitFor();
    assert.ok(await endTurn.isDisabled());
    answer();
    await endTurn.click();
    await page.getByText("Turn 2 / 200").waitFor();
  });

  describe("a story on the map", () => {
    it("[ENC4] the next part of a story is shown on the map, in the star's tooltip, in the panel and in the list", async () => {
      const { page } = await stage.visit("/?system=11");
      const game = aSeededGame(1).withStory("archive", { stage: 2, systemId: 11 }).build();
      await giveGame(stage.service, game);
      const story = "story of the Archive, part 2 of 4";
      const brakka = page.getByRole("region", { name: "Star map" }).getByRole("link", { name: story });
      await brakka.waitFor();
      await page.locator("text").filter({ hasText: "Archive story" }).waitFor();
      await brakka.hover();
      await page.getByRole("tooltip").getByText("Story of the Archive, part 2 of 4.").waitFor();
      await page.getByText("Story of the Archive, part 2 of 4: arrive here to continue it.").waitFor();
      await page.getByRole("tab", { name: "Systems" }).click();
      await page
        .getByRole("row", { name: /^Brakka/ })
        .getByText("Archive story")
        .waitFor();
      await page.getByRole("button", { name: "Legend" }).click();
      await page.getByRole("region", { name: "Legend" }).getByText("Next part of a faction's story").waitFor();
      await assertAccessible(page, "the map with a story");
    });
  });

  /** Harvests at the ship's system until the last turn is over. */
  async function loseByTime(): Promise<void> {
    for (let over = false; !over; ) {
      for (let task = 0; task < 20; task++) {
        await stage.service.client.ok("POST", "/api/explore", { focus: "harvest", leadId: (task % 4) + 1 });
      }
      await workOff(stage.service);
      const { save } = (await stage.service.client.ok("GET", "/api/world")) as { save: { status: string } };
      over = save.status !== "active";
    }
  }
});

/** The finished game turn by turn, from the end screen. */
async function watchReplay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Game lost" }).click();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL("**/replay?game=main");
  const turn = page.getByRole("slider", { name: "Turn" });
  await page.getByRole("heading", { name: "Turn 200, Norrun" }).waitFor();
  for (const width of [360, 1280]) {
    await resize(page, width);
    await assertAccessibleAtWidth(page, "a replay");
    await shoot(page, `space-replay-${width}`);
  }
  await turn.press("Home");
  await page.getByRole("img", { name: "Route of the ship until turn 0: Norrun" }).waitFor();
  await page.getByRole("heading", { name: "Turn 0, Norrun" }).waitFor();
  await page.getByRole("region", { name: "The ship" }).getByText("Harvest Norrun").waitFor();
  await turn.press("ArrowRight");
  await page.getByRole("heading", { name: "Turn 1, Norrun" }).waitFor();
  await page.getByText("Nothing new since turn 0:").waitFor();
  await page.getByText("10×").click();
  await page.getByRole("button", { name: "Play the journey" }).click();
  await page.getByRole("button", { name: "Pause the journey" }).click();
  await page.getByRole("button", { name: /^200 / }).click();
  await page.getByRole("img", { name: /^Route of the ship until turn 200/ }).waitFor();
}

/** Returns how often the page has read a part of the game. */
const loadsOf = (page: Page, part: string) =>
  page.evaluate<number>(
    `performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/${part}")).length`,
  );

/** Stores the volume as the settings do, and counts the notes that are played. */
async function setVolume(page: Page, volume: number): Promise<void> {
  await page.evaluate(`localStorage.setItem("outbound-space-volume", "${volume}");
    globalThis.notes = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      constructor(...given) { super(...given); globalThis.notes += 1; }
    };`);
}

/** Returns the stars, names and ship of which a button of the map hides a part. */
const hiddenByButtons = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const map = document.querySelector("[aria-label='Star map']");
    const boxOf = (element) => element.getBoundingClientRect();
    const buttons = [...map.querySelectorAll("button")].map(boxOf);
    const isHidden = (element) => {
      const { left, right, top, bottom } = boxOf(element);
      return buttons.some((button) =>
        left < button.right && right > button.left && top < button.bottom && bottom > button.top);
    };
    const drawn = [...map.querySelectorAll("a[data-system] > g, text, [data-testid=ship] path")];
    return drawn.filter(isHidden).map(({ textContent, parentElement }) =>
      textContent || parentElement.getAttribute("aria-label") || "the ship");
  })()`);

/** A star of the map. Its accessible name starts with the name of the system. */
const star = (page: Page, name: string) =>
  page.getByRole("region", { name: "Star map" }).getByRole("link", { name: new RegExp(`^${name},`) });

/** Touches the page, as `touchscreen.tap` does in a context that has touch at every width. */
async function tap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await star(page, name).locator("circle").first().boundingBox();
  assert.ok(box !== null, name);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
