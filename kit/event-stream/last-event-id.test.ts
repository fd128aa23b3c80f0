import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "../http/problems/problem.ts";
import { parseLastEventId } from "./last-event-id.ts";

test("a client without a last event starts at the current state", () => {
  assert.equal(parseLastEventId(undefined), undefined);
  assert.equal(parseLastEventId(""), undefined);
});

test("a plain decimal is the number to resume after", () => {
  assert.equal(parseLastEventId("0"), 0);
  assert.equal(parseLastEventId("9007199254740991"), Number.MAX_SAFE_INTEGER);
});

test("anything else is refused as malformed", () => {
  for (const bad of ["-1", "1.5", "1e2", "0x10", "01", " 1", "1 ", "+1", "nine", "9007199254740992", ["1", "2"]]) {
    assert.throws(() => parseLastEventId(bad), ProblemError, String(bad));
  }
});
