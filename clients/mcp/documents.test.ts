import assert from "node:assert/strict";
import { test } from "node:test";
import { InputError, MOST_BYTES } from "./answer.ts";
import { type Game, rulesText } from "./documents.ts";

const GAMES: readonly Game[] = ["space", "cargo"];

test("every section of the rules can be read, in parts that fit an answer", () => {
  for (const game of GAMES) {
    const names = rulesText([game], undefined, 1)
      .replace(/^Sections: /, "")
      .split(", ");
    assert.ok(names.length > 8, game);
    for (const name of names) {
      const first = rulesText([game], name, 1);
      const parts = Number(/ \(part 1 of (\d+)\)/.exec(first)?.[1]);
      for (let part = 1; part <= parts; part += 1) {
        const text = rulesText([game], name, part);
        assert.ok(Buffer.byteLength(text) <= MOST_BYTES, `${name}, part ${part}`);
        assert.ok(text.includes("\n"), `${name}, part ${part}`);
      }
      assert.throws(() => rulesText([game], name, parts + 1), InputError);
    }
  }
});

test("a section is found by part of its name in any case, and an unknown one is refused with a list", () => {
  assert.match(rulesText(["space"], "POWER", 1), /^Time: power bands \(part 1 of/);
  assert.throws(() => rulesText(["cargo"], "dragons", 1), /there is no section dragons, but .*Wear and repair/);
});

test("without a game the sections of both games are listed and found", () => {
  const [space, cargo] = rulesText(GAMES, undefined, 1).split("\n");
  assert.match(String(space), /^Sections: space: .*Technologies/);
  assert.match(String(cargo), /^cargo: .*Alliances/);
  assert.equal(rulesText(GAMES, "alliances", 1), rulesText(["cargo"], "alliances", 1));
  assert.equal(rulesText(GAMES, "technologies", 1), rulesText(["space"], "technologies", 1));
  assert.equal(rulesText(GAMES, "time", 1), rulesText(["cargo"], "time", 1), "the exact name counts first");
  assert.throws(() => rulesText(GAMES, "missions, no", 1), /but space: .*\ncargo: /);
});

test("a section that both games may mean is refused with the choices", () => {
  assert.throws(
    () => rulesText(GAMES, "the", 1),
    (error) => error instanceof InputError && /\(space\).*\(cargo\); give game$/.test(error.message),
  );
});
