import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import {
  accepted,
  advanced,
  build,
  cancelled,
  done,
  expand,
  explore,
  jump,
  kindsOf,
  ordered,
  refused,
  research,
  upgrade,
} from "../../testing/play.ts";
import type { Game } from "../game/game.ts";
import { cancelOrder, changeTeam, moveOrder, type Order, placeOrder } from "../turn/command.ts";
import { estimates } from "./estimate.ts";
import { project } from "./projection.ts";
import { refundOf } from "./queue.ts";

const ids = (game: Game): number[] => game.tasks.map(({ id }) => id);

describe("an order", () => {
  test("[ORD1] an order names a lead and up to three helpers", () => {
    const { answer } = accepted(placeOrder(aGame().build(), explore("survey", 4, 1, 3)));
    assert.deepEqual([answer.leadId, answer.helperIds], [2, [4, 1, 3]]);
  });

  test("[ORD1] an order is refused with 422 if the lead also helps, and with 404 if a member is unknown", () => {
    const lead = refused(placeOrder(aGame().build(), explore("survey", 1, 2)), "lead-among-helpers");
    assert.deepEqual([lead.status, lead.details], [422, { crewId: 2 }]);
    const helper = refused(placeOrder(aGame().build(), explore("survey", 9)), "unknown-crew");
    assert.deepEqual([helper.status, helper.details], [404, { crewId: 9 }]);
    refused(placeOrder(aGame().build(), { ...explore(), leadId: 0 }), "unknown-crew");
  });

  test("[ORD2] an order that is wrong in several ways is refused in the order 404, 409, 422", () => {
    const stuck = aGame().withResources({ data: 0, fuel: 0 }).withTech("nav1").build();
    const everything: Order = { kind: "research", techId: "warp9", leadId: 77, helperIds: [77] };
    assert.equal(refused(placeOrder(stuck, everything), "unknown-tech").status, 404);
    refused(placeOrder(stuck, { ...everything, techId: "nav1" }), "unknown-crew");
    refused(placeOrder(stuck, { ...everything, techId: "nav1", leadId: 1, helperIds: [1] }), "already-researched");
    const poor = placeOrder(stuck, { ...everything, techId: "pow1", leadId: 1, helperIds: [1] });
    assert.ok("status" in poor && poor.status === 422);
    refused(placeOrder({ ...stuck, status: "lost", endReason: "time-ran-out" }, everything), "unknown-tech");
    const far: Order = { kind: "jump", systemId: 8, leadId: 1, helperIds: [1] };
    assert.equal((placeOrder(stuck, far) as { status: number }).status, 422);
    refused(placeOrder(stuck, { ...far, systemId: 1 }), "already-there");
  });

  test("[ORD2] a refused order changes nothing", () => {
    const game = ordered(aGame().build(), explore());
    const before = structuredClone(game);
    refused(placeOrder(game, jump(8)), "out-of-range");
    refused(placeOrder(game, research("nav2")), "missing-prerequisites");
    refused(cancelOrder(game, 9), "unknown-task");
    assert.deepEqual(game, before);
  });

  test("[ORD5] an order becomes active at once if nothing is, and waits otherwise", () => {
    const { game, answer, events } = accepted(placeOrder(aGame().build(), explore()));
    assert.equal(answer.run?.startedOnTurn, 0);
    assert.deepEqual(kindsOf(events), ["task.queued", "task.started"]);
    const second = accepted(placeOrder(game, research("nav1")));
    assert.equal(second.answer.run, undefined);
    assert.deepEqual(kindsOf(second.events), ["task.queued"]);
    assert.deepEqual(ids(second.game), [1, 2]);
  });

  test("[ORD5] a task starts in the turn in which the previous one ends, so that no turn is lost", () => {
    const start = ordered(aGame().build(), explore(), research("nav1"));
    const { game, reports } = advanced(start, 3);
    assert.equal(reports[2]?.completed?.task.id, 1);
    assert.equal(reports[2]?.started?.id, 2);
    assert.equal(game.tasks[0]?.run?.startedOnTurn, 3);
    assert.equal(advanced(game, 2).reports[1]?.completed?.task.id, 2);
  });

  test("[ORD5] a task starts in the call that cancels the previous one", () => {
    const { game, events } = accepted(cancelOrder(ordered(aGame().build(), explore(), research("nav1")), 1));
    assert.deepEqual(ids(game), [2]);
    assert.ok(game.tasks[0]?.run);
    assert.deepEqual(kindsOf(events), ["task.cancelled", "task.started"]);
  });

  test("[ORD10] an order is refused when the queue holds 20", () => {
    const twenty = ordered(aGame().build(), ...Array.from({ length: 20 }, () => explore()));
    assert.equal(twenty.tasks.length, 20);
    const { status, details } = refused(placeOrder(twenty, explore()), "queue-full");
    assert.deepEqual([status, details], [409, { required: 21, available: 20, missing: 1, availableOnTurn: 3 }]);
    accepted(placeOrder(cancelled(twenty, 20), explore()));
  });

  test("[ORD14] an order is refused once the game is over", () => {
    const over = aGame().ended("won", "apex-relit").onTurn(120).build();
    for (const order of [jump(2), explore(), upgrade(1), expand(), build("scoop"), research("nav1")]) {
      const { status, details } = refused(placeOrder(over, order), "game-over");
      assert.deepEqual([status, details], [409, { status: "won", turn: 120, reason: "apex-relit" }]);
    }
  });
});

