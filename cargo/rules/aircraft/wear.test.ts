import assert from "node:assert/strict";
import { test } from "node:test";
import { FULL_HEALTH } from "../values/plane.ts";
import { isBroken, shownHealth } from "./wear.ts";

test("[WEAR2] a plane is broken exactly at 0", () => {
  assert.deepEqual(
    [isBroken({ health: 0 }), isBroken({ health: 1 }), isBroken({ health: FULL_HEALTH })],
    [true, false, false],
  );
});

test("[WEAR3] shown health is rounded up below 1 and down above 99, so that 0 and 100 are exact", () => {
  const shown = [0, 1, 99, 100, 149, 150, 4950, 9900, 9901, 9999, 10_000].map(shownHealth);
  assert.deepEqual(shown, [0, 1, 1, 1, 1, 2, 50, 99, 99, 99, 100]);
  for (let health = 1; health <= FULL_HEALTH; health++) assert.ok(shownHealth(health) >= shownHealth(health - 1));
});
