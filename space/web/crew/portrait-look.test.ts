import assert from "node:assert/strict";
import { it } from "node:test";
import { portraitOf } from "./portrait-look.ts";

it("a portrait is the same every time, with the initials of the first and last name", () => {
  assert.deepEqual(portraitOf("Greta Quayle"), portraitOf("Greta Quayle"));
  assert.equal(portraitOf("Greta Quayle").initials, "GQ");
  assert.equal(portraitOf("Ana de la Cruz").initials, "AC");
  assert.equal(portraitOf("Ömer").initials, "Ö");
  assert.equal(portraitOf("").initials, "");
});

it("different names have different portraits", () => {
  const names = ["Greta Quayle", "Nadia Achterberg", "Rosa Novak", "Yara Rahman", "Dara Fontaine", "Zev Kovacs"];
  const looks = new Set(names.map((name) => JSON.stringify(portraitOf(name))));
  assert.equal(looks.size, names.length);
});
