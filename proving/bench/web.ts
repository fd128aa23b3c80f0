/** `npm run bench -- web`: measures the size and response times of the clients in a real Chromium that renders in software. */
import type { Page } from "playwright-core";
import { addPlayer, type CargoVisitor, visitAs, visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { closeChromiums, openStage, type Stage } from "../harness/browser/stage.ts";
import type { CargoPlayer } from "../harness/cargo/player.ts";
import type { Figure } from "../harness/report.ts";
import type { Game } from "../harness/spawn-service.ts";
import { runRounds } from "./benchmark.ts";
import { longestTaskDuring, transfersOf, waitsDuring } from "./page-timing.ts";

const MAP_CHUNK = /maplibre|map-canvas|land-/;
const AIRPORTS = /airports-/;

const HOME = "EDDF";
const PLAYERS = 4;
const PLANES_EACH = 50;
/** Airports within reach of the smallest plane in any wind. */
const DESTINATIONS = [
  ...["EDDM", "EDDH", "EDDB", "EDDK", "EDDS", "EDDN", "EDDP", "EDDV", "EDDW", "EHAM", "EBBR", "LFPG", "LSZH"],
  ...["LOWW", "LKPR", "EKCH", "LFLL", "LIMC", "ELLX", "LOWS"],
];

type Round = Awaited<ReturnType<typeof measure>>;

async function measure() {
  const ofSpace = await onStage("space", async (stage) => {
    const { page } = await stage.visit("/game");
    return await transfersOf(page, `${stage.service.url}/`);
  });
  const ofCargo = await onStage("cargo", async (stage) => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "mira" });
    return await transfersOf(page, `${stage.service.url}/`);
  });
  const sum = (received: ReadonlyMap<string, number>, wanted = /^/) =>
    [...received].filter(([url]) => wanted.test(url)).reduce((total, [, kilobytes]) => total + kilobytes, 0);
  const [mapKB, airportsKB] = [sum(ofCargo, MAP_CHUNK), sum(ofCargo, AIRPORTS)];
  const firstKB = sum(ofCargo) - mapKB;
  const sizes = { spaceKB: sum(ofSpace), firstKB, clientKB: firstKB - airportsKB, airportsKB, mapKB };
  return { ...sizes, ...(await onStage("cargo", use)) };
}

/** Each time in a new browser, which has loaded nothing yet. */
async function onStage<T>(game: Game, work: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await openStage(game, { webgl: true, optimized: true });
  return work(stage).finally(() => stage.close().finally(closeChromiums));
}

async function use(stage: Stage) {
  const { page } = await crowdedMap(stage);
  await page.goto(`${stage.service.url}/`);
  const map = page.locator("[data-map=drawn]");
  await map.waitFor({ timeout: 60_000 });
  const box = await map.boundingBox();
  if (box === null) throw new Error("the map is not visible");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const panning = await waitsDuring(page, () => pan(page, x, y));
  const panningTask = await longestTaskDuring(stage.browser, page, () => pan(page, x, y));
  const choosing = await waitsDuring(page, () => choose(page));
  return {
    ...{ panning: panning.longestTask, panningInteraction: panning.longestInteraction, panningTask },
    ...{ choosing: choosing.longestTask, choosingInteraction: choosing.longestInteraction },
  };
}

/** Creates four players with fifty planes each at one airport. Returns the first, whose page shows all of them. */
async function crowdedMap(stage: Stage): Promise<CargoVisitor> {
  const players: CargoPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const player = await addPlayer(stage, { username: `player-${index}`, home: HOME });
    await player.ok("POST", "/api/test/add-cash", { amount: 100_000_000 });
    for (let plane = 1; plane < PLANES_EACH; plane += 1) {
      await player.ok("POST", "/api/planes/buy", { modelId: "C208", icao: HOME });
    }
    players.push(player);
  }
  for (const player of players) {
    const { planes } = await player.state();
    for (const [index, { id }] of planes.entries()) {
      const destIcao = DESTINATIONS[index % DESTINATIONS.length] ?? HOME;
      // Every fifth plane stays, so that the page also has the airport's jobs.
      if (index % 5 > 0) await player.ok("POST", `/api/planes/${id}/fly`, { destIcao });
    }
  }
  return await visitAs(stage, "/account", players[0] as CargoPlayer, { motion: true });
}

async function pan(page: Page, x: number, y: number): Promise<void> {
  for (const [dx, dy] of [
    [220, 40],
    [-260, 60],
    [80, -120],
    [-60, 90],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 20 });
    await page.mouse.up();
    await page.mouse.wheel(0, -200);
    await page.waitForTimeout(300);
  }
}

/** Selects one plane after the other, which draws the rings, routes and jobs of each. */
async function choose(page: Page): Promise<void> {
  const picker = page.getByRole("combobox", { name: "Plane" });
  for (let plane = 0; plane < 4; plane += 1) {
    await picker.click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
  }
}

const FIGURES: readonly Figure<Round>[] = [
  { name: "space: first load, KB", of: (round) => round.spaceKB, under: 400 },
  { name: "cargo: first load without the map and the airports, KB", of: (round) => round.clientKB },
  { name: "cargo: table of the airports, KB", of: (round) => round.airportsKB },
  { name: "**cargo: first load without the map chunk, KB**", of: (round) => round.firstKB, under: 400 },
  { name: "cargo: map chunk (MapLibre, land, borders), KB", of: (round) => round.mapKB },
  {
    name: "**200 planes, all airports: longest task while panning and zooming, ms**",
    of: (round) => round.panning,
    under: 200,
  },
  { name: "the same in processor time, ms", of: (round) => round.panningTask },
  { name: "the same: longest interaction to next paint, ms", of: (round) => round.panningInteraction, under: 200 },
  {
    name: "**choosing another plane: longest interaction to next paint, ms**",
    of: (round) => round.choosingInteraction,
    under: 200,
  },
  { name: "choosing another plane: longest task, ms", of: (round) => round.choosing },
];

await runRounds({ name: "web", seconds: 0, sharesCores: true, measure, figures: FIGURES });
