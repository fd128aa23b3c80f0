/** Whether the apps of two processes count a client's requests together. */
import type { App } from "../http/app/app.ts";

const LIMIT = 300;
/** What the second app is asked for itself, and what comes back meanwhile, is less. */
const SEEN_BELOW = 250;

/** Asks the first app as often as it allows, until the second says that of the same client's limit as much is used. */
export async function untilLimitIsShared(first: App, second: App): Promise<void> {
  for (;;) {
    for (let asked = 0; asked < LIMIT; asked += 1) await first.inject("/api/version");
    const { headers } = await second.inject("/api/version");
    if (Number(headers["ratelimit-remaining"]) < SEEN_BELOW) return;
    // Requests that come without a network give way to no message.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
