import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { done, explore, jump, kindsOf, ordered, research, upgrade } from "../../testing/play.ts";
import type { TechId } from "../catalog/techs.ts";
import { factionAt } from "../encounters/factions.ts";
import { Draft } from "../game/draft.ts";
import { type Game, type Goods, type Mission, type MissionGoal, type MissionKind, SKILLS } from "../game/game.ts";
import { draw } from "../values/chance.ts";
import { CIPHER_OFFER_TURNS, lanes, MISSION_KINDS, rulesOf, tradePrice } from "./mission-kinds.ts";
import { refillBoard } from "./offers.ts";

test("the rules and the API have the same kinds of mission", () => {
  assert.deepEqual(Object.keys(MISSION_KINDS).sort(), [
    "cipher",
    "delivery",
    "expedition",
    "refit",
    "rescue",
    "salvage",
    "study",
    "survey",
    "trade",
  ]);
});

test("[MIS6] a lane is 8 ly, rounded up", () => {
  assert.deepEqual([1, 800, 801, 1_600, 1_601, 4_000].map(lanes), [1, 1, 2, 2, 3, 5]);
});

/** Reward in whole units, and turns to the deadline. */
const terms = (goal: MissionGoal, h: number, builder: GameBuilder = aGame()): [Goods, number | null] => {
  const rules = rulesOf(goal.kind);
  const reward = Object.entries(rules.reward(builder.build(), goal, h)).map(([name, amount]) => [name, amount / 100]);
  return [Object.fromEntries(reward), rules.turns(h)];
};

const statusOf = (game: Game, id = 2): Mission["status"] | undefined =>
  game.missions.find((mission) => mission.id === id)?.status;

const goals = (kind: MissionKind, builder: GameBuilder): MissionGoal[] => rulesOf(kind).goals(builder.build());

/** The reward that was paid, in whole units. */
const paid = (events: readonly { kind: string; figures: object }[]): unknown =>
  events.find(({ kind }) => kind === "mission.completed")?.figures;

/** Finds a seed with which the bonus draw of mission 2 is in this part of [0, 1). */
const seedWithBonus = (low: number, high: number): number =>
  Array.from({ length: 500 }, (_, seed) => seed).find((seed) => {
    const share = draw({ seed }, "mission-bonus", 2);
    return share >= low && share < high;
  }) as number;

describe("survey", () => {
  const goal: MissionGoal = { kind: "survey", systemId: 2 };

  test("[MIS6] a survey mission pays credits 25 + 12h + 10·danger and data 6 + 2h + 3·danger, and allows 8 + 7h turns", () => {
    assert.deepEqual(terms(goal, 1), [{ credits: 37, data: 8 }, 15]);
    assert.deepEqual(terms({ kind: "survey", systemId: 6 }, 2), [{ credits: 69, data: 16 }, 22]);
    assert.deepEqual(terms({ kind: "survey", systemId: 8 }, 4), [{ credits: 103, data: 23 }, 36]);
  });

  test("[MIS6] exploring the system with any focus completes a survey mission", () => {
    for (const focus of ["survey", "harvest", "salvage"] as const) {
      const start = aGame()
        .withSeed(seedWithBonus(0.62, 1))
        .at(2)
        .withMission(goal, { reward: { credits: 3_700 } });
      const { game, events } = done(start.build(), explore(focus));
      assert.equal(statusOf(game), "completed");
      assert.deepEqual(paid(events), { credits: 37 });
      assert.equal(game.resources.credits, 12_000 + 3_700 + 1_400);
      assert.equal(game.missionsCompleted, 1);
    }
  });

  test("[MIS6] exploring elsewhere or only arriving does not complete a survey mission", () => {
    assert.equal(statusOf(done(aGame().withMission(goal).build(), explore(), jump(2)).game), "accepted");
  });

  test("[MIS6] a survey mission's bonus is an exotic in 20 %, 12 alloy in 30 %, a recruit in 12 % of cases", () => {
    const play = (seed: number): ReturnType<typeof done> =>
      done(aGame().withSeed(seed).withExpansions(1).at(2).withMission(goal).build(), explore());
    assert.deepEqual(paid(play(seedWithBonus(0, 0.2)).events), { exotics: 1 });
    assert.deepEqual(paid(play(seedWithBonus(0.2, 0.5)).events), { alloy: 12 });
    const recruit = play(seedWithBonus(0.5, 0.62));
    assert.deepEqual(paid(recruit.events), {});
    assert.equal(recruit.game.crew.length, 5);
    const nothing = play(seedWithBonus(0.62, 1));
    assert.deepEqual([paid(nothing.events), nothing.game.crew.length], [{}, 4]);
  });

  test("[CREW7] a recruit for whom no berth is free does not come aboard", () => {
    const start = aGame().withSeed(seedWithBonus(0.5, 0.62)).at(2).withMission(goal).build();
    const { game, events } = done(start, explore());
    assert.equal(game.crew.length, 4);
    assert.equal(statusOf(game), "completed");
    assert.ok(kindsOf(events).includes("mission.no-berth"));
  });

  test("[MIS2] goals are unexplored systems, never the Apex or the current one", () => {
    const ids = goals("survey", aGame().withSystem(3, { visits: 1 })).map(
      (found) => "systemId" in found && found.systemId,
    );
    assert.deepEqual(ids, [2, 4, 5, 6, 8]);
  });
});

