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

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Elapsed time, and processor time of the thread, in microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    /** Of an Event Timing entry; the duration is in milliseconds. */
    readonly data?: { readonly interactionId?: number; readonly duration?: number };
  };
}

/**
 * Returns milliseconds from a trace of the work in the page: the longest time from an input to the frame that shows its effect,
 * the longest time that the main thread was busy without a pause, and the longest processor time of such a task, which other work
 * on the machine does not change.
 */
export async function waitsDuring(browser: Browser, page: Page, something: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await something();
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const events = trace.traceEvents;
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const mainThreads = new Set(named.map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && mainThreads.has(threadOf(event)));
  const inputs = events.filter(({ name, args }) => name === "EventTiming" && (args?.data?.interactionId ?? 0) > 0);
  return {
    longestInteraction: Math.max(0, ...inputs.map(({ args }) => args?.data?.duration ?? 0)),
    longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000)),
    longestProcessorTime: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000)),
  };
}
