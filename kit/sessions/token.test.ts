import assert from "node:assert/strict";
import { test } from "node:test";
import { hashToken, newToken } from "./token.ts";

test("a token has 256 bits in base64url, and no two are equal", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  for (const token of tokens) assert.match(token, /^[A-Za-z0-9_-]{43}$/);
  assert.equal(new Set(tokens).size, 100);
});

test("a token is stored as its SHA-256", () => {
  assert.equal(hashToken("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
