import assert from "node:assert/strict";
import { it } from "node:test";
import { TECH_IDS } from "../../rules/catalog/techs.ts";
import { techSentences } from "./tech-words.ts";

it("says of every technology what it gives, with its figures", () => {
  for (const id of TECH_IDS) {
    const sentences = techSentences(id);
    assert.ok(sentences.length > 0, id);
    assert.ok(
      sentences.every((sentence) => sentence.endsWith(".") && !sentence.includes("undefined")),
      id,
    );
  }
  assert.deepEqual(techSentences("life1"), ["The crew eats 20 % less.", "Hydroponics can be built."]);
  assert.deepEqual(techSentences("life2"), ["Mishaps while exploring come 40 % less often."]);
  assert.deepEqual(techSentences("nav1"), ["Jumps reach 1 ly farther.", "The tank holds 10 fuel more."]);
});
