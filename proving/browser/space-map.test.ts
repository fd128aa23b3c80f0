import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { shoot } from "./screenshot.ts";

describe("the star map of a game under way", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("space");
    const order = (path: string, body: unknown) => stage.service.json("POST", path, body);
    await order("/api/missions/1/accept", {});
    await order("/api/explore", { focus: "survey", leadId: 2, helperIds: [1] });
    await order("/api/jump", { systemId: 11, leadId: 1, helperIds: [3] });
    await order("/api/explore", { focus: "survey", leadId: 2 });
    await order("/api/jump", { systemId: 31, leadId: 1 });
    await order("/api/turn/run", { maxTurns: 10, until: "task" });
    await order("/api/turn", {});
  });
  after(() => stage.close());

  it("is accessible in both schemes, on a phone and on a desk, with nothing wider than the screen", async () => {
    for (const scheme of ["dark", "light"] as const) {
      for (const width of [360, 1280]) {
        const { page, context } = await stage.visit("/?system=11", { width, scheme });
        const look = `${scheme}, ${width} px`;
        await page.getByRole("heading", { name: "Brakka" }).waitFor();
        await star(page, "Brakka").waitFor();
        await assertAccessible(page, `the map, ${look}`);
        if (scheme === "dark") await shoot(page, `space-map-${width}`);
        assert.equal(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), true, look);
        await context.close();
      }
    }
  });

  it("is accessible with its lists and its legend, on a phone and on a desk", async () => {
    for (const [scheme, width] of [
      ["dark", 1280],
      ["light", 360],
    ] as const) {
      const { page, context } = await stage.visit("/?system=11", { width, scheme });
      const look = `${scheme}, ${width} px`;
      for (const [tab, heading] of [
        ["What helps", "What helps now"],
        ["Systems", "All systems"],
      ] as const) {
        await page.getByRole("tab", { name: tab }).click();
        await page.getByRole("heading", { name: heading }).waitFor();
        await assertAccessible(page, `${heading}, ${look}`);
      }
      await page.getByRole("button", { name: "Legend" }).click();
      await page.getByRole("heading", { name: "What the signs mean" }).waitFor();
      await assertAccessible(page, `the legend, ${look}`);
      await context.close();
    }
  });

  it("zooms by wheel and buttons and pans by dragging", async () => {
    const { page, context } = await stage.visit("/");
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
    assert.equal(new URL(page.url()).search, "", "a drag selects nothing");
    await page.mouse.move(panned.x, panned.y);
    await page.mouse.wheel(0, -300);
    const wheeled = await middleOf(page, "Brakka");
    assert.ok(Math.hypot(wheeled.x - panned.x, wheeled.y - panned.y) < 4, "the wheel keeps what is under the pointer");
    await page.getByRole("button", { name: "Show the whole galaxy" }).click();
    const whole = await middleOf(page, "Brakka");
    assert.ok(Math.hypot(whole.x - before.x, whole.y - before.y) < 2, "the whole galaxy is shown again");
    await context.close();
  });

  it("selects stars by click, by touch beside them and by keyboard alone", async () => {
    const { page, context } = await stage.visit("/");
    await star(page, "Rookhaven").click();
    await page.getByRole("heading", { name: "Rookhaven" }).waitFor();
    await page.keyboard.press("ArrowDown");
    const focused = await page.evaluate("document.activeElement.getAttribute('aria-label')");
    assert.match(String(focused), /^(?!Rookhaven)\w+/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: String(focused).split(",")[0] as string }).waitFor();
    await page.keyboard.press("Home");
    assert.match(String(await page.evaluate("document.activeElement.getAttribute('aria-label')")), /the ship is here/);
    await context.close();

    const phone = await stage.visit("/", { width: 360 });
    const at = await middleOf(phone.page, "Elowen");
    await phone.page.touchscreen.tap(at.x + 18, at.y + 6);
    await phone.page.getByRole("heading", { name: "Elowen" }).waitFor();
    await phone.context.close();
  });

  it("plays from the list of systems, for who does not use the map", async () => {
    const { page, context } = await stage.visit("/");
    await page.getByRole("tab", { name: "Systems" }).click();
    await page.getByRole("textbox", { name: "Search by name or class" }).fill("belm");
    await page.getByText("1 system", { exact: true }).waitFor();
    await page.getByRole("table", { name: "Systems" }).getByRole("link", { name: "Belmora" }).click();
    await page.getByRole("heading", { name: "Belmora" }).waitFor();
    await page.getByText("From Aveth, where the queue ends").waitFor();
    await context.close();
  });

  it("plans a route over several jumps and queues all of them", async () => {
    const { page, context } = await stage.visit("/?system=11");
    const queued = async () =>
      ((await stage.service.json("GET", "/api/tasks")) as { pendingTasks: unknown[] }).pendingTasks.length;
    const before = await queued();
    await star(page, "Norrun").click();
    await page.getByRole("button", { name: "Plan the route" }).click();
    const dialog = page.getByRole("dialog", { name: "Route to Norrun" });
    await dialog.getByRole("row", { name: /^Brakka/ }).waitFor();
    await dialog.getByRole("button", { name: "Queue 2 jumps" }).click();
    await page.getByText("2 jumps are queued, the last one to Norrun.").waitFor();
    assert.equal(await queued(), before + 2);
    await context.close();
  });

  it("moves the ship along its jump by each turn", async () => {
    const { page, context } = await stage.visit("/");
    await star(page, "Brakka").waitFor();
    const before = await page.getByTestId("ship").getAttribute("style");
    await page.keyboard.press(" ");
    await page.locator(`[data-testid=ship]:not([style="${before}"])`).waitFor({ state: "attached" });
    await context.close();
  });
});

