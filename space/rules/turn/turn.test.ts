import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { advanced, done, expand, explore, jump, kindsOf, ordered, research, upgrade } from "../../testing/play.ts";
import { TECH_IDS } from "../catalog/techs.ts";
import { scoreItems, scoreOf } from "../game/score.ts";
import { draw } from "../values/chance.ts";

test("[TURN1] with an empty queue a turn changes nothing and reports skipped", () => {
  const game = aGame()
    .withResources({ supplies: 0 })
    .withFatigue(1, 50)
    .withMission({ kind: "survey", systemId: 2 }, { deadline: 0 })
    .with({ starvingTurns: 5 })
    .build();
  const { game: after, events, reports, ended } = advanced(game, 3);
  assert.deepEqual(after, game);
  assert.deepEqual([events, ended], [[], []]);
  const nothing = { completed: null, started: null, failed: [], xp: [], lapsed: null, opened: null };
  assert.deepEqual(reports[0], { turn: 0, skipped: true, ...nothing });
});

test("[TURN2] a turn raises the turn number, feeds and tires the crew, yields lab data and advances the task", () => {
  const { game, reports, events } = advanced(ordered(aGame().withFatigue(1, 20).build(), explore()), 1);
  assert.equal(game.turn, 1);
  assert.equal(game.resources.supplies, 5_888);
  assert.equal(game.resources.data, 1_215);
  assert.deepEqual(
    game.crew.map(({ fatigue }) => fatigue),
    [12, 6, 0, 0],
  );
  assert.equal(game.tasks[0]?.run?.remainingTurns, 2);
  assert.equal(reports[0]?.skipped, false);
  assert.deepEqual([events.at(-1)?.kind, events.at(-1)?.turn], ["mission.offered", 1]);
});

test("[TURN2] upkeep and hydroponics come before the effects of the task", () => {
  // Supplies run out on the turn on which the harvest yields 19.5.
  const { game, events } = done(aGame().withResources({ supplies: 2.5 }).build(), explore("harvest"));
  const out = events.find(({ kind }) => kind === "supplies.out");
  assert.equal(out?.text, "Not enough food: hungry turn 1 of 6, then somebody dies.");
  assert.equal(game.starvingTurns, 1);
  assert.equal(game.resources.supplies, 1_950);
});

test("[TURN2] the events of a turn are in the order of the turn", () => {
  const start = aGame()
    .withResources({ supplies: 0 })
    .withFatigue(2, 49)
    .withMission({ kind: "survey", systemId: 1 }, { reward: { credits: 100 } })
    .build();
  const { events } = advanced(ordered(start, explore("harvest"), research("nav1")), 3);
  const last = kindsOf(events.filter(({ turn }) => turn === 3)).filter((kind) => kind !== "mission.offered");
  assert.deepEqual(last, [
    "supplies.out",
    "system.charted",
    "explore.found",
    "task.completed",
    "crew.xp",
    "mission.completed",
    "turn.advanced",
    "task.started",
  ]);
});

test("[TURN2] the next task starts after missions expire and the board is filled", () => {
  const start = aGame().withMission({ kind: "survey", systemId: 2 }, { deadline: 2 }).build();
  const { events } = advanced(ordered(start, explore(), research("nav1")), 3);
  const kinds = kindsOf(events.filter(({ turn }) => turn === 3));
  assert.deepEqual(kinds.slice(-3), ["mission.failed", "mission.offered", "task.started"]);
});

test("[TURN2] a turn without food for the last member still advances the task", () => {
  const { game } = advanced(ordered(aGame().withResources({ supplies: 0 }).build(), explore()), 1);
  assert.equal(game.tasks[0]?.run?.remainingTurns, 2);
});

test("low supplies and low fuel emit one event each", () => {
  const { events } = advanced(ordered(aGame().withResources({ supplies: 10 }).build(), explore(), explore()), 3);
  const low = events.filter(({ kind }) => kind === "supplies.low");
  assert.deepEqual(
    low.map(({ turn, figures }) => [turn, figures.supplies]),
    [[1, 8.88]],
  );
});

