import assert from "node:assert/strict";
import { test } from "node:test";
import { hashHex, Xxh64, xxh64 } from "./hash.ts";

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

test("[CHANCE1] the hash of a text is that of its UTF-8 bytes, at any length", () => {
  assert.equal(hashHex('[1,42,"name","ß",7]'), "c3d57d08b4238868");
  const hashes = Array.from({ length: 100 }, (_, length) => hashHex("x".repeat(length)));
  assert.equal(new Set(hashes).size, 100);
  assert.ok(hashes.every((hash) => /^[0-9a-f]{16}$/.test(hash)));
});

test("[SAVE4] hashing parts gives the hash of the whole, wherever it is split", () => {
  const bytes = new TextEncoder().encode("ß and nobody inspects the spammish repetition, ".repeat(3));
  for (let cut = 0; cut <= bytes.length; cut++) {
    const hash = new Xxh64();
    for (const part of [bytes.subarray(0, cut), bytes.subarray(cut, cut + 5), bytes.subarray(cut + 5)])
      hash.update(part);
    assert.equal(hash.hex(), hashHex(new TextDecoder().decode(bytes)), `cut at ${cut}`);
  }
});
