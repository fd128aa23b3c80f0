import assert from "node:assert/strict";
import { test } from "node:test";
import { summaryView } from "./summary.ts";

const entry = (at: number, amount: number, reason = "fuel", plane_id: number | null = 1) => ({
  amount,
  reason,
  plane_id,
  clock_ms: 24 * at,
  at,
});

test("[HISTORY4] cash over time has at most 201 points, ends with the current cash and covers every span of time", () => {
  const entries = Array.from({ length: 5_000 }, (_, at) => entry(at, 1)).reverse();
  const { purse } = summaryView({ entries, events: [], money: 7_000, since: 0 });
  assert.equal(purse.length, 201);
  assert.deepEqual(purse[0], { at: new Date(0).toISOString(), clockMs: 0, money: 2_000 });
  assert.deepEqual(purse.at(-1), { at: new Date(4_999).toISOString(), clockMs: 24 * 4_999, money: 7_000 });
  assert.ok(purse.every(({ money }, index) => index === 0 || money > (purse[index - 1]?.money ?? 0)));
});

test("[HISTORY4] entries before the start of the summary are in no part of it", () => {
  const entries = [entry(9, 500, "delivery"), entry(5, -20), entry(4, -30)];
  const events = [
    { kind: "landed", at: 9 },
    { kind: "landed", at: 6 },
    { kind: "departed", at: 4 },
  ];
  const summary = summaryView({ entries, events, money: 1_000, since: 5 });
  assert.equal(summary.since, new Date(5).toISOString());
  assert.deepEqual(summary.money, [
    { reason: "delivery", planeId: 1, amount: 500, count: 1 },
    { reason: "fuel", planeId: 1, amount: -20, count: 1 },
  ]);
  assert.deepEqual(summary.events, [{ kind: "landed", count: 2 }]);
  assert.deepEqual(
    summary.purse.map(({ money }) => money),
    [520, 500, 1_000],
  );
});

test("[HISTORY4] a summary without entries is empty", () => {
  assert.deepEqual(summaryView({ entries: [], events: [], money: 3, since: 7 }), {
    since: new Date(7).toISOString(),
    money: [],
    purse: [],
    events: [],
  });
});
