import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAST_TIMED, noScore, seasonName, seasonOf, standings, withChange } from "./season.ts";

const at = (text: string): string => seasonName(seasonOf(Date.parse(text)));

test("[GO2] a season is a UTC month", () => {
  const instants = ["1970-01-01T00:00:00Z", "2024-02-29T23:59:59.999Z", "2024-03-01T00:00:00Z", "2026-12-31T23:59:59Z"];
  assert.deepEqual(instants.map(at), ["1970-01", "2024-02", "2024-03", "2026-12"]);
  for (let day = 0; day < 200_000; day += 13) {
    const text = new Date(day * 86_400_000).toISOString();
    assert.equal(at(text), text.slice(0, text.indexOf("-", 5)), text);
  }
});

test("[GO2] route totals are kept separately, and the figures by hand exclude them", () => {
  const both = withChange(
    withChange(noScore(2, 9), { net: 100, kgKm: 5_000 }, false),
    { net: 900, kgKm: 70_000 },
    true,
  );
  const other = withChange(noScore(1, 9), { net: 400, kgKm: 20_000 }, false);
  const order = (by: "net" | "tkm", hand: boolean) =>
    standings([both, other], by, hand).map(({ playerId, value }) => [playerId, value]);
  assert.deepEqual(order("net", false), [
    [2, 1000],
    [1, 400],
  ]);
  assert.deepEqual(order("net", true), [
    [1, 400],
    [2, 100],
  ]);
  assert.deepEqual(order("tkm", true), [
    [1, 20],
    [2, 5],
  ]);
});

test("[GO2] punctuality requires 30 timed deliveries, and ties go to the lower id", () => {
  const scores = [3, 1, 2].map((id) => ({ ...noScore(id, 9), timed: LEAST_TIMED - (id === 2 ? 1 : 0), onTime: 27 }));
  assert.deepEqual(standings(scores, "punctuality", false), [
    { playerId: 1, value: 9_000 },
    { playerId: 3, value: 9_000 },
  ]);
  assert.deepEqual(standings([noScore(1, 9)], "tkm", false), []);
});

test("[GO2] the punctuality by hand excludes timed deliveries of routes", () => {
  const own = withChange(noScore(1, 9), { timed: 40, onTime: 10 }, false);
  const both = withChange(withChange(own, { timed: 40, onTime: 30 }, true), { timed: 20, onTime: 20 }, true);
  assert.deepEqual(standings([both], "punctuality", false), [{ playerId: 1, value: 6_000 }]);
  assert.deepEqual(standings([both], "punctuality", true), [{ playerId: 1, value: 2_500 }]);
});
