import assert from "node:assert/strict";
import { test } from "node:test";
import { AIRCRAFT } from "../aircraft/aircraft.ts";
import { SPECIALS } from "../jobs/specials.ts";
import { landingWear } from "./landing-wear.ts";

test("[WEAR1] a landing costs 0.8 points of health, plus 1.6, 0.9 or 0.5 for each 1,000 km, by payload", () => {
  assert.equal(landingWear({ maxPayloadKg: 9999 }, 1000, []), 240);
  assert.equal(landingWear({ maxPayloadKg: 10_000 }, 1000, []), 170);
  assert.equal(landingWear({ maxPayloadKg: 44_999 }, 1000, []), 170);
  assert.equal(landingWear({ maxPayloadKg: 45_000 }, 1000, []), 130);
  assert.equal(landingWear({ maxPayloadKg: 1590 }, 0, []), 80);
  assert.equal(landingWear({ maxPayloadKg: 1590 }, 303.4, []), 129);
  for (const model of AIRCRAFT) assert.ok(Number.isInteger(landingWear(model, 1234.567, [])));
});

test("[WEAR1] the largest wear factor of the special packages aboard multiplies the wear of the landing", () => {
  const bare = landingWear({ maxPayloadKg: 1590 }, 1000, [{ special: null }]);
  assert.equal(bare, 240);
  for (const { id, wearFactor } of SPECIALS) {
    assert.ok(wearFactor >= 1, id);
    assert.equal(landingWear({ maxPayloadKg: 1590 }, 1000, [{ special: id }, {}]), Math.round(bare * wearFactor), id);
  }
  const all = SPECIALS.map(({ id }) => ({ special: id }));
  const largest = Math.max(...SPECIALS.map(({ wearFactor }) => wearFactor));
  assert.equal(landingWear({ maxPayloadKg: 1590 }, 1000, all), Math.round(bare * largest));
});
