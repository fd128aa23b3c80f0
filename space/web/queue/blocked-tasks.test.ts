import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../../rules/game/game.ts";
import { aGame } from "../../testing/a-game.ts";
import { cancelled, explore, jump, ordered, research } from "../../testing/play.ts";
import { blockedTasks } from "./blocked-tasks.ts";

const reasons = (game: Game) => [...blockedTasks(game)];

test("a valid queue has no blocked task", () => {
  assert.deepEqual(reasons(ordered(aGame().rich().build(), jump(2), explore(), jump(4), research("nav1"))), []);
});

test("a task that depends on a cancelled one is blocked, with the reason", () => {
  const game = ordered(aGame().rich().build(), research("sci1"), jump(2), explore(), jump(4));
  assert.deepEqual(reasons(cancelled(game, 2)), [[3, "The ship is not at Near, the system to explore."]]);
});

test("a task behind a blocked one is checked as if the blocked one did not exist", () => {
  const game = ordered(aGame().rich().build(), research("life1"), research("nav1"), research("nav2"));
  assert.deepEqual(reasons(cancelled(game, 2)), [[3, "Research Star charts first."]]);
});
