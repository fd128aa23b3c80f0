import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { State } from "../api.ts";
import { realMsUntil, SleepWatch, SnapshotStore, simTimeAt } from "./snapshot-store.ts";

const state = (revision: number, rest: object = {}) =>
  ({
    revision,
    simState: { clockMs: 1_000 },
    clock: { running: true, timeScale: 24 },
    economy: { depth: {} },
    ...rest,
  }) as State;

describe("SnapshotStore", () => {
  it("the store keeps a newer snapshot, but not an older one or a dry run", () => {
    const store = new SnapshotStore();
    let notified = 0;
    store.subscribe(() => {
      notified++;
    });
    store.take(state(5));
    store.take(state(4));
    store.take(state(9, { preview: true }));
    assert.equal(store.snapshot?.state.revision, 5);
    store.take(state(6));
    assert.equal(store.snapshot?.state.revision, 6);
    assert.equal(notified, 2);
  });

  it("a read with a lower revision than was known when it was sent is of a restored world, and a read that was overtaken is not", () => {
    const store = new SnapshotStore();
    store.take(state(9));
    store.takeRead(state(5), store.revision);
    assert.equal(store.revision, 5);
    const asked = store.revision;
    store.take(state(7));
    store.takeRead(state(6), asked);
    assert.equal(store.revision, 7);
  });

  it("a frame with a lower revision is of a restored world, unless an answer has just overtaken it", () => {
    const store = new SnapshotStore();
    store.take(state(9), 10_000);
    assert.equal(store.isRestored(8, 11_000), false);
    assert.equal(store.isRestored(8, 13_000), true);
    assert.equal(store.isRestored(9, 13_000), false);
  });

  it("a frame is completed with the depth of the economy from an earlier read, or waits for the first read", () => {
    const store = new SnapshotStore();
    const shown = () => store.snapshot?.state;
    store.take(state(6, { economy: { fuelPricePerL: 2 } }));
    assert.equal(shown(), undefined);
    store.take(state(5));
    assert.equal(shown()?.revision, 6);
    assert.deepEqual(shown()?.economy, { fuelPricePerL: 2, depth: {} });
    store.take(state(7, { economy: {} }));
    assert.deepEqual(shown()?.economy, { depth: {} });
  });

  it("the store takes any snapshot after forget()", () => {
    const store = new SnapshotStore();
    store.take(state(5));
    store.forget();
    store.take(state(1));
    assert.equal(store.snapshot?.state.revision, 1);
  });
});

describe("the clock between two snapshots", () => {
  it("the clock runs at the world's rate from the receipt of the snapshot", () => {
    const snapshot = { state: state(1), receivedAt: 100 };
    assert.equal(simTimeAt(snapshot, 100), 1_000);
    assert.equal(simTimeAt(snapshot, 1_100), 25_000);
    assert.equal(realMsUntil(snapshot, 25_000, 100), 1_000);
    assert.equal(realMsUntil(snapshot, 900, 100), 0);
  });

  it("the clock does not move while the world's clock is stopped", () => {
    const snapshot = { state: state(1, { clock: { running: false, timeScale: 24 } }), receivedAt: 100 };
    assert.equal(simTimeAt(snapshot, 9_999), 1_000);
    assert.equal(realMsUntil(snapshot, 25_000, 9_999), null);
  });
});

it("sleep of the machine shows as time that only the clock of the day counts", () => {
  const watch = new SleepWatch(1_000_000, 500);
  assert.equal(watch.hasSlept(1_005_000, 5_500), false);
  assert.equal(watch.hasSlept(1_065_000, 10_500), true);
  assert.equal(watch.hasSlept(1_070_000, 15_500), false, "it is reported once");
  assert.equal(watch.hasSlept(1_000_000, 20_500), false, "the clock was set back");
});
