/**
 * `npm run bench -- web`: what the clients weigh and how long they keep people waiting, in a real Chromium that draws by
 * software. Prints the table and writes it into docs/performance.md; `--rounds N` changes the length, `--print` only prints.
 */
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { visitAsPlayer } from "../harness/browser/cargo-visitor.ts";
import { openStage, type Stage } from "../harness/browser/stage.ts";
import { type Figure, table, writeSection } from "../harness/report.ts";
import { longestTaskDuring, type Transfer, type Waits, waitsDuring, watchTransfers } from "./page-timing.ts";
import { crowdedSky } from "./web-crowd.ts";

const { values: given } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, print: { type: "boolean", default: false } },
});

/** What MapLibre and the land are in. */
const MAP_CHUNK = /maplibre|map-canvas|land-/;
const AIRPORTS = /airports-/;

interface Round {
  readonly spaceKB: number;
  readonly cargoKB: number;
  readonly airportsKB: number;
  readonly mapKB: number;
  readonly panning: Waits;
  /** Milliseconds of processor time. */
  readonly panningTask: number;
  readonly choosing: Waits;
}

const rounds: Round[] = [];
for (let round = 0; round < Number(given.rounds); round += 1) {
  rounds.push({ ...(await weigh()), ...(await use()) });
  process.stderr.write(`round ${round + 1} of ${given.rounds} is done\n`);
}
const text = table(figuresOf(rounds), rounds.length);
process.stdout.write(`${text}\n`);
if (!given.print) await writeSection("web", text);

async function weigh(): Promise<Omit<Round, "panning" | "panningTask" | "choosing">> {
  const ofSpace = await onStage("space", async (stage) => {
    const { page } = await stage.visit("/game");
    return await firstLoad(page, `${stage.service.url}/`);
  });
  const ofCargo = await onStage("cargo", async (stage) => {
    const { page } = await visitAsPlayer(stage, "/account", { username: "mira" });
    return await firstLoad(page, `${stage.service.url}/`);
  });
  const ofMap = ofCargo.filter(({ url }) => MAP_CHUNK.test(url));
  const ofAirports = ofCargo.filter(({ url }) => AIRPORTS.test(url));
  const others = ofCargo.filter((one) => !ofMap.includes(one) && !ofAirports.includes(one));
  return {
    spaceKB: kilobytes(ofSpace),
    cargoKB: kilobytes(others),
    airportsKB: kilobytes(ofAirports),
    mapKB: kilobytes(ofMap),
  };
}

/** Opens a stage for one piece of work and closes it however that ends: an open one would keep this program running. */
async function onStage<T>(game: "space" | "cargo", work: (stage: Stage) => Promise<T>): Promise<T> {
  const stage = await openStage(game);
  try {
    return await work(stage);
  } finally {
    await stage.close();
  }
}

function kilobytes(received: readonly Transfer[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** All that a browser without a cache receives until nothing more comes. */
async function firstLoad(page: Page, url: string): Promise<Transfer[]> {
  // What the page before still asks for would be counted too.
  await page.goto("about:blank");
  const transfers = await watchTransfers(page);
  await page.goto(url);
  await page.getByRole("main").waitFor();
  await page.waitForTimeout(5_000);
  return await transfers.stop();
}

async function use(): Promise<Pick<Round, "panning" | "panningTask" | "choosing">> {
  return await onStage("cargo", async (stage) => {
    const { page } = await crowdedSky(stage);
    await page.goto(`${stage.service.url}/`);
    const map = page.locator("[data-map=drawn]");
    await map.waitFor({ timeout: 60_000 });
    const box = await map.boundingBox();
    if (box === null) throw new Error("the map has no place on the page");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const panning = await waitsDuring(page, () => pan(page, x, y));
    const panningTask = await longestTaskDuring(stage.browser, page, () => pan(page, x, y));
    const choosing = await waitsDuring(page, () => choose(page));
    return { panning, panningTask, choosing };
  });
}

/** Drags the map around and zooms, as a hand does. */
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

/** Walks through the planes, which draws rings, routes and jobs of each. */
async function choose(page: Page): Promise<void> {
  const picker = page.getByRole("combobox", { name: "Plane" });
  for (let plane = 0; plane < 4; plane += 1) {
    await picker.click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
  }
}

function figuresOf(all: readonly Round[]): Figure[] {
  const of = (pick: (round: Round) => number) => all.map(pick);
  return [
    { name: "space: first load, KB", rounds: of(({ spaceKB }) => spaceKB), aim: 400, better: "less" },
    { name: "cargo: first load without the map and the airports, KB", rounds: of(({ cargoKB }) => cargoKB) },
    { name: "cargo: table of the airports, KB", rounds: of(({ airportsKB }) => airportsKB) },
    {
      name: "**cargo: first load without the map chunk, KB**",
      rounds: of(({ cargoKB, airportsKB }) => cargoKB + airportsKB),
      aim: 400,
      better: "less",
    },
    { name: "cargo: map chunk (MapLibre, land, borders), KB", rounds: of(({ mapKB }) => mapKB) },
    {
      name: "**200 planes, 4,953 airports: longest task while panning and zooming, ms**",
      rounds: of(({ panning }) => panning.longestTask),
      aim: 200,
      better: "less",
    },
    { name: "the same in processor time, ms", rounds: of(({ panningTask }) => panningTask) },
    {
      name: "the same: longest interaction to next paint, ms",
      rounds: of(({ panning }) => panning.longestInteraction),
      aim: 200,
      better: "less",
    },
    {
      name: "**choosing another plane: longest interaction to next paint, ms**",
      rounds: of(({ choosing }) => choosing.longestInteraction),
      aim: 200,
      better: "less",
    },
    { name: "choosing another plane: longest task, ms", rounds: of(({ choosing }) => choosing.longestTask) },
  ];
}
