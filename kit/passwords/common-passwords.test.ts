import assert from "node:assert/strict";
import { test } from "node:test";
import { isCommonPassword } from "./common-passwords.ts";

test("lists, and words with endings, are common in any case", () => {
  for (const password of ["trustno1", "zaq12wsx", "Football1", "ADMIN123", "letmein2024", "1Q2w3e4r"]) {
    assert.equal(isCommonPassword(password), true, password);
  }
});

test("words with what people add to them, twice, backwards, in signs or cut off, rows of keys, dates and repetitions are common", () => {
  const common = [
    "jordan23",
    "12samantha",
    "n4t4l1a!",
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

test("what is too short for a password is not looked for", () => {
  for (const password of ["admin", "abc1", ""]) assert.equal(isCommonPassword(password), false, password);
});

test("names of an object's own things are not common by accident", () => {
  for (const password of ["constructor", "__proto__", "hasOwnProperty"])
    assert.equal(isCommonPassword(password), false);
});