describe("delivery", () => {
  const goal: MissionGoal = { kind: "delivery", systemId: 2, supplies: 800 };

  test("[MIS7] a delivery asks for 6 + 2h supplies, pays credits 20 + 15h and allows 8 + 6h turns", () => {
    assert.deepEqual(terms(goal, 1), [{ credits: 35 }, 14]);
    assert.deepEqual(terms(goal, 3), [{ credits: 65 }, 26]);
    const asked = goals("delivery", aGame()).map(
      (found) => found.kind === "delivery" && [found.systemId, found.supplies],
    );
    // 6, 8, 10, 10.2, 16, 25.3 ly
    assert.deepEqual(asked, [
      [2, 800],
      [3, 800],
      [4, 1_000],
      [5, 1_000],
      [6, 1_000],
      [8, 1_400],
    ]);
  });

  test("[MIS7] arriving with the supplies completes a delivery and takes them", () => {
    const { game } = done(
      aGame()
        .withMission(goal, { reward: { credits: 3_500 } })
        .build(),
      jump(2),
    );
    assert.equal(statusOf(game), "completed");
    // Three turns of upkeep and eight delivered.
    assert.equal(game.resources.supplies, 6_000 - 3 * 112 - 800);
    assert.equal(game.resources.credits, 15_500);
  });

  test("[MIS7] a delivery accepts exactly enough supplies, and less leaves it open and takes nothing", () => {
    assert.equal(
      statusOf(done(aGame().withResources({ supplies: 11.36 }).withMission(goal).build(), jump(2)).game),
      "completed",
    );
    const { game } = done(aGame().withResources({ supplies: 11.35 }).withMission(goal).build(), jump(2));
    assert.deepEqual([statusOf(game), game.resources.supplies], ["accepted", 799]);
  });
});

describe("salvage", () => {
  const goal: MissionGoal = { kind: "salvage", systemId: 2 };

  test("[MIS8] a salvage mission pays alloy 10 + 4h and allows 8 + 7h turns", () => {
    assert.deepEqual(terms(goal, 1), [{ alloy: 14 }, 15]);
    assert.deepEqual(terms(goal, 5), [{ alloy: 30 }, 43]);
  });

  test("[MIS8] only a salvage of the system completes a salvage mission", () => {
    const start = aGame().at(2).withMission(goal).build();
    assert.equal(statusOf(done(start, explore("salvage")).game), "completed");
    assert.equal(statusOf(done(start, explore("survey"), explore("harvest")).game), "accepted");
  });
});

