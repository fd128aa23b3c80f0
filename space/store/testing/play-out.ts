/** Plays a game of a service to its end. */
import assert from "node:assert/strict";
import type { SpaceTestApp } from "../../testing/space-app.ts";

/** Explores until the game is over; plays `main` unless the query names another game. */
export async function playOut(space: SpaceTestApp, query = ""): Promise<void> {
  for (let order = 0; order < 400; order++) {
    const { status } = await space.call("POST", `/api/explore${query}`, { leadId: 1 + (order % 4) });
    if (status === 409) return;
    await space.ok("POST", `/api/turn/run${query}`, { maxTurns: 50, until: "idle" });
  }
  assert.fail("the game did not end");
}
