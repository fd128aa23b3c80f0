import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { IdsBy, SortedIds } from "./sorted-ids.ts";

test("Ids are listed once each in ascending order, after any adds and deletes", () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 30 })), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (all) => {
      const ids = new SortedIds();
      const plain = new Set<number>();
      for (const [isAdded, id] of all) {
        if (isAdded) {
          ids.add(id);
          plain.add(id);
        } else {
          ids.delete(id);
          plain.delete(id);
        }
        assert.equal(ids.has(id), isAdded);
      }
      assert.deepEqual(
        [...ids],
        [...plain].sort((a, b) => a - b),
      );
      assert.equal(ids.size, plain.size);
    }),
    { seed: 12, numRuns: 300 },
  );
});

test("Each key has its own ids, and has no ids after all were deleted", () => {
  const ids = new IdsBy<string>();
  ids.add("EDDF", 2);
  ids.add("EDDF", 1);
  ids.add("EDDM", 3);
  ids.delete("EDDH", 1);
  assert.deepEqual([...ids.get("EDDF")], [1, 2]);
  assert.deepEqual([...ids.get("EDDH")], []);
  ids.delete("EDDM", 3);
  assert.equal(ids.get("EDDM").size, 0);
  ids.add("EDDM", 4);
  assert.deepEqual([...ids.get("EDDM")], [4]);
});
