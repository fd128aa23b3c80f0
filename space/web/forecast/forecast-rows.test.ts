import assert from "node:assert/strict";
import { test } from "node:test";
import { RESOURCES } from "../../rules/game/game.ts";
import type { Forecast, World } from "../api.ts";
import { forecastAmount, forecastTable } from "./forecast-rows.ts";

const goods = (supplies: number) =>
  Object.fromEntries(RESOURCES.map((name) => [name, name === "supplies" ? supplies : 10]));
const NOW = Object.fromEntries(
  RESOURCES.map((name) => [name, { amount: name === "supplies" ? 20 : 10, cap: null }]),
) as unknown as World["resources"];

/** Turns 6, 7, … of which these end a task. */
const forecast = (length: number, ends: readonly number[]) => ({
  fromTurn: 5,
  turns: Array.from({ length }, (_, index) => ({
    turn: 6 + index,
    goods: goods(19 - index),
    hull: 100,
    ends: ends.includes(6 + index) ? [1] : [],
  })) as unknown as Forecast["turns"],
});

test("the forecast shows the goods that change, now and at the end of each task", () => {
  const { turns, rows } = forecastTable(forecast(4, [7]), NOW, 100);
  assert.deepEqual(turns, [5, 7, 9]);
  assert.deepEqual(
    rows.map(({ name, amounts }) => [name, ...amounts]),
    [["supplies", 20, 18, 16]],
  );
});

test("a long forecast shows its first tasks and its end", () => {
  const { turns } = forecastTable(forecast(20, [7, 9, 11, 13, 15]), NOW, 100);
  assert.deepEqual(turns, [5, 7, 9, 11, 25]);
});

test("an empty queue has no forecast", () => {
  assert.deepEqual(forecastTable({ fromTurn: 5, turns: [] }, NOW, 100), { turns: [5], rows: [] });
});

test("an amount has at most six characters, and is rounded down", () => {
  assert.deepEqual([0, 64.79, 999.99, 1_234.5, 12_399, 123_456].map(forecastAmount), [
    "0",
    "64.7",
    "999.9",
    "1,234",
    "12.3k",
    "123.4k",
  ]);
});
