/** What every browser test stands on: a real service in a process of its own, and visitors in a real Chromium. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Service, startCargo, startService } from "../service.ts";
import { launchChromium } from "./chromium.ts";

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: "dark" | "light";
  /** Off unless said: what moves cannot be compared. */
  readonly motion?: boolean;
}

/** A person at the client: a browser profile of its own with one page. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Stage {
  readonly service: Service;
  readonly browser: Browser;
  /** Opens the client at a path. */
  visit(path?: string, options?: VisitOptions): Promise<Visitor>;
  /** Fails for every error of a page and every request that left the service. */
  close(): Promise<void>;
}

/** Starts the service of the game, with a fresh database and cargo with its test hooks, and a browser. */
export async function openStage(game: "space" | "cargo"): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), "outbound-browser-"));
  const start = game === "space" ? startService : startCargo;
  const [service, browser] = await Promise.all([
    start(join(folder, "game.db"), join(folder, "compiled")),
    launchChromium(),
  ]);
  const faults: string[] = [];
  return {
    service,
    browser,
    async visit(path = "/", options = {}) {
      const context = await newContext(browser, options);
      watch(context, service.url, faults);
      const page = await context.newPage();
      await page.goto(service.url + path);
      return { context, page };
    },
    async close() {
      await browser.close();
      await service.stop();
      await rm(folder, { recursive: true });
      assert.deepEqual(faults, []);
    },
  };
}

/** How long a locator waits for what it looks for: long, for a busy machine draws the map by software. */
const PATIENCE_MS = 30_000;

async function newContext(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { width = 1280, height = 800, scheme = "dark", motion = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: motion ? "no-preference" : "reduce",
    hasTouch: width < 768,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // The first, blank document has no storage.
  await context.addInitScript(`if (origin !== "null") localStorage.setItem("mantine-color-scheme-value", "${scheme}")`);
  return context;
}

/** Refused requests are part of the game; errors of the code and requests to elsewhere are not. */
const PART_OF_THE_GAME = /^Failed to load resource/;

function watch(context: BrowserContext, origin: string, faults: string[]): void {
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url))
      faults.push(`a request left the service: ${url}`);
  });
  context.on("weberror", (error) =>
    faults.push(`an error of the page: ${error.error().stack ?? error.error().message}`),
  );
  context.on("console", (message) => {
    if (message.type() === "error" && !PART_OF_THE_GAME.test(message.text())) faults.push(`console: ${message.text()}`);
  });
}