describe("the projected state", () => {
  test("[ORD3] the projected state has the position after the jumps ahead", () => {
    const near = ordered(aGame().build(), jump(2));
    refused(placeOrder(near, jump(2)), "already-there");
    accepted(placeOrder(near, jump(1)));
    // Hot is 16 ly from Home and 10 from Near.
    refused(placeOrder(aGame().build(), jump(6)), "out-of-range");
    accepted(placeOrder(near, jump(6)));
    // Kay is 8 ly from Home and exactly 10 from Near, 12.81 from Edge.
    accepted(placeOrder(near, jump(3)));
    refused(placeOrder(ordered(near, jump(4)), jump(3)), "out-of-range");
  });

  test("[ORD3] the projected state subtracts the fuel of jumps ahead and adds 2 per exploration ahead", () => {
    // Near 3, Home 3, Near 3: eight fuel are enough for two and leave 2.
    const low = aGame().withResources({ fuel: 8 }).build();
    const twice = ordered(low, jump(2), jump(1));
    const { details } = refused(placeOrder(twice, jump(2)), "not-enough-fuel");
    assert.deepEqual(details, { resource: "fuel", required: 3, available: 2, missing: 1 });
    accepted(placeOrder(ordered(twice, explore("harvest")), jump(2)));
    // The active jump's fuel has already left the tank and counts once.
    accepted(placeOrder(ordered(aGame().withResources({ fuel: 6 }).build(), jump(2)), jump(1)));
    refused(placeOrder(ordered(aGame().withResources({ fuel: 5.99 }).build(), jump(2)), jump(1)), "not-enough-fuel");
  });

  test("[ORD3] the projected state counts other yields as nothing", () => {
    const poor = ordered(aGame().withResources({ credits: 34 }).build(), explore(), explore());
    const { details } = refused(placeOrder(poor, upgrade(1)), "not-enough-resources");
    const { availableOnTurn, ...figures } = details;
    assert.deepEqual(figures, { resource: "credits", required: 35, available: 34, missing: 1 });
    assert.equal(availableOnTurn, 3, "when the first exploration ends");
  });

  test("[ORD3] the projected state has the technologies, tiers, modules, slots and berths of tasks ahead", () => {
    const rich = aGame().rich().build();
    refused(placeOrder(rich, research("nav2")), "missing-prerequisites");
    accepted(placeOrder(ordered(rich, research("nav1")), research("nav2")));
    refused(placeOrder(ordered(rich, upgrade(1)), upgrade(1)), "tier-cap");
    accepted(placeOrder(ordered(rich, research("eng1"), research("eng2"), upgrade(1)), upgrade(1)));
    refused(placeOrder(ordered(rich, build("scoop")), build("shield")), "no-free-slot");
    accepted(placeOrder(ordered(rich, build("scoop"), expand()), build("shield")));
    accepted(placeOrder(ordered(rich, research("life1")), build("hydroponics")));
    // Drive 2 reaches 11.5 ly, nav1 one more.
    accepted(placeOrder(ordered(rich, upgrade(2)), jump(5)));
    accepted(placeOrder(ordered(rich, research("nav1")), jump(5)));
  });

  test("[ORD3][BUILD4] the projected state has the hull after the patches ahead, on which later work and patches depend", () => {
    const game = ordered(aGame().rich().withHull(30).build(), build("patch"), build("patch"), build("patch"));
    assert.equal(project(game, game.tasks).hull, 10_000);
    assert.deepEqual(refused(placeOrder(game, build("patch")), "hull-sound").details, { hull: 100 });
    const [, later] = estimates(ordered(aGame().rich().withHull(30).build(), build("patch"), research("nav1")));
    assert.ok(
      later?.explain.every(({ factor }) => factor !== "hull ×"),
      "the hull is whole enough by then",
    );
  });

  test("[ORD3] the projected fuel is limited by the projected tank", () => {
    const { resources } = project(ordered(aGame().withResources({ fuel: 39 }).build(), explore()), [
      ...ordered(aGame().build(), explore()).tasks,
    ]);
    assert.equal(resources.fuel, 4_000);
  });

  test("[ORD4][UPG1] an upgrade behind an upgrade is priced by its target tier, at current discounts", () => {
    const game = ordered(aGame().rich().withTech("eng2").build(), upgrade(5), upgrade(5));
    assert.deepEqual(
      game.tasks.map(({ paid }) => paid),
      [
        { alloy: 1_400, credits: 3_500 },
        // Not × 0.92, though fab will be at tier 2 by then.
        { alloy: 2_800, credits: 7_000 },
      ],
    );
    const research2 = ordered(aGame().rich().build(), upgrade(4), research("nav1"));
    assert.deepEqual(research2.tasks[1]?.paid, { data: 1_000 });
  });

  test("[ORD7] an exploration keeps the system it was queued for", () => {
    const game = ordered(aGame().build(), jump(2), explore(), jump(3), explore());
    assert.deepEqual(
      game.tasks.map(({ target }) => "systemId" in target && target.systemId),
      [2, 2, 3, 3],
    );
    const { game: later, ended } = done(cancelled(game, 3));
    assert.deepEqual(
      ended.map(({ task, outcome }) => [task.id, outcome]),
      [
        [1, "completed"],
        [2, "completed"],
        [4, "failed"],
      ],
    );
    assert.equal(later.positionId, 2);
  });
});

