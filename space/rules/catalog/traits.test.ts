import assert from "node:assert/strict";
import { test } from "node:test";
import { biographyOf } from "../game/traits.ts";
import { newGame } from "../turn/start.ts";
import { TRAIT_KEYS, TRAITS } from "./traits.ts";

const biographies = TRAIT_KEYS.flatMap((key) => TRAITS[key].biographies);

test("[ENC5] there are ten traits, each with one effect of at most 10 %", () => {
  assert.equal(TRAIT_KEYS.length, 10);
  for (const key of TRAIT_KEYS) {
    const { on: _on, ...effect } = TRAITS[key].effect;
    const figures = Object.values(effect).filter((value) => typeof value === "number");
    assert.ok(figures.length === 1 && figures.every((figure) => figure > 0 && figure <= 10), key);
  }
});

test("[ENC5] every biography is one sentence that begins with the member's first name, and comes in some game", () => {
  for (const text of biographies) assert.match(text, /^NAME [a-z][^.!?]{15,}\.$/);
  const met = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { game } = newGame(seed, "standard");
    for (const member of game.crew) {
      const [first = ""] = member.name.split(" ");
      met.add(biographyOf(game, member).replace(first, "NAME"));
    }
  }
  assert.deepEqual([...met].toSorted(), biographies.toSorted());
});
