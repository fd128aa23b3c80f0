/** Bots play a few seeds of the real rules; the bounds are far wider than the bands, so that only a broken rule fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { viewOf } from "../bots/space/view.ts";
import { BANDS, summarise } from "./summary.ts";

const SEEDS = 30;
const FIRST_SEED = 100;

const SAFE: Readonly<Record<BotName, { readonly low: number; readonly high: number }>> = {
  balanced: { low: 0.7, high: 1 },
  rush: { low: 0.7, high: 1 },
  wide: { low: 0.1, high: 0.8 },
  "no-helpers": { low: 0, high: 0.25 },
  "seed-only": { low: 0.5, high: 1 },
  cycling: { low: 0, high: 1 },
  random: { low: 0, high: 0.05 },
};

for (const name of BOT_NAMES) {
  const { low, high } = SAFE[name];
  test(`${name} wins ${100 * low} to ${100 * high} % of ${SEEDS} seeds, every game ends, and no command is refused`, () => {
    const games = Array.from({ length: SEEDS }, (_, index) => play(BOTS[name], FIRST_SEED + index, "standard"));
    const { share } = summarise(games);
    assert.ok(share >= low && share <= high, `${name} won ${100 * share} %`);
    for (const game of games) assert.ok(game.limit !== null && game.turn <= game.limit);
  });

  test(`${name} plays the same seed the same way twice`, () => {
    assert.deepEqual(play(BOTS[name], FIRST_SEED, "standard"), play(BOTS[name], FIRST_SEED, "standard"));
  });

  test(`the bounds of ${name} contain its band`, () => {
    assert.ok(low <= BANDS[name][0] && high >= BANDS[name][1]);
  });
}

test("a bot wins more of the longer games than of the shorter ones", () => {
  const won = (difficulty: "hard" | "relaxed"): number =>
    summarise(Array.from({ length: SEEDS }, (_, index) => play(BOTS.balanced, FIRST_SEED + index, difficulty))).won;
  assert.ok(won("hard") < won("relaxed"));
});

test("a view reveals fragments only by their signals", () => {
  const { game } = newGame(FIRST_SEED, "standard");
  const revealed = { ...game, systems: game.systems.map((system) => ({ ...system, revealed: system.fragment })) };
  for (const view of [viewOf(game), viewOf(revealed)]) {
    assert.ok(view.systems.every((system) => !system.fragment && !system.revealed));
  }
  assert.deepEqual(viewOf(game).signals, []);
  assert.equal(viewOf(revealed).signals.length, 5);
});
