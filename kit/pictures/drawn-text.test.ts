import assert from "node:assert/strict";
import { test } from "node:test";
import { drawable, fitted, widthOf } from "./drawn-text.ts";

test("a text keeps the letters that the fonts have, whatever its normal form", () => {
  assert.equal(drawable("Łódź Cargo"), "Łódź Cargo");
  assert.equal(drawable("Ångström".normalize("NFD")), "Ångström");
  assert.equal(drawable("Ελλάς Київ Việt"), "Ελλάς Київ Việt");
  assert.equal(drawable("  Air 😀 שלום\u202e 日本 One "), "Air One");
  assert.equal(drawable("日本航空"), "");
  assert.equal(drawable("a\u0316\u0317\u0318b"), "ab", "marks that pile up");
});

test("a text gets the greatest size at which it fits, and breaks at blanks", () => {
  assert.deepEqual(fitted("Air One", 640, [76, 38], 2), { size: 76, lines: ["Air One"] });
  const { lines } = fitted("Nordwind Freight Company", 640, [54, 38], 2);
  assert.deepEqual(lines.join(" "), "Nordwind Freight Company");
  assert.equal(lines.length, 2);
});

test("a text that fits at no size is cut, and a long word breaks in the middle", () => {
  for (const text of ["W".repeat(40), "Ж".repeat(40), `${"i".repeat(20)} ${"W".repeat(60)}`]) {
    const { size, lines } = fitted(text, 300, [76, 38], 2);
    assert.equal(size, 38);
    assert.equal(lines.length, 2);
    assert.match(lines[1] ?? "", /…$/);
    for (const line of lines) assert.ok(widthOf(line) * size <= 300, line);
  }
  assert.deepEqual(fitted("", 300, [38], 2).lines, [""]);
});
