import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { HistorySummary, Plane } from "../api.ts";
import { balanceOf, planeProfits, sortedProfits } from "./balance.ts";

type Sum = HistorySummary["money"][number];
const sum = (reason: Sum["reason"], planeId: number | null, amount: number): Sum => ({
  reason,
  planeId,
  amount,
  count: 1,
});

const MONEY = [
  sum("start", null, 125_000),
  sum("delivery", 1, 9_000),
  sum("delivery", 2, 4_000),
  sum("fuel", 1, -1_000),
  sum("fuel", 2, -2_000),
  sum("repair", 1, -500),
  sum("buy", 2, -170_000),
  sum("sell", 7, 90_000),
  sum("lapse", null, -40),
];
const PLANES = [
  { id: 1, modelId: "C208" },
  { id: 2, modelId: "C208" },
  { id: 3, modelId: "DHC6" },
] as Plane[];
const nameOf = (id: number) => `D-K${id}`;

describe("balanceOf", () => {
  it("the balance lists income and costs by reason, largest first, with totals", () => {
    const balance = balanceOf(MONEY);
    assert.deepEqual(
      balance.income.map(({ reason, amount, count }) => [reason, amount, count]),
      [
        ["start", 125_000, 1],
        ["sell", 90_000, 1],
        ["delivery", 13_000, 2],
      ],
    );
    assert.deepEqual(
      balance.costs.map(({ reason, amount }) => [reason, amount]),
      [
        ["buy", 170_000],
        ["fuel", 3_000],
        ["repair", 500],
        ["lapse", 40],
      ],
    );
    assert.deepEqual([balance.incomeTotal, balance.costsTotal], [228_000, 173_540]);
  });
});

describe("planeProfits", () => {
  const profits = planeProfits(MONEY, PLANES, nameOf);

  it("a plane's profit is what it earned minus fuel, repairs and purchase", () => {
    assert.deepEqual(
      profits.find(({ planeId }) => planeId === 1),
      {
        planeId: 1,
        name: "D-K1",
        modelId: "C208",
        earned: 9_000,
        fuel: 1_000,
        repairs: 500,
        purchase: 0,
        penalties: 0,
        profit: 7_500,
      },
    );
    assert.equal(profits.find(({ planeId }) => planeId === 2)?.profit, -168_000);
  });

  it("the profits include idle planes and sold planes", () => {
    assert.equal(profits.find(({ planeId }) => planeId === 3)?.profit, 0);
    assert.deepEqual(
      profits.filter(({ modelId }) => modelId === null).map(({ planeId, purchase }) => [planeId, purchase]),
      [[7, -90_000]],
    );
  });

  it("[RT8] the routes of all planes have a row of their own, because their sums name no plane", () => {
    const onRoutes = [sum("route", null, 900), sum("route-costs", null, -300), sum("dispatcher", null, -72)];
    assert.equal(
      profits.some(({ planeId }) => planeId === null),
      false,
      "without routes",
    );
    assert.deepEqual(
      planeProfits([...MONEY, ...onRoutes], PLANES, nameOf).filter(({ planeId }) => planeId === null),
      [
        {
          planeId: null,
          name: "Routes of all planes",
          modelId: null,
          earned: 828,
          fuel: 300,
          repairs: 0,
          penalties: 0,
          purchase: 0,
          profit: 528,
        },
      ],
    );
  });

  it("the profits can be sorted by any column in both directions", () => {
    const ids = (order: Parameters<typeof sortedProfits>[1]) =>
      sortedProfits(profits, order).map(({ planeId }) => planeId);
    assert.deepEqual(ids({ by: "profit", descending: true }), [7, 1, 3, 2]);
    assert.deepEqual(ids({ by: "fuel", descending: false }), [3, 7, 1, 2]);
    assert.deepEqual(ids({ by: "name", descending: true }), [7, 3, 2, 1]);
  });
});
