import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Game } from "../../rules/game/game.ts";
import { placeOrder } from "../../rules/turn/command.ts";
import { newGame } from "../../rules/turn/start.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import { planPath } from "./path-plan.ts";

const { game } = newGame(1, "standard");
const scientist = game.crew.find(({ skills }) => skills.science.level === 3)?.id ?? 0;

function researching(before: Game, techId: string): Game {
  const decision = placeOrder(before, { kind: "research", techId, leadId: scientist, helperIds: [] });
  if (decision instanceof Refusal) assert.fail(decision.detail);
  return decision.game;
}

describe("the plan of a path", () => {
  it("the path to the Core has 10 technologies and 300 data at the start, prerequisites first", () => {
    const { steps, data, missing, next } = planPath(game, "lode");
    assert.equal(steps.length, 10);
    assert.equal(data, 300);
    assert.equal(missing, 288);
    assert.equal(steps.at(-1)?.techId, "lode");
    assert.equal(next, steps[0]);
  });

  it("queued technologies count as paid, and the next one follows them", () => {
    const { steps, data, next } = planPath(researching(game, "eng1"), "eng2");
    assert.deepEqual(
      steps.map(({ techId, queued }) => [techId, queued]),
      [
        ["eng1", true],
        ["eng2", false],
      ],
    );
    assert.equal(data, 18);
    assert.equal(next?.techId, "eng2");
  });

  it("researched technologies are left out, and a finished path has nothing to queue", () => {
    const known: Game = { ...game, techs: ["sci1"] };
    assert.deepEqual(planPath(known, "sci1"), { steps: [], data: 0, missing: 0, turns: 0, next: undefined });
    assert.equal(planPath(known, "sci2").steps.length, 1);
  });

  it("technologies on the path shorten those after them", () => {
    const slow = planPath({ ...game, techs: ["eng1"] }, "lode").turns;
    const quick = planPath({ ...game, techs: ["eng1", "sci1"] }, "lode").turns;
    assert.ok(quick < slow);
  });
});
