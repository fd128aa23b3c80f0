/** A game service in its own process, and pages of a real Chromium that visit it. */
import assert from "node:assert/strict";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Game, type Service, startGame } from "../spawn-service.ts";
import { type ChromiumOptions, launchChromium } from "./chromium.ts";

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** Off by default, because screenshots of moving content cannot be compared. */
  readonly motion?: boolean;
  readonly cookie?: { readonly name: string; readonly value: string };
  /** A second visitor with a browser profile of its own, open next to the stage's page until the next visit without `beside`. */
  readonly beside?: boolean;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Without `webgl` the cargo client shows no map. Both options of Chromium are off by default. */
export interface StageOptions extends Partial<ChromiumOptions> {
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * A Chromium that the stages of a process use one after the other. The service of each gets the address of the one before, where
 * the page finds the client loaded and compiled.
 */
interface KeptChromium {
  readonly browser: Browser;
  own?: Visitor;
  isInUse: boolean;
  origin: string;
  faults: string[];
}

const kept = new Map<string, KeptChromium>();

/** Closes every Chromium of this process, which keeps running as long as one is open. */
export async function closeChromiums(): Promise<void> {
  await Promise.all(Array.from(kept.values(), ({ browser }) => browser.close()));
  kept.clear();
}

/** Starts the game's service with an empty database (cargo with its test hooks), and a browser unless one is left of the last stage. */
export async function openStage(game: Game, { webgl = false, optimized = false, environment = {} }: StageOptions = {}) {
  const key = JSON.stringify({ game, webgl, optimized });
  const last = kept.get(key);
  if (last?.isInUse) throw new Error("a stage with this browser is open");
  const [service, chromium] = await Promise.all([
    startAt(game, last?.origin, environment),
    last?.browser.isConnected() ? last : newChromium({ webgl, optimized }),
  ]);
  const { browser } = chromium;
  Object.assign(chromium, { isInUse: true, origin: service.url, faults: [] });
  kept.set(key, chromium);
  let isClear = true;

  async function open(hasTouch: boolean): Promise<Visitor> {
    const context = await browser.newContext({ locale: "en-GB", timezoneId: "UTC", hasTouch });
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(PROLOGUE_SEEN);
    watch(context, chromium);
    return { context, page: await context.newPage() };
  }

  async function ownVisitor(): Promise<Visitor> {
    await leave();
    isClear = false;
    chromium.own ??= await open(false);
    return chromium.own;
  }

  /** Navigates every page away from the client, so that none reacts to what follows. The next visit does this too. */
  async function leave(): Promise<void> {
    for (const context of browser.contexts()) if (context !== chromium.own?.context) await context.close();
    if (chromium.own !== undefined && !isClear) chromium.own = await cleared(chromium.own, service.url);
    isClear = true;
  }

  return {
    service,
    browser,
    leave,
    /**
     * Opens the client at a path. All visits use the same page, because a fresh browser profile loads and compiles the
     * client again; cookies and stored settings of the visit before are gone.
     */
    async visit(path = "/", options: VisitOptions = {}): Promise<Visitor> {
      const { width = 1280, height = 800, motion = false, cookie, beside = false } = options;
      const visitor = beside ? await open(width < PHONE_BELOW) : await ownVisitor();
      const { context, page } = visitor;
      await setScreen(page, width, height);
      await page.emulateMedia({ reducedMotion: motion ? "no-preference" : "reduce", colorScheme: "dark" });
      if (cookie !== undefined) await context.addCookies([{ ...cookie, url: service.url }]);
      await page.goto(service.url + path);
      await page.evaluate(STILL);
      return visitor;
    },
    /** Stops the service. Throws if a page reported an error or sent a request to another origin. */
    async close(): Promise<void> {
      chromium.isInUse = false;
      await leave().finally(() => service.stop());
      assert.deepEqual(chromium.faults, []);
    },
  };
}

/** Another process may have taken the port since the last stage was closed. */
async function startAt(game: Game, last: string | undefined, environment: NodeJS.ProcessEnv): Promise<Service> {
  if (last === undefined) return startGame(game, { environment });
  const port = Number(new URL(last).port);
  return startGame(game, { environment, port }).catch(() => startGame(game, { environment }));
}

const newChromium = async (options: ChromiumOptions): Promise<KeptChromium> => {
  return { browser: await launchChromium(options), isInUse: false, origin: "", faults: [] };
};

/**
 * Resolves once the page has not changed for a moment, or has kept changing for a while. A locator that waits for what is not
 * there yet looks again only every half second, so it is better asked when the page is likely to be complete.
 */
const STILL = `new Promise((still) => {
  const end = () => {
    changes.disconnect();
    still();
  };
  let moment = setTimeout(end, 50);
  const changes = new MutationObserver(() => {
    clearTimeout(moment);
    moment = setTimeout(end, 50);
  });
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  setTimeout(end, 500);
})`;

/** The space client shows its prologue once in a browser. A page without an origin has no storage. */
const PROLOGUE_SEEN = 'if (location.origin !== "null") localStorage["outbound-prologue"] ??= JSON.stringify("seen")';

/** How long a locator waits. A busy machine takes many seconds to draw the map in software. */
const PATIENCE_MS = 30_000;
/** Narrower screens, in CSS pixels, have touch input. */
const PHONE_BELOW = 768;

/**
 * A page without the client, which would write its settings again. Its headers are those of the client's page: where the
 * opener policy changes, Chromium starts another process, which compiles the client again.
 */
export const EMPTY_PATH = "/problems/not-found";

/** The same profile with its HTTP cache, but without cookies, stored settings, permissions, further tabs and routes. */
async function cleared({ context, page: last }: Visitor, origin: string): Promise<Visitor> {
  const page = last.isClosed() ? await context.newPage() : last;
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([context.unrouteAll(), page.unrouteAll(), context.clearPermissions()]);
  await page.goto(origin + EMPTY_PATH);
  await Promise.all([context.clearCookies(), page.evaluate("localStorage.clear(), sessionStorage.clear()")]);
  return { context, page };
}

/** Gives an open page the screen of a phone or a desktop and waits until the page is drawn for it. */
export async function resize(page: Page, width: number, height = 800): Promise<void> {
  await setScreen(page, width, height);
  await page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))");
}

async function setScreen(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: width < PHONE_BELOW });
}

/** Refused requests belong to the game. Errors of the code do not. */
const EXPECTED = /^Failed to load resource/;

function watch(context: BrowserContext, chromium: KeptChromium): void {
  const report = (fault: string) => void chromium.faults.push(fault);
  context.on("request", (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${chromium.origin}/`) || /^(?:data|blob):/.test(url);
    if (!isOwn) report(`request to another origin: ${url}`);
  });
  context.on("weberror", (error) => report(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) report(`console: ${message.text()}`);
  });
}
