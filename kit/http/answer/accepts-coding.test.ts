import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptsCoding } from "./accepts-coding.ts";

test("gzip is used only if the client accepts it or anything", () => {
  const cases: [string | undefined, boolean][] = [
    [undefined, false],
    ["", false],
    ["identity", false],
    ["gzip", true],
    ["br, GZIP;q=0.5", true],
    ["*", true],
    ["gzip;q=0", false],
    ["gzip; q=0.000, *", false],
    ["*;q=0", false],
    ["*;q=0, gzip", true],
    ["notgzip", false],
  ];
  for (const [header, accepted] of cases) assert.equal(acceptsCoding(header, "gzip"), accepted, String(header));
});

test("brotli is distinguished from gzip", () => {
  assert.equal(acceptsCoding("gzip, br", "br"), true);
  assert.equal(acceptsCoding("gzip", "br"), false);
  assert.equal(acceptsCoding("br;q=0, *", "br"), false);
});
