import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChooseAnswer } from "../api.ts";
import { decisionSound, SOUNDS, soundOf } from "./sounds.ts";

const played = (...kinds: string[]) => soundOf(kinds.map((kind) => ({ kind })));

test("the sound of a turn is that of its most important event", () => {
  assert.equal(played(), "turn");
  assert.equal(played("turn.advanced", "crew.xp"), "turn");
  assert.equal(played("jump.arrived", "turn.advanced"), "arrival");
  assert.equal(played("jump.arrived", "system.charted"), "discovery");
  assert.equal(played("system.charted", "explore.mishap"), "mishap");
  assert.equal(played("jump.arrived", "encounter.opened"), "discovery");
  assert.equal(played("explore.mishap", "game.won"), "win");
});

test("the sound of a decision depends on its result, and that of a cautious decision is the sound of an order", () => {
  const sound = (outcome: ChooseAnswer["outcome"], crewId: number | null) =>
    decisionSound({ outcome, encounter: { decided: { crewId } } as ChooseAnswer["encounter"] });
  assert.deepEqual([sound("good", 2), sound("bad", 2), sound("good", null)], ["discovery", "mishap", "order"]);
});

test("every sound is shorter than two seconds and in an audible range", () => {
  for (const [name, notes] of Object.entries(SOUNDS)) {
    for (const { hertz, at, seconds, loudness } of notes) {
      assert.ok(at + seconds < 2, name);
      assert.ok(hertz >= 40 && hertz <= 2_000 && loudness > 0 && loudness <= 1, name);
    }
  }
});
