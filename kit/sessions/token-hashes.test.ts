import assert from "node:assert/strict";
import { test } from "node:test";
import { hashToken } from "./token.ts";
import { TokenHashes } from "./token-hashes.ts";

test("a token gets its own hash, even if the connection sent another one before", () => {
  const hashes = new TokenHashes();
  const [one, other] = [{}, {}];
  for (const [connection, token] of [
    [one, "a"],
    [one, "a"],
    [one, "b"],
    [other, "a"],
    [one, "a"],
    [other, "b"],
  ] as const) {
    assert.equal(hashes.of(connection, token), hashToken(token));
  }
});
