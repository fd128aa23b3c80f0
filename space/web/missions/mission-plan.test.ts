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
  note: null,
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
  it("a distant mission's order is the next jump of the route, with the jumps after it", () => {
    const plan = planMission(game, mission("survey", { systemId: far }));
    const first = routes.find(([id]) => id === far)?.[1].hops[0]?.systemId;
    assert.deepEqual(plan.order, { kind: "jump", systemId: first });
    assert.equal(plan.note, `Then 2 more jumps to ${systemOf(game, far).name}.`);
  });

  it("at the goal the order is an exploration with the right focus", () => {
    assert.deepEqual(planMission(ordered(game, near), mission("salvage", { systemId: near })).order, {
      kind: "explore",
      focus: "salvage",
    });
  });

  it("no order is proposed for a delivery if its jump is queued or the ship is already there", () => {
    assert.deepEqual(planMission(ordered(game, near), mission("delivery", { systemId: near, supplies: 8 })), {
      order: null,
      note: "A jump there is already queued.",
    });
    assert.match(
      planMission(game, mission("delivery", { systemId: game.positionId, supplies: 8 })).note ?? "",
      /^Only an arrival counts/,
    );
  });

  it("[MIS15] a trade leads to an arrival and says what is short of its price", () => {
    const short = { ...game, resources: { ...game.resources, credits: 5_000, alloy: 600 } };
    const plan = planMission(short, mission("trade", { systemId: near, price: { credits: 54, alloy: 10.8 } }));
    assert.deepEqual(plan.order, { kind: "jump", systemId: near });
    assert.equal(plan.note, "Needs 54 credits; you have 50. Needs 10.8 alloy; you have 6.");
  });

  it("a delivery says that supplies are short", () => {
    const { note } = planMission(game, mission("delivery", { systemId: near, supplies: 99 }));
    assert.equal(note, "Needs 99 supplies; you have 60.");
  });

  it("a signal's order is a sensor upgrade while the sensor is too low", () => {
    const sensor = game.modules.find(({ kind }) => kind === "sensor")?.id;
    assert.deepEqual(planMission(game, mission("cipher", { systemId: far })).order, {
      kind: "upgrade",
      moduleId: sensor,
    });
  });

  it("the order for a study is its research, and for a refit its upgrade", () => {
    const reactor = game.modules.find(({ kind }) => kind === "reactor")?.id;
    assert.deepEqual(planMission(game, mission("study", { techId: "pow1" })).order, {
      kind: "research",
      techId: "pow1",
    });
    assert.deepEqual(planMission(game, mission("refit", { module: "reactor", toTier: 2 })).order, {
      kind: "upgrade",
      moduleId: reactor,
    });
  });

  it("an expedition leads to the nearest unexplored star of its class", () => {
    const { order, note } = planMission(game, mission("expedition", { starClass: "M" }));
    assert.equal(order?.kind, "jump");
    assert.match(note ?? "", /nearest unexplored/);
  });

  it("an expedition that cannot end before its deadline has no order", () => {
    const open = { starClass: "M", progress: { done: 1, needed: 3 } } as const;
    const plan = (deadline: number) => planMission(game, mission("expedition", { ...open, deadline }));
    assert.deepEqual(plan(3), { order: null, note: "Too late: 2 more systems take at least 4 turns." });
    assert.notEqual(plan(4).order, null);
  });
});
