import assert from "node:assert/strict";
import { it } from "node:test";
import { dailyGameOf, dailyResult, dayText, untilNextDay } from "./daily-game.ts";

const TODAY = "2026-11-23";
const game = (daily: string | null, status: "active" | "won" | "lost", score = 0) => ({
  daily,
  status,
  score,
  turn: 31,
});

it("the browser's game of the day is the one that runs, or else the best one that ended", () => {
  const [lost, won] = [game(TODAY, "lost", 40), game(TODAY, "won", 1_900)];
  const active = game(TODAY, "active");
  assert.equal(dailyGameOf([game(null, "active"), game("2026-11-22", "won", 9_000)], TODAY), undefined);
  assert.equal(dailyGameOf([lost, won], TODAY), won);
  assert.equal(dailyGameOf([won, active], TODAY), active);
});

it("the result of a day says turn and points", () => {
  assert.equal(dailyResult(game(TODAY, "active")), "Your game is on turn 31.");
  assert.equal(dailyResult(game(TODAY, "won", 1_900)), "You won it on turn 31 with 1,900 points.");
  assert.equal(dailyResult(game(TODAY, "lost", 40)), "You lost it on turn 31 with 40 points.");
});

it("days are those of UTC", () => {
  assert.equal(dayText(TODAY), "Monday 23 November");
});

it("the next game of the day begins at midnight UTC", () => {
  const until = (iso: string) => untilNextDay(Date.parse(iso));
  assert.equal(until("2026-11-23T23:59:30Z"), 30_000);
  assert.equal(until("2026-11-24T00:00:00Z"), 86_400_000);
  assert.equal(until("2026-11-24T12:44:30+13:45"), 3_630_000);
});
