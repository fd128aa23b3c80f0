import assert from "node:assert/strict";
import { test } from "node:test";
import { epochOf } from "./epoch.ts";

test("the epoch is read from the ETag, also from a compressed or weak one", () => {
  assert.equal(epochOf('"7-120"'), "7");
  assert.equal(epochOf('"7-121-br"'), "7");
  assert.equal(epochOf('W/"12-3"'), "12");
  assert.equal(epochOf(null), "");
});
