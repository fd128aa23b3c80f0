import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { accepted, explore, jump, ordered, refused, research } from "../../testing/play.ts";
import { type BatchOrder, placeOrders, placeRoute } from "./batch.ts";
import { accept } from "./command.ts";

const OFFERED = aGame()
  .rich()
  .withMission({ kind: "survey", systemId: 2 }, { status: "offered", acceptedOnTurn: null })
  .build();

test("[HELP2] a batch has the same effect as its orders one after the other", () => {
  const one = accepted(accept(ordered(OFFERED, jump(2), explore()), 2)).game;
  const batch = accepted(placeOrders(OFFERED, [jump(2), explore(), { kind: "accept", missionId: 2 }]));
  assert.deepEqual(batch.game, one);
  assert.deepEqual(batch.answer, { taskIds: [1, 2], missionIds: [2] });
  assert.deepEqual(
    batch.events.map(({ kind }) => kind),
    ["task.queued", "task.started", "task.queued", "mission.accepted"],
  );
});

test("[HELP2] each order of a batch is checked against the state after those before", () => {
  const poor = aGame().withResources({ data: 30 }).build();
  // pow1 10, pow2 18, and 2 are left
  const orders: BatchOrder[] = [research("pow1"), research("pow2"), research("nav1")];
  const { code, details } = refused(placeOrders(poor, orders), "not-enough-resources");
  assert.equal(code, "not-enough-resources");
  assert.equal(details.index, 2);
  assert.equal(details.available, 2);
  accepted(placeOrders(poor, orders.slice(0, 2)));
});

test("[HELP2] the first refusal of a batch answers with its place, whatever comes after it", () => {
  const refusal = refused(placeOrders(OFFERED, [explore(), jump(99), jump(5)]), "unknown-system");
  assert.equal(refusal.details.index, 1);
  assert.match(refusal.detail, /^Order 2: System 99 does not exist\.$/);
  const unreachable = refused(placeOrders(OFFERED, [jump(2), jump(7), explore()]), "out-of-range");
  assert.equal(unreachable.details.index, 1);
});

test("[HELP2] a route queues every jump of the fastest way from where the queue ends", () => {
  const game = ordered(aGame().rich().build(), jump(2));
  const { game: after, answer } = accepted(placeRoute(game, { systemId: 7, prefer: "turns", helperIds: [2] }));
  assert.deepEqual(answer.taskIds, [2, 3]);
  assert.deepEqual(
    after.tasks.slice(1).map(({ target, leadId, helperIds }) => [target, leadId, helperIds]),
    [6, 7].map((systemId) => [{ kind: "jump", systemId }, 1, [2]]),
  );
});

test("[HELP2] without a named lead, the strongest navigator who does not help leads", () => {
  const game = aGame().rich().withSkill(3, "navigation", 2).build();
  const lead = (helperIds: number[]): number | undefined =>
    accepted(placeRoute(game, { systemId: 2, prefer: "turns", helperIds })).game.tasks[0]?.leadId;
  assert.deepEqual([lead([]), lead([1])], [1, 3]);
});

test("[HELP2] a route is refused as a whole: already there, too long for the queue, out of fuel", () => {
  const rich = aGame().rich().build();
  const route = (systemId: number) => ({ systemId, prefer: "turns" as const, helperIds: [] });
  refused(placeRoute(rich, route(1)), "already-there");
  refused(placeRoute(ordered(rich, jump(2)), route(2)), "already-there");
  const full = ordered(rich, ...Array.from({ length: 18 }, () => explore()));
  const { details } = refused(placeRoute(full, route(7)), "queue-full");
  assert.deepEqual([details.required, details.missing, details.availableOnTurn], [21, 1, 3]);
  const fuller = ordered(full, explore());
  const third = refused(placeRoute(ordered(fuller, explore()), route(7)), "queue-full").details;
  // Explorations take 3 turns at first, then 2; the route needs the places of three.
  assert.deepEqual([third.missing, third.availableOnTurn], [3, 7]);
  const short = aGame().withResources({ fuel: 6 }).build();
  const { detail, details: hop } = refused(placeRoute(short, route(7)), "not-enough-fuel");
  assert.equal(hop.index, 1);
  assert.match(detail, /^Jump 2: The jump to /);
  refused(placeRoute(aGame().ended("lost", "crew-lost").build(), route(7)), "game-over");
});

test("[HELP2] a route without a named lead is refused by the helpers if all help, and by the end of the game if nobody is left", () => {
  const route = { systemId: 2, prefer: "turns", helperIds: [1, 2] } as const;
  const two = aGame().withCrew(1, 2).build();
  assert.deepEqual(refused(placeRoute(two, route), "lead-among-helpers").details, { crewId: 1, index: 0 });
  refused(placeRoute(two, { ...route, helperIds: [1, 3] }), "unknown-crew");
  const nobody = aGame().withCrew().ended("lost", "crew-lost").build();
  refused(placeRoute(nobody, { ...route, helperIds: [] }), "game-over");
});
