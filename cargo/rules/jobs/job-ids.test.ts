import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { contractId, isSlotJob, jobId, originOfJob } from "./job-ids.ts";
import { POOL_SLOTS } from "./pool-bands.ts";

const KEY = [1, 2, 3, 4, 5, 6, 7, 8];
const origins = fc.record(
  {
    pool: fc.integer({ min: 1, max: 65_535 }),
    slot: fc.nat({ max: POOL_SLOTS - 1 }),
    generation: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  },
  { noNullPrototype: true },
);

test("[POOL2] [FAIR1] a job's id decodes to its slot and generation, and no two jobs share one", () => {
  const keys = fc.array(fc.nat({ max: 2 ** 31 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(keys, origins, origins, (key, a, b) => {
      const id = jobId(key, { number: a.pool }, a.slot, a.generation);
      assert.ok(Number.isSafeInteger(id) && isSlotJob(id));
      assert.deepEqual(originOfJob(key, id), a);
      const isSame = a.pool === b.pool && a.slot === b.slot && a.generation === b.generation;
      assert.equal(id === jobId(key, { number: b.pool }, b.slot, b.generation), isSame);
    }),
    { seed: 33, numRuns: 500 },
  );
});

test("[FAIR1] every id above 2^52 belongs to exactly one slot and generation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2 ** 52, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const { pool, slot, generation } = originOfJob(KEY, id) ?? assert.fail(`${id} is of no slot`);
      assert.equal(jobId(KEY, { number: pool }, slot, generation), id);
    }),
    { seed: 34, numRuns: 500 },
  );
});

test("[FAIR1] the ids of a slot's next jobs do not follow from those of earlier ones", () => {
  const steps = new Set<number>();
  for (let generation = 1; generation < 200; generation++) {
    const [now, next] = [generation, generation + 1].map((one) => jobId(KEY, { number: 1 }, 0, one));
    steps.add((next as number) - (now as number));
  }
  assert.equal(steps.size, 199, "no two steps are alike");
  const ids = Array.from({ length: 2_000 }, (_, index) => jobId(KEY, { number: 1 }, 0, index + 1));
  const high = ids.filter((id) => id >= 2 ** 52 + 2 ** 51).length;
  assert.ok(high > 900 && high < 1_100, `${high} of 2,000 ids are in the upper half`);
  assert.notEqual(jobId(KEY.with(0, 9), { number: 1 }, 0, 1), ids[0], "another key gives another id");
});

test("[HOOK5] [FAIR1] a contract, and a package taken before ids were permuted, has no slot", () => {
  for (const id of [contractId(1), contractId(900), 1, 1_000_000, 2 ** 20 + 16, 2 ** 52 - 1]) {
    assert.equal(originOfJob(KEY, id), undefined);
    assert.equal(isSlotJob(id), false);
  }
});
