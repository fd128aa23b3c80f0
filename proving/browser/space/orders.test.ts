import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Game } from "@outbound/space/rules/game/game.ts";
import { targetText } from "@outbound/space/rules/orders/orders.ts";
import { shown, whole } from "@outbound/space/rules/values/amount.ts";
import { aGame, aSeededGame } from "@outbound/space/testing/a-game.ts";
import { explore, jump, ordered } from "@outbound/space/testing/play.ts";
import type { Locator, Page } from "playwright-core";
import { resize } from "../../harness/browser/stage.ts";
import { assertAccessible, assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { shoot } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { giveGame, withCore } from "./given-game.ts";
import { lateGame } from "./late-game.ts";
import { orderFirst } from "./order-first.ts";

interface Task {
  readonly id: number;
  readonly kind: string;
  readonly lead: { readonly name: string };
  readonly helpers: readonly { readonly name: string }[];
  readonly endsOnTurn: number;
}
interface Queue {
  readonly activeTask: Task | null;
  readonly pendingTasks: readonly Task[];
}

const late = lateGame();
const [UPGRADE, SURVEY, , , RESEARCH] = late.game.tasks.map(({ target }) => targetText(late.game, target)) as [
  string,
  string,
  string,
  string,
  string,
];
/** The map with the panel of the star where the ship is. */
const STAR_PANEL = `/?system=${late.game.positionId}`;
const scoop = late.game.tasks[2]?.paid ?? {};
const SCOOP_PRICE = `${shown(scoop.credits ?? 0)} credits, ${shown(scoop.alloy ?? 0)} alloy`;

describe("orders and the queue of the space game", () => {
  const stage = testStage("space");

  const importLate = () => stage.service.client.ok("POST", "/api/save/import", late);
  /** Shows a path in the late game as it was imported, whatever the tests before have ordered. */
  const showLate = async (path: string) => {
    await importLate();
    const page = await stage.show(path);
    await page.getByRole("banner").getByText(`Turn ${late.game.turn} / 200`).waitFor();
    await page.getByText(`${late.game.tasks.length} of 20 tasks`).waitFor();
    return page;
  };
  const queue = async () => (await stage.service.client.ok("GET", "/api/tasks")) as Queue;
  const alloy = async () =>
    ((await stage.service.client.ok("GET", "/api/world")) as { resources: { alloy: { amount: number } } }).resources
      .alloy.amount;
  const kinds = async () => (await queue()).pendingTasks.map(({ kind }) => kind);

  describe("of a late game", () => {
    stage.keepPage();
    before(importLate);

    it("orders and the queue are accessible in both color schemes at 360 and 1280 px", async () => {
      for (const width of [360, 1280]) {
        const page = await stage.show(STAR_PANEL, width);
        await page.getByRole("heading", { name: "Queue" }).scrollIntoViewIfNeeded();
        await page.getByText("Active", { exact: true }).waitFor();
        await assertAccessibleAtWidth(page, "the queue");
        const dialog = await composeSurvey(page);
        await dialog
          .getByRole("list", { name: "Yields of a survey" })
          .getByText(/^\+.+ data$/)
          .waitFor();
        await shoot(page, `space-composer-${width}`);
        await dialog.getByRole("button", { name: "How it is calculated" }).click();
        await dialog.getByRole("button", { name: "Speed bands" }).click();
        await dialog.getByText("= ratio").waitFor();
        await dialog.getByText(/^Accident risk: [\d.]+ %/).waitFor();
        const top = await dialog.getByRole("button", { name: "Close" }).boundingBox();
        const end = await dialog.getByRole("button", { name: /^Add to queue/ }).boundingBox();
        assert.ok(top && end && top.y >= 0 && end.y + end.height <= 800, "the title and the confirmation stay in view");
        // Its footer has a color of its own on a phone.
        await assertAccessibleInBothSchemes(page, `the composer, ${width} px`);
        assert.equal(await overflow(page), 0, `the composer scrolls sideways at ${width} px`);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
    });

    it("the whole queue opens from another page at 1280 and 360 px", async () => {
      const page = await stage.show("/crew");
      for (const [width, name] of [
        [1280, new RegExp(`^Queue: ${UPGRADE}`)],
        // The mission to upgrade the sensor will fail.
        [360, "Queue: 5 tasks, 1 warning"],
      ] as const) {
        await resize(page, width);
        const bar = page.getByRole("button", { name });
        await bar.waitFor();
        await page.getByRole("heading", { level: 1 }).waitFor();
        // The bar of a phone looks different.
        await assertAccessibleInBothSchemes(page, `the crew with a warning of the queue, ${width} px`);
        if (width === 1280) await bar.getByText(SURVEY).waitFor();
        await bar.click();
        const dialog = page.getByRole("dialog", { name: "Queue" });
        await dialog.getByText("5 of 20 tasks, until turn").waitFor();
        await dialog.getByRole("region", { name: "Pending" }).getByText("Build Fuel scoop").waitFor();
        for (const cancel of await dialog.getByRole("button", { name: /^Cancel: / }).all()) {
          const box = await cancel.boundingBox();
          assert.ok(box && box.x + box.width <= width, `a task's last button is on the screen at ${width} px`);
        }
        const table = await dialog.getByRole("table", { name: "Goods over the next turns" }).boundingBox();
        assert.ok(table && table.x + table.width <= width, `the whole forecast is on the screen at ${width} px`);
        await assertAccessible(page, `the opened queue, ${width} px`);
        await dialog.getByText("The least that the tasks bring").scrollIntoViewIfNeeded();
        await shoot(page, `space-queue-${width}`);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "hidden" });
      }
    });

    it("an order is composed by keyboard alone, and the figures follow each choice", async () => {
      const page = await stage.show(STAR_PANEL);
      const dialog = await composeSurvey(page, "keyboard");
      const figures = dialog.getByRole("status");
      const strongest = await figures.innerText();
      const lead = dialog.locator("input[type=radio]:focus");
      assert.match((await lead.getAttribute("aria-label")) ?? "", /^Lead: /, "the lead has the focus first");

      await page.keyboard.press("ArrowUp");
      const name = ((await lead.getAttribute("aria-label")) ?? "").replace("Lead: ", "");
      assert.notEqual(await figures.innerText(), strongest, "the figures change at once");
      // From the lead back to the helper above it, and on to the confirmation.
      const helper = dialog.getByRole("checkbox", { checked: true }).first();
      const helperName = ((await helper.getAttribute("aria-label")) ?? "").replace("Help: ", "");
      for (let step = 0; step < 20 && !(await isFocused(helper)); step++) await page.keyboard.press("Tab");
      const before = await figures.innerText();
      await page.keyboard.press("Space");
      assert.notEqual(await figures.innerText(), before);
      assert.ok(!(await helper.isChecked()) || helperName !== (await helper.getAttribute("aria-label")));
      const confirm = dialog.getByRole("button", { name: /^Add to queue/ });
      for (let step = 0; step < 30 && !(await isFocused(confirm)); step++) await page.keyboard.press("Tab");
      const promised = /done on turn (\d+)/.exec(await theOrder(dialog).innerText())?.[1];
      await page.keyboard.press("Enter");

      await page.getByText(new RegExp(`^Queued: ${SURVEY}, starts on turn`)).waitFor();
      await dialog.waitFor({ state: "hidden" });
      const last = (await queue()).pendingTasks.at(-1);
      assert.equal(last?.lead.name, name);
      assert.ok(!last?.helpers.some((one) => one.name === helperName), `${helperName} was left out`);
      assert.equal(String(last?.endsOnTurn), promised, "the queued turn is the one that was shown");
      await page.getByRole("region", { name: "Pending" }).getByText(SURVEY).nth(1).waitFor();
    });

    it("the composer of a suggested order opens with the team that the suggestion names", async () => {
      const page = await stage.show("/");
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Choose a team: / }) });
      const said = await row.first().innerText();
      const [, lead = "", helpers = ""] = /Lead: (.+?), (?:helped by (.+)|no helpers)\./.exec(said) ?? [];
      await row
        .first()
        .getByRole("button", { name: /^Choose a team: / })
        .click();
      const dialog = page.getByRole("dialog");
      assert.equal(await dialog.getByRole("radio", { name: `Lead: ${lead}` }).isChecked(), true, said);
      const helping = await dialog.getByRole("checkbox", { checked: true }).all();
      const names = await Promise.all(helping.map((box) => box.getAttribute("aria-label")));
      assert.deepEqual(names, helpers === "" ? [] : helpers.split(", ").map((name) => `Help: ${name}`));
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });

    it("a message over the composer is part of it and covers nothing of it, at 1280 and 360 px", async () => {
      const page = await stage.show("/");
      // The message of the test before.
      await page.getByText(/^Queued: /).waitFor({ state: "detached" });
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      await orderFirst(page);
      // A click right after an order does nothing.
      await page
        .getByRole("button", { name: /^Choose a team: / })
        .first()
        .press("Enter");
      const dialog = page.getByRole("dialog");
      const undo = dialog.getByRole("button", { name: "Undo" });
      // A message stays while the mouse is over it.
      await undo.hover();
      const title = dialog.getByRole("heading", { level: 2 });
      assert.ok((await bottomOf(undo)) <= (await topOf(title)), "the message is above the dialog");
      await resize(page, 360);
      await undo.hover();
      const confirm = dialog.getByRole("button", { name: /^Add to queue/ });
      assert.ok((await bottomOf(undo)) <= (await topOf(confirm)), "the message is above the button");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.keyboard.press("u");
      await page.getByText(/^Undone\./).waitFor();
    });

    it("a tab follows an import of a game without a log", async () => {
      const page = await stage.show("/");
      await stage.service.client.ok("POST", "/api/save/new", { seed: 1, difficulty: "standard" });
      await page
        .getByText(/^Turn 0 /)
        .first()
        .waitFor();
      await stage.service.client.ok("POST", "/api/save/import", late);
      await page
        .getByText(new RegExp(`^Turn ${late.game.turn} `))
        .first()
        .waitFor();
    });

    it("the report of a turn is not shown for another game on the same turn", async () => {
      const game = aSeededGame(1).build();
      await giveGame(stage.service, ordered(game, explore("survey")));
      const page = await stage.show("/");
      await page
        .getByText(/^Turn 0 /)
        .first()
        .waitFor();
      await page.getByRole("button", { name: "End turn" }).click();
      const title = page.getByText("Turn 1.", { exact: true });
      await title.waitFor();
      await giveGame(stage.service, { ...game, turn: 1 });
      await title.waitFor({ state: "detached" });
      await importLate();
      await page
        .getByText(new RegExp(`^Turn ${late.game.turn} `))
        .first()
        .waitFor();
    });

    it("a second click right after an order gives no other order, and one message offers to undo the first", async () => {
      const page = await stage.show("/");
      const before = (await queue()).pendingTasks.length;
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      const first = await middle(page.getByRole("button", { name: /^Order: / }).first());
      assert.equal(
        await page
          .getByRole("tabpanel")
          .getByRole("button", { name: /^End turn/ })
          .count(),
        0,
      );
      await page.evaluate(KEEPS_PRESS);
      await page.mouse.click(first.x, first.y);
      await page.getByText(/^Queued: /).waitFor();
      await page.evaluate(PRESSES_AGAIN);
      assert.equal((await queue()).pendingTasks.length, before + 1);
      assert.equal(await page.locator(".mantine-Notification-root").count(), 1);
      // The look at the message may take longer than the message lasts.
      await page.keyboard.press("u");
      await page.getByText(/^Undone\./).waitFor();
      assert.equal((await queue()).pendingTasks.length, before);
      await page.keyboard.press("u");
      await page.getByText("No order to undo since the last turn.").waitFor();
      await orderFirst(page);
      const message = page.locator("[data-notice-lane]").getByText(/^Queued: /);
      // A message stays while the mouse is over it.
      await message.hover();
      await assertAccessibleInBothSchemes(page, "the message with an undo");
      await resize(page, 360);
      await message.waitFor();
      await page.keyboard.press("u");
      await page.getByText(/^Undone\./).waitFor();
    });

    /** Places two suggested orders. Returns the page, and the number of queued tasks before them. */
    async function orderTwice() {
      const page = await stage.show("/");
      const before = (await queue()).pendingTasks.length;
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      for (const more of [1, 2]) {
        await orderFirst(page);
        await page.getByText(`${before + 1 + more} of 20 tasks`).waitFor();
      }
      return { page, before };
    }

    it("the key U undoes one order after the other, also when their messages are gone", async () => {
      const { page, before } = await orderTwice();
      for (const more of [1, 0]) {
        await page.keyboard.press("u");
        await page.getByText(`${before + 1 + more} of 20 tasks`).waitFor();
      }
      assert.equal((await queue()).pendingTasks.length, before);
    });

    it("the key U undoes two orders also if it is pressed twice before the service answers", async () => {
      const { page, before } = await orderTwice();
      const { promise: isPressed, resolve: answer } = Promise.withResolvers<void>();
      await page.route("**/api/tasks/*", async (route) => {
        await isPressed;
        await route.continue();
      });
      await page.keyboard.press("u");
      await page.keyboard.press("u");
      answer();
      await page.getByText(`${before + 1} of 20 tasks`).waitFor();
      await page.unrouteAll();
      assert.equal((await queue()).pendingTasks.length, before);
    });

    it("the key U skips what another tab cancelled, and undoes nothing after another tab ended the turn", async () => {
      const { page, before } = await orderTwice();
      const send = (method: "POST" | "DELETE", path: string) => stage.service.client.ok(method, path);
      await send("DELETE", `/api/tasks/${(await queue()).pendingTasks.at(-1)?.id}`);
      await page.keyboard.press("u");
      await page.getByText("The order is no longer in the queue.").waitFor();
      await page.keyboard.press("u");
      await page.getByText(/^Undone\./).waitFor();
      assert.equal((await queue()).pendingTasks.length, before);
      await orderFirst(page);
      await send("POST", "/api/turn");
      await page.keyboard.press("u");
      await page.getByText("No order to undo since the last turn.").waitFor();
    });

    it("the refusal of an order is not shown for another team", async () => {
      const page = await showLate(STAR_PANEL);
      await page.getByRole("tab").first().click();
      const dialog = await composeSurvey(page);
      const problem = { status: 409, code: "queue-full", title: "Queue full", detail: "The queue is full." };
      await page.route("**/api/explore", (route) => route.fulfill({ status: 409, json: problem }), { times: 1 });
      await dialog.getByRole("button", { name: /^Add to queue/ }).click();
      await theOrder(dialog).getByRole("alert").getByText("The queue is full.").waitFor();
      await dialog.getByRole("checkbox", { checked: true }).first().uncheck();
      await theOrder(dialog)
        .getByText(/done on turn \d+$/)
        .waitFor();
      assert.equal(await theOrder(dialog).getByRole("alert").count(), 0);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.unrouteAll();
    });

    it("the composer shows at once why an order would be refused, with the figures and what helps", async () => {
      const page = await stage.show("/ship");
      await page.getByRole("button", { name: "Expand the ship", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "Expand the ship" });
      await dialog.getByText("25 alloy").waitFor();
      // The message of the order before may still be shown.
      assert.equal(await dialog.locator("[role=alert]:not([data-notice-lane] *)").count(), 0);
      // Another client spends the alloy.
      for (; (await alloy()) >= 25; )
        await stage.service.client.ok("POST", "/api/ship/build", { kind: "patch", leadId: 1 });
      const have = await alloy();
      const alert = dialog.getByRole("alert");
      await alert.getByText(`Needs 25 alloy; you have ${have}.`).waitFor();
      await alert.getByText(/Explore for more/).waitFor();
      await dialog.getByText(`${have} available, ${25 - have} short`).waitFor();
      await dialog.getByRole("button", { name: /^Add to queue/ }).click();
      await theOrder(dialog).getByRole("alert").getByText("Needs 25 alloy").waitFor();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });

    it("every order can be copied as a curl command that works", async () => {
      const page = await showLate(STAR_PANEL);
      await page.getByRole("tab").first().click();
      const more = page.getByRole("button", { name: /^More: / });
      await page.getByRole("button", { name: "Settings" }).click();
      assert.equal(await more.count(), 0, "players do not see them");
      await page.getByRole("switch", { name: /Copy as curl/ }).click();
      await page.keyboard.press("Escape");
      for (const menu of [/^More: ending the turn/, /^Commands: Build Fuel scoop/]) {
        await page.getByRole("button", { name: menu }).click();
        await page.getByRole("menuitem").first().and(page.locator(":focus")).waitFor();
        await assertAccessible(page, `the menu ${menu}`);
        await page.keyboard.press("Escape");
        await page.getByRole("menu").waitFor({ state: "detached" });
      }
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      const dialog = await composeSurvey(page);
      await dialog.getByRole("button", { name: /^More: Add to queue/ }).click();
      await page.getByRole("menuitem", { name: "Copy as curl" }).click();
      await page.getByRole("menuitem", { name: "Copied" }).waitFor();
      const command = (await page.evaluate("navigator.clipboard.readText()")) as string;
      const [, method, body, url] = /^curl -X (\w+) .* -d '(.*)' '(.*)'$/.exec(command) ?? [];
      assert.ok(method && body && url, command);
      const before = (await queue()).pendingTasks.length;
      const headers = { "content-type": "application/json" };
      assert.equal((await fetch(url, { method, body, headers })).status, 202);
      assert.equal((await queue()).pendingTasks.length, before + 1);
    });
  });

  describe("with tasks that are changed", () => {
    stage.keepPage();
    before(importLate);

    it("the team of a pending task is changed in the queue, and the forecast shows what the queue brings", async () => {
      const page = await stage.show("/");
      const forecast = page.getByRole("region", { name: "Forecast" });
      await forecast.getByRole("row", { name: /^Supplies \d/ }).waitFor();
      const before = (await queue()).pendingTasks.find(({ kind }) => kind === "build");
      await page.getByRole("button", { name: "Change team: Build Fuel scoop" }).click();
      const dialog = page.getByRole("dialog", { name: "Build Fuel scoop" });
      await dialog.getByText("Another team. The price stays.").waitFor();
      assert.equal(await dialog.getByRole("radio", { name: `Lead: ${before?.lead.name}` }).isChecked(), true);
      await assertAccessible(page, "the team of a pending task");
      await dialog.getByRole("button", { name: "Fastest", exact: true }).click();
      const lead = dialog.getByRole("radio", { checked: false }).first();
      const name = ((await lead.getAttribute("aria-label")) ?? "").replace("Lead: ", "");
      await lead.check();
      await dialog.getByRole("button", { name: "Change team: Build Fuel scoop" }).click();
      await page.getByText(/^New team: Build Fuel scoop, starts on turn/).waitFor();
      const after = (await queue()).pendingTasks.find(({ id }) => id === before?.id);
      assert.equal(after?.lead.name, name);
    });

    it("waiting tasks are moved by button, by arrow key and by dragging", async () => {
      const page = await stage.show("/");
      await resize(page, 1280, 1_600);
      const waiting = page.getByRole("region", { name: "Pending" });
      const moved = async (status: string, order: readonly string[]) => {
        await waiting.getByText(status).waitFor();
        assert.deepEqual(await kinds(), order);
      };
      assert.deepEqual(await kinds(), ["explore", "build", "expand", "research"]);
      await waiting.getByRole("button", { name: `Move later: ${SURVEY}` }).click();
      await moved(`${SURVEY} is now 2 of 4 pending tasks.`, ["build", "explore", "expand", "research"]);

      const handle = waiting.getByRole("button", { name: /^Move: Expand the ship/ });
      await handle.focus();
      await page.keyboard.press("ArrowUp");
      await moved("Expand the ship is now 2 of 4 pending tasks.", ["build", "expand", "explore", "research"]);
      assert.ok(await isFocused(handle), "the focus moves with the task");

      const problem = { code: "unknown-task", title: "Unknown task", status: 404, detail: "The task has ended." };
      await page.route("**/move*", (route) => route.fulfill({ status: 404, json: problem }), { times: 1 });
      const { promise: hasOtherMoved, resolve: readWorld } = Promise.withResolvers<void>();
      await page.route("**/api/world", async (route) => {
        await hasOtherMoved;
        await route.continue();
      });
      await page.keyboard.press("ArrowUp");
      await page.getByText("The task has ended.").waitFor();
      await waiting.and(page.locator("[aria-busy=false]")).waitFor();
      const other = waiting.getByRole("button", { name: /^Move: Research/ });
      await other.focus();
      const first = waiting.getByRole("listitem").first();
      const id = (await queue()).pendingTasks[0]?.id;
      await stage.service.client.ok("POST", `/api/tasks/${id}/move`, { position: 3 });
      readWorld();
      await first.getByRole("button", { name: /^Move: Expand the ship/ }).waitFor();
      assert.ok(await isFocused(other), "a refused move does not take the focus later");
      await stage.service.client.ok("POST", `/api/tasks/${id}/move`, { position: 0 });
      await first.getByRole("button", { name: /^Move: Build/ }).waitFor();

      const dragged = waiting.getByRole("button", { name: /^Move: Research/ });
      await dragged.scrollIntoViewIfNeeded();
      const [from, to] = [await middle(dragged), await middle(handle)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y - 6, { steps: 4 });
      assert.equal(await waiting.locator("[data-gap]").count(), 1, "a line shows where it would go");
      await page.mouse.up();
      await moved(`${RESEARCH} is now 2 of 4 pending tasks.`, ["build", "research", "expand", "explore"]);
    });

    it("the queue shows what is refunded before a task is cancelled, and what was refunded after", async () => {
      const page = await stage.show("/");
      await page.getByRole("button", { name: "Cancel: Build Fuel scoop" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel: Build Fuel scoop?" });
      await dialog.getByText(`Refund: ${SCOOP_PRICE}`).waitFor();
      await assertAccessible(page, "the question whether to cancel");
      await dialog.getByRole("button", { name: "Keep task" }).click();
      await dialog.waitFor({ state: "hidden" });
      assert.equal((await kinds()).length, 4);

      await page.getByRole("button", { name: "Cancel: Build Fuel scoop" }).click();
      await dialog.getByRole("button", { name: /^Cancel task/ }).click();
      await page.getByText(`Cancelled: Build Fuel scoop. Refunded: ${SCOOP_PRICE}.`).waitFor();
      assert.deepEqual((await kinds()).toSorted(), ["expand", "explore", "research"]);
      await page.getByRole("button", { name: "Ended tasks" }).click();
      await page.getByText(new RegExp(`Cancelled on turn \\d+, lead: .*refunded: ${SCOOP_PRICE}`)).waitFor();
      // A survey costs nothing, so there is nothing to ask.
      await page.getByRole("button", { name: `Cancel: ${SURVEY}` }).click();
      await page.getByText(`Cancelled: ${SURVEY}.`, { exact: true }).waitFor();
      assert.deepEqual((await kinds()).toSorted(), ["expand", "research"]);
    });

    it("the question whether to cancel a task follows it when another tab makes it start", async () => {
      await importLate();
      const page = await stage.show("/");
      await page.getByRole("button", { name: "Cancel: Build Fuel scoop" }).click();
      const dialog = page.getByRole("dialog", { name: "Cancel: Build Fuel scoop?" });
      await dialog.getByText("Full refund: it has not started yet.").waitFor();
      const { activeTask, pendingTasks } = await queue();
      for (const task of [pendingTasks[0], activeTask]) {
        await stage.service.client.ok("DELETE", `/api/tasks/${task?.id}`);
      }
      await dialog.getByText(`Cost: ${SCOOP_PRICE}. No turn has passed yet. The next task starts at once.`).waitFor();
      await dialog.getByRole("button", { name: "Keep task" }).click();
      await dialog.waitFor({ state: "hidden" });
      await importLate();
    });

    it("the queue marks a task that will not start", async () => {
      const page = await stage.show("/");
      const { systems } = (await stage.service.client.ok("GET", "/api/world")) as {
        systems: { id: number; reachable: boolean }[];
      };
      const systemId = systems.find(({ reachable }) => reachable)?.id;
      await stage.service.client.ok("POST", "/api/jump", { systemId, leadId: 1 });
      const jump = (await queue()).pendingTasks.at(-1);
      await stage.service.client.ok("POST", "/api/explore", { leadId: 1 });
      await stage.service.client.ok("DELETE", `/api/tasks/${jump?.id}`);
      await page.getByText(/Will not start: The ship is not at/).waitFor();
    });

    it("the dragged task is the one that moves, also if another tab cancels a task before it or the task itself", async () => {
      await importLate();
      const page = await stage.show("/");
      await resize(page, 1280, 1_600);
      const waiting = page.getByRole("region", { name: "Pending" });
      const handle = (task: RegExp) => waiting.getByRole("button", { name: task });
      const cancelAt = async (place: number) => {
        const { pendingTasks } = await queue();
        await stage.service.client.ok("DELETE", `/api/tasks/${pendingTasks[place]?.id}`);
        await waiting
          .getByRole("listitem")
          .nth(pendingTasks.length - 1)
          .waitFor({ state: "detached" });
      };
      const dragFrom = async (task: RegExp) => {
        await handle(task).scrollIntoViewIfNeeded();
        const { x, y } = await middle(handle(task));
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y - 4, { steps: 4 });
      };
      await dragFrom(/^Move: Expand/);
      await cancelAt(0);
      // The row moves to the place of the canceled one.
      await (await handle(/^Move: Build/).elementHandle())?.waitForElementState("stable");
      const { x, y } = await middle(handle(/^Move: Build/));
      await page.mouse.move(x, y - 6, { steps: 4 });
      await page.mouse.up();
      await waiting.getByText("Expand the ship is now 1 of 3 pending tasks.").waitFor();
      assert.deepEqual(await kinds(), ["expand", "build", "research"]);

      await dragFrom(/^Move: Expand/);
      await cancelAt(0);
      await page.mouse.up();
      const other = await middle(handle(/^Move: Research/));
      await page.mouse.move(other.x, other.y + 6, { steps: 4 });
      const dragged = waiting.locator("[data-gap], [style*=translate]");
      assert.equal(await dragged.count(), 0, "nothing is dragged");
      assert.deepEqual(await kinds(), ["build", "research"]);
      await importLate();
      await handle(/^Move: Expand/).waitFor();
      assert.equal(await dragged.count(), 0, "the task that is back in the queue is not dragged either");
    });
  });

  describe("that are suggested", () => {
    /** What the page suggests in this game, without the next turn. */
    const suggestedIn = async (game: Game) => {
      await giveGame(stage.service, game);
      const { page } = await stage.visit("/");
      await page.getByRole("tab", { name: "Suggested orders" }).click();
      const buttons = page.getByRole("button", { name: /^(?:Order|Accept): / });
      await buttons.first().waitFor();
      const orders = await Promise.all((await buttons.all()).map((button) => button.getAttribute("aria-label")));
      return { page, orders: orders.map(String) };
    };

    it("suggested orders do not explore the same star again and again, but lead on", async () => {
      const { orders } = await suggestedIn(aGame().withSystem(1, { visits: 1 }).build());
      assert.ok(orders.includes("Order: Jump to Near"), orders.join());
      assert.ok(!orders.some((order) => /Survey|Harvest|Salvage/.test(order)), orders.join());
    });

    it("with the Core aboard and one jump from the Apex, only that jump is suggested, with its risk, and done steps need nothing more", async () => {
      const { page, orders } = await suggestedIn(withCore().at(6).build());
      assert.deepEqual(orders, ["Order: Jump to Apex"]);
      const steps = page.getByRole("region", { name: "Road to victory" }).getByRole("listitem");
      const done = steps.filter({ has: page.getByRole("img", { name: "Done:" }) });
      await done.getByText("Aboard.", { exact: true }).waitFor();
      for (const step of await done.allInnerTexts()) assert.doesNotMatch(step, /From |By /);
      assert.equal(await steps.filter({ hasText: /fragments/ }).count(), 0, "what the Core has used is no step");
      await page.getByRole("button", { name: "Choose a team: Jump to Apex" }).click();
      const dialog = page.getByRole("dialog", { name: "Jump to Apex" });
      await dialog.getByText(/^Accident risk: [1-9][\d.]* %, .*hull/).waitFor();
    });

    it("a mission that lacks a berth or ends this turn is not suggested, and a suggested one says what it pays", async () => {
      const offered = { status: "offered", acceptedOnTurn: null } as const;
      const offers = aGame()
        .withSystem(2, { x: whole(13) })
        .withMission({ kind: "rescue", systemId: 2 }, offered)
        .withMission({ kind: "survey", systemId: 3 }, { ...offered, deadline: 0 })
        .withMission({ kind: "survey", systemId: 2 }, { ...offered, reward: { credits: 3_000 } })
        .withMission({ kind: "expedition", starClass: "M", needed: 1 }, offered);
      const { page, orders } = await suggestedIn(offers.build());
      const acceptances = orders.filter((order) => order.startsWith("Accept: "));
      assert.deepEqual(acceptances, ["Accept: Explore Near", "Accept: Explore 1 different class M systems"]);
      await page.getByText("Pays 30 credits by turn 100.").waitFor();
      await page.getByText("Pays 1 or 2 exotics by turn 100.").waitFor();
    });

    it("a jump back to a mission's star is suggested only if the queue passes it unexplored, and only after an exploration", async () => {
      const asked = aGame().rich().withMission({ kind: "survey", systemId: 2 }).build();
      const done = await suggestedIn(ordered(asked, jump(2), explore(), jump(4)));
      assert.ok(!done.orders.includes("Order: Jump to Near"), done.orders.join());
      const { orders } = await suggestedIn(ordered(asked, jump(2), jump(4)));
      const [survey, back] = [orders.indexOf("Order: Survey Edge"), orders.indexOf("Order: Jump to Near")];
      assert.ok(survey >= 0 && survey < back, orders.join());
    });
  });
});

/** Opens the composer for a survey where the queue ends, and waits until the service has answered. */
async function composeSurvey(page: Page, by: "mouse" | "keyboard" = "mouse"): Promise<Locator> {
  const button = page.getByRole("button", { name: SURVEY, exact: true });
  if (by === "mouse") await button.click();
  else await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: SURVEY });
  await dialog.getByRole("heading", { name: "Team" }).waitFor();
  return dialog;
}

const theOrder = (dialog: Locator) => dialog.getByRole("region", { name: "The order" });
const isFocused = async (locator: Locator) => (await locator.and(locator.page().locator(":focus")).count()) === 1;
const overflow = (page: Page) =>
  page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");

async function middle(locator: Locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In a page: keeps the next press as `firstPress`. */
const KEEPS_PRESS = `void addEventListener("click", (press) => { globalThis.firstPress = press; }, { capture: true, once: true })`;
/** In a page: presses the first order of the list 600 ms after that, however slow the machine is. */
const PRESSES_AGAIN = `{
  const press = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(press, "timeStamp", { value: firstPress.timeStamp + 600 });
  document.querySelector('[role=tabpanel] button[aria-label^="Order: "]').dispatchEvent(press);
}`;

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}
