/** The world page: draws the map, selects planes and airports on it and beside it, and orders a flight from it. */
import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { setTimeout } from "node:timers/promises";
import type { StateView } from "@outbound/cargo/api/schemas.ts";
import { PLAYER_COOKIE } from "@outbound/cargo/api/session-cookie.ts";
import { AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import type { Place } from "@outbound/cargo/rules/geography/geodesy.ts";
import { fixAt } from "@outbound/cargo/web/world/great-circle.ts";
import { PALETTES, type Palette } from "@outbound/cargo/web/world/map/palette.ts";
import { luminance } from "@outbound/kit/pictures/luminance.ts";
import { startProxy, type Proxy as TcpProxy } from "@outbound/kit/testing/proxy.ts";
import type { Locator, Page } from "playwright-core";
import { addPlayer, visitAsPlayer } from "../../../harness/browser/cargo-visitor.ts";
import { resize } from "../../../harness/browser/stage.ts";
import type { CargoPlayer } from "../../../harness/cargo/player.ts";
import { until } from "../../../harness/repeat.ts";
import { assertAccessible } from "../../axe.ts";
import { tabTo } from "../../keyboard.ts";
import { shoot, shootBoth } from "../../screenshot.ts";
import { testStage } from "../../test-stage.ts";
import { buyLargeFleet } from "../fleets.ts";
import { depart, land } from "../play.ts";

/** A busy machine draws the map in software. */
const DRAWN = { timeout: 60_000 };
/** The smaller a map, the sooner it is drawn. */
const DESK = [1000, 640] as const;

describe("the world page", () => {
  const stage = testStage("cargo", { webgl: true });

  describe("the map", () => {
    // Drawing the map takes seconds.
    stage.keepPage();
    let player: CargoPlayer;
    let page: Page;
    before(async () => {
      const campaign = { icao: "EDDM", group: "consumer", targetKg: 2_000, simMs: 864_000_000 };
      await (await addPlayer(stage, { username: "carrier" })).ok("POST", "/api/test/create-campaign", campaign);
      ({ player, page } = await visitAsPlayer(stage, "/", { username: "ada", width: DESK[0], height: DESK[1] }));
      await drawnMap(page);
    });
    afterEach(async (t) => {
      if ("passed" in t && t.passed) return;
      // What a failed test has left would make the next one fail too.
      await page.unrouteAll();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await resize(page, ...DESK);
      await page.goto(stage.service.url);
      await drawnMap(page);
    });

    it("the map is flat with reduced motion and shows all airports", async () => {
      const map = await drawnMap(page);
      assert.equal(await map.getAttribute("data-projection"), "mercator");
      assert.equal(await map.getAttribute("data-airports"), String(AIRPORTS.length));
      assert.ok((await colorsOf(map)).size > 200, "a flat map is on the canvas");
    });

    it("the map shows the reach and the jobs of a plane selected in the list or on the map, until Escape", async () => {
      const map = await drawnMap(page);
      await page.locator("[data-rings='3'][data-standing]").waitFor();
      assert.notEqual(await map.getAttribute("data-jobs"), "0");
      assert.ok(Number(await map.getAttribute("data-reach")) > 100, "airports within reach are highlighted");
      await canvasOf(map).focus();
      await page.getByRole("button", { name: "Go to the selected plane" }).hover();
      await page.getByRole("tooltip").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[data-rings='0'][data-jobs='0'][data-reach='0']").waitFor();
      // The plane is in the middle of the map.
      await map.click();
      await page.locator("[data-rings='3']").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[data-rings='0']").waitFor();
      await page.getByRole("combobox", { name: "Plane" }).focus();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator("[data-rings='3']").waitFor();
      await tabTo(page, "Choose no plane");
      await page.keyboard.press("Enter");
      await page.locator("[data-rings='0']").waitFor();
      await page
        .locator("input:focus")
        .and(page.getByRole("combobox", { name: "Plane" }))
        .waitFor();
      await page.keyboard.press("ArrowDown");
      await page.getByRole("option").first().waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator("[data-rings='3']").waitFor();
    });

    it("the map draws the legs of the cart from stop to stop, not from the origin to each stop, and nothing covers their pay", async () => {
      for (const [destIcao, payout] of [
        ["EDDH", 4_200],
        ["EDDM", 5_600],
      ] as const) {
        const job = { originIcao: "EDDF", destIcao, weightKg: 333, payout, commodity: "laptops" };
        await player.ok("POST", "/api/test/create-contract", job);
      }
      // In the size at which a letter of the pay has pixels of its full color.
      await resize(page, 1280);
      await findAirport(page, "EDDF");
      await page.locator("[data-map][data-radius='500']").waitFor();
      await page.getByRole("region", { name: "Airport EDDF" }).getByRole("button", { name: "Close EDDF" }).click();
      const { packages } = await player.ok<StateView>("GET", "/api/state");
      const made = packages.filter(({ weightKg, status }) => status === "open" && weightKg === 333);
      const pick = ({ id }: { readonly id: number }) =>
        page.locator(`[data-job="${id}"]`).getByRole("button", { name: /^Pick/ }).click();
      for (const job of made) await pick(job);
      await page.getByRole("heading", { name: "Cart · 2 jobs" }).waitFor();
      await page.mouse.move(0, 0);
      const map = await drawnMap(page);
      const box = await boxOf(map);
      const [frankfurt, hamburg, munich] = [airportOf("EDDF"), airportOf("EDDH"), airportOf("EDDM")];
      const { picked, hinted, text } = PALETTES.dark;
      const partOf = (from: Place, to: Place) => around(box, fixAt(from, to, 0.25), 5);
      await hasColor(map, picked, { part: partOf(hamburg, munich) });
      // The map still draws the job that was under the pointer, on top of a leg to its destination.
      await hasColor(map, picked, { part: partOf(frankfurt, munich) });
      await hasColor(map, hinted, { part: partOf(frankfurt, hamburg), isThere: false });
      const further = await colorsOf(map, partOf(frankfurt, hamburg));
      assert.ok(!further.has(picked), "only one stop is reached from the origin");
      // The pay is written at the middle of the leg.
      await hasColor(map, text, { part: around(box, fixAt(hamburg, munich, 0.5), 24) });
      for (const job of made) await pick(job);
      await page.getByRole("heading", { name: "Cart", exact: true }).waitFor();
      await hasColor(map, picked, { part: partOf(hamburg, munich), isThere: false });
      // The following tests expect the jobs of Frankfurt to be known.
      const rival = await addPlayer(stage, { username: "rival" });
      for (const { id } of made) await rival.ok("POST", `/api/packages/${id}/accept`, {});
      await resize(page, ...DESK);
    });

    it("the map says with figures why a plane cannot fly somewhere", async () => {
      await resize(page, 360);
      await findAirport(page, "SBGR");
      const card = page.getByRole("region", { name: "Airport SBGR" });
      await card.getByText(/The leg of [\d,]+ km needs [\d,.]+ l, the tank holds 638 l\./).waitFor();
      assert.equal(await card.getByRole("button", { name: /^Fly there/ }).isDisabled(), true);
      await card.getByRole("button", { name: "Close SBGR" }).click();
      await card.waitFor({ state: "detached" });
      await resize(page, ...DESK);
    });

    it("the first job is visible on a phone, where the map can be enlarged", async () => {
      await resize(page, 360, 740);
      const [job, steps, map, fill] = await Promise.all([
        boxOf(page.getByRole("button", { name: /^Pick / }).first()),
        boxOf(page.getByRole("region", { name: "First steps" })),
        boxOf(page.getByRole("region", { name: "Map", exact: true })),
        boxOf(page.getByRole("button", { name: "Fill this plane" })),
      ]);
      assert.ok(
        job.y > map.y + map.height && job.y + job.height <= steps.y,
        "the job is between the map and the steps",
      );
      assert.ok(
        fill.y > map.y + map.height && fill.y + fill.height <= job.y,
        "the button that fills the plane is above it",
      );
      await page.getByRole("button", { name: "Larger map" }).click();
      await page.getByRole("button", { name: "Smaller map" }).waitFor();
      const large = await boxOf(page.getByRole("region", { name: "Map", exact: true }));
      assert.ok(large.height > 1.8 * map.height, `${large.height} px of map after ${map.height} px`);
      await page.getByRole("button", { name: "Smaller map" }).click();
      await resize(page, ...DESK);
    });

    it("[RT1] the map shows the stops of the route planner on a phone", async () => {
      await openPage(page, "Routes");
      await resize(page, 360, 740);
      await page.getByRole("main").getByRole("button", { name: "Plan a route" }).click();
      const map = await drawnMap(page);
      const search = page.getByRole("combobox", { name: "Add a stop" });
      for (const [code, radiusKm] of [
        ["EDDF", 250],
        ["LEMD", 1066],
      ] as const) {
        await search.fill(code);
        await page.getByRole("option").first().filter({ hasText: code }).click();
        await page.locator(`[data-map][data-radius='${radiusKm}']`).waitFor();
      }
      assert.equal(await map.getAttribute("data-stops"), "2");
      await page.getByRole("button", { name: "Close the planner" }).click();
      await resize(page, ...DESK);
    });

    it("[RT1] a click on the map adds an airport to the planned route, also one where a plane of the player is parked", async () => {
      await page.getByRole("button", { name: "Go to the selected plane" }).click();
      await openPage(page, "Routes");
      await page.getByRole("main").getByRole("button", { name: "Plan a route" }).click();
      const map = await drawnMap(page);
      // The plane is in the middle of the map.
      await map.click();
      await page.getByText("1 of 12 stops.").waitFor();
      await page.locator('[data-stop="EDDF"]').waitFor();
      await page.getByRole("button", { name: "Close the planner" }).click();
    });

    it("[RT1] a stop of the planned route that is dragged on the map moves to another airport, with the legs to it", async () => {
      await findAirport(page, "EDDF");
      await page.locator("[data-map][data-radius='500']").waitFor();
      await openPage(page, "Routes");
      await page.getByRole("main").getByRole("button", { name: "Plan a route" }).click();
      const search = page.getByRole("combobox", { name: "Add a stop" });
      for (const code of ["EDDF", "EDDM", "EDDV"]) {
        await search.fill(code);
        await page.getByRole("option").first().filter({ hasText: code }).click();
      }
      const map = await drawnMap(page);
      await page.locator("[data-stops='3']").waitFor();
      const box = await boxOf(map);
      const pointer = (code: string): [x: number, y: number] => {
        const { x, y } = around(box, airportOf(code), 0);
        return [x, y];
      };
      const cursor = () => page.evaluate<string>("document.querySelector('[data-map] canvas').style.cursor");
      const drag = async (from: string, to: readonly string[]) => {
        const [x, y] = pointer(from);
        // The map draws the stop after the page, and keeps the last cursor while the pointer is elsewhere.
        let moves = 0;
        const isOnStop = async () => {
          await page.mouse.move(x + (moves++ % 2), y);
          return (await cursor()) === "grab";
        };
        assert.ok(await until(isOnStop, DRAWN.timeout, 100), `there is a stop at ${from}`);
        await page.mouse.down();
        for (const code of to) await page.mouse.move(...pointer(code), { steps: 4 });
        assert.equal(await cursor(), "grabbing");
        await page.mouse.up();
        await page.locator(`[data-stop="${to.at(-1)}"]`).waitFor();
        await page.locator(`[data-stop="${from}"]`).waitFor({ state: "detached" });
        await page.getByText("3 of 12 stops.").waitFor();
      };
      await drag("EDDV", ["EDDP", "LKPR"]);
      // The map has not moved.
      await drag("LKPR", ["EDDV"]);
      // A click without a drag adds the airport again.
      await page.mouse.click(...pointer("EDDM"));
      await page.getByText("4 of 12 stops.").waitFor();
      await page.getByRole("button", { name: "Close the planner" }).click();
    });

    it("the map shows the demand for a group of goods on request, and lists and marks the events of the world", async () => {
      const map = await drawnMap(page);
      await page.locator("[data-events]:not([data-events='0'])").waitFor();
      await page.getByRole("button", { name: "Demand and events" }).click();
      const dialog = page.getByRole("dialog", { name: "Demand and events" });
      const events = dialog.getByRole("region", { name: "World events" }).getByRole("listitem");
      await events.first().waitFor();
      assert.match(await events.first().innerText(), /(?:until|from) \d+ Jan 2000/);
      await dialog.getByRole("combobox", { name: "Show demand for" }).click();
      await page.getByRole("option", { name: "Mail" }).click();
      await page.locator("[data-demand]:not([data-demand='0'])").waitFor();
      assert.ok(Number(await map.getAttribute("data-demand")) > 100);
      await assertAccessible(page, "demand and events");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await shootBoth(page, "cargo-demand");
      await page.getByRole("button", { name: "Demand and events" }).click();
      await dialog.getByRole("button", { name: "Hide the demand" }).click();
      await page.locator("[data-demand='0']").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });

    it("[TO1] the map marks the airport of a campaign, and its card, the list of events and the legend name it", async () => {
      await findAirport(page, "EDDM");
      const map = await drawnMap(page);
      assert.equal(await map.getAttribute("data-campaigns"), "1");
      const mark = "Campaign: Consumer goods, 0 %";
      const card = page.getByRole("region", { name: "Airport EDDM" });
      await card.getByText(mark).waitFor();
      for (const width of [360, 1280]) {
        await resize(page, width);
        await hasColor(map, PALETTES.dark.campaign);
        await shoot(page, `cargo-campaign-${width}`);
      }
      await card.getByRole("button", { name: "Close EDDM" }).click();
      await page.getByRole("button", { name: "Demand and events" }).click();
      const events = page.getByRole("dialog", { name: "Demand and events" });
      await events.getByRole("region", { name: "Campaigns" }).getByText(mark).waitFor();
      await events.getByRole("button", { name: "Munich (EDDM)" }).click();
      await page.keyboard.press("Escape");
      await events.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Legend" }).click();
      const legend = page.getByRole("dialog", { name: "Legend" });
      await legend.getByText("A campaign brings goods here").waitFor();
      await page.keyboard.press("Escape");
      await legend.waitFor({ state: "detached" });
    });

    it("on a low screen, or at 200 % zoom, the map is beside the list, and both use the height of the screen", async () => {
      await resize(page, 640, 400);
      const [list, map] = await Promise.all([
        boxOf(page.getByRole("region", { name: "Selected plane" }).locator("..")),
        boxOf(page.getByRole("region", { name: "Map", exact: true })),
      ]);
      assert.ok(list.x >= map.x + map.width - 1, "side by side");
      assert.ok(Math.min(list.height, map.height) > 260, `${list.height} px of list, ${map.height} px of map`);
      await resize(page, ...DESK);
    });

    it("the map is kept while other pages are shown, and is current afterwards", async () => {
      await page.getByRole("button", { name: "Go to the selected plane" }).click();
      const map = await drawnMap(page);
      const reach = await map.getAttribute("data-radius");
      const standing = Number(await map.getAttribute("data-standing"));
      await page.locator("[data-rings='3'][data-flying='0']").waitFor();
      await hasColor(map, PALETTES.dark.maybe);
      await page.evaluate("kept = document.querySelector('[data-map] canvas')");
      await openPage(page, "Fleet");
      await map.waitFor({ state: "detached" });
      const [plane] = (await player.state()).planes;
      await player.ok("POST", `/api/planes/${plane?.id}/dispatch`, { legs: ["EDDM", "EDDF"] });
      await page.getByRole("button", { name: "Switch to light" }).click();
      await resize(page, 1100, 700);
      await openPage(page, "World");
      await page
        .locator(`[data-map=drawn][data-standing='${standing - 1}'][data-flying='1'][data-routes='2']`)
        .waitFor();
      assert.ok(await page.evaluate("kept === document.querySelector('[data-map] canvas')"), "it is the same map");
      assert.equal(await page.locator("[data-map]").count(), 1);
      const pane = await boxOf(page.getByRole("region", { name: "Map", exact: true }));
      // The map takes its new size with the next frame.
      const fits = async () => {
        const { width, height } = await boxOf(canvasOf(map));
        return width === Math.floor(pane.width) && height === Math.floor(pane.height);
      };
      assert.ok(await until(fits, 10_000), "the map fills its place");
      await hasColor(map, PALETTES.light.maybe);
      await hasColor(map, PALETTES.dark.maybe, { isThere: false });
      assert.ok(await canvasOf(map).getAttribute("aria-describedby"));
      // The map that was kept is moved to the plane that a link leads to, and still reacts to the player.
      await findAirport(page, "EDDH");
      await page.locator("[data-map][data-radius='500']").waitFor();
      await page.getByRole("region", { name: "Airport EDDH" }).getByRole("button", { name: "Close EDDH" }).click();
      await openPage(page, "Fleet");
      await page.getByRole("table", { name: "Fleet" }).getByRole("row").nth(1).click();
      await page.getByRole("link", { name: "Show on the map" }).click();
      await page.locator(`[data-map=drawn][data-radius='${reach}']`).waitFor();
      await page.keyboard.press("Escape");
      await page.locator("[data-rings='0']").waitFor();
      await map.click();
      await page.locator("[data-rings='3']").waitFor();
      await land(player);
      await land(player);
      await page.locator(`[data-standing='${standing}'][data-flying='0']`).waitFor();
      await resize(page, ...DESK);
    });

    it("what a landing pays rises from its airport, unless the system asks for less motion", async () => {
      await page.evaluate(WATCH_PAYMENTS);
      for (const [reducedMotion, to, payout, risen] of [
        ["reduce", "EDDM", 1_111, []],
        ["no-preference", "EDDF", 2_222, ["+2,222 €"]],
      ] as const) {
        await page.emulateMedia({ reducedMotion });
        await depart(player, to, { payout });
        await land(player);
        await page.getByText(new RegExp(`1 job delivered: \\+${payout.toLocaleString("en-GB")}\\s€`)).waitFor();
        assert.deepEqual(await page.evaluate("payments"), risen);
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
    });

    it("the map finds an airport, shows what a flight there takes, and starts the flight, which leaves a trail, by keyboard alone", async () => {
      await findAirport(page, "zurich");
      const card = page.getByRole("region", { name: "Airport LSZH" });
      await card.getByText("Zürich Airport").waitFor();
      await page.locator("[data-chosen='1']").waitFor();
      const fly = card.getByRole("button", { name: /^Fly there · [\d,]+\s€: .* to Zurich \(LSZH\)$/ });
      await fly.waitFor();
      for (const figure of ["Distance", "Flight time", "Fuel", "Cost", "Wear"]) {
        await card
          .getByRole("term")
          .filter({ hasText: new RegExp(`^${figure}$`) })
          .waitFor();
      }
      const price = Number((await fly.innerText()).replaceAll(/\D/g, ""));
      const { money } = (await player.state()).player;
      await tabTo(page, /^Fly there/);
      await page.keyboard.press("Enter");
      await page.getByText(/is on its way to Zurich \(LSZH\)/).waitFor();
      await page.locator("[data-flying='1'][data-routes='1'][data-trail='1']").waitFor();
      assert.equal((await player.state()).player.money, money - price);
      // Following it shows the whole leg, of 287 km.
      await page.getByRole("button", { name: "Follow the plane on the map" }).click();
      await page.locator("[data-map][data-radius='287']").waitFor();
      const follows = (pressed: boolean) =>
        page.getByRole("button", { name: "Follow the plane on the map", pressed }).waitFor();
      await follows(true);
      const { x, y, width, height } = await boxOf(await drawnMap(page));
      // Beside the card of the airport.
      const [right, low] = [x + (2 * width) / 3, y + (3 * height) / 4];
      await page.mouse.move(right, low);
      await page.mouse.down();
      await page.mouse.move(right - 90, low - 30, { steps: 6 });
      await page.mouse.up();
      // The player who moves the map looks elsewhere.
      await follows(false);
      // A flying plane cannot be sent elsewhere, but its queue can grow.
      await findAirport(page, "EGLL");
      const next = page.getByRole("region", { name: "Airport EGLL" });
      await next.getByText(/ is flying\. Add the airport to its queue/).waitFor();
      assert.equal(await next.getByRole("button", { name: /^Fly there/ }).isDisabled(), true);
      await tabTo(page, /^Add to queue: London \(EGLL\)/);
      await page.keyboard.press("Enter");
      await page.locator("[data-stops='1'][data-routes='2']").waitFor();
      await next.getByRole("button", { name: "Close EGLL" }).click();
    });

    it("the map becomes a globe on request, stays one, and keeps moving with 200 flying planes of rivals in a color of their own", async () => {
      // A smaller globe is drawn sooner. Phones offer none.
      await resize(page, 800, 480);
      await page.getByRole("button", { name: "Show a globe" }).click(DRAWN);
      await page.locator("[data-projection=globe]").waitFor();
      await page.route("**/api/state", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: withPlanes(await response.json(), 200) });
      });
      await page.reload();
      const map = await drawnMap(page);
      assert.equal(await map.getAttribute("data-projection"), "globe");
      assert.ok((await colorsOf(map)).size > 200, "a globe is on the canvas");
      await page.getByRole("button", { name: "Show a flat map" }).click(DRAWN);
      await page.locator("[data-projection=mercator]").waitFor();
      await page.emulateMedia({ reducedMotion: "no-preference" });
      // The player's own plane may be flying too.
      const flights = page.locator("[data-flying='200'], [data-flying='201']");
      await flights.waitFor(DRAWN);
      const box = await boxOf(map);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (const turn of [1, -1]) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 120 * turn, y + 40 * turn, { steps: 6 });
        await page.mouse.up();
        await page.getByRole("button", { name: turn > 0 ? "Zoom in" : "Zoom out" }).click();
      }
      await canvasOf(map).focus();
      await page.keyboard.press("Escape");
      await page.locator("[data-rings='0'][data-chosen='0']").waitFor(DRAWN);
      await flights.waitFor(DRAWN);
      await hasColor(map, PALETTES.light.other);
    });

    it("where drawing is slow, moving planes are drawn at most once a second", async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.route("**/api/state", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: withPlanes(await response.json(), 20) });
      });
      await page.addInitScript(SLOW_DRAWING);
      await page.evaluate('sessionStorage.drawsSlowly = "yes"');
      await page.reload();
      await drawnMap(page);
      await page.locator("[data-flying='20'], [data-flying='21']").waitFor(DRAWN);
      // So near that the planes would be drawn several times a second.
      for (const _ of ["first", "second", "third"]) await page.getByRole("button", { name: "Zoom in" }).click(DRAWN);
      const pauses = (await page.evaluate(PAUSES)) as number[];
      assert.ok(Math.min(...pauses) > 950, `the planes are drawn after ${pauses.join(", ")} ms`);
      await page.evaluate("sessionStorage.clear()");
    });

    it("the map is removed when the player signs out", async () => {
      await page.evaluate("kept = document.querySelector('[data-map] canvas')");
      await openPage(page, "Account");
      assert.equal(await page.evaluate("kept.getContext('webgl2').isContextLost()"), false);
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByRole("form", { name: "Sign in" }).waitFor();
      assert.equal(await page.evaluate("kept.getContext('webgl2').isContextLost()"), true, "its memory is given back");
    });
  });

  describe("the page of a player who is alone", () => {
    stage.keepPage();
    let player: CargoPlayer;
    let page: Page;
    let proxy: TcpProxy;
    const errors: string[] = [];
    before(async () => {
      // The planes of others would count too.
      player = await addPlayer(stage, { username: "gwen", home: "LFPG" });
      proxy = await startProxy(stage.service.url);
      const context = await stage.browser.newContext({ reducedMotion: "reduce", colorScheme: "dark" });
      context.on("weberror", (error) => errors.push(error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error" && !/^Failed to load resource/.test(message.text())) errors.push(message.text());
      });
      await context.addCookies([{ name: PLAYER_COOKIE, value: player.token, url: proxy.url }]);
      page = await context.newPage();
      await resize(page, 360);
      await page.goto(proxy.url);
    });
    after(async () => {
      await proxy.cut();
      assert.deepEqual(errors, []);
    });

    it("the map keeps what it showed while the connection is lost, says so at both widths, and is current afterwards", async () => {
      // The map is drawn before the planes are known.
      await page.locator("[data-map=drawn][data-standing='1']").waitFor(DRAWN);
      await proxy.cut();
      await page.getByText("What you see may be out of date.").waitFor();
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.locator("[data-map=drawn][data-standing='1']").waitFor(DRAWN);
        await shoot(page, `cargo-world-offline-${width}`);
        await assertAccessible(page, `the world without connection, ${width} px`);
      }
      await player.ok("POST", `/api/planes/${(await player.state()).planes[0]?.id}/fly`, { destIcao: "LFQQ" });
      await proxy.restore();
      await page.locator("[data-map=drawn][data-standing='0'][data-flying='1']").waitFor(DRAWN);
      await page.getByText("What you see may be out of date.").waitFor({ state: "hidden" });
    });

    it("the world page is accessible in both color schemes at 360 and 1280 px, and its legend shows rivals' planes, and the night with a rim", async () => {
      await buyLargeFleet(player);
      await openPage(page, "Fleet");
      await page.getByRole("table", { name: "Fleet" }).getByRole("row").filter({ hasText: "Night Mail" }).click();
      await page.getByRole("link", { name: "Show on the map" }).click();
      await findAirport(page, "OMDB");
      await page.getByRole("button", { name: "Go to the selected plane" }).click();
      await page.getByRole("tooltip", { name: "Go to the selected plane" }).waitFor();
      await assertAccessible(page, "the tooltip of a button of the map", ["region"]);
      await page.mouse.move(0, 0);
      await page.getByRole("tooltip").waitFor({ state: "detached" });
      for (const width of [360, 1280]) {
        await resize(page, width);
        await page.getByRole("button", { name: /^Add to queue: Dubai/ }).waitFor();
        await shoot(page, `cargo-world-${width}`);
        await assertAccessible(page, `the world, dark, ${width} px`);
      }
      await page.getByRole("button", { name: "Legend" }).click();
      const legend = page.getByRole("dialog", { name: "Legend" });
      const night = legend.getByText("Dark: night and dusk").locator("..").locator("circle");
      const rival = legend.getByText("Other players' planes").locator("..").locator("path");
      const signsAre = async ({ night: fill, ring, other, land, ocean }: Palette) => {
        assert.equal(await night.getAttribute("fill"), fill);
        assert.equal(await night.getAttribute("stroke"), ring, "the night's sign has a rim");
        assert.equal(await rival.getAttribute("fill"), other);
        for (const ground of [land, ocean]) {
          const [darker = 0, lighter = 0] = [luminance(other), luminance(ground)].sort((one, two) => one - two);
          assert.ok((lighter + 0.05) / (darker + 0.05) >= 3, `rivals' planes stand out from ${ground}`);
        }
      };
      await signsAre(PALETTES.dark);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Switch to light" }).click();
      await page.getByRole("button", { name: "Legend" }).click();
      await signsAre(PALETTES.light);
      for (const width of [1280, 360]) {
        await resize(page, width);
        await page.getByRole("heading", { name: "Legend" }).waitFor();
        await assertAccessible(page, `the world with its legend, light, ${width} px`);
      }
    });
  });
});

