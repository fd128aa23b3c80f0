/** The world page: the map is drawn, planes and airports are selected on it and beside it, and a flight is ordered from it. */
import assert from "node:assert/strict";
import { after, afterEach, before, describe, it } from "node:test";
import { AIRPORTS } from "@outbound/cargo/rules/geography/airports.ts";
import type { Locator, Page } from "playwright-core";
import { type CargoVisitor, visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage, type VisitOptions } from "../harness/browser/stage.ts";
import { assertAccessible } from "./axe.ts";
import { aLargeFleet, stateOf } from "./cargo-fleets.ts";
import { tabTo } from "./keyboard.ts";
import { shoot } from "./screenshot.ts";

/** Graphics by software on a busy machine. */
const DRAWN = { timeout: 60_000 };

describe("the world page", () => {
  let stage: Stage;
  before(async () => {
    stage = await openStage("cargo");
  });
  // A map that is left open keeps drawing.
  afterEach(async () => {
    for (const context of stage.browser.contexts()) await context.close();
  });
  after(() => stage.close());

  const visit = (username: string, look: VisitOptions = {}) => visitAsPlayer(stage, "/", { username, ...look });

  it("draws the world flat for who wants less motion, as a globe on request, and keeps that choice", async () => {
    const { page } = await visit("ada");
    const map = await drawnMap(page);
    assert.equal(await map.getAttribute("data-projection"), "flat");
    assert.equal(await map.getAttribute("data-airports"), String(AIRPORTS.length));
    assert.ok((await coloursOf(map)) > 200, "a flat map is on the canvas");
    await page.getByRole("button", { name: "Show a globe" }).click();
    await page.locator("[data-projection=globe]").waitFor();
    await page.reload();
    const globe = await drawnMap(page);
    assert.equal(await globe.getAttribute("data-projection"), "globe");
    assert.ok((await coloursOf(globe)) > 200, "a globe is on the canvas");
    await page.getByRole("button", { name: "Show a flat map" }).click();
    await page.locator("[data-projection=flat]").waitFor();
  });

  it("shows the reach and the jobs of a plane that is selected in the list or on the map, until Escape", async () => {
    const { page } = await visit("bea");
    const map = await drawnMap(page);
    await page.locator("[data-rings='3'][data-standing]").waitFor();
    assert.notEqual(await map.getAttribute("data-jobs"), "0");
    assert.ok(Number(await map.getAttribute("data-reach")) > 100, "airports within reach stand out");
    await canvasOf(map).focus();
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
  });

  it("finds an airport, tells what a flight there takes, and flies there, by keyboard alone", async () => {
    const cleo = await visit("cleo");
    const { page } = cleo;
    await drawnMap(page);
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
    const { money } = (await stateOf(cleo)).player;
    await tabTo(page, /^Fly there/);
    await page.keyboard.press("Enter");
    await page.getByText(/is on its way to Zurich \(LSZH\)/).waitFor();
    await page.locator("[data-flying='1'][data-routes='1']").waitFor();
    assert.equal((await stateOf(cleo)).player.money, money - price);
    // In the air it cannot be sent elsewhere, but its queue can grow.
    await findAirport(page, "EGLL");
    const next = page.getByRole("region", { name: "Airport EGLL" });
    await next.getByText(/is flying to LSZH/).waitFor();
    assert.equal(await next.getByRole("button", { name: /^Fly there/ }).isDisabled(), true);
    await tabTo(page, /^Add to queue: London \(EGLL\)/);
    await page.keyboard.press("Enter");
    await page.locator("[data-stops='1'][data-routes='2']").waitFor();
  });

  it("tells with figures why a plane cannot fly somewhere", async () => {
    const { page } = await visit("dora", { width: 360 });
    await drawnMap(page);
    await findAirport(page, "SBGR");
    const card = page.getByRole("region", { name: "Airport SBGR" });
    await card.getByText(/The leg of [\d,]+ km needs [\d,.]+ l, the tank holds 638 l\./).waitFor();
    assert.equal(await card.getByRole("button", { name: /^Fly there/ }).isDisabled(), true);
    await card.getByRole("button", { name: "Close SBGR" }).click();
    await card.waitFor({ state: "detached" });
  });

  it("can be used in full where no map can be drawn", async () => {
    const edda = await visit("edda");
    await edda.context.addInitScript("HTMLCanvasElement.prototype.getContext = () => null");
    const { page } = edda;
    await page.reload();
    await page.getByRole("heading", { name: "No map in this browser" }).waitFor();
    await page.getByRole("button", { name: /Frankfurt am Main \(EDDF\) · 11 jobs/ }).click();
    await page.getByRole("region", { name: "Airport EDDF" }).waitFor();
    await page.getByRole("heading", { name: "Open", exact: true }).waitFor();
    await assertAccessible(page, "the world without a map");
  });

  it("can be moved over with 200 flying planes", async () => {
    const { page } = await visit("fay", { motion: true });
    await page.route("**/api/state", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withPlanes(await response.json(), 200) });
    });
    await page.reload();
    const map = await drawnMap(page);
    await page.locator("[data-flying='200']").waitFor(DRAWN);
    const box = await map.boundingBox();
    assert.ok(box !== null);
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
    await page.locator("[data-rings='0']").waitFor(DRAWN);
    await page.locator("[data-flying='200']").waitFor(DRAWN);
  });

  it("is accessible in both schemes, on a phone and on a desk", async () => {
    const gwen = await visit("gwen");
    const ids = await aLargeFleet(gwen);
    for (const width of [1280, 360]) {
      const page = await visitAgain(stage, gwen, `/?plane=${ids.get("Night Mail")}&airport=OMDB`, { width });
      await drawnMap(page);
      await page.getByRole("button", { name: /^Add to queue: Dubai/ }).waitFor();
      await shoot(page, `cargo-world-${width}`);
      await assertAccessible(page, `the world, dark, ${width} px`);
      await page.getByRole("button", { name: "Switch to light" }).click();
      await page.getByRole("button", { name: "Legend" }).click();
      await page.getByRole("heading", { name: "Legend" }).waitFor();
      await assertAccessible(page, `the world, light, ${width} px`);
      await page.context().close();
    }
  });
});