describe("at its start", () => {
  test("[ORD6] a task that is no longer valid fails at its start with an event and a full refund, and the next is tried", () => {
    const start = ordered(aGame().rich().build(), research("nav1"), research("nav2"), research("pow1"));
    const { game, events, ended } = accepted(cancelOrder(start, 1));
    assert.deepEqual(ids(game), [3]);
    assert.ok(game.tasks[0]?.run);
    assert.deepEqual(
      ended.map(({ task, outcome, refund }) => [task.id, outcome, refund]),
      [
        [1, "cancelled", { data: 1_000 }],
        [2, "failed", { data: 1_800 }],
      ],
    );
    const failed = events.find(({ kind }) => kind === "task.failed");
    assert.deepEqual([failed?.severity, failed?.figures], ["warn", { reason: "missing-prerequisites" }]);
    assert.match(failed?.text ?? "", /^Could not start: Research Slipstream tanks\. /);
    assert.equal(game.resources.data, 900_000 - 1_000);
  });

  test("[ORD6] an upgrade fails at its start if its predecessor was cancelled", () => {
    const start = ordered(aGame().rich().withTech("eng2").build(), upgrade(1), upgrade(1));
    const { game, ended } = accepted(cancelOrder(start, 1));
    assert.equal(ended[1]?.outcome, "failed");
    assert.deepEqual(game.resources, aGame().rich().build().resources);
  });

  test("[ORD6] a jump without enough fuel fails at its start", () => {
    const start = ordered(aGame().withResources({ fuel: 4 }).build(), explore(), jump(2), jump(1));
    const { ended, game } = accepted(cancelOrder(start, 1));
    assert.deepEqual(
      ended.map(({ outcome }) => outcome),
      ["cancelled"],
    );
    const arrived = done(game);
    assert.deepEqual(
      arrived.ended.map(({ outcome }) => outcome),
      ["completed", "failed"],
    );
    assert.equal(arrived.game.positionId, 2);
  });
});

