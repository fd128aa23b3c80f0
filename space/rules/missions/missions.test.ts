import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, aSeededGame } from "../../testing/a-game.ts";
import { accepted, advanced, done, explore, jump, kindsOf, ordered, refused, research } from "../../testing/play.ts";
import { factionAt } from "../encounters/factions.ts";
import { Draft } from "../game/draft.ts";
import type { Game, Mission, MissionKind } from "../game/game.ts";
import { routesFrom } from "../orders/route.ts";
import { exportSave, importSave, type SaveContents } from "../save/save.ts";
import { abandon, accept } from "../turn/command.ts";
import { estimatedTurns, goalSystemOf, isOpen, missionText, mustReturn } from "./missions.ts";
import { refillBoard } from "./offers.ts";

const open = (game: Game): Mission[] => game.missions.filter(isOpen);

/** Returns the game with its board filled, and the new offers. */
function filled(game: Game): { game: Game; offers: Mission[] } {
  const draft = new Draft(game);
  refillBoard(draft);
  return { game: draft.game, offers: draft.game.missions.filter(({ id }) => id >= game.nextMissionId) };
}

describe("the board", () => {
  test("[MIS1] the board has 3 slots, 4 with sci2", () => {
    assert.equal(filled(aGame().build()).offers.length, 3);
    assert.equal(filled(aGame().withTech("sci2").build()).offers.length, 4);
    for (let seed = 0; seed < 30; seed++) assert.equal(open(aSeededGame(seed).build()).length, 3);
  });

  test("[MIS1] offered and accepted missions take a slot, ended ones do not", () => {
    const builder = aGame()
      .withMission({ kind: "survey", systemId: 2 })
      .withMission({ kind: "survey", systemId: 3 }, { status: "offered", acceptedOnTurn: null })
      .withMission({ kind: "survey", systemId: 4 }, { status: "completed", endedOnTurn: 0 })
      .withMission({ kind: "survey", systemId: 5 }, { status: "failed", endedOnTurn: 0 });
    assert.equal(filled(builder.build()).offers.length, 1);
  });

  test("[MIS1] a freed slot is refilled at the end of the turn, not before", () => {
    const start = ordered(aSeededGame(3).withMission({ kind: "survey", systemId: 2 }, { id: 2 }).build(), explore());
    const lapsing = { ...start, missions: start.missions.map((mission) => ({ ...mission, deadline: 0 })) };
    const { game } = advanced(lapsing, 1);
    assert.equal(open(game).length, 3);
    assert.ok(open(game).every(({ offeredOnTurn }) => offeredOnTurn === 1));
  });

  test("[MIS14][ROAD5] the slot of an abandoned offer stays empty for 6 turns", () => {
    const start = aSeededGame(3).onTurn(10).build();
    const freed = ordered(accepted(abandon(start, 2)).game, ...Array.from({ length: 4 }, () => explore()));
    const places = Array.from({ length: 6 }, (_, index) => open(advanced(freed, index + 1).game).length);
    assert.deepEqual(places, [2, 2, 2, 2, 2, 3]);
  });

  test("[ROAD5] abandoning an accepted mission costs 1 standing with its faction, giving up an offer nothing", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 2 })
      .withMission({ kind: "survey", systemId: 3 }, { status: "offered", acceptedOnTurn: null })
      .withMission({ kind: "study", techId: "nav1" })
      .build();
    const faction = factionAt(start, 2);
    const { game, events } = accepted(abandon(start, 2));
    assert.equal(game.factions[faction].standing, -1);
    assert.deepEqual(
      events.map(({ kind }) => kind),
      ["mission.abandoned", "faction.standing"],
    );
    assert.equal(accepted(abandon(start, 3)).game.factions, start.factions);
    assert.equal(accepted(abandon(start, 4)).game.factions, start.factions, "no faction asks for a study");
  });

  test("[MIS1] the list keeps the newest 20 ended missions", () => {
    const builder = aGame();
    for (let id = 2; id < 22; id++) {
      builder.withMission({ kind: "survey", systemId: 2 }, { id, status: "failed", endedOnTurn: 40 - id });
    }
    const { game } = done(
      builder.withMission({ kind: "survey", systemId: 1 }, { id: 22 }).onTurn(50).build(),
      explore(),
    );
    const ended = game.missions.filter((mission) => !isOpen(mission)).map(({ id }) => id);
    assert.equal(ended.length, 20);
    assert.ok(ended.includes(22) && !ended.includes(21), "mission 21 ended first");
  });

  test("[MIS2] the first mission is to explore the safest, nearest neighbour, one jump away", () => {
    const { offers } = filled(aGame().with({ nextMissionId: 1 }).build());
    assert.deepEqual(offers[0]?.goal, { kind: "survey", systemId: 2 });
    for (let seed = 0; seed < 60; seed++) {
      const game = aSeededGame(seed).build();
      const first = game.missions[0] as Mission;
      assert.equal(first.goal.kind, "survey");
      const place = goalSystemOf(first.goal) as number;
      assert.equal(routesFrom(game, "turns").get(place)?.hops.length, 1, `seed ${seed}`);
      const neighbours = [...routesFrom(game, "turns")].filter(([, route]) => route.hops.length === 1);
      const dangers = neighbours.map(([id]) => game.systems.find((system) => system.id === id)?.danger ?? 0);
      assert.equal(game.systems.find(({ id }) => id === place)?.danger, Math.min(...dangers));
    }
  });

  test("[MIS2] every kind is offered, drawn by the mission's id", () => {
    const kinds = new Map<MissionKind, number>();
    const start = aSeededGame(9).withTier("sensor", 2).withTech("lode").build();
    const sources = start.systems.filter((system) => system.fragment);
    for (let id = 2; id < 400; id++) {
      const { offers } = filled({ ...start, nextMissionId: id, missions: [] });
      const kind = offers[0]?.goal.kind as MissionKind;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (let id = 2; id < 100; id++) {
      const unknown = { ...start, techs: [], expansions: 1, positionId: sources[0]?.id ?? 1, nextMissionId: id };
      for (const { goal } of filled({ ...unknown, missions: [] }).offers) kinds.set(goal.kind, 1);
    }
    const { factions } = start;
    const liked = { ...start, factions: { ...factions, archive: { ...factions.archive, standing: 2 } } };
    for (let id = 2; id < 100; id++) {
      for (const { goal } of filled({ ...liked, nextMissionId: id, missions: [] }).offers) kinds.set(goal.kind, 1);
    }
    assert.equal(kinds.size, 9, [...kinds].join());
    const once = filled({ ...start, nextMissionId: 77, missions: [] }).offers;
    const again = filled({ ...start, turn: 5, nextMissionId: 77, missions: [] }).offers;
    assert.deepEqual(
      again.map(({ goal }) => goal),
      once.map(({ goal }) => goal),
    );
  });

  test("[MIS2] no two open missions ask for the same goal", () => {
    for (let seed = 0; seed < 60; seed++) {
      const { game } = filled(aSeededGame(seed).withTech("sci2").build());
      const asked = open(game).map(({ goal }) => `${goal.kind} ${goalSystemOf(goal) ?? JSON.stringify(goal)}`);
      assert.equal(new Set(asked).size, 4, asked.join());
    }
  });

  test("[MIS2][SAME1] an imported game, whose goals have their fields in another order, gets the same offers", () => {
    const start = aSeededGame(9).build();
    const kinds = new Set<MissionKind>();
    for (let id = 2; id < 60; id++) {
      const { game, offers } = filled({ ...start, nextMissionId: id, missions: [] });
      for (const { goal } of offers) kinds.add(goal.kind);
      const played = { ...game, missions: offers.slice(0, 1) };
      const { game: imported } = importSave(exportSave({ game: played, events: [], tasks: [] })) as SaveContents;
      assert.deepEqual(filled(imported).offers, filled(played).offers);
    }
    assert.ok(kinds.has("expedition"));
  });

  test("[MIS2] two deliveries to the same system are never offered together, even with different amounts", () => {
    const start = aGame().withMission({ kind: "delivery", systemId: 2, supplies: 900 }).build();
    const offers = Array.from({ length: 200 }, (_, id) => filled({ ...start, nextMissionId: id + 3 }).offers).flat();
    const places = offers.filter(({ goal }) => goal.kind === "delivery").map(({ goal }) => goalSystemOf(goal));
    assert.deepEqual([...new Set(places)].sort(), [3, 4, 5, 6, 8]);
    assert.ok(offers.some(({ goal }) => goal.kind === "survey" && goal.systemId === 2));
  });

  test("[MIS2] a slot stays free when no kind has a possible goal", () => {
    const systems = aGame()
      .build()
      .systems.filter(({ id }) => id === 1 || id === 7)
      .map((system) => ({ ...system, visits: 5 }));
    const all = aGame().with({ systems });
    for (const kind of ["reactor", "drive", "sensor", "lab", "fab"] as const) all.withTier(kind, 5);
    const techs = ["nav1", "sur1", "eng1", "sci1", "life1", "pow1"] as const;
    const studies = filled(all.withTech(...techs, "eng2", "sci2", "nav2", "sur2", "life2").build()).offers;
    assert.ok(studies.length > 0 && studies.every(({ goal }) => goal.kind === "study"));
  });
});

