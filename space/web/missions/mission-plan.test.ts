import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Game, systemOf } from "../../rules/game/game.ts";
import { routesFrom } from "../../rules/orders/route.ts";
import { placeOrder } from "../../rules/turn/command.ts";
import { newGame } from "../../rules/turn/start.ts";
import { Refusal } from "../../rules/values/refusals.ts";
import type { Mission } from "../api.ts";
import { planMission } from "./mission-plan.ts";

const { game } = newGame(1, "standard");
const mission = (kind: Mission["kind"], more: Partial<Mission> = {}): Mission => ({
  id: 1,
  kind,
  status: "accepted",
  text: "",
  reward: {},
  bonus: [],
  hops: 1,
  estimatedTurns: null,
  deadline: 40,
  slack: null,
  offeredOnTurn: 0,
  acceptedOnTurn: 0,
  endedOnTurn: null,
  ...more,
});
const routes = [...routesFrom(game, "turns")];
const withHops = (count: number): number => routes.find(([, { hops }]) => hops.length === count)?.[0] ?? 0;
const [near, far] = [withHops(1), withHops(3)];

function ordered(before: Game, systemId: number): Game {
  const leadId = game.crew[0]?.id ?? 0;
  const decision = placeOrder(before, { kind: "jump", systemId, leadId, helperIds: [] });
  if (decision instanceof Refusal) assert.fail(decision.detail);
  return decision.game;
}

describe("the order for a mission", () => {
  it("is none once the game is over", () => {
    const plan = planMission({ ...game, status: "lost" }, mission("survey", { systemId: near }));
    assert.deepEqual(plan, { order: null, note: "The game is over." });
  });

  it("is the next jump of the way, with what comes after it", () => {
    const plan = planMission(game, mission("survey", { systemId: far }));
    const first = routes.find(([id]) => id === far)?.[1].hops[0]?.systemId;
    assert.deepEqual(plan.order, { task: "jump", systemId: first });
    assert.equal(plan.note, `Then 2 more jumps to ${systemOf(game, far).name}.`);
  });

  it("is the explore with the right focus where the queue leads there", () => {
    assert.deepEqual(planMission(ordered(game, near), mission("salvage", { systemId: near })).order, {
      task: "explore",
      focus: "salvage",
    });
  });

  it("is none for a delivery on its way, or where the ship stands", () => {
    assert.deepEqual(planMission(ordered(game, near), mission("delivery", { systemId: near, supplies: 8 })), {
      order: null,
      note: "The queue leads there already.",
    });
    assert.match(
      planMission(game, mission("delivery", { systemId: game.positionId, supplies: 8 })).note ?? "",
      /^Only an arrival counts/,
    );
  });

  it("tells that supplies are short", () => {
    const { note } = planMission(game, mission("delivery", { systemId: near, supplies: 99 }));
    assert.equal(note, "It takes 99 supplies, 60 are aboard.");
  });

  it("is the sensor's upgrade for a signal that it cannot read yet", () => {
    const sensor = game.modules.find(({ kind }) => kind === "sensor")?.id;
    assert.deepEqual(planMission(game, mission("cipher", { systemId: far })).order, {
      task: "upgrade",
      moduleId: sensor,
    });
  });

  it("is the research or the upgrade that is asked for", () => {
    const reactor = game.modules.find(({ kind }) => kind === "reactor")?.id;
    assert.deepEqual(planMission(game, mission("study", { techId: "pow1" })).order, {
      task: "research",
      techId: "pow1",
    });
    assert.deepEqual(planMission(game, mission("refit", { module: "reactor", toTier: 2 })).order, {
      task: "upgrade",
      moduleId: reactor,
    });
  });

  it("leads an expedition to the nearest unexplored star of the class", () => {
    const { order, note } = planMission(game, mission("expedition", { starClass: "M" }));
    assert.equal(order?.task, "jump");
    assert.match(note ?? "", /nearest unexplored/);
  });
});