/** The place of the map, once all of it was drawn. */
async function drawnMap(page: Page): Promise<Locator> {
  const map = page.locator("[data-map=drawn]");
  await map.waitFor(DRAWN);
  return map;
}

const canvasOf = (map: Locator): Locator => map.getByRole("region", { name: "Map of the world" });

async function findAirport(page: Page, text: string): Promise<void> {
  await page.getByRole("combobox", { name: "Find an airport" }).focus();
  await page.keyboard.type(text);
  // Enter takes the best match of what the list shows by then.
  await page
    .getByRole("option")
    .first()
    .filter({ hasText: new RegExp(text, "i") })
    .waitFor();
  await page.keyboard.press("Enter");
}

/** The same player in a browser of its own. */
async function visitAgain(stage: Stage, visitor: CargoVisitor, path: string, look: VisitOptions): Promise<Page> {
  const { page, context } = await stage.visit("/healthz", look);
  await context.addCookies(await visitor.context.cookies());
  await page.goto(stage.service.url + path);
  return page;
}

/** How many colours a picture of it has: an empty canvas has the few of its ground. */
async function coloursOf(element: Locator): Promise<number> {
  const picture = (await element.screenshot(DRAWN)).toString("base64");
  return await element.page().evaluate<number>(`(${COUNT_COLOURS})("${picture}")`);
}

const COUNT_COLOURS = `async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}`;

interface Seen {
  readonly revision: number;
  readonly simState: { readonly clockMs: number };
  readonly clock: object;
  readonly market: { readonly planes: readonly object[] };
}

const CITIES = ["EGLL", "LEMD", "LIRF", "ESSA", "LTFM", "OMDB", "VIDP", "RJTT", "KJFK", "SBGR", "FAOR", "PANC"];

/** A state as if others flew so many planes here and there. Nothing newer replaces it. */
function withPlanes(state: Seen, count: number): Seen {
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
