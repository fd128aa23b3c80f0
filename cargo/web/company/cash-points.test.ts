import assert from "node:assert/strict";
import { it } from "node:test";
import { HOUR_MS } from "@outbound/kit/rules/durations.ts";
import { cashPoints, instantLabel, ticksOf } from "./cash-points.ts";

const START = Date.parse("2026-11-20T08:00:00.000Z");
const balance = (hours: number, money: number) => ({
  at: new Date(START + hours * HOUR_MS).toISOString(),
  clockMs: 0,
  money,
});
const BALANCES = [balance(0, 125_000), balance(2, 124_000)];

it("the chart of cash continues the last balance until now", () => {
  const now = START + 5 * HOUR_MS;
  assert.deepEqual(cashPoints(BALANCES, now).at(-1), { at: now, Cash: 124_000 });
});

it("the chart of cash never goes back in time where this machine's clock is behind the service's", () => {
  const instants = cashPoints(BALANCES, START + HOUR_MS).map(({ at }) => at);
  assert.deepEqual(
    instants,
    [0, 2, 2].map((hours) => START + hours * HOUR_MS),
  );
});

it("the chart of cash has five labels, and fewer where they would repeat", () => {
  assert.equal(ticksOf(cashPoints(BALANCES, START + 8 * HOUR_MS)).length, 5);
  const labels = ticksOf(cashPoints([balance(0, 1), balance(0.01, 2)], START)).map(instantLabel);
  assert.equal(new Set(labels).size, labels.length);
  assert.ok(labels.length < 5);
  assert.equal(instantLabel(undefined), "");
});
