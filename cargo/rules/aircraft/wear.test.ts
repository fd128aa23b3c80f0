import assert from "node:assert/strict";
import { test } from "node:test";
import { FULL_HEALTH } from "../values/plane.ts";
import { AIRCRAFT } from "./aircraft.ts";
import { isBroken, shownHealth, wearOf } from "./wear.ts";

test("[WEAR1] a landing wears 0.8 points and 1.6, 0.9 or 0.5 for each 1,000 km, by payload", () => {
  assert.equal(wearOf({ maxPayloadKg: 9999 }, 1000), 240);
  assert.equal(wearOf({ maxPayloadKg: 10_000 }, 1000), 170);
  assert.equal(wearOf({ maxPayloadKg: 44_999 }, 1000), 170);
  assert.equal(wearOf({ maxPayloadKg: 45_000 }, 1000), 130);
  assert.equal(wearOf({ maxPayloadKg: 1590 }, 0), 80);
  assert.equal(wearOf({ maxPayloadKg: 1590 }, 303.4), 129);
  for (const model of AIRCRAFT) assert.ok(Number.isInteger(wearOf(model, 1234.567)));
});

test("[WEAR2] a plane is broken exactly at 0", () => {
  assert.deepEqual(
    [isBroken({ health: 0 }), isBroken({ health: 1 }), isBroken({ health: FULL_HEALTH })],
    [true, false, false],
  );
});

test("[WEAR3] shown health is rounded up below 1 and down above 99: 0 and 100 are shown for nothing else", () => {
  const shown = [0, 1, 99, 100, 149, 150, 4950, 9900, 9901, 9999, 10_000].map(shownHealth);
  assert.deepEqual(shown, [0, 1, 1, 1, 1, 2, 50, 99, 99, 99, 100]);
  for (let health = 1; health <= FULL_HEALTH; health++) assert.ok(shownHealth(health) >= shownHealth(health - 1));
});