describe("the end", () => {
  const atApex = (): GameBuilder =>
    aGame().at(7).withExpansions(1).withTier("reactor", 3).withTier("fab", 2).withTech("lode").withBuilt("core");

  /** Finds a seed with which the first survey of the Apex (29 %) has a mishap, or none. */
  const seedWithMishap = (mishap: boolean): number =>
    Array.from({ length: 100 }, (_, seed) => seed).find(
      (seed) => draw({ seed }, "explore-mishap", 7, 0) < 0.29 === mishap,
    ) as number;

  test("[END1] a completed exploration at the Apex with the Core and enough supply wins", () => {
    // Supply 20, demand 12 + 8.
    for (const focus of ["survey", "harvest", "salvage"] as const) {
      const { game, events } = done(atApex().withSeed(seedWithMishap(false)).build(), explore(focus));
      assert.deepEqual([game.status, game.endReason], ["won", "apex-relit"], focus);
      assert.equal(events.find(({ kind }) => kind === "game.won")?.severity, "good");
    }
  });

  test("[END1] an exploration does not win without power, without the Core or elsewhere, and no other task wins", () => {
    const seed = seedWithMishap(false);
    const fewWatts = atApex().withSeed(seed).withTier("sensor", 2).build();
    assert.equal(done(fewWatts, explore()).game.status, "active", "20 of 22");
    const noCore = aGame().at(7).withSeed(seed).withTier("reactor", 3).build();
    assert.equal(done(noCore, explore()).game.status, "active");
    assert.equal(done(atApex().at(1).build(), explore()).game.status, "active");
    assert.equal(done(atApex().build(), research("nav1")).game.status, "active");
    assert.equal(done(atApex().at(6).build(), jump(7)).game.status, "active", "arriving is not enough");
  });

  test("[END1][END2] an exploration that destroys the hull loses, also at the Apex", () => {
    const { game } = done(atApex().withSeed(seedWithMishap(true)).withHull(5).build(), explore());
    assert.deepEqual([game.status, game.endReason, game.hull], ["lost", "hull-destroyed", 0]);
  });

  test("[END1] a win on the last turn takes precedence over the loss", () => {
    const start = ordered(atApex().withSeed(seedWithMishap(false)).build(), explore());
    const turns = start.tasks[0]?.run?.durationTurns as number;
    const { game } = advanced({ ...start, turn: 200 - turns }, turns);
    assert.deepEqual([game.turn, game.status], [200, "won"]);
  });

  test("[END2] hull 0 loses the game", () => {
    const { game } = advanced(ordered(aGame().withHull(0).build(), explore()), 1);
    assert.deepEqual([game.status, game.endReason], ["lost", "hull-destroyed"]);
  });

  test("[END2] the last turn of each difficulty loses, the one before does not, and the sandbox has none", () => {
    for (const [difficulty, limit] of [
      ["hard", 170],
      ["standard", 200],
      ["relaxed", 240],
    ] as const) {
      const at = (turn: number) =>
        advanced(ordered(aGame().withDifficulty(difficulty).onTurn(turn).build(), explore()), 1).game;
      assert.equal(at(limit - 2).status, "active", difficulty);
      assert.deepEqual([at(limit - 1).status, at(limit - 1).endReason], ["lost", "time-ran-out"], difficulty);
    }
    const late = ordered(aGame().withDifficulty("sandbox").onTurn(5_000).build(), explore());
    assert.equal(advanced(late, 1).game.status, "active");
  });

  test("[END3] the end cancels all tasks, and later turns are skipped", () => {
    const start = ordered(aGame().rich().onTurn(199).build(), upgrade(1), expand(), research("nav1"));
    const { game, ended, events } = advanced(start, 1);
    assert.deepEqual(game.tasks, []);
    assert.deepEqual(
      ended.map(({ outcome }) => outcome),
      ["cancelled", "cancelled", "cancelled"],
    );
    assert.deepEqual([events.at(-1)?.kind, events.at(-1)?.severity], ["game.lost", "bad"]);
    assert.ok(!kindsOf(events).includes("mission.offered"), "the board is not refilled");
    const again = advanced(game, 2);
    assert.deepEqual(again.game, game);
    assert.ok(again.reports.every(({ skipped }) => skipped));
  });

  test("[END4] a won game scores 1000, 10 per turn left, 10 per system, 15 per mission, 8 per technology", () => {
    const won = aGame()
      .onTurn(160)
      .withTech("nav1", "sci1", "eng1")
      .with({ missionsCompleted: 4 })
      .withSystem(1, { visits: 5 })
      .withSystem(2, { visits: 1 })
      .ended("won", "apex-relit");
    const done = 20 + 60 + 3 * 8;
    assert.equal(scoreOf(won.build()), 1_000 + 400 + done);
    assert.equal(scoreOf(won.onTurn(200).build()), 1_000 + done);
    assert.equal(scoreOf(won.onTurn(160).withDifficulty("hard").build()), 1_000 + 100 + done);
    assert.equal(scoreOf(won.withDifficulty("relaxed").build()), 1_000 + 800 + done);
    assert.equal(scoreOf(won.withDifficulty("sandbox").build()), 1_000 + done, "the sandbox has no turns left");
  });

  test("[END4] a lost or active game scores only what was done", () => {
    const game = aGame().withTech("nav1").with({ missionsCompleted: 2 }).withSystem(1, { visits: 1 });
    assert.equal(scoreOf(game.build()), 10 + 30 + 8);
    assert.equal(scoreOf(game.ended("lost", "time-ran-out").build()), 48);
    assert.equal(scoreOf(aGame().build()), 0);
  });

  test("[END4][ROAD3a] the score is the sum of its items, and at most 20 missions and 15 technologies count", () => {
    const game = aGame()
      .withTech("nav1")
      .with({ missionsCompleted: 23 })
      .onTurn(150)
      .ended("won", "apex-relit")
      .build();
    const items = scoreItems(game);
    assert.deepEqual(
      items.map(({ item, count, each, points }) => [item, count, each, points]),
      [
        ["won", 1, 1_000, 1_000],
        ["turns left", 50, 10, 500],
        ["systems explored", 0, 10, 0],
        ["missions", 20, 15, 300],
        ["technologies", 1, 8, 8],
      ],
    );
    assert.equal(scoreOf(game), 1_808);
    const techs = aGame().withTech(...TECH_IDS.slice(0, 15));
    assert.equal(scoreOf(techs.build()), 120);
    assert.equal(scoreOf(techs.withTech(...TECH_IDS.slice(15)).build()), 120);
  });
});

test("[JUMP4][CHANCE2][ROAD4] a jump mishap follows its draw, keyed by the arrivals, and costs 4 to 12 hull × (1 + 0.5·danger)", () => {
  const damages = new Set<number>();
  for (let seed = 0; seed < 300; seed++) {
    const arrivals = seed % 3;
    const start = aGame().withSeed(seed).at(6).withSystem(7, { arrivals }).build();
    // Apex from Hot: 8 ly, danger 3, D 23.4; 12 of it is 0.51: 16 % + 12 %.
    const { game, events } = done(start, jump(7));
    const expected = draw({ seed }, "jump-mishap", 7, arrivals) < 0.28;
    assert.equal(kindsOf(events).includes("jump.mishap"), expected, `seed ${seed}`);
    assert.equal(game.positionId, 7);
    assert.equal(game.systems[6]?.arrivals, arrivals + 1);
    if (expected) damages.add(100 - game.hull / 100);
  }
  assert.deepEqual(
    [...damages].sort((a, b) => a - b),
    [4, 5, 6, 7, 8, 9, 10, 11, 12].map((drawn) => drawn * 2.5),
  );
});
