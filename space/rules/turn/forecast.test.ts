import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { accepted, advanced, done, explore, jump, ordered, refused, research, upgrade } from "../../testing/play.ts";
import type { Game } from "../game/game.ts";
import { estimates } from "../orders/estimate.ts";
import { yieldsOf } from "../orders/explore.ts";
import { placeOrder, runTurns } from "./command.ts";
import { forecast, warningsWithin } from "./forecast.ts";

const codes = (game: Game, turns = 50): string[] => forecast(game, turns).warnings.map(({ code }) => code);

test("[HELP1] a forecast of work without chance equals the turns that follow", () => {
  const start = ordered(aGame().rich().build(), research("nav1", 1), upgrade(1), research("pow1"), jump(2));
  const { fromTurn, queueEndsOnTurn, turns, warnings } = forecast(start, 50);
  let { game } = { game: start };
  for (const shown of turns) {
    const { game: after, ended } = advanced(game, 1);
    assert.equal(shown.taskId, game.tasks[0]?.id);
    assert.deepEqual(
      shown.ends,
      ended.map(({ task }) => task.id),
    );
    const { turn, resources: goods } = after;
    assert.deepEqual({ turn: shown.turn, goods: shown.goods }, { turn, goods });
    assert.deepEqual(
      shown.crew,
      after.crew.map(({ id, fatigue }) => ({ id, fatigue })),
    );
    game = after;
  }
  assert.equal(game.tasks.length, 0);
  assert.deepEqual([fromTurn, queueEndsOnTurn, warnings], [0, game.turn, []]);
});

test("[ORD11] estimates of pending tasks assume the XP of the tasks ahead, as a forecast does", () => {
  const game = ordered(aGame().build(), ...Array.from({ length: 12 }, () => explore("survey", 1)));
  const ends = forecast(game, 100).turns.flatMap(({ turn, ends }) => ends.map(() => turn));
  assert.deepEqual(
    estimates(game).map(({ endsOnTurn }) => endsOnTurn),
    ends,
  );
});

test("[HELP1] a forecast counts explorations at their minimum, without accidents and exotics", () => {
  for (let seed = 0; seed < 20; seed++) {
    const game = ordered(aGame().withSeed(seed).at(8).build(), explore());
    const last = forecast(game, 50).turns.at(-1);
    const low = yieldsOf(game, game.systems[7] ?? assert.fail(), "survey").dataLow;
    const played = accepted(runTurns(game, 50)).game;
    assert.equal(last?.goods.data, 1_200 + low + 15 * (last?.turn ?? 0));
    assert.ok((last?.goods.data ?? 0) <= played.resources.data);
    assert.deepEqual([last?.goods.exotics, last?.hull], [0, 10_000]);
  }
});

test("[HELP1] a forecast counts the traveller of a rescue, and says nothing about their name and skills", () => {
  const rescue = aGame().rich().withBuilt("quarters").withMission({ kind: "rescue", systemId: 2 });
  const game = ordered(rescue.build(), jump(2), research("pow1"));
  const last = forecast(game, 50).turns.at(-1);
  const played = accepted(runTurns(game, 50)).game;
  assert.deepEqual([last?.goods.supplies, last?.crew.length], [played.resources.supplies, played.crew.length]);
  const starving = ordered(rescue.withResources({ supplies: 0 }).build(), jump(2), research("pow1"), research("nav1"));
  const { text, refs } = forecast(starving, 50).warnings.find(({ code }) => code === "crew-lost") ?? assert.fail();
  assert.match(text, /^Turn \d+: The rescued traveller starved\.$/);
  assert.deepEqual(refs, { crewId: 5 });
});

test("[HELP1] a forecast shows no fragment with an undetected signal", () => {
  const hiding = (builder: GameBuilder) =>
    ordered(builder.withTier("reactor", 2).withTier("sensor", 2).build(), jump(2), jump(4), explore());
  const fragments = (game: Game): unknown => forecast(game, 50).turns.at(-1)?.goods.fragments;
  assert.equal(fragments(hiding(aGame().withSystem(4, { fragment: true }))), 100, "in range of the sensor");
  const far = (revealed: boolean) =>
    ordered(
      aGame().rich().at(7).withTier("sensor", 2).withSystem(1, { fragment: true, revealed }).build(),
      jump(6),
      jump(4),
      jump(2),
      jump(1),
      explore(),
    );
  assert.deepEqual([fragments(far(false)), fragments(far(true))], [0, 100]);
});

test("[HELP1] a forecast shows only turns that the queue works, at most as many as requested", () => {
  const { turns, queueEndsOnTurn, fromTurn } = forecast(aGame().onTurn(9).build(), 20);
  assert.deepEqual([turns, queueEndsOnTurn, fromTurn], [[], null, 9]);
  const game = ordered(aGame().rich().build(), ...Array.from({ length: 12 }, () => explore()));
  const cut = forecast(game, 4);
  assert.equal(cut.turns.length, 4);
  assert.equal(cut.queueEndsOnTurn, forecast(game, 50).turns.at(-1)?.turn);
});

test("[HELP1] a forecast ends even if a task of the save has a trillion turns left", () => {
  const game = ordered(aGame().withDifficulty("sandbox").build(), explore());
  const tasks = game.tasks.map((task) => ({ ...task, run: { ...task.run, remainingTurns: 1e12 } as typeof task.run }));
  assert.equal(forecast({ ...game, tasks } as Game, 50).turns.length, 50);
});

