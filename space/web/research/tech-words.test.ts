import assert from "node:assert/strict";
import { it } from "node:test";
import { TECH_IDS } from "../../rules/catalog/techs.ts";
import { techSentences } from "./tech-words.ts";

it("every technology has sentences with the figures of its effects", () => {
  for (const id of TECH_IDS) {
    const sentences = techSentences(id);
    assert.ok(sentences.length > 0, id);
    assert.ok(
      sentences.every((sentence) => sentence.endsWith(".") && !sentence.includes("undefined")),
      id,
    );
  }
  assert.deepEqual(techSentences("life1"), ["The crew eats 20 % less.", "Allows building: Hydroponics."]);
  assert.deepEqual(techSentences("life2"), ["Accidents −40 %."]);
  assert.deepEqual(techSentences("nav1"), ["Jump range +1 ly.", "Tank +10 fuel."]);
});