describe("accepting", () => {
  const offered = (): Game =>
    aGame()
      .onTurn(7)
      .withMission({ kind: "survey", systemId: 2 }, { status: "offered", acceptedOnTurn: null, deadline: 20 })
      .build();

  test("[MIS3] accepting a mission takes no time and costs nothing", () => {
    const { game, answer, events } = accepted(accept(offered(), 2));
    assert.deepEqual([answer.status, answer.acceptedOnTurn, answer.deadline], ["accepted", 7, 20]);
    assert.deepEqual(game.resources, offered().resources);
    assert.equal(game.turn, 7);
    assert.deepEqual(
      events.map(({ kind, refs }) => [kind, refs]),
      [["mission.accepted", { missionId: 2, systemId: 2 }]],
    );
  });

  test("[MIS3] an unknown id is 404 and a mission not on offer 409, and 404 comes first when the game is over", () => {
    assert.equal(refused(accept(offered(), 99), "unknown-mission").status, 404);
    const { status, details } = refused(accept(accepted(accept(offered(), 2)).game, 2), "mission-not-offered");
    assert.deepEqual([status, details], [409, { missionId: 2, status: "accepted" }]);
    const over: Game = { ...offered(), status: "lost", endReason: "crew-lost" };
    refused(accept(over, 99), "unknown-mission");
    refused(accept(over, 0), "unknown-mission");
    refused(accept(over, 2), "game-over");
    refused(abandon(over, 2), "game-over");
  });

  test("[MIS3][MIS14] a mission that ended long ago and left the list is 409, not 404", () => {
    const gone: Game = { ...offered(), missions: [], nextMissionId: 30 };
    assert.equal(refused(accept(gone, 2), "mission-not-offered").status, 409);
    assert.equal(refused(abandon(gone, 29), "mission-ended").status, 409);
    refused(accept(gone, 30), "unknown-mission");
  });

  test("[MIS4] actions before the acceptance do not count", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 1 }, { status: "offered", acceptedOnTurn: null, deadline: 99 })
      .build();
    const { game } = done(start, explore());
    assert.equal(game.missions[0]?.status, "offered");
    const late = done(accepted(accept(game, 2)).game, explore());
    assert.equal(late.game.missions[0]?.status, "completed");
  });

  test("[MIS4] an exploration that starts before the acceptance and ends after it counts", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 1 }, { status: "offered", acceptedOnTurn: null, deadline: 99 })
      .build();
    const begun = advanced(ordered(start, explore()), 2).game;
    assert.equal(done(accepted(accept(begun, 2)).game).game.missions[0]?.status, "completed");
  });
});

