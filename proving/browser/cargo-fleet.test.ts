import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { Page } from "playwright-core";
import { type CargoVisitor, visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { aLargeFleet, stateOf } from "./cargo-fleets.ts";
import { shoot } from "./screenshot.ts";

const DESK = { width: 1280, height: 1400 } as const;

/** Where the stops of the panel lead, in order. */
const stopsOf = (page: Page) => page.locator("[data-stop]").evaluateAll((rows) => rows.map((row) => row.dataset.stop));

/** Waits until the panel and the service have this queue. */
async function hasQueue(visitor: CargoVisitor, queue: readonly string[]): Promise<void> {
  for (const [place, icao] of queue.entries()) {
    await visitor.page.locator(`li[data-stop="${icao}"]:nth-child(${place + 1})`).waitFor();
  }
  await visitor.page.locator("li[data-stop]").nth(queue.length).waitFor({ state: "detached" });
  for (let tries = 0; tries < 100; tries++) {
    if ((await stateOf(visitor)).planes[0]?.queue.join() === queue.join()) return;
  }
  assert.deepEqual((await stateOf(visitor)).planes[0]?.queue, queue);
}

/** A player with one plane whose panel is open. */
async function withPanel(stage: Stage, username: string, queue: readonly string[] = []): Promise<CargoVisitor> {
  const visitor = await visitAsPlayer(stage, "/account", { username, ...DESK });
  const planeId = (await stateOf(visitor)).planes[0]?.id;
  for (const destIcao of queue) await visitor.api("POST", `/api/planes/${planeId}/queue`, { destIcao });
  await visitor.page.goto(`${stage.service.url}/fleet?plane=${planeId}`);
  await visitor.page.getByRole("heading", { name: "Queue" }).waitFor();
  return visitor;
}

describe("the fleet", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  after(() => stage.close());

  it("is accessible in both schemes, on a phone and on a desk, with planes in every state and a panel open", async () => {
    for (const scheme of ["dark", "light"] as const) {
      const visitor = await visitAsPlayer(stage, "/account", { username: `fleet-${scheme}`, scheme });
      const { page, context } = visitor;
      const ids = await aLargeFleet(visitor);
      for (const [width, height] of [
        [1280, 800],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`${stage.service.url}/fleet`);
        await page.getByRole("button", { name: "Queen of the Skies II" }).waitFor();
        await page.getByRole("progressbar").first().waitFor();
        await assertAccessible(page, `the fleet, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-fleet-${width}`);
        const wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
        assert.equal(wide, false, `the fleet scrolls sideways at ${width} px`);
        await page.goto(`${stage.service.url}/fleet?plane=${ids.get("Night Mail")}`);
        await page.getByRole("heading", { name: "On board" }).waitFor();
        await assertAccessible(page, `the panel of a plane, ${scheme}, ${width} px`);
        if (scheme === "dark") await shoot(page, `cargo-plane-${width}`);
      }
      await context.close();
    }
  });

  it("is sorted by its columns and narrowed to a status", async () => {
    const visitor = await visitAsPlayer(stage, "/fleet", { username: "sorter", ...DESK });
    const { page, api } = visitor;
    await api("POST", "/api/test/add-cash", {});
    for (const name of ["Kestrel", "Pony"]) {
      await api("POST", "/api/planes/buy", { modelId: "SW4", icao: "EDDF", name });
      const planeId = (await stateOf(visitor)).planes.find((plane) => plane.name === name)?.id;
      await api("POST", "/api/test/set-health", { planeId, health: name === "Pony" ? 0 : 50 });
    }
    const table = page.getByRole("table", { name: "Fleet" });
    await table.getByRole("button", { name: "Health" }).click();
    await table.getByRole("row").nth(1).getByText("Pony").waitFor();
    await table.getByRole("row").nth(2).getByText("Kestrel").waitFor();
    assert.equal(await table.getByRole("columnheader", { name: "Health" }).getAttribute("aria-sort"), "ascending");
    await page.getByText("Broken (1)").click();
    await table.getByRole("button", { name: "Kestrel" }).waitFor({ state: "detached" });
    assert.equal(await table.getByRole("row").count(), 2);
  });

  it("lets a stop be dragged by mouse, and tells the service", async () => {
    const visitor = await withPanel(stage, "dragger", ["EDDM", "EDDS", "LFPG"]);
    const { page } = visitor;
    const handle = await page.getByRole("button", { name: "Drag Munich (EDDM)" }).boundingBox();
    const last = await page.locator('[data-stop="LFPG"]').boundingBox();
    assert.ok(handle && last);
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height, { steps: 5 });
    await page.mouse.move(handle.x + handle.width / 2, last.y + last.height - 4, { steps: 20 });
    await page.mouse.up();
    await hasQueue(visitor, ["EDDS", "LFPG", "EDDM"]);
  });

  it("lets stops be moved, dragged and cancelled by keyboard alone", async () => {
    const visitor = await withPanel(stage, "typist", ["EDDM", "EDDS", "LFPG"]);
    const { page } = visitor;
    const down = page.getByRole("button", { name: "Move Munich (EDDM) down" });
    await down.focus();
    await page.keyboard.press("Enter");
    await hasQueue(visitor, ["EDDS", "EDDM", "LFPG"]);
    assert.equal(await down.evaluate((button) => button.matches(":focus")), true);
    await page.keyboard.press("Enter");
    await hasQueue(visitor, ["EDDS", "LFPG", "EDDM"]);
    await page
      .getByRole("status")
      .filter({ hasText: "Munich (EDDM) is stop 3 of 3 now." })
      .waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Drag Munich (EDDM)" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await hasQueue(visitor, ["EDDS", "EDDM", "LFPG"]);
    await page.getByRole("button", { name: "Cancel Munich (EDDM)" }).focus();
    await page.keyboard.press("Enter");
    await hasQueue(visitor, ["EDDS", "LFPG"]);
  });

  it("gives a move up that the service refuses, and says why", async () => {
    const visitor = await withPanel(stage, "doubler", ["EDDM", "EDDS", "EDDM"]);
    const { page } = visitor;
    await page.getByRole("button", { name: "Move Munich (EDDM) down" }).first().click();
    const refusal = await page.getByRole("alert").filter({ hasText: "The queue is shown as it is." }).innerText();
    assert.match(refusal, /place 1 of the queue of plane \d+ a leg to EDDM would stand beside another one/);
    assert.deepEqual(await stopsOf(page), ["EDDM", "EDDS", "EDDM (2)"]);
  });

  it("adds a stop found by its city, shows what the leg takes, and dispatches the plane", async () => {
    const visitor = await withPanel(stage, "planner");
    const { page } = visitor;
    const search = page.getByRole("combobox", { name: "Add a stop" });
    await search.fill("muni");
    await page.getByRole("option", { name: /EDDM/ }).waitFor();
    await search.press("Enter");
    await hasQueue(visitor, ["EDDM"]);
    await page.getByText(/^300 km · ≈ 53 min · ≈ \d+ l$/).waitFor();
    await page.getByText(/bought for \d+\s€/).waitFor();
    await page.getByRole("button", { name: /^Dispatch .* to Munich \(EDDM\)$/ }).click();
    await page.getByText(/is on its way to Munich \(EDDM\), refuelled for \d+\s€\./).waitFor();
    await page
      .getByRole("progressbar", { name: /^Flight of / })
      .first()
      .waitFor();
  });

  it("shows the price and time of a repair before and what was paid after, and the figures when cash is too low", async () => {
    const visitor = await withPanel(stage, "mechanic");
    const { page, api } = visitor;
    const planeId = (await stateOf(visitor)).planes[0]?.id;
    await api("POST", "/api/test/set-health", { planeId, health: 40 });
    await page.getByText("From a health of 40 to 100 for 6,300 €, in 5 h 57 min").waitFor();
    await api("POST", "/api/test/add-cash", { amount: -120_000 });
    await page.getByText("The repair costs 6,300 €, you have 5,000 €.").waitFor();
    await api("POST", "/api/test/add-cash", { amount: 120_000 });
    await page.getByRole("button", { name: /^Repair / }).click();
    await page.getByText(/is in repair\. 6,300\s€ paid\. It is ready on 1 Jan 2000/).waitFor();
    await page.getByText("In repair").first().waitFor();
  });

  it("renames a plane in place", async () => {
    const { page } = await withPanel(stage, "namer");
    await page.getByRole("button", { name: /^Rename / }).click();
    await page.getByRole("textbox", { name: /^Name of the plane/ }).fill("Tail Wind");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Rename Tail Wind" }).waitFor();
  });

  it("asks once more before it sells, with the exact price, and says in words why a plane is not for sale", async () => {
    const visitor = await withPanel(stage, "seller", ["EDDM"]);
    const { page } = visitor;
    await page.getByRole("button", { name: "Sell …" }).click();
    const question = page.getByRole("dialog", { name: /^Sell / });
    await question.getByText(/has 1 queued leg/).waitFor();
    await question.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("button", { name: "Cancel Munich (EDDM)" }).click();
    await hasQueue(visitor, []);
    await page.getByRole("button", { name: "Sell …" }).click();
    await question.getByRole("button", { name: "Sell for 122,500 €" }).click();
    await page.getByText(/is sold for 122,500\s€\./).waitFor();
    await page.getByText("You have no plane").waitFor();
    assert.equal((await stateOf(visitor)).player.money, 125_000 + 122_500);
  });
});
