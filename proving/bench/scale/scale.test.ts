import assert from "node:assert/strict";
import { test } from "node:test";
import { withFolder } from "../../harness/folder.ts";
import { markdown } from "../../harness/report.ts";
import { AXES, sizesTo, worldOf } from "./axes.ts";
import { measure } from "./measure.ts";
import { budgetOf, budgetText, medianOf, scaleText, verdictOf } from "./scale.ts";

test("each world has the requested size in one way, and its measured players have one available plane each", () => {
  for (const axis of AXES) {
    const { players, planes, measured } = worldOf[axis](50);
    const owners = new Set(planes.map(({ ownerId }) => ownerId));
    assert.ok(Math.max(...owners) <= players, axis);
    assert.equal(new Set(planes.map(({ id }) => id)).size, planes.length, axis);
    for (let player = 1; player <= measured; player += 1) {
      const own = planes.filter(({ ownerId }) => ownerId === player);
      assert.deepEqual(
        own.map(({ id, status }) => [id, status]),
        [[player, "available"]],
        axis,
      );
    }
  }
  assert.equal(worldOf.players(50).players, 50);
  assert.equal(worldOf.planes(50).planes.filter(({ status }) => status === "flying").length, 50);
  assert.equal(new Set(worldOf.airports(50).planes.map(({ airportIcao }) => airportIcao)).size, 50);
  assert.deepEqual(sizesTo(3000), [10, 100, 1000, 3000]);
});

test("every figure of a world is measured, and the tables show them", async () => {
  const one = await withFolder((folder) => measure(folder, "planes", 10, { seconds: 0.1, frames: 1 }));
  for (const figure of [one.read, one.action, one.tick, one.stateBytes, one.frameBytes, one.startMs, one.memoryMB]) {
    assert.ok(figure > 0, JSON.stringify(one));
  }
  const measured = AXES.map((axis) => medianOf([1, 9, 2].map((read) => ({ ...one, axis, read }))));
  assert.deepEqual(
    measured.map(({ axis, read }) => [axis, read]),
    AXES.map((axis) => [axis, 2]),
  );
  assert.match(markdown(...scaleText(measured, 3)), /^\| 10 \| 2 \| /m);
  const budget = budgetOf({ read: 80, action: 200, frame: 200 });
  assert.deepEqual(budget, { perPlayer: 140, playersAtPlay: 3571, accounts: 71_420 });
  assert.match(budgetText({ ...one, read: 80, action: 200, frame: 200 }), /^\| 1,000,000 \| 50,000 \| 15 \|$/m);
  const few = { ...one, axis: "players", size: 10, read: 100, action: 100, tick: 10 } as const;
  assert.deepEqual(verdictOf([few, { ...few, size: 10_000, read: 119 }]), []);
  const slow = { ...few, size: 10_000, action: 121, tick: 1000 };
  assert.deepEqual(verdictOf([few, slow]), [
    "action × 1.21 from 10 to 10,000 players",
    "a tick with 10000 players takes 1,000 µs",
  ]);
});