describe("rescue", () => {
  const goal: MissionGoal = { kind: "rescue", systemId: 2 };

  test("[MIS9] a rescue allows 6 + 5h turns and pays no goods", () => {
    assert.deepEqual(terms(goal, 1), [{}, 11]);
    assert.deepEqual(terms(goal, 4), [{}, 26]);
  });

  test("[MIS9][CREW7] a rescue adds a member of level 2 or 3 when the ship arrives with a free berth", () => {
    const { game, events } = done(aGame().withExpansions(1).withMission(goal).build(), jump(2));
    assert.equal(statusOf(game), "completed");
    assert.equal(game.crew.length, 5);
    const [member] = game.crew.slice(4);
    assert.equal(member?.id, 5);
    const best = Math.max(...SKILLS.map((skill) => member?.skills[skill].level ?? 0));
    assert.ok(best === 2 || best === 3);
    assert.deepEqual(events.find(({ kind }) => kind === "crew.joined")?.refs, { crewId: 5, missionId: 2 });
    const completed = events.find(({ kind }) => kind === "mission.completed")?.text ?? "";
    assert.doesNotMatch(completed, /Paid/, "the new member is the reward");
  });

  test("[MIS9][ROAD5] a rescue is offered only while a berth is free", () => {
    assert.deepEqual(goals("rescue", aGame()), []);
    assert.ok(goals("rescue", aGame().withBuilt("quarters")).length > 0);
  });

  test("[MIS9] a rescue stays open while no berth is free", () => {
    const { game } = done(aGame().withMission(goal).build(), jump(2));
    assert.deepEqual([statusOf(game), game.crew.length], ["accepted", 4]);
    assert.equal(statusOf(done(aGame().withBuilt("quarters").withMission(goal).build(), jump(2)).game), "completed");
  });
});

describe("study", () => {
  test("[MIS10] a study pays data 10·tier and allows 40 turns", () => {
    assert.deepEqual(terms({ kind: "study", techId: "nav1" }, 0), [{ data: 10 }, 40]);
    assert.deepEqual(terms({ kind: "study", techId: "lode" }, 0), [{ data: 60 }, 40]);
  });

  test("[MIS10] a study asks for a technology that is available now", () => {
    const open = (...known: readonly TechId[]) =>
      goals("study", aGame().withTech(...known)).map((found) => found.kind === "study" && found.techId);
    assert.deepEqual(open(), ["nav1", "sur1", "eng1", "sci1", "life1", "pow1"]);
    assert.deepEqual(open("nav1", "sur1", "eng1", "sci1", "life1", "pow1", "nav2"), [
      "sur2",
      "eng2",
      "sci2",
      "life2",
      "pow2",
    ]);
  });

  test("[MIS10][ROAD5] a study does not ask for the technology of the active task", () => {
    const game = ordered(aGame().build(), research("nav1"));
    const asked = goals("study", aGame().with({ tasks: game.tasks }));
    assert.ok(asked.length > 0 && asked.every((goal) => goal.kind === "study" && goal.techId !== "nav1"));
  });

  test("[MIS10] completing the research completes a study", () => {
    const start = aGame().rich().withMission({ kind: "study", techId: "nav1" }).build();
    assert.equal(statusOf(done(start, research("pow1")).game), "accepted");
    assert.equal(statusOf(done(start, research("nav1")).game), "completed");
  });
});

describe("refit", () => {
  test("[MIS11] a refit pays credits 40·T and allows 40 turns", () => {
    assert.deepEqual(terms({ kind: "refit", module: "lab", toTier: 2 }, 0), [{ credits: 80 }, 40]);
    assert.deepEqual(terms({ kind: "refit", module: "lab", toTier: 5 }, 0), [{ credits: 200 }, 40]);
  });

  test("[MIS11] a refit asks for a tier that is possible now", () => {
    const open = (builder: GameBuilder) =>
      goals("refit", builder).map((found) => found.kind === "refit" && [found.module, found.toTier]);
    assert.deepEqual(open(aGame().withTier("drive", 2).withTier("lab", 2)), [
      ["reactor", 2],
      ["sensor", 2],
      ["fab", 2],
    ]);
    assert.deepEqual(open(aGame().withTier("drive", 2).withTech("eng2"))[1], ["drive", 3]);
    const all = aGame().withTech("eng2", "eng3", "core5");
    for (const kind of ["reactor", "drive", "sensor", "lab", "fab"] as const) all.withTier(kind, 5);
    assert.deepEqual(open(all), []);
  });

  test("[MIS11] completing the upgrade completes a refit", () => {
    const start = aGame().rich().withMission({ kind: "refit", module: "lab", toTier: 2 }).build();
    assert.equal(statusOf(done(start, upgrade(3)).game), "accepted");
    assert.equal(statusOf(done(start, upgrade(4)).game), "completed");
  });
});

