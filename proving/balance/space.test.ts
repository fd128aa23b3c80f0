/** Bots play a few seeds of the real rules. The bounds are far wider than the bands, so that only a broken rule fails. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BUILD_KINDS } from "@outbound/space/rules/catalog/modules.ts";
import { TECH_IDS } from "@outbound/space/rules/catalog/techs.ts";
import { hasBuilt } from "@outbound/space/rules/game/effects.ts";
import type { Game, Target } from "@outbound/space/rules/game/game.ts";
import { scoreOf } from "@outbound/space/rules/game/score.ts";
import { placeOrder } from "@outbound/space/rules/turn/command.ts";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { canRelight } from "@outbound/space/rules/turn/turn.ts";
import { Refusal } from "@outbound/space/rules/values/refusals.ts";
import { apply } from "@outbound/space/testing/random-commands.ts";
import { BOT_NAMES, BOTS, type BotName } from "../bots/space/bots.ts";
import { play } from "../bots/space/play.ts";
import { orderFor, teamFor } from "../bots/space/team.ts";
import { RUN, viewOf } from "../bots/space/view.ts";
import { BANDS, summarise } from "./summary.ts";

const SEEDS = 30;
const FIRST_SEED = 100;

const SAFE: Readonly<Record<BotName, { readonly low: number; readonly high: number }>> = {
  balanced: { low: 0.7, high: 1 },
  rush: { low: 0.7, high: 1 },
  wide: { low: 0.1, high: 0.8 },
  "faction-first": { low: 0.45, high: 1 },
  partisan: { low: 0, high: 1 },
  cautious: { low: 0.5, high: 1 },
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

  test(`the bounds of wins that this test allows for ${name} contain its band in the balance study`, () => {
    assert.ok(low <= BANDS[name][0] && high >= BANDS[name][1]);
  });
}

test("[ROAD4] a bot builds the med bay of its plan in the first slot, early enough to benefit from it", () => {
  const hasBay = (game: Game) => hasBuilt(game, "medbay");
  const builtOn = Array.from(
    { length: SEEDS },
    (_, index) => play(BOTS.balanced, FIRST_SEED + index, "standard", hasBay).turn,
  );
  assert.ok(Math.max(...builtOn) <= 20, `built on ${builtOn}`);
});

test("a bot wins more relaxed games than hard ones, because they are longer", () => {
  const won = (difficulty: "hard" | "relaxed"): number =>
    summarise(Array.from({ length: SEEDS }, (_, index) => play(BOTS.balanced, FIRST_SEED + index, difficulty))).won;
  assert.ok(won("hard") < won("relaxed"));
});

test("[ROAD3a] inserting a technology or module before relighting raises the score in at most one of fifty cases", () => {
  const changes: number[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
    const before = play(BOTS.rush, seed, "standard", (game) => canRelight(game) && game.tasks.length === 0);
    if (before.status !== "active" || !canRelight(before)) continue;
    const direct = scoreOf(relit(before));
    const slips: readonly Target[] = [
      ...TECH_IDS.map((techId): Target => ({ kind: "research", techId })),
      ...MODULES.map((build): Target => ({ kind: "build", build })),
    ];
    for (const target of slips) {
      const order = placeOrder(before, orderFor(target, teamFor(viewOf(before), target, 2)));
      if (!(order instanceof Refusal)) changes.push(scoreOf(relit(order.game)) - direct);
    }
  }
  const gains = changes.filter((change) => change > 0);
  assert.ok(changes.length > 100 && gains.length * 50 <= changes.length, `${gains.length} of ${changes.length}`);
  assert.ok(
    Math.max(...gains, 0) <= 10,
    "and it gains no more than a turn, by a rest that saves its turns and one more",
  );
});

/** Excludes the patch: with a hull under 40 it can save the turns that it takes. */
const MODULES = BUILD_KINDS.filter((kind) => kind !== "patch");

/** Works off the queue, explores the Apex and ends the game with the resulting ending. */
function relit(start: Game): Game {
  let game = start;
  while (game.status === "active") {
    const command = game.tasks.length > 0 ? RUN : BOTS.rush(viewOf(game));
    const decision = apply(game, command);
    assert.ok(!(decision instanceof Refusal));
    game = decision.game;
  }
  return game;
}

test("the view that a bot plays by shows fragments only by their signals", () => {
  const { game } = newGame(FIRST_SEED, "standard");
  const revealed = { ...game, systems: game.systems.map((system) => ({ ...system, revealed: system.fragment })) };
  for (const view of [viewOf(game), viewOf(revealed)]) {
    assert.ok(view.systems.every((system) => !system.fragment && !system.revealed));
  }
  assert.deepEqual(viewOf(game).signals, []);
  assert.equal(viewOf(revealed).signals.length, 5);
});
