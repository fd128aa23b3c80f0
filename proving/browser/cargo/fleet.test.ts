import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { addPlayer, type CargoVisitor, visitAs } from "../../harness/browser/cargo-visitor.ts";
import { resize } from "../../harness/browser/stage.ts";
import { until } from "../../harness/repeat.ts";
import { assertAccessibleAtWidth, assertAccessibleInBothSchemes } from "../axe.ts";
import { dialogTexts } from "../dialog-texts.ts";
import { shoot, takesScreenshots } from "../screenshot.ts";
import { testStage } from "../test-stage.ts";
import { buyLargeFleet, buyLargestFleet } from "./fleets.ts";
import { goTo, sharedPage } from "./shared-page.ts";

describe("the pages of the fleet", () => {
  // These tests do not look at the map; only the screenshots of the route planner show it.
  const stage = testStage("cargo", { webgl: takesScreenshots });
  const show = sharedPage(stage);
  const DESKTOP = { width: 1280, height: 1400 } as const;

  /** Returns the stops in the panel, in order. */
  const stopsOf = (page: Page) =>
    page.locator("[data-stop]").evaluateAll((rows) => rows.map((row) => row.dataset.stop));

  /** Waits until the panel and the service show this queue. */
  async function hasQueue(visitor: CargoVisitor, queue: readonly string[]): Promise<void> {
    for (const [place, icao] of queue.entries()) {
      await visitor.page.locator(`li[data-stop="${icao}"]:nth-child(${place + 1})`).waitFor();
    }
    await visitor.page.locator("li[data-stop]").nth(queue.length).waitFor({ state: "detached" });
    const stored = async () => (await visitor.player.state()).planes[0]?.queue;
    await until(async () => (await stored())?.join() === queue.join(), 10_000);
    assert.deepEqual(await stored(), queue);
  }

  /** The figures of the next leg, which come later, move the queue down. */
  const isComplete = (page: Page) => page.getByLabel("Asking what the leg takes").waitFor({ state: "detached" });

  /** Drags a stop by mouse to the place of another one below it. `meanwhile` runs before it gets there. */
  async function dragTo(page: Page, stop: string, last: string, meanwhile?: () => Promise<unknown>): Promise<void> {
    await isComplete(page);
    const grip = page.getByRole("button", { name: `Drag ${stop}` });
    // Hovering waits until the panel has stopped sliding in.
    await grip.hover();
    const handle = await grip.boundingBox();
    assert.ok(handle);
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height, { steps: 5 });
    await meanwhile?.();
    await isComplete(page);
    const place = await page.locator(`[data-stop="${last}"]`).boundingBox();
    assert.ok(place);
    await page.mouse.move(handle.x + handle.width / 2, place.y + place.height - 4, { steps: 20 });
    await page.mouse.up();
  }

  /** A dropped stop receives the focus with the next frame. */
  const focusIsBack = (page: Page) =>
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");

  /** Creates a player with one plane and opens its panel. */
  async function withPanel(username: string, queue: readonly string[] = []): Promise<CargoVisitor> {
    const player = await addPlayer(stage, { username });
    const planeId = (await player.state()).planes[0]?.id;
    for (const destIcao of queue) await player.ok("POST", `/api/planes/${planeId}/queue`, { destIcao });
    const visitor = await show(`/fleet?plane=${planeId}`, player, DESKTOP);
    await visitor.page.getByRole("heading", { name: "Queue" }).waitFor();
    return visitor;
  }

  describe("the fleet", () => {
    it("the fleet page is accessible with planes in every state and an open panel, in both color schemes at 360 and 1280 px", async () => {
      const player = await addPlayer(stage, { username: "fleet" });
      const ids = await buyLargeFleet(player);
      const { page } = await show("/fleet", player, { width: 360 });
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.getByRole("button", { name: "Queen of the Skies II" }).waitFor();
        await page.getByRole("progressbar").first().waitFor();
        await shoot(page, `cargo-fleet-${width}`);
        await assertAccessibleInBothSchemes(page, `the fleet, ${width} px`);
        const wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
        assert.equal(wide, false, `the fleet scrolls sideways at ${width} px`);
      }
      const hidden = await page
        .getByRole("region", { name: "Fleet" })
        .evaluate((region) => region.scrollWidth - region.clientWidth);
      assert.equal(hidden, 0, "all columns are seen");
      await page.getByRole("button", { name: /^Repair \d+ planes/ }).click();
      const repair = page.getByRole("dialog", { name: /^Repair \d+ planes/ });
      await repair.getByRole("button", { name: /^Repair for [\d,]+\s€/ }).click();
      await page.getByText(/^\d+ repairs started\.$/).waitFor();
      await repair.waitFor({ state: "detached" });
      await goTo(page, `/fleet?plane=${ids.get("Night Mail")}`);
      for (const width of [1280, 360]) {
        await resize(page, width);
        await page.getByRole("heading", { name: "On board" }).waitFor();
        const job = page
          .getByRole("listitem")
          .filter({ hasText: /^\d+ × .* kg/ })
          .first();
        const tops = await job.locator("> *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        assert.equal(tops.length, 2, "a job on board has its text and its payout");
        assert.equal(tops[0], tops[1], `the payout of a job on board is beside its text, ${width} px`);
        await shoot(page, `cargo-plane-${width}`);
        await assertAccessibleAtWidth(page, "the panel of a plane");
      }
    });

    it("the fleet is sorted by its columns and filtered by a status", async () => {
      const player = await addPlayer(stage, { username: "sorter" });
      await player.ok("POST", "/api/test/add-cash", {});
      for (const name of ["Kestrel", "Pony"]) {
        await player.ok("POST", "/api/planes/buy", { modelId: "SW4", icao: "EDDF", name });
        const planeId = (await player.state()).planes.find((plane) => plane.name === name)?.id;
        await player.ok("POST", "/api/test/set-health", { planeId, health: name === "Pony" ? 0 : 50 });
      }
      const { page } = await show("/fleet", player, DESKTOP);
      const table = page.getByRole("table", { name: "Fleet" });
      await table.getByRole("button", { name: "Health" }).click();
      await table.getByRole("row").nth(1).getByText("Pony").waitFor();
      await table.getByRole("row").nth(2).getByText("Kestrel").waitFor();
      assert.equal(await table.getByRole("columnheader", { name: "Health" }).getAttribute("aria-sort"), "ascending");
      await page.getByText("Broken (1)").click();
      await table.getByRole("button", { name: "Kestrel" }).waitFor({ state: "detached" });
      assert.equal(await table.getByRole("row").count(), 2);
    });

    it("the panel of a plane keeps its text until it is closed", async () => {
      const player = await addPlayer(stage, { username: "closer" });
      const { page } = await visitAs(stage, `/fleet?plane=${(await player.state()).planes[0]?.id}`, player, {
        motion: true,
        beside: true,
      });
      const panel = page.getByRole("dialog");
      await panel.getByRole("heading", { name: "Queue" }).waitFor();
      const texts = await dialogTexts(page);
      await panel.getByRole("button", { name: "Close the panel" }).click();
      await panel.waitFor({ state: "detached" });
      assert.ok((await texts()).length > 0, "it fades or slides out");
      for (const text of await texts()) assert.match(text, /On board/);
    });

    it("a stop that is dragged by mouse moves in the queue", async () => {
      const visitor = await withPanel("dragger", ["EDDM", "EDDS", "LFPG"]);
      const { page } = visitor;
      await dragTo(page, "Munich (EDDM)", "LFPG");
      await hasQueue(visitor, ["EDDS", "LFPG", "EDDM"]);
    });

    it("a stop that is dragged by mouse is the one that moves, also if the queue loses its first stop meanwhile", async () => {
      const visitor = await withPanel("juggler", ["EDDM", "EDDS", "LFPG", "EDDH"]);
      const { page, player } = visitor;
      const planeId = (await player.state()).planes[0]?.id;
      await dragTo(page, "Stuttgart (EDDS)", "EDDH", async () => {
        await player.ok("POST", `/api/planes/${planeId}/queue/cancel`, { index: 0 });
        await page.locator('[data-stop="EDDM"]').waitFor({ state: "detached" });
      });
      await hasQueue(visitor, ["LFPG", "EDDH", "EDDS"]);
    });

    it("stops of the queue are moved, dragged and cancelled by keyboard alone", async () => {
      const visitor = await withPanel("typist", ["EDDM", "EDDS", "LFPG"]);
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
      await focusIsBack(page);
      await page.getByRole("button", { name: "Cancel Munich (EDDM)" }).focus();
      await page.keyboard.press("Enter");
      await hasQueue(visitor, ["EDDS", "LFPG"]);
      await page.locator('[aria-label^="Cancel"][aria-label*="LFPG"]:focus').waitFor();
      await page.keyboard.press("Enter");
      await hasQueue(visitor, ["EDDS"]);
      await page.locator('[aria-label^="Cancel"][aria-label*="EDDS"]:focus').waitFor();
      await page.keyboard.press("Enter");
      await hasQueue(visitor, []);
      assert.equal(await page.getByLabel("Add a stop").evaluate((field) => field.matches(":focus")), true);
    });

    it("a stop that ends a detour takes the equal stop after it out of the queue at once, so the next change fits", async () => {
      const visitor = await withPanel("looper", ["EDDM", "EDDS", "EDDM", "LFPG", "EDDM"]);
      const { page } = visitor;
      const answers = Promise.withResolvers<void>();
      await page.route("**/queue/cancel*", async (route) => {
        await answers.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: "Cancel Stuttgart (EDDS)" }).click();
      await page.getByRole("button", { name: /^Cancel .*\(LFPG\)$/ }).click();
      assert.deepEqual(await stopsOf(page), ["EDDM"]);
      assert.equal(await page.locator('[aria-label="Cancel Munich (EDDM)"]:focus').count(), 1);
      answers.resolve();
      await hasQueue(visitor, ["EDDM"]);
      assert.equal(await page.getByRole("alert").filter({ hasText: "The queue is shown as it is." }).count(), 0);
    });

    it("a move of a stop that the service refuses is undone, and the fleet page says why", async () => {
      const visitor = await withPanel("doubler", ["EDDM", "EDDS", "EDDM"]);
      const { page } = visitor;
      await page.getByRole("button", { name: "Move Munich (EDDM) down" }).first().click();
      const refusal = await page.getByRole("alert").filter({ hasText: "The queue is shown as it is." }).innerText();
      assert.match(refusal, /place 1 of the queue of D-\w+, the leg to EDDM would be next to another stop at EDDM/);
      assert.deepEqual(await stopsOf(page), ["EDDM", "EDDS", "EDDM (2)"]);
    });

    it("a stop found by its city is added, the fleet shows what the leg takes, and the plane is dispatched", async () => {
      const visitor = await withPanel("planner");
      const { page } = visitor;
      const search = page.getByRole("combobox", { name: "Add a stop" });
      await search.fill("muni");
      await page.getByRole("option", { name: /EDDM/ }).waitFor();
      await search.press("Enter");
      await hasQueue(visitor, ["EDDM"]);
      await page.getByText(/^300 km · ≈ 53\smin · ≈ \d+ l$/).waitFor();
      await page.getByText(/bought for \d+\s€/).waitFor();
      await page.getByRole("button", { name: /^Dispatch .* to Munich \(EDDM\)$/ }).click();
      await page.getByText(/is on its way to Munich \(EDDM\), refuelled with \d+\sl\./).waitFor();
      await page
        .getByRole("progressbar", { name: /^Flight of / })
        .first()
        .waitFor();
    });

    it("the fleet shows the price and time of a repair, what was paid, and how much cash is missing", async () => {
      const visitor = await withPanel("mechanic");
      const { page, player } = visitor;
      const planeId = (await player.state()).planes[0]?.id;
      await player.ok("POST", "/api/test/set-health", { planeId, health: 40 });
      await page.getByText("Health 40 → 100 for 9,000 €, in 5 h 57 min").waitFor();
      await player.ok("POST", "/api/test/add-cash", { amount: -120_000 });
      await page.getByText("The repair costs 9,000 €, you have 5,000 €.").waitFor();
      await player.ok("POST", "/api/test/add-cash", { amount: 120_000 });
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Repair / })
        .click();
      await page.getByText(/is in repair\. 9,000\s€ paid\. It is ready on 1 Jan 2000/).waitFor();
      await page.getByText("In repair").first().waitFor();
    });

    it("a plane is renamed in place", async () => {
      const { page } = await withPanel("namer");
      await page.getByRole("button", { name: /^Rename / }).click();
      await page.getByRole("textbox", { name: /^Name of the plane/ }).fill("Tail Wind");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Rename Tail Wind" }).waitFor();
    });

    it("a sale is confirmed with the exact price, and the fleet says why a plane is not for sale", async () => {
      const visitor = await withPanel("seller", ["EDDM"]);
      const { page } = visitor;
      await page.getByRole("button", { name: "Sell …" }).click();
      const question = page.getByRole("dialog", { name: /^Sell / });
      await question.getByText(/has 1 queued leg/).waitFor();
      await question.getByRole("button", { name: "Cancel", exact: true }).click();
      await page.getByRole("button", { name: "Cancel Munich (EDDM)" }).click();
      await hasQueue(visitor, []);
      await page.getByRole("button", { name: "Sell …" }).click();
      await question.getByRole("button", { name: "Sell for 175,000 €" }).click();
      await page.getByText(/is sold for 175,000\s€\./).waitFor();
      await page.getByText("You have no plane").waitFor();
      await goTo(page, "/");
      await page.getByText("You have no plane").waitFor();
      assert.equal(
        await page.getByRole("region", { name: /^(?:Jobs|First steps)$/ }).count(),
        0,
        "only the way to a plane",
      );
      assert.equal((await visitor.player.state()).player.money, 125_000 + 175_000);
    });

    it("the question before a sale closes with a plane sold elsewhere, and is not asked about the next plane", async () => {
      const player = await addPlayer(stage, { username: "two-tabs" });
      await player.ok("POST", "/api/test/add-cash", {});
      for (const name of ["Kestrel", "Pony"])
        await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF", name });
      const sold = (await player.state()).planes.find(({ name }) => name === "Kestrel")?.id;
      const { page } = await show(`/fleet?plane=${sold}`, player, DESKTOP);
      await page.getByRole("button", { name: "Sell …" }).click();
      const question = page.getByRole("dialog", { name: /^Sell / });
      await question.waitFor();
      await player.ok("POST", `/api/planes/${sold}/sell`);
      await question.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Pony", exact: true }).click();
      await page.getByRole("button", { name: "Rename Pony" }).hover();
      assert.equal(await question.count(), 0);
    });

    it("the question of a repair of several planes closes when none is worn any more, and does not open for the next one", async () => {
      const player = await addPlayer(stage, { username: "two-mechanics" });
      const planeId = (await player.state()).planes[0]?.id;
      const wear = (health: number) => player.ok("POST", "/api/test/set-health", { planeId, health });
      await wear(50);
      const { page } = await show("/fleet", player, DESKTOP);
      const button = page.getByRole("button", { name: "Repair 1 plane …" });
      await button.click();
      const question = page.getByRole("dialog", { name: "Repair 1 plane?" });
      await question.waitFor();
      await wear(100);
      await button.waitFor({ state: "detached" });
      await wear(40);
      await button.hover();
      assert.equal(await question.count(), 0);
    });
  });

  describe("the fleet and its routes", () => {
    /** Creates a player with three planes at Frankfurt and a route. */
    async function withRoute(username: string) {
      const player = await addPlayer(stage, { username });
      await player.ok("POST", "/api/test/add-cash", { amount: 1_000_000 });
      for (const name of ["Kestrel", "Pony"])
        await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: "EDDF", name });
      await player.ok("POST", "/api/routes", { name: "South", stops: ["EDDF", "EDDM"] });
      return player;
    }
    const routesOf = async (visitor: CargoVisitor) =>
      (await visitor.player.state()).planes.map(({ route }) => route?.status ?? null);

    it("[HP3] selected planes are put on a route and taken off it together, on a desktop and on a phone", async () => {
      const visitor = await show("/fleet", await withRoute("herder"));
      const { page } = visitor;
      for (const width of [1280, 360]) {
        await resize(page, width);
        const bar = page.getByRole("group", { name: "Selected planes" });
        await page.getByRole("checkbox", { name: "Select Kestrel" }).check();
        await page.getByRole("checkbox", { name: "Select Pony" }).check();
        await bar.getByText("2 of 3 selected").waitFor();
        assert.equal(await page.getByRole("dialog").count(), 0, "a selection opens no panel");
        await assertAccessibleAtWidth(page, "selected planes");
        await bar.getByRole("button", { name: "Change route" }).click();
        const takeOff = page.getByRole("menuitem", { name: "Take off routes" });
        assert.equal(await takeOff.isDisabled(), true);
        await assertAccessibleAtWidth(page, "the routes for selected planes");
        await shoot(page, `cargo-fleet-selected-${width}`);
        await page.getByRole("menuitem", { name: "South" }).click();
        await page.getByText("2 planes are on the route.").waitFor();
        assert.deepEqual(await routesOf(visitor), [null, "active", "active"]);
        await bar.getByRole("checkbox", { name: "Select all" }).check();
        await bar.getByRole("button", { name: "Change route" }).click();
        await takeOff.click();
        await page.getByText("2 planes are off their routes.").waitFor();
        assert.deepEqual(await routesOf(visitor), [null, null, null]);
      }
      // The panel of one plane does both too.
      await page.getByRole("button", { name: "Kestrel", exact: true }).click();
      await page.getByRole("button", { name: "Put on a route" }).click();
      await page.getByRole("menuitem", { name: "South" }).waitFor();
      await assertAccessibleInBothSchemes(page, "the routes for a plane");
      await page.getByRole("menuitem", { name: "South" }).click();
      await page.getByRole("dialog").getByText("Flying the route").waitFor();
      await page.getByRole("button", { name: "Take off the route: Kestrel" }).click();
      await page.getByRole("button", { name: "Put on a route" }).click();
      await page.getByRole("menuitem", { name: "Plan a new route" }).click();
      assert.equal(await page.getByRole("checkbox", { name: "Kestrel" }).isChecked(), true);
    });

    it("[HP3] the planes whose route is suspended are resumed together", async () => {
      const player = await withRoute("resumer");
      const { planes, routes } = await player.state();
      const ids = planes.map(({ id }) => id);
      await player.ok("POST", "/api/planes/route", { ids, routeId: routes[0]?.id });
      for (const id of ids) await player.ok("POST", `/api/planes/${id}/queue`, { destIcao: "EDDH" });
      const visitor = await show("/routes", player);
      const { page } = visitor;
      assert.deepEqual(await routesOf(visitor), ["suspended", "suspended", "suspended"]);
      await page.getByRole("button", { name: "Resume all 3 stopped planes of South" }).click();
      await page.getByText("3 planes are on the route.").waitFor();
      await page
        .getByRole("button", { name: /^Resume/ })
        .first()
        .waitFor({ state: "detached" });
      assert.deepEqual(await routesOf(visitor), ["active", "active", "active"]);
    });

    it("[FAIR4] routes that the snapshot leaves out are listed and can be changed, and a new one gets its planes", async () => {
      const player = await addPlayer(stage, { username: "magnate" });
      const { omitted } = await buyLargestFleet(player);
      assert.ok(omitted.routes > 0, "the snapshot leaves routes out");
      const { page } = await show("/routes", player);
      const cards = page.getByRole("list", { name: "Routes", exact: true }).getByRole("button", { name: /^Change / });
      await cards.nth(48).waitFor();
      await page.getByRole("button", { name: "Change Route 49" }).click();
      await page.getByRole("heading", { name: "Change Route 49" }).waitFor();
      await page.getByRole("button", { name: "Close the planner" }).click();
      await goTo(page, "/routes");
      await planRoute(page, ["EDDF", "EDDM"]);
      assert.equal(await page.getByRole("textbox", { name: "Name" }).inputValue(), "Route 50");
      const [first, second] = await page.getByRole("group", { name: "Planes" }).getByRole("checkbox").all();
      await first?.check();
      await second?.check();
      await page.getByRole("button", { name: "Create the route" }).click();
      await page.getByText("2 planes are on the route.").waitFor();
      const route = page.getByRole("region", { name: "Route 50" });
      await route.getByText("Flying the route").nth(1).waitFor();
    });
  });

  describe("the route planner", () => {
    it("[RT1] the planner sets how far ahead a route loads and the least pay of open jobs, and shows them again", async () => {
      const { page, player } = await show("/routes", await addPlayer(stage, { username: "surveyor" }));
      await planRoute(page, ["EDDF", "EDDM", "EDDH"]);
      const hint = takesScreenshots ? "Or click airports on the map, and drag stops there. 3 of" : "3 of";
      await page.getByText(new RegExp(`^${hint} \\d+ stops\\.$`)).waitFor();
      await page.getByText("Settings", { exact: true }).click();
      const ahead = page.getByRole("textbox", { name: "Stops ahead that it loads for" });
      const least = page.getByRole("textbox", { name: /^Least pay of an open job/ });
      assert.deepEqual([await ahead.inputValue(), await least.inputValue()], ["2", "0"]);
      await ahead.fill("3");
      await least.fill("1250");
      await page.getByRole("list", { name: "First lap" }).waitFor();
      for (const width of [360, 1280]) {
        await resize(page, width);
        await ahead.scrollIntoViewIfNeeded();
        await shoot(page, `cargo-route-planner-${width}`);
        await assertAccessibleAtWidth(page, "the route planner with its settings");
      }
      await page.getByRole("button", { name: "Create the route" }).click();
      await page.getByRole("region", { name: "Route 1" }).waitFor();
      const [made] = (await player.state()).routes;
      assert.deepEqual(made?.policy, { maxLaterStops: 3, openJobs: true, minNetPerHour: 1_250 });
      await page.getByRole("button", { name: "Change Route 1" }).click();
      await page.getByText("Settings", { exact: true }).click();
      assert.deepEqual([await ahead.inputValue(), await least.inputValue()], ["3", "1,250"]);
      // Values out of bounds are corrected when the field loses the focus.
      await ahead.fill("9");
      await ahead.blur();
      assert.equal(await ahead.inputValue(), "3");
      // A field is empty while another number is typed.
      await ahead.fill("");
      assert.equal(await ahead.inputValue(), "");
      await ahead.blur();
      assert.equal(await ahead.inputValue(), "3");
      await ahead.fill("");
      await ahead.pressSequentially("1");
      await page.getByRole("switch", { name: /^Load open jobs/ }).click();
      assert.ok(await least.isDisabled());
      // Another tab changes what is not changed here.
      await player.ok("PATCH", `/api/routes/${made?.id}`, { repairBelow: 70, policy: { minNetPerHour: 900 } });
      await page.getByRole("alert").filter({ hasText: "Changed elsewhere" }).waitFor();
      await page.getByRole("button", { name: "Save the route" }).click();
      await page.getByRole("region", { name: "Route 1" }).waitFor();
      const [changed] = (await player.state()).routes;
      assert.deepEqual(changed?.policy, { maxLaterStops: 1, openJobs: false, minNetPerHour: 900 });
      assert.equal(changed?.repairBelow, 70);
    });

    it("[RT1] a stop that is dragged by mouse moves in the planned route, and the figures of the lap follow", async () => {
      const { page, player } = await show("/routes", await addPlayer(stage, { username: "shuffler" }), DESKTOP);
      await planRoute(page, ["EDDF", "EDDM", "EDDS", "EDDH"]);
      const lap = page.getByRole("list", { name: "First lap" });
      const before = await lap.getByText(/^[\d,]+ km$/).innerText();
      await dragTo(page, "Munich (EDDM)", "EDDH");
      await page.locator('li[data-stop="EDDM"]:nth-child(4)').waitFor();
      // While a stop is dropped, a copy keeps its place.
      await page.locator("[data-stop]").nth(4).waitFor({ state: "detached" });
      assert.deepEqual(await stopsOf(page), ["EDDF", "EDDS", "EDDH", "EDDM"]);
      await lap.getByText(before, { exact: true }).waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Create the route" }).click();
      await page.getByRole("region", { name: "Route 1" }).waitFor();
      assert.deepEqual((await player.state()).routes[0]?.stops, ["EDDF", "EDDS", "EDDH", "EDDM"]);
    });

    it("[RT1] the planner offers neither a route that the service refuses nor planes that cannot fly it", async () => {
      const { page } = await show("/routes", await addPlayer(stage, { username: "dreamer" }));
      await planRoute(page, ["EDDF", "EDDM"]);
      const save = page.getByRole("button", { name: "Create the route" });
      const plane = page.getByRole("group", { name: "Planes" }).getByRole("checkbox").first();
      await plane.check();
      await planStop(page, "EDDF");
      await page.getByText("This route is not possible").waitFor();
      assert.equal(await save.isDisabled(), true);
      await page.getByRole("switch", { name: "Loop" }).click();
      await page.getByText("This route is not possible").waitFor({ state: "detached" });
      assert.equal(await save.isDisabled(), false);
      await planStop(page, "KJFK");
      await page.getByText(/: a leg is out of its range$/).waitFor();
      assert.deepEqual([await plane.isDisabled(), await plane.isChecked()], [true, false]);
      await assertAccessibleInBothSchemes(page, "a route out of range");
      await save.click();
      await page.getByRole("region", { name: "Route 1" }).getByText("No plane flies it.").waitFor();
    });
  });
});

/** Opens the planner on the routes page and picks stops. */
async function planRoute(page: Page, stops: readonly string[]): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Plan a route" }).click();
  for (const code of stops) await planStop(page, code);
}

async function planStop(page: Page, code: string): Promise<void> {
  await page.getByRole("combobox", { name: "Add a stop" }).fill(code);
  await page.getByRole("option").first().filter({ hasText: code }).click();
}
