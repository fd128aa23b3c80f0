import assert from "node:assert/strict";
import { test } from "node:test";
import { noteDate, serviceInstant } from "./server-clock.ts";

const HOUR_MS = 3_600_000;
const NOON = Date.parse("2026-01-01T12:00:00Z");
const dated = (at: number, caching = "no-store") =>
  new Headers({ date: new Date(at).toUTCString(), "cache-control": caching });

test("an instant of the machine's clock is converted to the service's by the dates of its answers", () => {
  assert.equal(serviceInstant(NOON), NOON, "before the first answer");
  noteDate(new Headers(), NOON);
  noteDate(new Headers({ date: "soon", "cache-control": "no-store" }), NOON);
  assert.equal(serviceInstant(NOON), NOON, "without a date");
  noteDate(dated(NOON - 3 * HOUR_MS), NOON);
  assert.equal(serviceInstant(NOON), NOON - 3 * HOUR_MS, "behind");
  noteDate(dated(NOON - 2_000), NOON);
  assert.equal(serviceInstant(NOON), NOON, "the difference is within what an answer takes");
  noteDate(dated(NOON + HOUR_MS), NOON);
  noteDate(dated(NOON - HOUR_MS, "private, max-age=3600"), NOON);
  assert.equal(serviceInstant(NOON), NOON + HOUR_MS, "an answer from the cache has an old date");
  noteDate(dated(NOON), NOON);
  assert.equal(serviceInstant(NOON), NOON, "the machine's clock was corrected");
});
