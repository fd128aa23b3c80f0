/** What a page costs: the bytes of its first load, and how long it keeps people waiting while they use it. */
import type { Browser, CDPSession, Page } from "playwright-core";

export interface Transfer {
  readonly url: string;
  /** As sent over the wire, headers included. */
  readonly bytes: number;
}

/** Everything that the page receives from now on, until `stop`. */
export async function watchTransfers(page: Page): Promise<{ stop(): Promise<Transfer[]> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const received: Transfer[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    received.push({ url: urls.get(requestId) ?? "", bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  // The network of a phone of some years ago would show the same bytes, so nothing is slowed down.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  return {
    async stop() {
      await session.detach();
      return received;
    },
  };
}

export interface Waits {
  /** The longest from an input to the frame that shows its effect, in milliseconds. */
  readonly longestInteraction: number;
  /** The longest that the page's own thread was busy without a pause, in milliseconds. */
  readonly longestTask: number;
}

/** Runs in the page: Event Timing and Long Tasks of the browser, collected from now on. */
const WATCH = `window.waits = { longestInteraction: 0, longestTask: 0 };
window.waitObservers = [
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (one.interactionId) waits.longestInteraction = Math.max(waits.longestInteraction, one.duration); }),
  new PerformanceObserver((list) => { for (const one of list.getEntries()) waits.longestTask = Math.max(waits.longestTask, one.duration); }),
];
waitObservers[0].observe({ type: "event", durationThreshold: 16 });
waitObservers[1].observe({ type: "longtask" });`;

/** The waits while somebody does something. */
export async function waitsDuring(page: Page, something: () => Promise<void>): Promise<Waits> {
  await page.evaluate(WATCH);
  await something();
  // Entries are handed out when the browser has time for it.
  await page.waitForTimeout(500);
  const waits = (await page.evaluate("waits")) as Waits;
  await page.evaluate("for (const one of waitObservers) one.disconnect();");
  return waits;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest of the page's own tasks in milliseconds of processor time, however busy the machine is besides. */
export async function longestTaskDuring(browser: Browser, page: Page, something: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await something();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = trace.traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const mainThreads = new Set(named.map(threadOf));
  const times = trace.traceEvents
    .filter((event) => event.name.endsWith("RunTask") && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
  return Math.max(0, ...times);
}
