import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { prologueScreens, whatItIs } from "./prologue-text.ts";

const game = { seed: 11, limit: 200, start: "Ostara", crew: ["Ada Quayle", "Bo Rahman", "Cy Novak"] };

describe("the prologue", () => {
  it("the prologue has three screens and names the ship, the crew, the star and the limit", () => {
    const screens = prologueScreens(game);
    assert.deepEqual(
      screens.map(({ scene }) => scene),
      ["relays", "apex", "ship"],
    );
    const last = screens[2]?.text.join(" ") ?? "";
    for (const part of ["Ostara", "Ada Quayle, Bo Rahman and Cy Novak", "200 turns"])
      assert.ok(last.includes(part), part);
    assert.match(screens[2]?.title ?? "", /^The \w+ \w+$/);
  });

  it("the first screen says what the game is, with its limit if it has one", () => {
    assert.match(whatItIs(4, 200), /turn-based space game.* crew of 4: .* within 200 turns\.$/);
    assert.match(whatItIs(4, null), /relight the Apex\.$/);
  });

  it("every text of the prologue is a complete sentence, and none repeats another", () => {
    for (const limit of [200, null]) {
      const texts = prologueScreens({ ...game, limit }).flatMap(({ text }) => text);
      for (const text of texts) assert.match(text, /^[A-Z].*[.!?]$/);
      assert.equal(new Set(texts).size, texts.length);
    }
  });
});
