import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "../clock/clock.ts";
import { DAY_MS, HOUR_MS } from "../rules/durations.ts";
import { ClockDoubt } from "./clock-doubt.ts";

/** A service that starts this many days after the last visit. */
function started(daysAgo: number | undefined) {
  const clock = fakeClock(Date.UTC(2027, 0, 9));
  const warned: object[] = [];
  const logger = { info: () => {}, error: () => {}, warn: (fields: object) => void warned.push(fields) };
  const lastSeen = async () => (daysAgo === undefined ? undefined : clock.wall() - daysAgo * DAY_MS);
  const doubt = new ClockDoubt({ clock, lastSeen, logger });
  const isDoubted = async () => {
    await doubt.look();
    return doubt.isDoubted;
  };
  return { clock, warned, isDoubted };
}

test("a start within a week of the last visit trusts the clock, and so does the first one", async () => {
  for (const daysAgo of [undefined, 0, 6.9, -400]) {
    const { warned, isDoubted } = started(daysAgo);
    assert.equal(await isDoubted(), false, `${daysAgo}`);
    assert.deepEqual(warned, []);
  }
});

test("a start more than a week after the last visit doubts the clock for a day, with one line", async () => {
  const { clock, warned, isDoubted } = started(8);
  for (let hours = 0; hours < 24; hours += 1) {
    assert.equal(await isDoubted(), true, `after ${hours} hours`);
    clock.advance(HOUR_MS);
  }
  assert.equal(await isDoubted(), false);
  assert.deepEqual(warned, [{ clock: "2027-01-09T00:00:00.000Z", expected: "2027-01-01T00:00:00.000Z" }]);
});

test("a clock that jumps ahead while the service runs is doubted for a day, and one that is set back is not", async () => {
  const { clock, warned, isDoubted } = started(0);
  assert.equal(await isDoubted(), false);
  clock.advance(30 * DAY_MS);
  assert.equal(await isDoubted(), false, "time that passes is no leap");
  clock.setWall(clock.wall() + 8 * DAY_MS);
  assert.equal(await isDoubted(), true);
  clock.advance(DAY_MS);
  assert.equal(await isDoubted(), false);
  clock.setWall(clock.wall() - 8 * DAY_MS);
  assert.equal(await isDoubted(), false);
  assert.equal(warned.length, 1);
});

test("a failed check of the clock is repeated", async () => {
  const clock = fakeClock();
  const answers = [() => Promise.reject(new Error("gone")), async () => clock.wall() - 8 * DAY_MS];
  const lastSeen = () => answers.shift()?.() ?? assert.fail("asked again");
  const doubt = new ClockDoubt({ clock, lastSeen, logger: undefined });
  await assert.rejects(doubt.look(), /gone/);
  await Promise.all([doubt.look(), doubt.look()]);
  assert.equal(doubt.isDoubted, true);
});