/** Makes the page measure that drawing takes 100 ms. */
const SLOW_DRAWING = `if (location.origin !== "null" && sessionStorage.drawsSlowly) {
  const { readPixels } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.readPixels = function (...given) {
    const end = performance.now() + 100;
    while (performance.now() < end);
    return readPixels.apply(this, given);
  };
}`;

/** The milliseconds between pictures of the flying planes, whose data (LD) the map sends to its worker. */
const PAUSES = `new Promise((resolve) => {
  const { postMessage } = Worker.prototype;
  const instants = [];
  Worker.prototype.postMessage = function (message, ...further) {
    if (message?.type === "LD" && message.data.source === "flying") instants.push(performance.now());
    if (instants.length === 4) {
      Worker.prototype.postMessage = postMessage;
      resolve(instants.slice(1).map((instant, index) => Math.round(instant - instants[index])));
    }
    return postMessage.call(this, message, ...further);
  };
})`;

/** Returns the map once it is completely drawn. */
async function drawnMap(page: Page): Promise<Locator> {
  const map = page.locator("[data-map=drawn]");
  await map.waitFor(DRAWN);
  return map;
}

const canvasOf = (map: Locator): Locator => map.getByRole("region", { name: "Map of the world" });

const openPage = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  await locator.waitFor();
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

