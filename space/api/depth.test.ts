import assert from "node:assert/strict";
import { test } from "node:test";
import { freshFile } from "@outbound/kit/testing/engines.ts";
import { ownFrames } from "@outbound/kit/testing/own-frames.ts";
import { Draft } from "../rules/game/draft.ts";
import { openSpaceStore, spaceTestApp } from "../testing/space-app.ts";

/** Greatest number of this repository's stack frames below the rules. */
const MOST_FRAMES = 8;

test("a rule is called through at most 8 stack frames of this repository, with and without an Idempotency-Key", async (t) => {
  const store = await openSpaceStore(await freshFile(t));
  t.after(() => store.close());
  const space = spaceTestApp(t, store);
  await space.ok("GET", "/api/world");
  const stacks: string[][] = [];
  t.mock.method(Draft.prototype, "emit", () => {
    stacks.push(ownFrames());
    throw new Error("a bug in a rule");
  });
  for (const headers of [{}, { "idempotency-key": "one" }]) {
    const { status } = await space.call("POST", "/api/explore", { leadId: 2 }, headers);
    assert.equal(status, 500);
  }
  assert.equal(stacks.length, 2);
  for (const stack of stacks) {
    const rule = stack.findLastIndex((frame) => frame.includes("space/rules/"));
    const below = stack.slice(rule + 1);
    assert.ok(rule >= 0 && below.length <= MOST_FRAMES, stack.join("\n"));
  }
});
