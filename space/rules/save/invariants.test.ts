import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, aSeededGame, type GameBuilder } from "../../testing/a-game.ts";
import { build, expand, explore, ordered, research, upgrade } from "../../testing/play.ts";
import type { CrewMember, Game, Task } from "../game/game.ts";
import { violations } from "./invariants.ts";

test("a new game and a game with a queue are valid", () => {
  assert.deepEqual(violations(aSeededGame(1).build()), []);
  assert.deepEqual(violations(aGame().build()), []);
  assert.deepEqual(violations(ordered(aGame().build(), explore("survey", 1), research("nav1"))), []);
});

describe("at the edges", () => {
  const edge = (holds: GameBuilder, breaks: GameBuilder): void => {
    assert.deepEqual(violations(holds.build()), []);
    assert.equal(violations(breaks.build()).length, 1);
  };

  test("[TURN5] amounts lie within 0 and their caps", () => {
    edge(aGame().withResources({ fuel: 40 }), aGame().withResources({ fuel: 40.01 }));
    edge(aGame().withResources({ fuel: 50 }).withTech("nav1"), aGame().withResources({ fuel: 50.01 }).withTech("nav1"));
    edge(aGame().withResources({ supplies: 100 }), aGame().withResources({ supplies: 100.01 }));
    for (const name of ["credits", "fuel", "alloy", "supplies", "data", "exotics", "fragments"] as const) {
      edge(aGame().withResources({ [name]: 0 }), aGame().withResources({ [name]: -0.01 }));
    }
  });

  test("[TURN5] hull, fatigue, levels and XP stay within their bounds", () => {
    edge(aGame().withHull(100), aGame().withHull(100.01));
    edge(aGame().withHull(0), aGame().withHull(-1));
    edge(aGame().withFatigue(1, 100), aGame().withFatigue(1, 101));
    edge(aGame().withFatigue(1, 0), aGame().withFatigue(1, -1));
    edge(aGame().withSkill(1, "science", 10), aGame().withSkill(1, "science", 11));
    edge(aGame().withSkill(1, "science", 1, 49.99), aGame().withSkill(1, "science", 1, 50));
    edge(aGame().withSkill(1, "science", 10, 0), aGame().withSkill(1, "science", 10, 0.01));
  });

  test("[SHIP1][UPG3][EXPAND1] tiers, slots and expansions stay within their bounds", () => {
    edge(aGame().withTier("lab", 5), aGame().withTier("lab", 6));
    edge(aGame().withTier("lab", 1), aGame().withTier("lab", 0));
    edge(aGame().withExpansions(6), aGame().withExpansions(7));
    edge(aGame().withBuilt("scoop"), aGame().withBuilt("scoop", "shield"));
    edge(
      aGame().withExpansions(1).withBuilt("core", "scoop", "shield"),
      aGame().withExpansions(1).withBuilt("core", "scoop", "shield", "medbay"),
    );
    edge(aGame().withExpansions(1).withBuilt("scoop"), aGame().withExpansions(1).withBuilt("scoop", "scoop"));
    edge(aGame().withTech("nav1"), aGame().withTech("nav1", "nav1"));
  });

  test("a position that does not exist, a second Apex and numbers out of range are violations", () => {
    edge(aGame().at(8), aGame().at(9));
    edge(aGame(), aGame().withSystem(3, { apex: true }));
    edge(aGame(), aGame().with({ nextCrewId: 4 }));
    edge(aGame(), aGame().with({ nextModuleId: 6 }));
    edge(aGame(), aGame().with({ modules: aGame().build().modules.slice(1), nextModuleId: 9 }));
  });

  test("[END3] a game has an end if and only if it is over, and then it has no tasks", () => {
    edge(aGame().ended("won", "apex-relit"), aGame().with({ status: "won" }));
    edge(aGame(), aGame().with({ endReason: "crew-lost" }));
    const busy = ordered(aGame().build(), explore());
    assert.equal(violations({ ...busy, status: "lost", endReason: "crew-lost" }).length, 1);
  });
});

