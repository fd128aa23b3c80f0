import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pauseMs } from "./sharpness.ts";

describe("the pause between pictures of moving planes", () => {
  it("the pause is 0 where drawing is fast, otherwise ten times what a picture takes, from one to five seconds", () => {
    assert.deepEqual([10, 30, 40, 250, 2_000].map(pauseMs), [0, 0, 1_000, 2_500, 5_000]);
  });
});
