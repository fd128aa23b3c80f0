import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { EMPTY_PATH } from "../../harness/browser/stage.ts";
import { shootBoth } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";

interface World {
  readonly save: { readonly turn: number };
  readonly goal: { readonly text: string };
  readonly position: { readonly systemId: number };
  readonly resources: { readonly credits: { readonly amount: number }; readonly data: { readonly amount: number } };
}

const BRAKKA = 11;

describe("the space game in the browser", () => {
  const stage = testStage("space");

  const world = async () => (await stage.service.client.ok("GET", "/api/world")) as World;

  it("the map page is shown when all its data and files are loaded, and is not hidden again", async () => {
    const { page } = await stage.visit(EMPTY_PATH);
    const parts: number[] = [];
    await page.route(/\/api\/missions$/, async (route) => {
      parts.push(await page.locator("h2", { hasText: "Suggested orders" }).count());
      await route.continue();
    });
    await page.goto(stage.service.url);
    await page.getByRole("heading", { name: "Suggested orders" }).waitFor();
    assert.deepEqual(parts, [0], "the missions are read before the page has its parts");
  });

  it("the space game is played from the first jump to a finished mission", async () => {
    const { page } = await stage.visit("/");
    const conflicts: string[] = [];
    page.on("response", (response) => response.status() === 409 && conflicts.push(response.url()));
    await page.getByRole("heading", { name: "Suggested orders" }).waitFor();
    const start = await world();
    assert.equal(await page.getByText(start.goal.text).count(), 1, "the goal is said once");

    await page.getByRole("link", { name: "Missions" }).first().click();
    await page.getByRole("button", { name: "Accept: Explore Brakka", exact: true }).click();
    await page.getByText("Accepted: Explore Brakka").waitFor();

    await page.getByRole("link", { name: "Map" }).first().click();
    await star(page, "Brakka").click();
    await page.getByText("Your mission: Explore Brakka").waitFor();
    await page.getByRole("button", { name: "Jump to Brakka" }).click();
    await queueIt(page, "Jump to Brakka");

    // The queue ends there now, so the survey can be ordered before the ship arrives.
    await page.getByRole("button", { name: "Survey Brakka" }).click();
    await queueIt(page, "Survey Brakka");
    const queue = page.getByRole("region", { name: "Queue" });
    await queue.getByText("Survey Brakka").waitFor();

    await endTurnsUntil(page, /Arrived at Brakka/);
    assert.equal((await world()).position.systemId, BRAKKA);
    const report = await page.getByRole("region", { name: "Turn report" }).boundingBox();
    const ship = await page.getByTestId("ship").boundingBox();
    assert.ok(report && ship, "there are a report and a ship");
    const beside = ship.x + ship.width < report.x || ship.x > report.x + report.width;
    assert.ok(
      beside || ship.y + ship.height < report.y,
      `the report does not cover the ship: ${JSON.stringify({ report, ship })}`,
    );
    // The first arrival of a game always brings an encounter.
    const encounter = page.getByRole("dialog");
    await encounter.getByRole("radio", { name: /cautious/ }).click();
    await encounter.getByRole("button", { name: "Decide" }).click();
    await encounter.getByRole("button", { name: "Continue" }).click();
    await encounter.waitFor({ state: "hidden" });
    await endTurnsUntil(page, /Mission completed: .* Paid/);
    const completed = page.getByRole("link", { name: /^Mission completed: Explore Brakka/ });
    assert.equal(await completed.getAttribute("href"), "/missions");
    await page
      .getByRole("region", { name: "Turn report" })
      .getByText("Milestones: Explore a star, Complete a mission")
      .waitFor();

    // The discovery is shown where it happened, with the star's planets.
    await page.getByText("Newly charted").waitFor();
    const bodies = page.getByRole("list", { name: "Planets and belts of Brakka" }).getByRole("listitem");
    await bodies.first().waitFor();
    await shootBoth(page, "space-journey");
    const end = await world();
    assert.ok(end.resources.credits.amount >= start.resources.credits.amount + 37, "the reward is paid");
    assert.ok(end.resources.data.amount >= start.resources.data.amount + 8);
    await page.getByRole("list", { name: "Resources" }).getByText(`Credits: ${end.resources.credits.amount}`).waitFor();
    await page.getByRole("link", { name: "Missions" }).first().click();
    await page.getByRole("button", { name: /1 ended mission/ }).click();
    const ended = page.getByRole("listitem").filter({ hasText: "Explore Brakka" });
    await ended.getByText(/completed/i).waitFor();
    assert.deepEqual(conflicts, [], "nothing is asked that an order has just changed");

    // Played again, the turn reaches no milestone.
    const { client } = stage.service;
    await client.ok("POST", "/api/save/restore", { turn: end.save.turn - 1 });
    const { activeTask } = (await client.ok("GET", "/api/tasks")) as { readonly activeTask: { readonly id: number } };
    await client.ok("DELETE", `/api/tasks/${activeTask.id}`);
    await client.ok("POST", "/api/explore", { leadId: 2 });
    await page.getByRole("link", { name: "Map" }).first().click();
    const turnNow = (turn: number) => page.getByRole("banner").getByText(`Turn ${turn} / 200`).waitFor();
    await turnNow(end.save.turn - 1);
    await star(page, "Brakka").focus();
    await page.keyboard.press(" ");
    await turnNow(end.save.turn);
    await page.getByRole("button", { name: "Turn report", expanded: false }).click();
    const again = page.getByRole("region", { name: "Turn report" });
    await again.getByText(`Turn ${end.save.turn}`, { exact: true }).waitFor();
    assert.equal(await again.getByText("Milestone").count(), 0);
    await star(page, "Brakka").focus();
    await endTurnsUntil(page, /Mission completed: .* Paid/);
    await page.getByText("Newly charted").waitFor();
    await client.ok("POST", "/api/save/restore", { turn: end.save.turn });
    await turnNow(end.save.turn);
    await page.getByText("Unexplored", { exact: true }).waitFor();
    assert.equal(await page.getByText("Newly charted").count(), 0);
  });

  it("the space game is played by keyboard alone: Enter orders what helps, and the space bar ends turns", async () => {
    const { page } = await stage.visit("/");
    // The suggestions are there until the player turns to something else.
    const order = page.getByRole("button", { name: /^Order: / }).first();
    await order.focus();
    await page.keyboard.press("Enter");
    await page
      .getByText(/^Queued: /)
      .first()
      .waitFor();
    await page
      .getByRole("button", { name: /^End turn/, disabled: false })
      .first()
      .waitFor();
    await page.getByRole("tab", { name: "Suggested orders", selected: true }).waitFor();
    await star(page, "Brakka").focus();
    const { turn } = (await world()).save;
    await page.keyboard.press(" ");
    await page.getByText(`Turn ${turn + 1} / 200`).waitFor();
  });
});

const star = (page: Page, name: string) =>
  page.getByRole("region", { name: "Star map" }).getByRole("link", { name: new RegExp(`^${name},`) });

async function queueIt(page: Page, title: string): Promise<void> {
  const composer = page.getByRole("dialog", { name: title });
  await composer.getByRole("button", { name: `Add to queue: ${title}`, exact: true }).click();
  await composer.waitFor({ state: "hidden" });
}

/** Presses the space bar until a turn report has this text. */
async function endTurnsUntil(page: Page, text: RegExp): Promise<void> {
  const turnNow = () =>
    page
      .getByRole("banner")
      .getByText(/^Turn \d+ \/ 200/)
      .innerText();
  for (let turns = 0; turns < 12; turns++) {
    const before = await turnNow();
    await page.keyboard.press(" ");
    await page.getByRole("banner").getByText(before, { exact: true }).waitFor({ state: "hidden" });
    const report = page.getByRole("region", { name: "Turn report" });
    if ((await report.count()) > 0 && text.test(await report.innerText())) return;
  }
  assert.fail(`no turn report has ${text}`);
}