describe("ending turns", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("space");
    await stage.service.json("POST", "/api/explore", { leadId: 2 });
    for (const _ of [1, 2, 3]) await stage.service.json("POST", "/api/explore", { leadId: 2, helperIds: [1] });
  });
  after(() => stage.close());

  const turnOf = async () => ((await stage.service.json("GET", "/api/world")) as { save: { turn: number } }).save.turn;

  it("the space bar ends the turn, but not from a field, a button or a dialog", async () => {
    const { page, context } = await stage.visit("/");
    await star(page, "Norrun").waitFor();
    const turn = await turnOf();
    await page.getByRole("tab", { name: "Systems" }).click();
    await page.getByRole("textbox", { name: "Search by name or class" }).fill("a");
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "Show the whole galaxy" }).focus();
    await page.keyboard.press(" ");
    await page.getByRole("button", { name: "What the goods are for" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press(" ");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal(await turnOf(), turn);
    await star(page, "Brakka").click();
    await page.keyboard.press(" ");
    await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
    assert.equal(await turnOf(), turn + 1);
    await context.close();
  });

  it("two tabs do not work a turn twice: the slower one is told the figures", async () => {
    const turn = await turnOf();
    const slow = await stage.browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    slow.setDefaultTimeout(10_000);
    // It hears of nothing that others do.
    await slow.route("**/api/events/stream", (route) => route.abort());
    const late = await slow.newPage();
    await late.goto(stage.service.url);
    await late.getByText("The connection is lost").waitFor();
    await stage.service.json("POST", "/api/turn", { expectedTurn: turn });
    await late.getByRole("button", { name: "End turn" }).click();
    await late.getByText(`The game is on turn ${turn + 1}, not on turn ${turn}.`).waitFor();
    assert.equal(await turnOf(), turn + 1);
    await late.getByText(`Turn ${turn + 1} / 200`).waitFor();
    await slow.close();
  });

  it("runs until a task ends and reports what that brought", async () => {
    const { page, context } = await stage.visit("/", { width: 360 });
    await page.getByRole("button", { name: "Run several turns" }).click();
    await page.getByRole("radio", { name: "A task ends" }).check();
    await page.getByRole("button", { name: "Run up to 10 turns" }).click();
    const report = page.getByRole("region", { name: "Turn report" });
    await report.getByText(/Finished: Survey Norrun/).waitFor();
    await assertAccessible(page, "the turn report, 360 px");
    await shoot(page, "space-turn-report-360");
    await report.getByRole("button", { name: "Close the turn report" }).click();
    await report.waitFor({ state: "hidden" });
    await context.close();
  });

  it("shows in one tab what another one does", async () => {
    const { page, context } = await stage.visit("/");
    await star(page, "Norrun").waitFor();
    const turn = await turnOf();
    await stage.service.json("POST", "/api/turn", {});
    await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
    await context.close();
  });

  it("with an empty queue says that nothing was used up and what to do", async () => {
    await stage.service.json("POST", "/api/turn/run", { maxTurns: 50 });
    const turn = await turnOf();
    const { page, context } = await stage.visit("/");
    await star(page, "Norrun").waitFor();
    await page.keyboard.press(" ");
    await page
      .getByRole("status")
      .getByText(/The queue is empty: nothing was used up/)
      .waitFor();
    assert.equal(await turnOf(), turn);
    await context.close();
  });

  it("tells the end of a game with its score, and leads to a new one", async () => {
    await loseByTime(stage);
    const { page, context } = await stage.visit("/");
    const dialog = page.getByRole("dialog", { name: "The game is over" });
    await dialog.getByText("You lost: time ran out").waitFor();
    await dialog.getByText(/\d+ points/).waitFor();
    await assertAccessible(page, "the end of a game");
    await shoot(page, "space-game-over-1280");
    await dialog.getByRole("link", { name: "New game" }).click();
    await page.waitForURL("**/game");
    await dialog.waitFor({ state: "hidden" });
    await context.close();
  });
});

/** A star of the map: its name comes first in what it is called. */
const star = (page: Page, name: string) =>
  page.getByRole("region", { name: "Star map" }).getByRole("link", { name: new RegExp(`^${name},`) });

async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await star(page, name).locator("circle").first().boundingBox();
  assert.ok(box !== null, name);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Harvests where the ship is until the last turn is over. */
async function loseByTime(stage: Stage): Promise<void> {
  for (let over = false; !over; ) {
    for (let task = 0; task < 20; task++) {
      await stage.service.json("POST", "/api/explore", { focus: "harvest", leadId: (task % 4) + 1 });
    }
    await stage.service.json("POST", "/api/turn/run", { maxTurns: 50 });
    await stage.service.json("POST", "/api/turn/run", { maxTurns: 50 });
    const { save } = (await stage.service.json("GET", "/api/world")) as { save: { status: string } };
    over = save.status !== "active";
  }
}