describe("deadlines", () => {
  test("[MIS4] a deadline allows at least twice the turns of a single rested specialist for the fastest route and one exploration", () => {
    for (let seed = 0; seed < 80; seed++) {
      const game = aSeededGame(seed).withFatigue(1, 100).withFatigue(2, 100).build();
      const routes = routesFrom(game, "turns");
      for (const { goal, deadline } of filled({ ...game, turn: 30, missions: [], nextMissionId: 50 + seed }).offers) {
        const turns = estimatedTurns(game, { ...goal, kind: "survey" } as Mission["goal"], routes);
        if (goalSystemOf(goal) === undefined || turns === null) continue;
        assert.ok((deadline ?? 0) - 30 >= 2 * turns, `seed ${seed}: ${deadline} for ${turns} turns`);
      }
    }
  });

  test("[MIS4] the fastest route and exploration match a case worked out by hand: Hot via Edge", () => {
    // Home → Edge 10 ly: D 8 + 8 + 3 = 19, 12 of it is 0.63: strained, 3 · 1.75 = 5.25: 5 turns.
    // Edge → Hot 6 ly: D 8 + 4.8 + 6 = 18.8: 0.63, 2 · 1.75 = 3.5: 4 turns.
    // Exploring Hot: D 21, 0.57, 3 · 1.75: 5 turns. Via Near it is 3 and 10 ly: D 22, 0.54: 5: 8 turns and 5.
    const game = aGame().withFatigue(1, 90).withFatigue(2, 90).build();
    const routes = routesFrom(game, "turns");
    assert.equal(estimatedTurns(game, { kind: "survey", systemId: 6 }, routes), 13);
    assert.equal(estimatedTurns(game, { kind: "delivery", systemId: 6, supplies: 800 }, routes), 8);
    assert.equal(estimatedTurns(game, { kind: "study", techId: "nav1" }, routes), null);
    const builder = aGame();
    for (const id of [2, 3, 4, 5, 8]) builder.withSystem(id, { visits: 9 });
    const offers = Array.from(
      { length: 300 },
      (_, id) => filled(builder.with({ nextMissionId: id + 2, missions: [] }).build()).offers,
    ).flat();
    const survey = offers.find(({ goal }) => goal.kind === "survey");
    // h is 2: 8 + 14 = 22, which is extended to 2 · 13.
    assert.deepEqual([survey?.goal, survey?.hops, survey?.deadline], [{ kind: "survey", systemId: 6 }, 2, 26]);
  });

  test("[MIS5] a mission can be completed on its deadline, after which it fails or its offer expires", () => {
    const due = (deadline: number): Game =>
      advanced(ordered(aGame().withMission({ kind: "survey", systemId: 1 }, { deadline }).build(), explore()), 3).game;
    assert.equal(due(3).missions[0]?.status, "completed");
    const start = aGame()
      .withMission({ kind: "survey", systemId: 2 }, { deadline: 2 })
      .withMission({ kind: "survey", systemId: 3 }, { deadline: 2, status: "offered", acceptedOnTurn: null })
      .build();
    const two = advanced(ordered(start, explore()), 2);
    assert.deepEqual(
      two.game.missions.slice(0, 2).map(({ status }) => status),
      ["accepted", "offered"],
    );
    const three = advanced(two.game, 1);
    assert.deepEqual(
      three.game.missions.slice(0, 2).map(({ status, endedOnTurn }) => [status, endedOnTurn]),
      [
        ["failed", 3],
        ["expired", 3],
      ],
    );
    assert.equal(due(2).missions[0]?.status, "completed", "actions count before missions expire on the same turn");
  });

  test("[MIS5] a mission ends when its goal can no longer be reached", () => {
    const start = aGame()
      .rich()
      .withMission({ kind: "study", techId: "nav1" }, { status: "offered", acceptedOnTurn: null })
      .withMission({ kind: "cipher", systemId: 3 }, { deadline: null })
      .build();
    const { game } = done(start, research("nav1"));
    assert.deepEqual(
      game.missions.slice(0, 2).map(({ status }) => status),
      ["expired", "failed"],
    );
  });

  test("[MIS13] an accepted cipher mission has no deadline, an offered one 40 turns", () => {
    const hiding = aGame().withTier("sensor", 2).withSystem(3, { fragment: true }).withSystem(8, { fragment: true });
    const start = hiding.onTurn(10).build();
    const offers = Array.from({ length: 100 }, (_, id) => filled({ ...start, nextMissionId: id + 2 }).offers).flat();
    const cipher = offers.find(({ goal }) => goal.kind === "cipher") as Mission;
    assert.equal(cipher.deadline, 50);
    const { answer } = accepted(accept({ ...start, missions: [cipher] }, cipher.id));
    assert.equal(answer.deadline, null);
  });
});

