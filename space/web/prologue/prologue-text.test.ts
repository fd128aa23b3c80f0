import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TRAITS } from "../../rules/catalog/traits.ts";
import { ENCOUNTERS } from "../../rules/encounters/threads/all.ts";
import * as epilogues from "../../rules/game/epilogue-texts.ts";
import { prologueScreens, sharedText, whatItIs } from "./prologue-text.ts";

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

  it("the prologue of the main game says that everyone plays it together, and on which turn it is", () => {
    assert.match(sharedText(0), /^Everyone at this service plays .* together\.$/);
    assert.match(sharedText(57), /, now on turn 57\.$/);
  });

  it("every text of the prologue is a complete sentence, and none repeats another", () => {
    for (const limit of [200, null]) {
      const texts = prologueScreens({ ...game, limit }).flatMap(({ text }) => text);
      for (const text of texts) assert.match(text, /^[A-Z].*[.!?]$/);
      assert.equal(new Set(texts).size, texts.length);
    }
  });

  it("[ENC4] [ENC5] [ROAD3] no sentence of the prologue, of an encounter, of an epilogue or of a biography repeats another", () => {
    const prologue = [200, null].flatMap((limit) => prologueScreens({ ...game, limit }).flatMap(({ text }) => text));
    const encounters = ENCOUNTERS.flatMap(({ text, options }) => [
      text,
      ...options.flatMap(({ good, bad }) => [good.text, bad?.text ?? []].flat()),
    ]);
    const lives = Object.values(TRAITS).flatMap(({ biographies }) => biographies);
    const texts = [...new Set(prologue), ...encounters, ...strings(epilogues), ...lives];
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?]) /));
    assert.ok(sentences.length > 300, String(sentences.length));
    assert.deepEqual(
      sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
      [],
    );
  });
});

const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(strings);
