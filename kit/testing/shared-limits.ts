/** Tests that the apps of two processes count a client's requests together. */
import type { App } from "../http/app/app.ts";
import { pointsLeft } from "../http/testing/points-left.ts";

const LIMIT = 600;
/** The points left that prove it: the second app's own requests and refills leave more than this. */
const SEEN_BELOW = 500;

/** Uses up the first app's limit until the second app reports the same client's requests as used; fails after 1000 rounds. */
export async function untilLimitIsShared(first: App, second: App): Promise<void> {
  for (let round = 0; round < 1000; round += 1) {
    for (let asked = 0; asked < LIMIT; asked += 1) await first.inject("/api/version");
    const { headers } = await second.inject("/api/version");
    // An overloaded process answers 503 before it counts.
    if (headers.ratelimit !== undefined && pointsLeft(headers).left < SEEN_BELOW) return;
    // Injected requests never yield to messages of the other process.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("the second app never counted the requests of the first");
}
