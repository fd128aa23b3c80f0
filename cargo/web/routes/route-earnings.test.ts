import assert from "node:assert/strict";
import { it } from "node:test";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { LedgerEntry } from "../api.ts";
import { routeEarnings } from "./route-earnings.ts";

const TODAY = 11_000;

const entry = (
  day: number,
  reason: LedgerEntry["reason"],
  amount: number,
  planeId: number | null = 1,
): LedgerEntry => ({
  ...{ id: 1, at: "2026-01-01T00:00:00.000Z", packageId: null },
  ...{ reason, amount, planeId, clockMs: day * DAY_MS + 5_000 },
});
const earned = (entries: readonly LedgerEntry[], isAll = true) => {
  const earnings = routeEarnings(entries, isAll, TODAY * DAY_MS + 60_000);
  return earnings && [earnings.since / DAY_MS, [...earnings.byPlane]];
};

it("a plane's route earnings are income less costs and the dispatcher's share, of this day and the one before", () => {
  const entries = [
    ...[entry(TODAY, "route", 900, 2), entry(TODAY, "route-costs", -250), entry(TODAY, "delivery", 5_000)],
    ...[entry(TODAY - 1, "route", 2_000), entry(TODAY - 1, "dispatcher", -160), entry(TODAY - 2, "route", 7_000)],
    entry(TODAY - 2, "start", 125_000, null),
  ];
  assert.deepEqual(earned(entries), [
    TODAY - 1,
    [
      [2, 900],
      [1, 1_590],
    ],
  ]);
  assert.deepEqual(earned([]), [TODAY, []]);
});

it("a plane that has only paid for fuel on its route has no income yet", () => {
  const entries = [entry(TODAY, "route-costs", -350), entry(TODAY, "route", 900, 2)];
  assert.deepEqual([...(routeEarnings(entries, true, TODAY * DAY_MS)?.paid ?? [])], [2]);
});

it("route earnings leave out a day of which older entries are not known", () => {
  const [late, early] = [entry(TODAY, "route", 900), entry(TODAY - 1, "route", 2_000)];
  assert.deepEqual(earned([late, early], false), [TODAY, [[1, 900]]]);
  assert.equal(earned([late], false), undefined);
  assert.deepEqual(earned([late]), [TODAY, [[1, 900]]]);
});