describe("abandoning", () => {
  test("[MIS14] abandoning an offered or accepted mission frees its slot", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 2 })
      .withMission({ kind: "survey", systemId: 3 }, { status: "offered", acceptedOnTurn: null })
      .build();
    for (const id of [2, 3]) {
      const { answer, game, events } = accepted(abandon(start, id));
      assert.deepEqual([answer.status, answer.endedOnTurn], ["abandoned", 0]);
      assert.equal(open(game).length, 1);
      assert.equal(events[0]?.kind, "mission.abandoned");
      const again = refused(abandon(game, id), "mission-ended");
      assert.deepEqual([again.status, again.details], [409, { missionId: id, status: "abandoned" }]);
      refused(accept(game, id), "mission-not-offered");
    }
    assert.equal(refused(abandon(start, 9), "unknown-mission").status, 404);
  });

  test("[MIS14] an abandoned mission pays nothing", () => {
    const start = aGame()
      .withMission({ kind: "survey", systemId: 1 }, { reward: { credits: 500 } })
      .build();
    const { game } = done(accepted(abandon(start, 2)).game, explore());
    assert.equal(game.resources.credits, 12_000 + 1_400);
    assert.equal(game.missionsCompleted, 0);
  });
});

test("one action may complete several missions, in the order of their ids", () => {
  const start = aGame()
    .withMission({ kind: "salvage", systemId: 1 })
    .withMission({ kind: "survey", systemId: 1 })
    .build();
  const { events, game } = done(start, explore("salvage"));
  const ids = events.filter(({ kind }) => kind === "mission.completed").map(({ refs }) => refs.missionId);
  assert.deepEqual(ids, [2, 3]);
  assert.equal(game.missionsCompleted, 2);
});