describe("cancelling", () => {
  test("[ORD8] cancelling before the start returns exactly what was paid", () => {
    const start = aGame()
      .rich()
      .withResources({ fragments: 3 })
      .withExpansions(1)
      .withTier("fab", 2)
      .withTier("reactor", 3)
      .withTech("lode", "eng2");
    const game = ordered(start.build(), explore());
    for (const order of [build("core"), upgrade(5), expand(), research("nav1"), build("scoop"), jump(2), explore()]) {
      assert.deepEqual(cancelled(ordered(game, order), 2).resources, game.resources, order.kind);
    }
  });

  test("[ORD8] cancelling right after the start returns everything, up to the tank's limit", () => {
    const game = aGame().rich().build();
    assert.deepEqual(cancelled(ordered(game, jump(2)), 1).resources, game.resources);
    assert.deepEqual(cancelled(ordered(game, expand()), 1).resources, game.resources);
    const filled = { ...ordered(game, jump(2)) };
    const full = { ...filled, resources: { ...filled.resources, fuel: 3_900 } };
    const { game: refilled, events, ended } = accepted(cancelOrder(full, 1));
    assert.deepEqual([refilled.resources.fuel, ended[0]?.refund], [4_000, { fuel: 100 }]);
    assert.deepEqual(events[0]?.figures, { fuel: 1 }, "the event has what was returned");
  });

  test("[ORD8] cancelling after a turn returns the remaining share, rounded down to hundredths", () => {
    // nav1 alone: 2 turns, half is left. Data 12 − 10 + 0.15 + 5.
    const half = advanced(ordered(aGame().build(), research("nav1")), 1).game;
    assert.equal(cancelled(half, 1).resources.data, 715);
    // A jump to Near: 3 fuel, 3 turns; 2 of 3 are left.
    const jumping = advanced(ordered(aGame().build(), jump(2)), 1).game;
    const back = cancelled(jumping, 1);
    assert.equal(back.resources.fuel, 2_700 + 200);
    assert.equal(back.positionId, 1, "the ship stays at its origin");
    assert.equal(back.systems[1]?.arrivals, 0);
    // An upgrade of the reactor: 14 alloy and 35 credits over 3 turns; a third is 4.666… and 11.666…
    const late = advanced(ordered(aGame().build(), upgrade(1)), 2).game;
    const { resources } = cancelled(late, 1);
    assert.deepEqual([resources.alloy, resources.credits], [2_600 + 466, 8_500 + 1_166]);
  });

  test("[ORD8] exotics and fragments are returned in full until the task ends", () => {
    const start = aGame()
      .withResources({ alloy: 50, credits: 120, exotics: 6, fragments: 3 })
      .withExpansions(1)
      .withTier("fab", 2)
      .withTier("reactor", 3)
      .withTech("lode")
      .build();
    const queued = ordered(start, build("core"));
    // Demand 12, supply 20: 12 · 1.3 · 1.25 = 19.5 of 34 is 0.57: strained, 10.5 turns.
    assert.equal(queued.tasks[0]?.run?.durationTurns, 11);
    const { game } = advanced(queued, 10);
    const { exotics, fragments, alloy, credits } = cancelled(game, 1).resources;
    // 50/11 and 120/11
    assert.deepEqual([exotics, fragments, alloy, credits], [600, 300, 454, 1_090]);
    assert.deepEqual(refundOf(queued.tasks[0] as never), queued.tasks[0]?.paid);
  });

  test("[ORD9] cancelling an unknown, ended or cancelled task is 404", () => {
    const game = done(aGame().build(), explore()).game;
    assert.equal(refused(cancelOrder(game, 1), "unknown-task").status, 404);
    refused(cancelOrder(game, 2), "unknown-task");
    refused(cancelOrder(cancelled(ordered(game, explore()), 2), 2), "unknown-task");
  });

  test("[CHANCE2] exploring again after a cancel finds what the first attempt would have found", () => {
    const start = aGame().at(8).build();
    const straight = done(start, explore());
    const tried = advanced(ordered(start, explore()), 3).game;
    const again = done(cancelled(tried, 1), explore());
    const found = (events: typeof straight.events): unknown =>
      events.filter(({ kind }) => kind.startsWith("explore.")).map(({ kind, figures }) => [kind, figures]);
    assert.deepEqual(found(again.events), found(straight.events));
    assert.equal(again.game.systems[7]?.visits, 1);
    const hops = accepted(cancelOrder(ordered(start, jump(7)), 1)).game;
    assert.deepEqual(
      kindsOf(done(hops, jump(7)).events).includes("jump.mishap"),
      kindsOf(done(start, jump(7)).events).includes("jump.mishap"),
    );
  });
});