describe("in the queue", () => {
  const busy = ordered(aGame().build(), explore("survey", 1), research("nav1"));
  const [active, pending] = busy.tasks as [Task, Task];
  const { run: _run, ...unstarted } = active;
  const broken: Readonly<Record<string, Game>> = {
    "no task is active": { ...busy, tasks: [unstarted, pending] },
    "the second is active": { ...busy, tasks: [pending, active] },
    "two are active": { ...busy, tasks: [active, { ...pending, ...(active.run ? { run: active.run } : {}) }] },
    "a lead helps": { ...busy, tasks: [{ ...active, helperIds: [active.leadId] }, pending] },
    "somebody helps twice": { ...busy, tasks: [{ ...active, helperIds: [1, 1] }, pending] },
    "a stranger leads": { ...busy, tasks: [{ ...active, leadId: 9 }, pending] },
    "a stranger helps": { ...busy, tasks: [{ ...active, helperIds: [9] }, pending] },
    "a task jumps to no system": { ...busy, tasks: [active, { ...pending, target: { kind: "jump", systemId: 99 } }] },
    "a task upgrades no module": {
      ...busy,
      tasks: [active, { ...pending, target: { kind: "upgrade", moduleId: 99, toTier: 2 } }],
    },
    "no turns are left": {
      ...busy,
      tasks: [{ ...active, ...(active.run ? { run: { ...active.run, remainingTurns: 0 } } : {}) }, pending],
    },
    "a task was paid with a negative amount": { ...busy, tasks: [active, { ...pending, paid: { data: -1 } }] },
    "two tasks share an id": { ...busy, tasks: [active, { ...pending, id: active.id }] },
    "an id has not been issued yet": { ...busy, nextTaskId: 2 },
    "21 tasks are queued": {
      ...busy,
      nextTaskId: 99,
      tasks: [active, ...Array.from({ length: 20 }, (_, index) => ({ ...pending, id: index + 10 }))],
    },
    "there are four helpers": {
      ...busy,
      nextCrewId: 7,
      crew: [...busy.crew, ...[5, 6].map((id): CrewMember => ({ ...(busy.crew[0] as CrewMember), id }))],
      tasks: [{ ...active, helperIds: [1, 3, 4, 5] }, pending],
    },
  };
  const rich = aGame().rich().withTech("eng2").withExpansions(1).build();
  const done = aGame().rich().withTech("eng2", "nav1").withExpansions(1).withBuilt("scoop").withTier("lab", 2).build();
  for (const order of [research("nav1"), build("scoop"), upgrade(4)]) {
    test(`[ADM2] a queue is invalid when the active task, ${order.kind}, was already done`, () => {
      const { tasks, nextTaskId } = ordered(rich, order);
      assert.deepEqual(violations({ ...rich, tasks, nextTaskId }), []);
      assert.equal(violations({ ...done, tasks, nextTaskId }).length, 1);
    });
  }

  test("[ADM2] a queue is invalid when what the active task brings has no room", () => {
    const expanding = ordered(rich, expand());
    assert.deepEqual(violations({ ...expanding, expansions: 5 }), []);
    assert.equal(violations({ ...expanding, expansions: 6 }).length, 1);
    const full = aGame().rich().withExpansions(1).withBuilt("scoop", "shield", "medbay").build();
    const building = ordered(full, build("quarters"));
    assert.deepEqual(violations(building), []);
    const { modules, nextModuleId } = aGame().withBuilt("scoop", "shield", "medbay", "hydroponics").build();
    assert.equal(violations({ ...building, modules, nextModuleId }).length, 1);
    assert.deepEqual(violations(ordered(aGame().rich().withHull(50).build(), build("patch"))), []);
  });

  for (const [what, game] of Object.entries(broken)) {
    test(`[ORD1][ORD5] a queue is invalid when ${what}`, () =>
      assert.equal(violations(game).length, 1, violations(game).join()));
  }
});

test("missions name existing systems, and ended ones have an end", () => {
  const sound = aGame().withMission({ kind: "survey", systemId: 2 }).build();
  assert.deepEqual(violations(sound), []);
  const broken = [
    aGame().withMission({ kind: "survey", systemId: 99 }),
    aGame().withMission({ kind: "survey", systemId: 2 }, { endedOnTurn: 3 }),
    aGame().withMission({ kind: "survey", systemId: 2 }, { status: "completed" }),
    aGame().withMission({ kind: "survey", systemId: 2 }, { status: "offered" }),
    aGame().withMission({ kind: "survey", systemId: 2 }, { acceptedOnTurn: null }),
  ];
  for (const builder of broken) assert.equal(violations(builder.build()).length, 1);
});
