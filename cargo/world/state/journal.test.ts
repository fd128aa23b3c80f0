import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Appended, Collection, changesOf, Journal } from "./journal.ts";

test("Undoing a change restores the previous value", () => {
  const journal = new Journal();
  const collection = new Collection<number, string>(journal);
  collection.replace(1, "one");
  const mark = journal.mark();
  collection.replace(1, "uno");
  collection.replace(2, "two");
  collection.replace(1, undefined);
  journal.undoTo(mark);
  assert.equal(collection.get(1), "one");
  assert.equal(collection.get(2), undefined);
  assert.equal(collection.size, 1);
  assert.equal(journal.mark(), mark);
});

test("The latest change is undone first, and watchers receive the values swapped", () => {
  const journal = new Journal();
  const collection = new Collection<number, string>(journal);
  const received: unknown[] = [];
  collection.watch((...change) => received.push(change));
  collection.replace(1, "a");
  collection.replace(1, "b");
  received.length = 0;
  journal.undoTo(0);
  assert.deepEqual(received, [
    [1, "b", "a"],
    [1, "a", undefined],
  ]);
});

test("Replacing a value with the same one is no change", () => {
  const journal = new Journal();
  const collection = new Collection<number, object>(journal);
  const value = {};
  collection.replace(1, value);
  collection.watch(() => assert.fail("nothing changed"));
  collection.replace(1, value);
  assert.equal(journal.mark(), 1);
});

test("Values read from the store are neither recorded nor undone", () => {
  const journal = new Journal();
  const collection = new Collection<number, string>(journal);
  journal.unrecorded(() => collection.replace(1, "stored"));
  assert.equal(journal.mark(), 0);
  journal.undoTo(0);
  assert.equal(collection.get(1), "stored");
  assert.throws(() =>
    journal.unrecorded(() => {
      throw new Error("the store faulted");
    }),
  );
  assert.equal(journal.isPaused, false);
});

test("Evicting a value notifies no watcher", () => {
  const journal = new Journal();
  const collection = new Collection<number, string>(journal);
  collection.replace(1, "ended");
  journal.forget();
  collection.watch(() => assert.fail("no watcher is called"));
  collection.evict(1);
  assert.equal(collection.get(1), undefined);
  assert.equal(journal.mark(), 0);
});

test("Undoing removes the log entries since the mark", () => {
  const journal = new Journal();
  const log = new Appended<string>(journal);
  log.push("kept");
  const mark = journal.mark();
  log.push("taken back");
  log.push("taken back too");
  journal.undoTo(mark);
  assert.deepEqual(log.items, ["kept"]);
  log.clear();
  assert.deepEqual(log.items, []);
});

test("The changes of a batch have the values before it, and leave out values that are unchanged in the end", () => {
  const journal = new Journal();
  const [one, other] = [new Collection<number, string>(journal), new Collection<number, string>(journal)];
  journal.unrecorded(() => {
    one.replace(1, "before");
    one.replace(3, "same");
  });
  one.replace(1, "during");
  one.replace(1, "after");
  one.replace(2, "made");
  one.replace(2, undefined);
  one.replace(3, "else");
  one.replace(3, "same");
  other.replace(9, "elsewhere");
  assert.deepEqual([...changesOf(journal, one)], [[1, "before"]]);
  assert.deepEqual([...changesOf(journal, other)], [[9, undefined]]);
  journal.forget();
  assert.equal(changesOf(journal, one).size, 0);
});

test("Undoing to any mark restores the state at the mark", () => {
  const changes = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.option(fc.nat({ max: 3 }), { nil: undefined })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(changes, fc.nat({ max: 40 }), (all, atChange) => {
      const journal = new Journal();
      const collection = new Collection<number, number>(journal);
      const mirror = new Map<number, number>();
      collection.watch((key, before, after) => {
        assert.equal(mirror.get(key), before);
        if (after === undefined) mirror.delete(key);
        else mirror.set(key, after);
      });
      for (const [key, value] of all.slice(0, atChange)) collection.replace(key, value);
      const expected = new Map(mirror);
      const mark = journal.mark();
      for (const [key, value] of all.slice(atChange)) collection.replace(key, value);
      journal.undoTo(mark);
      assert.deepEqual(mirror, expected);
      assert.deepEqual(new Set(collection.values()), new Set(expected.values()));
    }),
    { seed: 11, numRuns: 300 },
  );
});