/** The pixels around a place on a flat map that looks at Frankfurt and 500 km around it. */
function around({ x, y, width, height }: Box, { lat, lon }: Place, half: number): Box {
  const center = airportOf("EDDF");
  const north = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360));
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const pixelsAKm = (Math.min(width, height) * 0.45) / 500;
  const pixelsARadian = ((pixelsAKm * 40_075) / (2 * Math.PI)) * Math.cos(radians(center.lat));
  return {
    x: x + width / 2 + radians(lon - center.lon) * pixelsARadian - half,
    y: y + height / 2 - (north(lat) - north(center.lat)) * pixelsARadian - half,
    width: 2 * half,
    height: 2 * half,
  };
}

function airportOf(code: string) {
  const airport = AIRPORTS.find(({ icao }) => icao === code);
  assert.ok(airport);
  return airport;
}

async function findAirport(page: Page, text: string): Promise<void> {
  const search = page.getByRole("combobox", { name: "Find an airport" });
  await search.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  // Enter takes the best match that the list shows by then.
  await page
    .getByRole("option")
    .first()
    .filter({ hasText: new RegExp(text, "i") })
    .waitFor();
  await page.keyboard.press("Enter");
}

/** The colors in a picture of the element, or of a part of it. An empty canvas has few. */
async function colorsOf(element: Locator, part?: Box): Promise<ReadonlySet<string>> {
  const page = element.page();
  const picture = await (part === undefined ? element.screenshot(DRAWN) : page.screenshot({ ...DRAWN, clip: part }));
  return new Set(await page.evaluate<readonly string[]>(`(${FIND_COLORS})("${picture.toString("base64")}")`));
}

