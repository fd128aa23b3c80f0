/** Tests batches of orders, routes, forecasts, changes of team and the goal through the API. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AppClient, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { aGame } from "../testing/a-game.ts";
import { QUEUED, RICH } from "../testing/cases/games.ts";
import { freshSpaceApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type World = Static<typeof schemas.World>;
type Mission = Static<typeof schemas.Mission>;
type Orders = Static<typeof schemas.OrdersAnswer>;
type Route = Static<typeof schemas.RouteAnswer>;
type Forecast = Static<typeof schemas.Forecast>;
type Preview = Static<typeof schemas.OrderPreview>;

const ORDERS = [
  { kind: "jump", systemId: 2, leadId: 1 },
  { kind: "explore", leadId: 2, helperIds: [1] },
  { kind: "upgrade", moduleId: 1, leadId: 3 },
  { kind: "expand", leadId: 3 },
  { kind: "build", build: "scoop", leadId: 3 },
  { kind: "research", techId: "nav1", leadId: 4 },
];

const queueOf = ({ ok }: AppClient) => ok<{ pendingTasks: { id: number }[] }>("GET", "/api/tasks");

onEachEngine((_engine, openFresh) => {
  test("[HELP2] a batch is placed once for each key and refused as a whole, and its preview changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const before = await space.exported();
    const preview = await space.ok<Orders>("POST", "/api/orders?preview=true", { orders: ORDERS });
    assert.deepEqual(new Set(preview.tasks.map(({ id }) => id)), new Set([null]));
    assert.equal(await space.exported(), before);

    const key = { "idempotency-key": "batch-1" };
    const first = await space.call<Orders>("POST", "/api/orders", { orders: ORDERS }, key);
    assert.equal(first.status, 202, first.text);
    assert.deepEqual(
      first.body.tasks.map(({ id, kind }) => [id, kind]),
      ORDERS.map(({ kind }, index) => [index + 1, kind]),
    );
    assert.equal((await space.call("POST", "/api/orders", { orders: ORDERS }, key)).text, first.text);
    assert.equal((await queueOf(space)).pendingTasks.length, 5);

    const placed = await space.exported();
    const broken = [ORDERS[1], ORDERS[1], { kind: "jump", systemId: 99, leadId: 1 }, ORDERS[3]];
    const refusal = await space.call<{ details: { index: number } }>("POST", "/api/orders", { orders: broken });
    refusedWith(refusal, 404, "unknown-system");
    assert.equal(refusal.body.details.index, 2);
    assert.equal(await space.exported(), placed);
  });

  test("[HELP2] a batch with 21 orders, none, or an unknown kind is 400 and names the place", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const bad = async (orders: readonly object[]): Promise<string> => {
      const answer = await space.call<{ errors: { path: string }[] }>("POST", "/api/orders", { orders });
      refusedWith(answer, 400, "malformed-request");
      return answer.body.errors.map(({ path }) => path).join(" ");
    };
    assert.equal(await bad(Array.from({ length: 21 }, () => ({ kind: "explore", leadId: 1 }))), "/orders");
    assert.equal(await bad([]), "/orders");
    assert.equal(await bad([{ kind: "explore", leadId: 1 }, { kind: "dance" }]), "/orders/1/kind");
    assert.equal(await bad([{ kind: "jump", leadId: 1 }]), "/orders/0/systemId");
    assert.equal(await bad([{ kind: "accept", missionId: 1, leadId: 1 }]), "/orders/0/leadId");
    assert.equal((await queueOf(space)).pendingTasks.length, 0);
  });

  test("[HELP2] a route queues its jumps once for each key", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const preview = await space.ok<Route>("POST", "/api/route?preview=true", { systemId: 7 });
    assert.deepEqual((await queueOf(space)).pendingTasks, []);
    const key = { "idempotency-key": "route-1" };
    const route = await space.call<Route>("POST", "/api/route", { systemId: 7 }, key);
    await space.call("POST", "/api/route", { systemId: 7 }, key);
    assert.equal(route.body.tasks.length, preview.tasks.length);
    assert.equal((await queueOf(space)).pendingTasks.length, route.body.tasks.length - 1);
  });

  test("[HELP2] the preview of an order proposes the fastest team and the smallest equally fast one", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const { task, teams } = await space.ok<Preview>("POST", "/api/explore?preview=true", { leadId: 4 });
    assert.ok(teams.fastest.turns <= task.durationTurns);
    assert.equal(teams.fewest.turns, teams.fastest.turns);
    assert.equal(teams.fastest.lead.id, 2);
  });

  test("[HELP1] a forecast and the warnings of a turn change nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load({ ...QUEUED, resources: { ...QUEUED.resources, supplies: 224 } });
    const before = await space.contents();
    const { turns, warnings, queueEndsOnTurn } = await space.ok<Forecast>("GET", "/api/forecast?turns=50");
    assert.equal(turns.at(-1)?.turn, queueEndsOnTurn);
    const { food } = await space.ok<World>("GET", "/api/world");
    assert.deepEqual([warnings[0]?.code, warnings[0]?.turn], ["hunger", (food.turnsLeft ?? 0) + 1]);
    assert.equal(await space.contents(), before);
    const turn = await space.ok<{ warnings: unknown }>("POST", "/api/turn");
    assert.deepEqual(turn.warnings, (await space.ok<Forecast>("GET", "/api/forecast?turns=10")).warnings);
    const run = await space.ok<{ warnings: unknown[] }>("POST", "/api/turn/run", { maxTurns: 1 });
    assert.equal(run.warnings.length, 1);
  });

  test("[HELP5] a change of team is durable, and a preview of it changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(QUEUED);
    const before = await space.contents();
    const team = { leadId: 1, helperIds: [4] };
    const preview = await space.ok("PATCH", "/api/tasks/3?preview=true", team);
    assert.equal(await space.contents(), before);
    assert.deepEqual(await space.ok("PATCH", "/api/tasks/3", team), preview);
    const { lead, helpers } = await space.ok<{ lead: { id: number }; helpers: { id: number }[] }>(
      "GET",
      "/api/tasks/3",
    );
    assert.deepEqual([lead.id, helpers.map(({ id }) => id)], [1, [4]]);
  });

  test("[HELP4] the world lists the conditions of a win and how long the food lasts, and a mission says whether the ship must return", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(aGame().withMission({ kind: "delivery", systemId: 1, supplies: 800 }).build());
    const { goal, food, resources, nextSteps } = await space.ok<World>("GET", "/api/world");
    const exotics = goal.conditions.find(({ key }) => key === "exotics");
    assert.deepEqual([exotics?.met, exotics?.available], [false, 0]);
    assert.equal(food.turnsLeft, Math.floor(resources.supplies.amount / (food.upkeep - food.grown)));
    for (const { reason } of nextSteps) assert.notEqual(reason, "");
    const [mission] = await space.ok<Mission[]>("GET", "/api/missions");
    assert.match(mission?.note ?? "", /only a new arrival counts/);
    assert.ok((mission?.estimatedTurns ?? 0) > 0);
  });
});
