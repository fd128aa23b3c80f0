/** A page of the cargo client that many tests share, because loading the client costs more than most tests. */
import { PLAYER_COOKIE } from "@outbound/cargo/api/session-cookie.ts";
import type { Page } from "playwright-core";
import { type CargoVisitor, visitAs } from "../../harness/browser/cargo-visitor.ts";
import { EMPTY_PATH, resize, type VisitOptions } from "../../harness/browser/stage.ts";
import type { CargoPlayer } from "../../harness/cargo/player.ts";
import { followLink, type TestStage } from "../test-stage.ts";

/**
 * Returns a function that shows a path to a player who is not signed in on the page yet. The client is loaded only the first time,
 * and after a test that left it. Otherwise the page must show a player's page or the sign-in page. To be called in a `describe`,
 * whose tests continue on the page.
 */
export function sharedPage(stage: TestStage) {
  stage.keepPage();
  let shared: CargoVisitor | undefined;
  return async (path: string, player: CargoPlayer, size: Pick<VisitOptions, "width" | "height"> = {}) => {
    if (shared === undefined || shared.page.isClosed() || shared.page.url().endsWith(EMPTY_PATH)) {
      shared = await visitAs(stage, path, player, size);
      return shared;
    }
    const { page, context } = shared;
    for (const other of stage.browser.contexts()) if (other !== context) await other.close();
    const { width = 1280, height = 800 } = size;
    const now = page.viewportSize();
    if (now?.width !== width || now.height !== height) await resize(page, width, height);
    await page.evaluate("localStorage.clear(), sessionStorage.clear()");
    // What the last page would read again is not kept for the next player.
    await goTo(page, "/nothing");
    await context.addCookies([{ name: PLAYER_COOKIE, value: player.token, url: stage.service.url }]);
    await page.evaluate(signedIn(path));
    shared = { page, context, player };
    return shared;
  };
}

/** Closes messages and follows a link to another page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(CLOSE_MESSAGES);
  await followLink(page, path);
}

const CLOSE_MESSAGES = `(async () => {
  const message = () => document.querySelector(".mantine-Notification-closeButton");
  for (let tries = 0; tries < 20 && message() !== null; tries++) {
    message().click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
})()`;

/** Sends the page what another tab sends after a sign-in, and goes to the path once nothing of the last player is shown. */
const signedIn = (path: string) => `new Promise((shown, failed) => {
  const last = document.querySelector("main");
  let isNext = false;
  const changes = new MutationObserver(() => {
    if (last?.isConnected) return;
    if (!isNext) history.pushState(null, "", ${JSON.stringify(path)});
    isNext = true;
    if (document.querySelector("main") === null) return;
    changes.disconnect();
    shown();
  });
  changes.observe(document, { childList: true, subtree: true });
  setTimeout(failed, 30_000, new Error("the page of the next player does not appear"));
  const channel = new BroadcastChannel("outbound-cargo-sessions");
  channel.postMessage(false);
  channel.close();
})`;