/** Waits until the color is in a picture of the map, or of a part of it, or no longer is: the map draws after the page. */
async function hasColor(
  map: Locator,
  color: string,
  { part, isThere = true }: { readonly part?: Box; readonly isThere?: boolean } = {},
): Promise<void> {
  const end = performance.now() + DRAWN.timeout;
  while ((await colorsOf(map, part)).has(color) !== isThere) {
    assert.ok(performance.now() < end, `${color} is ${isThere ? "not " : ""}on the map`);
    await setTimeout(100);
  }
}

const FIND_COLORS = `async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const hex = (color) => "#" + [color, color >> 8, color >> 16].map((part) => (part & 255).toString(16).padStart(2, "0")).join("");
  return [...new Set(new Uint32Array(data.buffer))].map(hex);
}`;

const CITIES = ["EGLL", "LEMD", "LIRF", "ESSA", "LTFM", "OMDB", "VIDP", "RJTT", "KJFK", "SBGR", "FAOR", "PANC"];

/** The state as if other players flew this many planes. No newer revision replaces it. */
function withPlanes(state: StateView, count: number): object {
  const { clockMs } = state.simState;
  const planes = Array.from({ length: count }, (_, index) => ({
    id: 10_000 + index,
    modelId: "B744",
    ownerId: 1_000 + (index % 7),
    ownerName: `captain-${index % 7}`,
    originIcao: CITIES[index % CITIES.length],
    destIcao: CITIES[(index * 5 + 1 + Math.floor(index / 12)) % CITIES.length],
    departureSimTime: clockMs - 1_000_000 - index * 30_000,
    arrivalSimTime: clockMs + 20_000_000 + index * 40_000,
  }));
  return {
    ...state,
    revision: state.revision + 1_000_000,
    clock: { running: true, timeScale: 24 },
    market: { ...state.market, planes },
  };
}

/** Collects the amounts that appear on the map. */
const WATCH_PAYMENTS = `{
  globalThis.payments = [];
  const added = ({ addedNodes }) => [...addedNodes].filter(({ classList }) => classList?.contains("map-payment"));
  new MutationObserver((changes) => {
    for (const { textContent } of changes.flatMap(added)) payments.push(textContent.replaceAll(/\\s/g, " "));
  }).observe(document.querySelector("[data-map]"), { childList: true, subtree: true });
}`;