describe("warnings", () => {
  const fed = ordered(
    aGame().withResources({ supplies: 2.24 }).withCrew(1, 2, 3, 4).build(),
    ...Array.from({ length: 5 }, () => explore("survey")),
  );

  test("[HELP1] a warning of hunger is given once, for its first turn", () => {
    const game = ordered(
      aGame().withResources({ supplies: 2.24, data: 99 }).build(),
      research("nav1"),
      research("nav2"),
    );
    assert.deepEqual(
      forecast(game, 50).warnings.map(({ code, turn }) => [code, turn]),
      [["hunger", 3]],
    );
    assert.ok(codes(fed).length <= 1, "also when it is fed between");
  });

  test("[HELP1] a warning is given if a member will starve", () => {
    const game = ordered(
      aGame().withResources({ supplies: 0, data: 999 }).build(),
      research("nav1"),
      research("nav2"),
      research("sci1"),
    );
    assert.deepEqual(codes(game).slice(0, 2), ["hunger", "crew-lost"]);
  });

  test("[HELP1] warnings are given of a jump without enough fuel and of an order that will fail", () => {
    // Two explorations are counted as 2 fuel each when the jumps are ordered, and yield 2 at a black hole.
    const short = ordered(aGame().withResources({ fuel: 6 }).build(), jump(2), jump(1));
    const moved = { ...short, resources: { ...short.resources, fuel: 0 } };
    assert.deepEqual(codes(moved), ["fuel-short"]);
    const order = ordered(aGame().rich().build(), research("pow1"), research("pow2"));
    const swapped = {
      ...order,
      tasks: [order.tasks[0], { ...order.tasks[1], target: { kind: "research", techId: "pow3" } }],
    } as Game;
    assert.deepEqual(codes(swapped), ["order-fails"]);
  });

  test("[HELP1] a warning is given of an accepted mission that the queue will not finish in time", () => {
    const game = ordered(
      aGame().rich().withMission({ kind: "survey", systemId: 3 }, { deadline: 2 }).build(),
      research("nav1"),
      research("nav2"),
    );
    const [warning] = forecast(game, 50).warnings;
    assert.deepEqual([warning?.code, warning?.turn, warning?.refs.missionId], ["deadline-missed", 3, 2]);
  });

  test("[HELP1] a warning is given of a member who will work at the lowest power", () => {
    const game = ordered(aGame().rich().withFatigue(4, 76).build(), research("nav1"));
    const [warning] = forecast(game, 50).warnings;
    assert.deepEqual([warning?.code, warning?.turn, warning?.refs.crewId], ["exhausted", 1, 4]);
  });

  test("[HELP1] a turn warns only of the next turns", () => {
    const game = ordered(
      aGame().withResources({ supplies: 13.44, data: 999 }).build(),
      ...(["nav1", "nav2", "sci1", "sur1", "pow1", "pow2"] as const).map((id) => research(id)),
    );
    const [first] = forecast(game, 50).warnings;
    assert.deepEqual([first?.code, first?.turn], ["hunger", 13]);
    assert.deepEqual(warningsWithin(game, 10), []);
    assert.equal(warningsWithin(game, 13).length, 1);
  });
});

describe("availability", () => {
  test("[HELP1] missing goods name the turn by which the queue will have yielded them", () => {
    const exploring = ordered(aGame().withResources({ alloy: 30, credits: 999 }).build(), explore("salvage"));
    const expanded = placeOrder(
      { ...exploring, resources: { ...exploring.resources, alloy: 1_000 } },
      { kind: "expand", leadId: 3, helperIds: [] },
    );
    const { details } = refused(expanded, "not-enough-resources");
    const { turns } = forecast(exploring, 50);
    // 10 and 14.4 are short of 25 by 0.6: nothing that is queued brings it.
    assert.equal(details.availableOnTurn, undefined);
    const enough = placeOrder(
      { ...exploring, resources: { ...exploring.resources, alloy: 1_100 } },
      { kind: "expand", leadId: 3, helperIds: [] },
    );
    assert.equal(refused(enough, "not-enough-resources").details.availableOnTurn, turns.at(-1)?.turn);
  });

  test("[HELP1] missing data counts the queue's explorations, then the lab", () => {
    const game = ordered(aGame().build(), explore());
    const end = forecast(game, 50).turns.at(-1) ?? assert.fail();
    // 12, at least 8.5 by the survey and 0.15 a turn
    const { details } = refused(placeOrder(game, research("core5")), "missing-prerequisites");
    assert.equal(details.availableOnTurn, undefined);
    const nav2 = { ...game, techs: ["nav1"] } as Game;
    assert.equal(refused(placeOrder(nav2, research("nav2")), "not-enough-resources").details.availableOnTurn, end.turn);
  });

  test("[HELP1] missing fuel names the turn on which the queue ends, if the ship then has enough for the jump", () => {
    const empty = aGame().withResources({ fuel: 0 }).build();
    // The jump needs 3. An exploration counts as 2; a harvest here brings more, a salvage does not.
    const harvesting = ordered(empty, explore("harvest"));
    const { details } = refused(placeOrder(harvesting, jump(2)), "not-enough-fuel");
    assert.deepEqual([details.missing, details.availableOnTurn], [1, forecast(harvesting, 50).queueEndsOnTurn]);
    accepted(placeOrder(done(empty, explore("harvest")).game, jump(2)));
    const salvaging = ordered(empty, explore("salvage"));
    assert.equal(refused(placeOrder(salvaging, jump(2)), "not-enough-fuel").details.availableOnTurn, undefined);
    assert.equal(refused(placeOrder(empty, jump(2)), "not-enough-fuel").details.availableOnTurn, undefined);
  });
});
