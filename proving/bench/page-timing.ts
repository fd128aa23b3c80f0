/** Measures the bytes of a page's first load, and its response times in use. */
import type { Browser, Page } from "playwright-core";

/** Returns kilobytes by URL, including headers, of everything that a browser without a cache receives for a page. */
export async function transfersOf(page: Page, url: string): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const received = new Map<string, number>();
  // Otherwise late requests of the previous page would be counted.
  await page.goto("about:blank");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const from = urls.get(requestId) ?? "";
    received.set(from, (received.get(from) ?? 0) + encodedDataLength / 1000);
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url);
  await page.getByRole("main").waitFor();
  await page.waitForTimeout(5_000);
  await session.detach();
  return received;
}

/**
 * Runs in the page: collects Event Timing and Long Tasks entries. In milliseconds: the longest time from an input to the frame
 * that shows its effect, and the longest time that the main thread was busy without a pause.
 */
const WATCH = `window.waits = { longestInteraction: 0, longestTask: 0 };
window.waitObservers = [
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (one.interactionId) waits.longestInteraction = Math.max(waits.longestInteraction, one.duration); }),
  new PerformanceObserver((list) => { for (const one of list.getEntries()) waits.longestTask = Math.max(waits.longestTask, one.duration); }),
];
waitObservers[0].observe({ type: "event", durationThreshold: 16 });
waitObservers[1].observe({ type: "longtask" });`;

export async function waitsDuring(page: Page, something: () => Promise<void>) {
  await page.evaluate(WATCH);
  await something();
  // The browser delivers entries only when it is idle.
  await page.waitForTimeout(500);
  await page.evaluate("for (const one of waitObservers) one.disconnect();");
  return page.evaluate<Record<"longestInteraction" | "longestTask", number>>("waits");
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Returns the page's longest task in milliseconds of processor time, which other work on the machine does not change. */
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