describe("moving", () => {
  const four = () => ordered(aGame().rich().build(), explore(), research("nav1"), research("pow1"), research("sur1"));

  test("[ORD9] a move puts a pending task at a position among the pending ones", () => {
    const moved = (id: number, position: number): number[] => ids(accepted(moveOrder(four(), id, position)).game);
    assert.deepEqual(moved(4, 0), [1, 4, 2, 3]);
    assert.deepEqual(moved(2, 2), [1, 3, 4, 2]);
    assert.deepEqual(moved(3, 1), [1, 2, 3, 4]);
    assert.deepEqual(moved(2, 1), [1, 3, 2, 4]);
  });

  test("[ORD9] a move to a position outside is 400, of the active task 409, of an unknown one 404", () => {
    const outside = refused(moveOrder(four(), 2, 3), "position-out-of-range");
    assert.deepEqual([outside.status, outside.details], [400, { position: 3, pending: 3 }]);
    refused(moveOrder(four(), 2, -1), "position-out-of-range");
    assert.equal(refused(moveOrder(four(), 1, 0), "task-active").status, 409);
    assert.equal(refused(moveOrder(four(), 5, 0), "unknown-task").status, 404);
    refused(moveOrder(ordered(aGame().build(), explore()), 1, 0), "task-active");
  });

  test("[ORD9] any order of tasks is allowed, and an invalid one fails at its start and costs nothing", () => {
    const start = ordered(aGame().rich().build(), explore(), research("nav1"), research("nav2"));
    const { game, ended } = done(accepted(moveOrder(start, 3, 0)).game);
    assert.deepEqual(
      ended.map(({ task, outcome }) => [task.id, outcome]),
      [
        [1, "completed"],
        [3, "failed"],
        [2, "completed"],
      ],
    );
    assert.deepEqual(game.techs, ["nav1"]);
  });
});

