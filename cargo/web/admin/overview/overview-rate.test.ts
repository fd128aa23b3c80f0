import assert from "node:assert/strict";
import { it } from "node:test";
import { commitsASecond } from "./overview-rate.ts";

it("[ADMIN19] the rate of commits is shown only after two readings", () => {
  const first = { revision: 100, at: 5_000 };
  assert.equal(commitsASecond(undefined, first), "–");
  assert.equal(commitsASecond(first, first), "–");
  assert.equal(commitsASecond(first, { revision: 104, at: 8_000 }), "1.3");
});
