import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { aPlane } from "../../testing/values.ts";
import { aircraftOf } from "../aircraft/aircraft.ts";
import { airportOf, isJobAirport, knownAirport } from "../geography/airports.ts";
import { distanceKm } from "../geography/geodesy.ts";
import { bandOfSlot, JOB_LIFETIME_MS, POOL_SLOTS } from "./pool-bands.ts";
import { emptied, newPool, poolAirportsOf, refill, type Slot } from "./pools.ts";

const AT = 1_790_000_000_000;

/** Steps a slot through its jobs one by one: each is created, waits and expires. */
function byStep(slot: Slot, index: number, at: number, horizon: number) {
  const { cooldownMs } = bandOfSlot(index);
  let { generation } = slot;
  for (let filledAt = at; ; filledAt += JOB_LIFETIME_MS + cooldownMs) {
    if (filledAt > horizon) return { generation, filledAt: null, readyAt: filledAt };
    generation++;
    if (filledAt + JOB_LIFETIME_MS > horizon) return { generation, filledAt, readyAt: filledAt };
  }
}

test("[CLOCK11] [POOL5] Jobs that appear and expire without being seen are skipped, and the slot is the same as if each had been created", () => {
  const slots = fc.nat({ max: POOL_SLOTS - 1 });
  const ms = fc.oneof(fc.nat({ max: 10 * JOB_LIFETIME_MS }), fc.nat({ max: 400 * JOB_LIFETIME_MS }));
  fc.assert(
    fc.property(slots, fc.nat({ max: 1000 }), ms, (index, generation, ahead) => {
      const before: Slot = { generation, packageId: null, readyAt: AT };
      const { slot, filledAt } = refill(before, index, AT, AT + ahead);
      const expected = byStep(before, index, AT, AT + ahead);
      assert.deepEqual({ generation: slot.generation, filledAt, readyAt: slot.readyAt }, expected);
      assert.equal(slot.packageId, null);
    }),
    { seed: 31, numRuns: 1000 },
  );
});

test("[CLOCK11] [POOL5] A pool worked up to an instant has no job that expires at it, and has a job that is created at it", () => {
  const { cooldownMs } = bandOfSlot(0);
  const before: Slot = { generation: 4, packageId: null, readyAt: AT };
  const period = JOB_LIFETIME_MS + cooldownMs;
  assert.deepEqual(refill(before, 0, AT, AT), { slot: { ...before, generation: 5 }, filledAt: AT });
  assert.equal(refill(before, 0, AT, AT + JOB_LIFETIME_MS - 1).filledAt, AT);
  assert.deepEqual(refill(before, 0, AT, AT + JOB_LIFETIME_MS), {
    slot: { generation: 5, packageId: null, readyAt: AT + period },
    filledAt: null,
  });
  assert.equal(refill(before, 0, AT, AT + period - 1).filledAt, null);
  assert.equal(refill(before, 0, AT, AT + period).filledAt, AT + period);
  assert.equal(refill(before, 0, AT, AT - 1).filledAt, AT, "a horizon that lies before changes nothing");
});

test("[CLOCK11] [POOL5] Two consecutive refills have the same result as a single one, wherever the time is divided", () => {
  const ms = fc.nat({ max: 30 * JOB_LIFETIME_MS });
  fc.assert(
    fc.property(fc.nat({ max: POOL_SLOTS - 1 }), ms, ms, (index, first, second) => {
      const before: Slot = { generation: 1, packageId: null, readyAt: AT };
      const whole = refill(before, index, AT, AT + first + second);
      let part = refill(before, index, AT, AT + first);
      // A job in the slot at the cut expires, and after the cooldown the next one is drawn.
      if (part.filledAt !== null && part.filledAt + JOB_LIFETIME_MS <= AT + first + second) {
        part = { slot: emptied(part.slot, index, part.filledAt + JOB_LIFETIME_MS), filledAt: null };
      }
      if (part.filledAt === null && part.slot.readyAt <= AT + first + second) {
        part = refill(part.slot, index, part.slot.readyAt, AT + first + second);
      }
      assert.equal(part.slot.generation, whole.slot.generation);
      assert.equal(part.filledAt, whole.filledAt);
      assert.equal(part.slot.readyAt, whole.slot.readyAt);
    }),
    { seed: 32, numRuns: 1000 },
  );
});

test("[POOL5] An emptied slot is refilled after 60, 120, 240, 480 or 900 real seconds, by band", () => {
  const slots = newPool("EDDF", 1).slots;
  const cooldowns = slots.map((slot, index) => (emptied(slot, index, AT).readyAt - AT) / 1000);
  assert.deepEqual(cooldowns, [60, 60, 60, 120, 120, 120, 240, 240, 480, 480, 900]);
});

test("[POOL2] A new pool has 11 empty slots", () => {
  assert.deepEqual(
    newPool("EDDF", 7).slots,
    Array.from({ length: 11 }, () => ({ generation: 0, packageId: null, readyAt: 0 })),
  );
});

test("[POOL1] A plane opens its airport and each queued stop once", () => {
  assert.deepEqual(poolAirportsOf(aPlane(1)), ["EDDF"]);
  assert.deepEqual(poolAirportsOf(aPlane(1, { queue: ["EDDM", "EDDF", "EDDM", "EDDH"] })), ["EDDF", "EDDM", "EDDH"]);
});

test("[POOL1] A flying plane opens its destination, not its origin", () => {
  const leg = { destIcao: "EDDM", departureSimTime: 0, arrivalSimTime: 1, distanceKm: 300, windFactor: 1 };
  assert.deepEqual(poolAirportsOf(aPlane(1, { status: "flying", leg, queue: ["EDDH"] })), ["EDDM", "EDDH"]);
});

test("[POOL1] A stop beyond the model's range from the previous stop opens nothing, but the next one is measured from it", () => {
  const rangeKm = aircraftOf("C208")?.rangeKm ?? 0;
  const far = distanceKm(knownAirport("EDDF"), knownAirport("KJFK"));
  assert.ok(far > rangeKm);
  assert.deepEqual(poolAirportsOf(aPlane(1, { queue: ["KJFK", "KBOS", "EDDM"] })), ["EDDF", "KBOS"]);
  assert.deepEqual(poolAirportsOf(aPlane(1, { modelId: "B748", queue: ["KJFK", "EDDM"] })), ["EDDF", "KJFK", "EDDM"]);
});

test("[GEO2] [POOL1] A plane opens an airport that no jobs lead to like any other", () => {
  const bare = "EDFE";
  assert.ok(airportOf(bare) !== undefined && !isJobAirport(bare));
  assert.deepEqual(poolAirportsOf(aPlane(1, { airportIcao: bare })), [bare]);
  assert.deepEqual(poolAirportsOf(aPlane(1, { airportIcao: bare, queue: ["EDDF"] })), [bare, "EDDF"]);
});
