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
  it("the path to the Core has 14 technologies and 346 data at the start, prerequisites first", () => {
    const { steps, data, missing, next } = planPath(game, "lode");
    assert.equal(steps.length, 14);
    assert.equal(data, 346);
    assert.equal(missing, 334);
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
    assert.deepEqual(planPath(known, "sci1"), {
      steps: [],
      data: 0,
      missing: 0,
      turns: 0,
      next: undefined,
      affordable: [],
    });
    assert.equal(planPath(known, "sci2").steps.length, 1);
  });

  it("the affordable steps are those that the data and the free places of the queue allow, in order", () => {
    const path = (data: number) => planPath({ ...game, resources: { ...game.resources, data } }, "lode");
    const all = path(100_000).steps;
    assert.deepEqual(
      path(100_000).affordable,
      all.map(({ techId }) => techId),
    );
    const twoSteps = 100 * all.slice(0, 2).reduce((sum, { data }) => sum + data, 0);
    assert.equal(path(twoSteps).affordable.length, 2);
    assert.equal(path(twoSteps - 1).affordable.length, 1);
    assert.deepEqual(path(0).affordable, []);
    const task = researching(game, "eng1").tasks[0];
    assert.ok(task);
    const full = {
      ...game,
      tasks: Array.from({ length: 19 }, () => ({ ...task, target: { kind: "expand" } as const })),
    };
    assert.equal(planPath({ ...full, resources: { ...game.resources, data: 100_000 } }, "lode").affordable.length, 1);
  });

  it("technologies on the path shorten those after them", () => {
    const slow = planPath({ ...game, techs: ["eng1"] }, "lode").turns;
    const quick = planPath({ ...game, techs: ["eng1", "sci1"] }, "lode").turns;
    assert.ok(quick < slow);
  });
});
