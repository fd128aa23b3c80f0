import assert from "node:assert/strict";
import { test } from "node:test";
import { InputError, MOST_BYTES } from "./answer.ts";
import { type Game, rulesText } from "./documents.ts";

const GAMES: readonly Game[] = ["space", "cargo"];

test("every section of the rules can be read, in parts that fit an answer", () => {
  for (const game of GAMES) {
    const names = rulesText(game, undefined, 1)
      .replace(/^Sections: /, "")
      .split(", ");
    assert.ok(names.length > 8, game);
    for (const name of names) {
      const first = rulesText(game, name, 1);
      const parts = Number(/ \(part 1 of (\d+)\)/.exec(first)?.[1]);
      for (let part = 1; part <= parts; part += 1) {
        const text = rulesText(game, name, part);
        assert.ok(Buffer.byteLength(text) <= MOST_BYTES, `${name}, part ${part}`);
        assert.ok(text.includes("\n"), `${name}, part ${part}`);
      }
      assert.throws(() => rulesText(game, name, parts + 1), InputError);
    }
  }
});

test("a section is found by part of its name in any case, and an unknown one is refused with a list", () => {
  assert.match(rulesText("space", "POWER", 1), /^Time: power bands \(part 1 of/);
  assert.throws(() => rulesText("cargo", "dragons", 1), /there is no section dragons, but .*Wear and repair/);
});