describe("expedition", () => {
  const goal: MissionGoal = { kind: "expedition", starClass: "M", needed: 3 };
  const fourM = () => {
    const builder = aGame().rich();
    for (const id of [1, 2, 3, 4]) builder.withSystem(id, { starClass: "M", danger: 0 });
    return builder;
  };

  test("[MIS12] an expedition allows 60 turns and pays 1 or 2 exotics when completed", () => {
    assert.deepEqual(terms(goal, 0), [{}, 60]);
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const start = fourM()
        .withSeed(seed)
        .withMission(goal, { progress: [2, 3], deadline: 60 })
        .build();
      const { events } = done(start, explore());
      seen.add((paid(events) as { exotics: number }).exotics);
    }
    assert.deepEqual([...seen].sort(), [1, 2]);
  });

  test("[MIS12] an expedition asks for a class with three unexplored systems", () => {
    const open = (builder: GameBuilder) =>
      goals("expedition", builder).map((found) => found.kind === "expedition" && [found.starClass, found.needed]);
    assert.deepEqual(open(fourM()), [["M", 3]]);
    assert.deepEqual(open(fourM().withSystem(1, { visits: 1 })), [["M", 3]]);
    assert.deepEqual(open(fourM().withSystem(1, { visits: 1 }).withSystem(2, { visits: 3 })), []);
  });

  test("[MIS12] an expedition counts three different systems of its class", () => {
    const start = fourM().withMission(goal).build();
    const two = done(start, explore(), explore(), jump(2), explore());
    assert.deepEqual(two.game.missions[0]?.progress, [1, 2]);
    assert.equal(statusOf(two.game), "accepted");
    assert.equal(kindsOf(two.events).filter((kind) => kind === "mission.progress").length, 2);
    const three = done(two.game, jump(4), explore());
    assert.equal(statusOf(three.game), "completed");
  });

  test("[MIS12] an expedition does not count other classes", () => {
    const start = fourM().withSystem(1, { starClass: "K" }).withMission(goal).build();
    assert.deepEqual(done(start, explore()).game.missions[0]?.progress, []);
  });
});

describe("cipher", () => {
  const goal: MissionGoal = { kind: "cipher", systemId: 3 };
  const signalling = () =>
    aGame()
      .withTier("reactor", 2)
      .withTier("sensor", 2)
      .withSystem(3, { fragment: true })
      .withSystem(8, { fragment: true })
      .withSystem(6, { fragment: true });

  test("[MIS13] a cipher mission is offered for a signal, for 40 turns", () => {
    assert.deepEqual(goals("cipher", signalling()), [goal, { kind: "cipher", systemId: 6 }]);
    assert.deepEqual(goals("cipher", signalling().withTier("sensor", 1)), []);
    assert.equal(CIPHER_OFFER_TURNS, 40);
    assert.deepEqual(terms(goal, 1), [{}, null]);
  });

  test("[MIS13] the survey that takes the fragment completes a cipher mission and reveals another fragment", () => {
    const { game, events } = done(signalling().at(3).withMission(goal, { deadline: null }).build(), explore());
    assert.equal(statusOf(game), "completed");
    const revealed = game.systems.filter((system) => system.revealed);
    assert.deepEqual(
      revealed.map(({ id }) => id),
      [6, 8],
      "6 is in range, 8 is not",
    );
    const emitted = events.find(({ kind, severity }) => kind === "mission.progress" && severity === "good");
    assert.equal(emitted?.refs.systemId, 8);
  });

  test("[MIS13][ROAD1] a cipher is offered only while a place is unknown and fewer than 5 fragments are held", () => {
    assert.equal(goals("cipher", signalling()).length, 2);
    assert.deepEqual(goals("cipher", signalling().withTech("lode")), [], "all places are known");
    assert.deepEqual(goals("cipher", signalling().withSystem(8, { fragment: false })), []);
    assert.equal(goals("cipher", signalling().withResources({ fragments: 4 })).length, 2);
    assert.deepEqual(goals("cipher", signalling().withResources({ fragments: 5 })), []);
  });

  test("[MIS13] another focus or a sensor of tier 1 does not complete a cipher mission", () => {
    const start = signalling().at(3).withMission(goal, { deadline: null });
    assert.equal(statusOf(done(start.build(), explore("harvest")).game), "accepted");
    assert.equal(statusOf(done(start.withTier("sensor", 1).build(), explore()).game), "accepted");
  });

  test("[MIS13] a cipher mission reveals nothing when no fragment is left", () => {
    const last = signalling().at(3).withSystem(6, { fragment: false }).withSystem(8, { fragment: false });
    const { game } = done(last.withMission(goal, { deadline: null }).build(), explore());
    assert.equal(statusOf(game), "completed");
    assert.ok(game.systems.every((system) => !system.revealed));
  });
});

