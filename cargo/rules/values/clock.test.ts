import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  anchored,
  clockAt,
  FIRST_CLOCK_MS,
  lastRealInstantBy,
  realInstantOf,
  realMinusSim,
  rescaled,
  started,
  stopped,
  WORLD_TIME_SCALE,
  type WorldClock,
} from "./clock.ts";

const AT = 1_790_000_000_000;
const RUNNING: WorldClock = {
  isRunning: true,
  anchorAt: AT,
  anchorSimTime: FIRST_CLOCK_MS,
  timeScale: WORLD_TIME_SCALE,
};
const FROZEN: WorldClock = { ...RUNNING, isRunning: false };

const YEAR_MS = 365 * 86_400_000;
/** The players' scale (24), and the scales that the test hook can set, including fractions. */
const scale = fc.oneof(
  fc.constant(WORLD_TIME_SCALE),
  fc.integer({ min: 1, max: 100_000 }),
  fc.double({ min: 0.001, max: 1000, noNaN: true }),
  fc.integer({ min: 1, max: 1000 }).map((hundredths) => hundredths / 100),
);
const clocks = fc.tuple(fc.nat({ max: YEAR_MS }), fc.nat({ max: YEAR_MS }), scale).map(([at, sim, timeScale]) => ({
  isRunning: true,
  anchorAt: AT + at,
  anchorSimTime: FIRST_CLOCK_MS + sim,
  timeScale,
}));

test("[CLOCK1] A real second is 24 simulated ones", () => {
  assert.equal(WORLD_TIME_SCALE, 24);
  assert.equal(clockAt(RUNNING, AT + 1000), FIRST_CLOCK_MS + 24_000);
});

test("[CLOCK2] A new world's clock shows the year 2000", () => {
  assert.equal(new Date(clockAt(FROZEN, AT + 1_000_000)).toISOString(), "2000-01-01T00:00:00.000Z");
});

test("[CLOCK3] A stopped clock shows the same time at any real instant", () => {
  fc.assert(
    fc.property(fc.integer({ min: -YEAR_MS, max: YEAR_MS }), (ms) => {
      assert.equal(clockAt(FROZEN, AT + ms), FIRST_CLOCK_MS);
    }),
    { seed: 21 },
  );
});

test("[CLOCK1] Simulated time is exact in whole milliseconds, even ten years after the anchor", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 * YEAR_MS }), fc.integer({ min: 1, max: 1000 }), (ms, timeScale) => {
      const expected = BigInt(FIRST_CLOCK_MS) + BigInt(ms) * BigInt(timeScale);
      assert.equal(BigInt(clockAt({ ...RUNNING, timeScale }, AT + ms)), expected);
    }),
    { seed: 22, numRuns: 500 },
  );
});

test("[CLOCK10] The clock never goes back, and before its anchor it shows the anchor", () => {
  fc.assert(
    fc.property(clocks, fc.integer({ min: -1000, max: YEAR_MS }), fc.nat({ max: 100_000 }), (clock, ms, more) => {
      const at = clock.anchorAt + ms;
      assert.ok(clockAt(clock, at) <= clockAt(clock, at + more));
      assert.ok(clockAt(clock, at) >= clock.anchorSimTime);
      assert.ok(Number.isSafeInteger(clockAt(clock, at)));
    }),
    { seed: 23, numRuns: 500 },
  );
});

test("[CLOCK5] The real instant of a simulated one is the first millisecond that shows it", () => {
  fc.assert(
    fc.property(clocks, fc.nat({ max: YEAR_MS }), (clock, ahead) => {
      const simTime = clock.anchorSimTime + ahead;
      const at = realInstantOf(clock, simTime);
      assert.ok(Number.isSafeInteger(at));
      assert.ok(clockAt(clock, at) >= simTime, "it is shown then");
      assert.ok(at === clock.anchorAt || clockAt(clock, at - 1) < simTime, "and not before");
    }),
    { seed: 24, numRuns: 3000, examples: [[{ ...RUNNING, timeScale: 0.07 }, 35]] },
  );
});

test("[CLOCK5] Comparing a real and a simulated instant agrees with the milliseconds around them", () => {
  fc.assert(
    fc.property(clocks, fc.nat({ max: YEAR_MS }), (clock, ahead) => {
      const simTime = clock.anchorSimTime + ahead;
      const first = realInstantOf(clock, simTime);
      const last = lastRealInstantBy(clock, simTime);
      assert.ok(realMinusSim(clock, first, simTime) >= 0);
      assert.ok(first === clock.anchorAt || realMinusSim(clock, first - 1, simTime) < 0);
      assert.ok(realMinusSim(clock, last, simTime) <= 0);
      assert.ok(realMinusSim(clock, last + 1, simTime) > 0);
      assert.ok(last === first || last === first - 1);
    }),
    { seed: 25, numRuns: 3000, examples: [[{ ...RUNNING, timeScale: 0.07 }, 35]] },
  );
});

test("[CLOCK5] A simulated instant that was already shown maps to the anchor, and one that is never reached to infinity", () => {
  assert.equal(realInstantOf(RUNNING, FIRST_CLOCK_MS - 5), AT);
  assert.equal(realInstantOf(FROZEN, FIRST_CLOCK_MS), AT);
  assert.equal(realInstantOf(FROZEN, FIRST_CLOCK_MS + 1), Number.POSITIVE_INFINITY);
  const held = { ...RUNNING, timeScale: 0 };
  assert.equal(realInstantOf(held, FIRST_CLOCK_MS), AT);
  assert.equal(realInstantOf(held, FIRST_CLOCK_MS + 1), Number.POSITIVE_INFINITY);
  assert.equal(lastRealInstantBy(held, FIRST_CLOCK_MS), AT);
  assert.equal(lastRealInstantBy(held, FIRST_CLOCK_MS + 1), Number.POSITIVE_INFINITY);
});

test("[CLOCK4] A restarted clock continues from the instant at which it stopped", () => {
  const clock = started(FROZEN, AT + 12_345);
  assert.equal(clockAt(clock, AT + 12_345), FIRST_CLOCK_MS);
  assert.equal(clockAt(clock, AT + 12_346), FIRST_CLOCK_MS + 24);
});

test("[CLOCK3] A stopped clock shows the millisecond of the last landing or repair, not the one at which the stop was processed", () => {
  const simTime = FIRST_CLOCK_MS + 25;
  const at = realInstantOf(RUNNING, simTime);
  assert.equal(clockAt(RUNNING, at), FIRST_CLOCK_MS + 48);
  assert.equal(clockAt(stopped(RUNNING, simTime, at), at + 1000), simTime);
});

test("[HOOK2] A change of the rate causes no jump", () => {
  fc.assert(
    fc.property(clocks, fc.nat({ max: YEAR_MS }), scale, (clock, ms, timeScale) => {
      const now = clock.anchorAt + ms;
      const other = rescaled(clock, timeScale, now);
      assert.equal(clockAt(other, now), clockAt(clock, now));
      assert.equal(other.timeScale, timeScale);
    }),
    { seed: 26 },
  );
  const held = rescaled(RUNNING, 0, AT + 10);
  assert.equal(clockAt(held, AT + 1_000_000), FIRST_CLOCK_MS + 240);
});

test("[HOOK6] A clock that is set to an instant continues from there, running or stopped as before", () => {
  const clock = anchored(RUNNING, FIRST_CLOCK_MS + 7, AT + 5);
  assert.equal(clockAt(clock, AT + 5), FIRST_CLOCK_MS + 7);
  assert.equal(clockAt(clock, AT + 6), FIRST_CLOCK_MS + 31);
});
