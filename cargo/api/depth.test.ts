import assert from "node:assert/strict";
import { test } from "node:test";
import { freshFile } from "@outbound/kit/testing/engines.ts";
import { ownFrames } from "@outbound/kit/testing/own-frames.ts";
import { cargoTestApp, openCargoStore } from "../testing/cargo-app.ts";
import { WorldScene } from "../world/time/world-scene.ts";

/** Most stack frames of this repository below a rule. */
const MOST_FRAMES = 8;

test("a rule is called through at most 8 stack frames of this repository, with and without an Idempotency-Key", async (t) => {
  const store = await openCargoStore(await freshFile(t));
  t.after(() => store.close());
  const cargo = cargoTestApp(t, store);
  const mira = await cargo.settle("mira");
  const [{ id } = { id: 0 }] = (await mira.state()).planes;
  const stacks: string[][] = [];
  t.mock.method(WorldScene.prototype, "putPlane", () => {
    stacks.push(ownFrames());
    throw new Error("a bug in a rule");
  });
  for (const headers of [{}, { "idempotency-key": "one" }]) {
    const { status } = await mira.call("POST", `/api/planes/${id}/rename`, { name: "Heidi" }, headers);
    assert.equal(status, 500);
  }
  assert.equal(stacks.length, 2);
  for (const stack of stacks) {
    const rule = stack.findIndex((frame) => frame.includes("cargo/rules/fleet/rename.ts"));
    const below = stack.slice(rule + 1);
    assert.ok(rule >= 0 && below.length <= MOST_FRAMES, stack.join("\n"));
  }
});
