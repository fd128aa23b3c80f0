import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isCommonPassword } from "./common-passwords.ts";

test("listed passwords, and words with suffixes, are common in any case", () => {
  for (const password of ["trustno1", "zaq12wsx", "Football1", "ADMIN123", "letmein2024", "1Q2w3e4r"]) {
    assert.equal(isCommonPassword(password), true, password);
  }
});

test("words with usual additions, doubled, reversed, in look-alike signs or cut off, keyboard rows, dates and repetitions are common", () => {
  const common = [
    "jordan23",
    "12samantha",
    "s4m4nth4!",
    "alexande",
    "bluemoon",
    "drowssap",
    "charliecharlie",
    "outbound1",
  ];
  const regular = [
    "abababab",
    "abcabcab",
    "asdfghjkl",
    "1qaz2wsx3edc",
    "87654321",
    "01011990",
    "1990-01-01",
    "12344321",
  ];
  for (const password of [...common, ...regular, "14789632"]) assert.equal(isCommonPassword(password), true, password);
});

test("any other password is accepted, whatever its characters", () => {
  const fine = ["73028461", "kqzvwmtj", "blue moon over", "my dog eats 4 shoes", "aaaa bbbb cccc dd", "пароль от дома"];
  for (const password of fine) assert.equal(isCommonPassword(password), false, password);
});

test("names of JavaScript's object properties do not count as common", () => {
  for (const password of ["constructor", "__proto__", "hasOwnProperty"])
    assert.equal(isCommonPassword(password), false);
});

test("a password above 32 characters is not estimated, because a long one would block the event loop", () => {
  for (const text of ["k", "0123456789", "4@8({[<3€69#!1|", "-_.19"]) {
    const password = text.repeat(33).slice(0, 32);
    assert.equal(isCommonPassword(`${password}k`), false, text);
  }
  assert.deepEqual([isCommonPassword("k".repeat(32)), isCommonPassword("k".repeat(33))], [true, false]);
});

test("any text is estimated without failing", () => {
  const parts = fc.constantFrom(
    "constructor",
    "__proto__",
    "password",
    "1990-01-01",
    "a",
    "4@8",
    "(",
    "\\",
    "$&",
    " ",
    "🛩",
  );
  const text = fc.oneof(
    fc.string({ maxLength: 32 }),
    fc.array(parts, { maxLength: 4 }).map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 2 }), (password, own) => {
      assert.equal(typeof isCommonPassword(password, own), "boolean");
    }),
    { numRuns: 300 },
  );
});
