import assert from "node:assert/strict";
import { test } from "node:test";
import { isCommonPassword } from "./common-passwords.ts";

test("lists, and words with endings, are common in any case", () => {
  for (const password of ["trustno1", "zaq12wsx", "Football1", "ADMIN123", "letmein2024", "1Q2w3e4r"]) {
    assert.equal(isCommonPassword(password), true, password);
  }
});

test("what is too short for a password is not looked for", () => {
  for (const password of ["admin", "abc1", ""]) assert.equal(isCommonPassword(password), false, password);
});

test("names of an object's own things are not common by accident", () => {
  for (const password of ["constructor", "__proto__", "hasOwnProperty"])
    assert.equal(isCommonPassword(password), false);
});
