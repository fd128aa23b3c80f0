import assert from "node:assert/strict";
import { test } from "node:test";
import { assertHardToGuess } from "./new-password.ts";

test("[ADMIN2] a first admin's password that players could not choose is refused without being shown", () => {
  const listed = new Set(["a panel of my own"]);
  const name = "StartError";
  for (const text of ["password", "admin2026"]) {
    assert.throws(() => assertHardToGuess(text, listed), {
      name,
      message: "CARGO_ADMIN_PASSWORD is too easy to guess",
    });
  }
  assert.throws(() => assertHardToGuess("A panel of my own", listed), {
    name,
    message: /in the file of PASSWORD_LIST$/,
  });
  assertHardToGuess("another panel of mine", listed);
});
