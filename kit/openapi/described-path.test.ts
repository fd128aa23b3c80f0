import assert from "node:assert/strict";
import { test } from "node:test";
import { describedPath } from "./described-path.ts";

test("every form of a request target is converted to the described path", () => {
  for (const target of ["/api/a%62", "http://127.0.0.1:1/api/ab?x#y", "HTTPS://x/api/ab#y"]) {
    assert.equal(describedPath(target), "/api/ab", target);
  }
  assert.equal(describedPath("/a%2Fb/%ff"), "/a%2Fb/%ff");
});
