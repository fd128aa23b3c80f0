import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Due, DueHeap } from "./due-heap.ts";

const due = fc.record(
  { at: fc.nat({ max: 20 }), order: fc.nat({ max: 3 }), id: fc.nat({ max: 20 }) },
  { noNullPrototype: true },
);
const sorted = (entries: readonly Due[]): Due[] =>
  [...entries].sort((a, b) => a.at - b.at || a.order - b.order || a.id - b.id);

/** Takes all entries in order, and makes each top entry stale as handling it would. */
function drain(heap: DueHeap<Due>, gone: Set<Due>): Due[] {
  const taken: Due[] = [];
  for (let top = heap.peek(); top !== undefined; top = heap.peek()) {
    taken.push(top);
    gone.add(top);
  }
  return taken;
}

test("[CLOCK5] Events are taken by time, then by order, then by id", () => {
  fc.assert(
    fc.property(fc.array(due, { maxLength: 100 }), (entries) => {
      const gone = new Set<Due>();
      const heap = new DueHeap<Due>((entry) => !gone.has(entry));
      for (const entry of entries) heap.push(entry);
      assert.deepEqual(drain(heap, gone), sorted(entries));
    }),
    { seed: 13, numRuns: 300 },
  );
});

test("A stale entry is skipped at any position in the heap", () => {
  const entries = fc.array(fc.tuple(due, fc.boolean()), { maxLength: 100 });
  fc.assert(
    fc.property(entries, (all) => {
      const gone = new Set(all.filter(([, isStale]) => isStale).map(([entry]) => entry));
      const expected = sorted(all.filter(([, isStale]) => !isStale).map(([entry]) => entry));
      const heap = new DueHeap<Due>((entry) => !gone.has(entry));
      for (const [entry] of all) heap.push(entry);
      assert.deepEqual(drain(heap, gone), expected);
      assert.equal(heap.peek(), undefined);
    }),
    { seed: 14, numRuns: 300 },
  );
});

test("A plane rescheduled ten thousand times is due once, and leaves no stale entries", () => {
  const current = new Map<number, number>();
  let asked = 0;
  const heap = new DueHeap<Due>(({ id, at }) => {
    asked++;
    return current.get(id) === at;
  });
  for (let round = 0; round < 10_000; round++) {
    const id = round % 10;
    const at = 1_000_000 - round;
    current.set(id, at);
    heap.push({ at, order: 3, id });
  }
  const askedWhilePushing = asked;
  const found: Due[] = [];
  for (let top = heap.peek(); top !== undefined; top = heap.peek()) {
    found.push(top);
    current.delete(top.id);
  }
  assert.deepEqual(
    found.map(({ at }) => at),
    Array.from({ length: 10 }, (_, index) => 990_001 + index),
  );
  assert.ok(asked - askedWhilePushing < 3000, `${asked - askedWhilePushing} stale entries were left`);
});

test("A sweep keeps every current entry once", () => {
  const gone = new Set<string>();
  const heap = new DueHeap<Due>(({ id, at }) => !gone.has(`${id} ${at}`));
  for (let round = 0; round < 3; round++) for (let id = 0; id < 1500; id++) heap.push({ at: id % 7, order: 0, id });
  const found: Due[] = [];
  for (let top = heap.peek(); top !== undefined; top = heap.peek()) {
    found.push(top);
    gone.add(`${top.id} ${top.at}`);
  }
  const all = Array.from({ length: 1500 }, (_, id) => ({ at: id % 7, order: 0, id }));
  assert.deepEqual(found, sorted(all));
});

test("[CLOCK5] An event at NaN never occurs, and does not disturb the order", () => {
  const gone = new Set<Due>();
  const heap = new DueHeap<Due>((entry) => !gone.has(entry));
  const entries = [5, Number.NaN, 3, Number.NaN, 4, 1].map((at, id) => ({ at, order: 0, id }));
  for (const entry of entries) heap.push(entry);
  assert.deepEqual(
    drain(heap, gone).map(({ at }) => at),
    [1, 3, 4, 5],
  );
});
