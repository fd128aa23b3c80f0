import assert from "node:assert/strict";
import { it } from "node:test";
import { newGame } from "../../rules/turn/start.ts";
import { starvingNext } from "./crew-outlook.ts";

it("the outlook names the crew member who starves next, and when", () => {
  const { game } = newGame(1, "sandbox");
  assert.equal(starvingNext(game), null);
  const starving = starvingNext({ ...game, starvingTurns: 4 });
  assert.equal(starving?.turns, 2);
  assert.ok(game.crew.some(({ name }) => name === starving?.name));
});