describe("trade", () => {
  const goal: MissionGoal = { kind: "trade", systemId: 2 };
  const faction = factionAt(aGame().build(), 2);
  const standing = (level: number, builder = aGame()): GameBuilder => {
    const { factions } = builder.build();
    return builder.with({ factions: { ...factions, [faction]: { ...factions[faction], standing: level } } });
  };

  test("[MIS15] a trade pays 1 exotic at any standing and allows 8 + 6h turns", () => {
    assert.deepEqual(terms(goal, 1), [{ exotics: 1 }, 14]);
    assert.deepEqual(terms(goal, 3), [{ exotics: 1 }, 26]);
    const draft = new Draft(standing(2).build());
    for (let id = 2; id < 200; id++) {
      draft.set({ missions: [], nextMissionId: id });
      refillBoard(draft);
      for (const { goal, reward } of draft.game.missions) {
        if (goal.kind === "trade") assert.deepEqual(reward, { exotics: 100 });
      }
    }
  });

  test("[MIS15][ENC5] a trade costs 60 credits and 12 alloy, a tenth less for each standing", () => {
    const prices = [-1, 0, 1, 2, 3].map((level) => tradePrice(standing(level).build(), 2));
    assert.deepEqual(prices, [
      { credits: 6_600, alloy: 1_320 },
      { credits: 6_000, alloy: 1_200 },
      { credits: 5_400, alloy: 1_080 },
      { credits: 4_800, alloy: 960 },
      { credits: 4_200, alloy: 840 },
    ]);
  });

  test("[MIS15] only factions with standing 1 or more offer trades, at their own places", () => {
    assert.deepEqual(goals("trade", standing(0)), []);
    const places = goals("trade", standing(1)).map((found) => found.kind === "trade" && found.systemId);
    assert.ok(places.includes(2));
    const game = aGame().build();
    for (const place of places) assert.equal(factionAt(game, Number(place)), faction);
  });

  test("[MIS15] arriving with the price completes a trade and takes it", () => {
    const start = standing(1)
      .withResources({ credits: 54, alloy: 10.8 })
      .withMission(goal, { reward: { exotics: 100 } });
    const { game } = done(start.build(), jump(2));
    assert.equal(statusOf(game), "completed");
    assert.deepEqual([game.resources.credits, game.resources.alloy, game.resources.exotics], [0, 0, 100]);
  });

  test("[MIS15] arriving with less leaves a trade open, takes nothing and says what it needs", () => {
    for (const goods of [
      { credits: 53.99, alloy: 20 },
      { credits: 90, alloy: 10.79 },
    ]) {
      const start = standing(1)
        .withResources(goods)
        .withMission(goal, { reward: { exotics: 100 } })
        .build();
      const { game, events } = done(start, jump(2));
      assert.equal(statusOf(game), "accepted");
      assert.deepEqual(
        [game.resources.credits, game.resources.alloy],
        [start.resources.credits, start.resources.alloy],
      );
      const short = events.find(({ kind }) => kind === "mission.short");
      assert.match(
        short?.text ?? "",
        /^Buy an exotic at Near: not done\. The trade needs 54 credits, 10\.8 alloy; .* are aboard\./,
      );
    }
  });
});