describe("estimates", () => {
  test("[ORD11] estimates of a queue follow one another", () => {
    // Explore Home 3 turns; jump to Near 3; explore it at D 10: 3 turns.
    const rows = estimates(ordered(aGame().build(), explore(), jump(2), explore())).map((estimate) => [
      estimate.status,
      estimate.startsOnTurn,
      estimate.durationTurns,
      estimate.endsOnTurn,
      estimate.difficulty / 1_000,
    ]);
    assert.deepEqual(rows, [
      ["active", 0, 3, 3, 10],
      ["pending", 3, 3, 6, 12.8],
      ["pending", 6, 3, 9, 10],
    ]);
  });

  test("[ORD11] estimates change with a move, a cancel and the fatigue of the lead", () => {
    const game = ordered(aGame().rich().build(), explore(), research("nav1"), research("pow1", 1, 2, 3));
    const spans = (of: Game): number[][] =>
      estimates(of).map(({ startsOnTurn, endsOnTurn }) => [startsOnTurn, endsOnTurn]);
    // Alone 2 turns; with three helpers 19.5 of 11 is 1.77: strong, 1.7.
    assert.deepEqual(spans(game), [
      [0, 3],
      [3, 5],
      [5, 7],
    ]);
    assert.deepEqual(
      estimates(game).map(({ ratio }) => ratio),
      [120, 109, 177],
    );
    assert.deepEqual(spans(accepted(moveOrder(game, 3, 0)).game), [
      [0, 3],
      [3, 5],
      [5, 7],
    ]);
    assert.deepEqual(spans(cancelled(game, 2)), [
      [0, 3],
      [3, 5],
    ]);
    const tired = { ...game, crew: game.crew.map((member) => ({ ...member, fatigue: 80 })) };
    // Rested to 56 by then: 12 · 0.80 = 9.6 of 11 is 0.87: short, 2.6.
    assert.deepEqual(spans(tired)[1], [3, 6]);
  });

  test("[ORD11] estimates assume the fatigue that the tasks ahead cause, and the rest that they give", () => {
    const tiring = ordered(
      aGame().withFatigue(2, 40).withFatigue(4, 60).build(),
      explore(),
      explore(),
      research("nav1"),
    );
    const [now, second, third] = estimates(tiring).map(({ ratio }) => ratio);
    // 12 · 0.8 = 9.6 of 10 after three turns of work; the scientist rests below 50 meanwhile.
    assert.deepEqual([now, second, third], [120, 96, 109]);
    const { game } = advanced(tiring, 3);
    assert.equal(estimates(game)[0]?.ratio, second);
  });

  test("[ORD11] the estimate of a second exploration assumes that the first one is done", () => {
    const durations = estimates(ordered(aGame().build(), explore(), explore())).map(
      ({ durationTurns }) => durationTurns,
    );
    assert.deepEqual(durations, [3, 2]);
  });

  test("[ORD11] estimates show the remaining turns of the active task and the fuel of a jump", () => {
    const { game } = advanced(ordered(aGame().build(), jump(2), jump(1)), 1);
    const [active, next] = estimates(game);
    assert.deepEqual([active?.remainingTurns, active?.endsOnTurn, active?.cost], [2, 3, { fuel: 300 }]);
    assert.deepEqual([next?.startsOnTurn, next?.cost], [3, { fuel: 300 }]);
    const others = estimates(ordered(aGame().build(), explore(), research("nav1")));
    assert.deepEqual(
      others.map(({ cost }) => cost),
      [{}, { data: 1_000 }],
    );
  });
});

test("[HELP5] a pending task takes another team at the price it was queued for", () => {
  const game = ordered(aGame().rich().build(), explore(), research("nav1"));
  const { game: after, answer } = accepted(changeTeam(game, 2, { leadId: 1, helperIds: [3] }));
  assert.deepEqual([answer.leadId, answer.helperIds, answer.paid], [1, [3], { data: 1_000 }]);
  assert.deepEqual(after, { ...game, tasks: [game.tasks[0], answer] });
});

test("[HELP5] a change of team is refused for the active task, an ended one, and a team that no order may have", () => {
  const game = ordered(aGame().rich().build(), explore(), research("nav1"));
  refused(changeTeam(game, 1, { leadId: 1, helperIds: [] }), "task-active");
  refused(changeTeam(game, 9, { leadId: 1, helperIds: [] }), "unknown-task");
  refused(changeTeam(game, 2, { leadId: 9, helperIds: [] }), "unknown-crew");
  refused(changeTeam(game, 2, { leadId: 1, helperIds: [2, 1] }), "lead-among-helpers");
});
