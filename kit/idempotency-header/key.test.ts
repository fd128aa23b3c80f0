import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ProblemError } from "../http/problems/problem.ts";
import { fingerprint, parseKey } from "./key.ts";

const bytes = (text: string) => Buffer.from(text);

test("a key is 1 to 64 visible ASCII characters", () => {
  assert.equal(parseKey(undefined), undefined);
  for (const key of ["a", "!~", "550e8400-e29b-41d4-a716-446655440000", "k".repeat(64)])
    assert.equal(parseKey(key), key);
});

test("anything else, or a second key, is malformed", () => {
  for (const bad of ["", " ", "a b", "k".repeat(65), "ä", "a\tb", "\x7f", "one, two", ["one"], ["one", "two"]]) {
    assert.throws(
      () => parseKey(bad),
      (error) => error instanceof ProblemError && error.code === "idempotency-key-malformed",
      String(bad),
    );
  }
});

test("a fingerprint differs for any two requests, and is the same for the same request", () => {
  const part = fc.string({ unit: fc.constantFrom("a", "b", ":", "1", "/"), maxLength: 4 });
  const request = fc.tuple(part, part, part, part);
  fc.assert(
    fc.property(request, request, (one, other) => {
      const [a, b] = [one, other].map(([method, path, query, body]) => fingerprint(method, path, query, bytes(body)));
      assert.equal(a === b, JSON.stringify(one) === JSON.stringify(other));
    }),
  );
});

test("requests with another order of the query or other bytes of the body differ", () => {
  const one = fingerprint("POST", "/api/jump", "a=1&b=2", bytes('{"a":1}'));
  assert.notEqual(fingerprint("POST", "/api/jump", "b=2&a=1", bytes('{"a":1}')), one);
  assert.notEqual(fingerprint("POST", "/api/jump", "a=1&b=2", bytes('{"a": 1}')), one);
  assert.match(one, /^[0-9a-f]{64}$/);
});
