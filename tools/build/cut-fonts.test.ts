import assert from "node:assert/strict";
import { test } from "node:test";
import { fontFacesOf, lettersOf } from "./cut-fonts.ts";

test("a unicode-range of CSS is read with single letters, ranges and wildcards", () => {
  assert.equal(lettersOf("U+61-64, U+20AC,u+6a"), "abcd€j");
  assert.equal(lettersOf("U+4?"), "@ABCDEFGHIJKLMNO");
  assert.throws(() => lettersOf("U+64-61"), /not a range of letters/);
});

test("a font face is cut only if its style sheet names letters and weights", () => {
  const sheet = `@font-face{font-family:A;font-weight:400 700;src:url(/assets/a-12345678.woff2)format("woff2");unicode-range:U+41-42}
    @font-face{font-family:B;src:url(/assets/b-12345678.woff2)}`;
  assert.deepEqual(fontFacesOf(sheet), [
    { url: "/assets/a-12345678.woff2", letters: "AB", weight: { min: 400, max: 700 } },
  ]);
});
