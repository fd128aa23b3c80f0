import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { freshSpaceApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type Status = Static<typeof schemas.Status>;

onEachEngine((_engine, openFresh) => {
  test("[READ13] the status counts all, listed and recently played games and scores, and is cached for five seconds", async (t) => {
    const clock = fakeClock();
    const space = await freshSpaceApp(t, openFresh, { clock });
    await space.ok("GET", "/api/world");
    const before = await space.ok<Status>("GET", "/api/status");
    assert.deepEqual(
      [before.service, before.version, before.games, before.gamesListed, before.gamesPlayed, before.scores],
      ["space", "1.2.3", 1, 0, 1, 0],
    );
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", { listed: true });
    assert.equal((await space.ok<Status>("GET", "/api/status")).games, 1, "as it was up to five seconds ago");
    clock.advance(6_000);
    const after = await space.ok<Status>("GET", "/api/status");
    assert.deepEqual([after.games, after.gamesListed, after.gamesPlayed, after.uptimeSeconds], [2, 1, 1, 6]);
    await space.ok("POST", `/api/explore?game=${id}`, { leadId: 2 });
    clock.advance(6_000);
    assert.equal((await space.ok<Status>("GET", "/api/status")).gamesPlayed, 2, "a game with its first command");
    assert.equal(after.startedAt, before.startedAt);
    clock.advance(86_400_000);
    assert.equal((await space.ok<Status>("GET", "/api/status")).gamesPlayed, 0);
  });
});
