import assert from "node:assert/strict";
import { test } from "node:test";
import { hashHex, xxh64 } from "./hash.ts";

const PUBLISHED: readonly [text: string, hash: string][] = [
  ["", "ef46db3751d8e999"],
  ["a", "d24ec4f1a98c6e5b"],
  ["abc", "44bc2cf5ad770999"],
  ["Nobody inspects the spammish repetition", "fbcea83c8a378bf1"],
];

for (const [text, hash] of PUBLISHED) {
  test(`[CHANCE1] the published XXH64 of '${text}' is ${hash}`, () => {
    assert.equal(hashHex(text), hash);
    assert.equal(xxh64(text), BigInt(`0x${hash}`));
  });
}

test("[CHANCE1] a hash covers the UTF-8 of a text of any length", () => {
  assert.equal(hashHex('[1,42,"name","ß",7]'), "c3d57d08b4238868");
  const hashes = Array.from({ length: 100 }, (_, length) => hashHex("x".repeat(length)));
  assert.equal(new Set(hashes).size, 100);
  assert.ok(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash)));
});