test("a mission's text names its goal", () => {
  const { missions, ...rest } = aGame().withMission({ kind: "delivery", systemId: 2, supplies: 800 }).build();
  assert.equal(missionText({ ...rest, missions }, missions[0] as Mission), "Deliver 8 supplies to Near");
});

test("the events of a failed mission and of an expired offer name the mission and the reason", () => {
  const survey: Mission["goal"] = { kind: "survey", systemId: 2 };
  const start = aGame()
    .withMission(survey, { deadline: 0 })
    .withMission(survey, { deadline: 0, status: "offered" })
    .build();
  const { events } = done(start, explore());
  const textOf = (kind: string) => events.find((event) => event.kind === kind)?.text;
  assert.equal(textOf("mission.failed"), "Mission failed: Explore Near, deadline passed.");
  assert.equal(textOf("mission.expired"), "Offer expired: Explore Near, deadline passed.");
});

describe("missions that an arrival completes", () => {
  const delivery: Mission["goal"] = { kind: "delivery", systemId: 1, supplies: 800 };

  test("[HELP4] at the ship's position the estimate is a jump away and back, because only a new arrival counts", () => {
    const game = aGame().withMission(delivery).build();
    // Three turns to Near and three back.
    assert.equal(estimatedTurns(game, delivery, routesFrom(game, "turns")), 6);
    const [mission] = game.missions;
    assert.ok(mission && mustReturn(game, mission));
    assert.ok(!mustReturn(aGame().at(2).withMission(delivery).build(), mission));
    const explores = aGame().withMission({ kind: "survey", systemId: 1 }).build();
    assert.ok(!mustReturn(explores, explores.missions[0] ?? assert.fail()));
    assert.equal(done(game, jump(2), jump(1)).game.missions[0]?.status, "completed");
  });

  test("[HELP4] arriving without what a mission needs emits an event that says what is missing", () => {
    const short = done(aGame().at(2).withResources({ supplies: 5 }).withMission(delivery).build(), jump(1));
    const event = short.events.find(({ kind }) => kind === "mission.short");
    assert.equal(event?.severity, "warn");
    assert.deepEqual(event?.refs, { missionId: 2, systemId: 1 });
    assert.match(event?.text ?? "", /needs 8 supplies; 1.64 are aboard/);
    const full = done(aGame().at(2).withMission({ kind: "rescue", systemId: 1 }).build(), jump(1));
    assert.match(full.events.find(({ kind }) => kind === "mission.short")?.text ?? "", /free berth/);
    for (const builder of [
      aGame().at(2).withMission(delivery),
      aGame().at(2).withMission({ kind: "survey", systemId: 1 }),
    ]) {
      assert.ok(!kindsOf(done(builder.build(), jump(1)).events).includes("mission.short"));
    }
  });
});
