import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { build, done, explore, refused, research } from "../../testing/play.ts";
import { experienceOf } from "../game/crew.ts";
import {
  gridOf,
  missionSlotsOf,
  rangeOf,
  recoveryOf,
  signalRangeOf,
  signalsOf,
  supplyOf,
  tankOf,
  tierCapOf,
  upkeepOf,
} from "../game/effects.ts";
import { type Game, systemOf } from "../game/game.ts";
import { exploreMishapChance, jumpMishapChance, yieldsOf } from "../orders/explore.ts";
import { jumpFuel, priceOf } from "../orders/orders.ts";
import { BANDS, type Band, durationOf, readPower } from "../orders/power.ts";
import { placeOrder } from "../turn/command.ts";
import { Refusal } from "../values/refusals.ts";
import { isUnlocked, pathTo, RESEARCH, TECH_IDS, TECHS, type TechId } from "./techs.ts";

/** Tier and prerequisites, as in the table. */
const TABLE: Readonly<Record<TechId, readonly [tier: number, ...needs: TechId[]]>> = {
  nav1: [1],
  sur1: [1],
  eng1: [1],
  sci1: [1],
  life1: [1],
  pow1: [1],
  nav2: [2, "nav1"],
  sur2: [2, "sur1"],
  eng2: [2, "eng1"],
  sci2: [2, "sci1"],
  life2: [2, "life1"],
  pow2: [2, "pow1"],
  nav3: [3, "nav2", "pow2"],
  sur3: [3, "sur2", "sci2"],
  eng3: [3, "eng2"],
  sci3: [3, "sci2"],
  life3: [3, "life2"],
  pow3: [3, "pow2", "eng2"],
  nav4: [4, "nav3"],
  exo4: [4, "sur3", "eng3"],
  sci4: [4, "sci3", "sur3"],
  pow4: [4, "pow3"],
  core5: [5, "pow3", "sci3"],
  lode: [6, "pow3"],
};

test("[RES2] the catalog has the technologies of the table, each with its tier and prerequisites", () => {
  assert.deepEqual([...TECH_IDS].sort(), Object.keys(TABLE).sort());
  for (const id of TECH_IDS) {
    const [tier, ...needs] = TABLE[id];
    assert.equal(TECHS[id].tier, tier, id);
    assert.deepEqual([...TECHS[id].needs].sort(), needs.sort(), id);
  }
});

test("[RES1] research has the base turns, difficulty and data of its tier", () => {
  const rows = Object.entries(RESEARCH).map(([tier, { baseTurns, difficulty, data }]) => [
    Number(tier),
    baseTurns,
    difficulty / 1_000,
    data,
  ]);
  assert.deepEqual(rows, [
    [1, 2, 11, 10],
    [2, 3, 17, 18],
    [3, 4, 23, 30],
    [4, 4, 28, 36],
    [5, 5, 33, 48],
    [6, 6, 40, 60],
  ]);
});

test("[RES3][ROAD2] from a new game to the Core it takes 14 technologies and 346 data", () => {
  const path = pathTo("lode", new Set());
  const known = new Set<TechId>();
  for (const id of path) {
    assert.ok(
      TECHS[id].needs.every((need) => known.has(need)),
      `${id} comes before a prerequisite`,
    );
    known.add(id);
  }
  assert.equal(path.at(-1), "lode");
  assert.deepEqual([...path].sort(), [
    ...["core5", "eng1", "eng2", "lode", "nav1", "nav2", "nav3", "nav4"],
    ...["pow1", "pow2", "pow3", "sci1", "sci2", "sci3"],
  ]);
  assert.equal(
    path.reduce((sum, id) => sum + RESEARCH[TECHS[id].tier].data, 0),
    346,
  );
});

test("[ROAD2][ROAD1] lode needs pow3 and two of core5, nav4, exo4; the fourth and fifth fragment replace one each", () => {
  assert.deepEqual(TECHS.lode.needsSome, { count: 2, of: ["core5", "nav4", "exo4"] });
  const theories: readonly TechId[][] = [[], ["core5"], ["core5", "nav4"], ["nav4", "exo4"], ["core5", "exo4"]];
  for (const fragments of [0, 3, 4, 5]) {
    for (const known of theories) {
      const game = aGame()
        .rich()
        .withResources({ fragments })
        .withTech("pow3", ...known)
        .build();
      const decision = placeOrder(game, research("lode"));
      const needed = 2 - Math.max(0, fragments - 3);
      assert.equal(decision instanceof Refusal, known.length < needed, `${fragments} fragments, ${known.join(" ")}`);
      if (decision instanceof Refusal) continue;
      assert.ok(isUnlocked("lode", game.techs, fragments));
      assert.deepEqual(pathTo("lode", new Set(game.techs), fragments), ["lode"]);
    }
  }
  const refusal = refused(
    placeOrder(aGame().rich().withTech("pow3", "exo4").build(), research("lode")),
    "missing-prerequisites",
  );
  assert.deepEqual(refusal.details, { required: 2, available: 1, missing: 1, of: ["core5", "nav4", "exo4"] });
  refused(placeOrder(aGame().rich().withTech("core5", "nav4").build(), research("lode")), "missing-prerequisites");
});

test("[ROAD2] the path to the Core uses the theories that cost the least additional data", () => {
  const beside = pathTo("lode", new Set<TechId>(["exo4", "sur3", "eng3", "sci2", "sci1", "sur2", "sur1"]));
  assert.ok(beside.includes("core5") && !beside.includes("nav4"), "exo4 is known, core5 is nearer than nav4");
  assert.ok(!pathTo("lode", new Set(), 5).some((id) => ["core5", "nav4", "exo4"].includes(id)));
});

test("[RES3] a path leaves out researched technologies", () => {
  assert.deepEqual(pathTo("pow3", new Set<TechId>(["pow1", "pow2", "eng1"])), ["eng2", "pow3"]);
  assert.deepEqual(pathTo("nav1", new Set<TechId>(["nav1"])), []);
});

/** Every figure that a technology may change, of a game with these technologies, in whole units and percents. */
const FIGURES = {
  "range in ly": (game: Game) => rangeOf(game) / 100,
  tank: (game: Game) => tankOf(game) / 100,
  "fuel of a jump of 60 ly": (game: Game) =>
    jumpFuel(game, { ...systemOf(game, 1), x: 0, y: 0 }, { ...systemOf(game, 2), x: 6_000, y: 0 }) / 100,
  "turns of a jump of base 5": (game: Game) => durationOf(game, "jump", 5, NOMINAL),
  "data of a survey at Home, least": (game: Game) => yieldsOf(game, systemOf(game, 1), "survey").dataLow / 100,
  "signal range in ly": (game: Game) => (signalRangeOf(game) ?? 0) / 100,
  "turns of a build of base 10": (game: Game) => durationOf(game, "build", 10, NOMINAL),
  "turns of an upgrade of base 10": (game: Game) => durationOf(game, "upgrade", 10, NOMINAL),
  "turns of an expansion of base 10": (game: Game) => durationOf(game, "expand", 10, NOMINAL),
  "turns of an explore of base 10": (game: Game) => durationOf(game, "explore", 10, NOMINAL),
  "turns of a research of base 10": (game: Game) => durationOf(game, "research", 10, NOMINAL),
  "data for a research of tier 6": (game: Game) =>
    (priceOf(game, { kind: "research", techId: "lode" }).data ?? 0) / 100,
  "power of a scientist": (game: Game) =>
    readPower(
      aGame()
        .withTier("drive", 2)
        .with({ techs: game.techs.filter((id) => (TECHS[id].effects.supply ?? 0) === 0) })
        .build(),
      "research",
      12_000,
      4,
      [],
    ).power / 100,
  "greatest share of the grid, percent": (game: Game) => {
    const { numerator, denominator } = gridOf(
      aGame()
        .withTier("reactor", 5)
        .withTech(...game.techs)
        .build(),
    );
    return (100 * numerator) / denominator;
  },
  "upkeep of four": (game: Game) => upkeepOf(game) / 100,
  supply: (game: Game) => supplyOf(game),
  "tier cap": (game: Game) => tierCapOf(game),
  "mission slots": (game: Game) => missionSlotsOf(game),
  "explore mishaps at Apex, percent": (game: Game) =>
    Math.round(exploreMishapChance(game, systemOf(game, 7)) * 10_000) / 100,
  "jump mishaps at Apex, percent": (game: Game) =>
    Math.round(jumpMishapChance(game, systemOf(game, 7), 100) * 10_000) / 100,
  "XP of the lead, base 10 at D 60": (game: Game) => experienceOf(game, 10, 60_000).lead / 100,
  "recovery while idle": (game: Game) => recoveryOf(game),
  "chance of exotics at Home, percent": (game: Game) =>
    Math.round(yieldsOf(game, systemOf(game, 1), "survey").exoticChance * 10_000) / 100,
  "detected signals": (game: Game) => signalsOf(game).length,
  "can build hydroponics": (game: Game) => 1 - Number(refusedBuild(game, "hydroponics")),
  "can build the Core": (game: Game) => 1 - Number(refusedBuild(game, "core")),
} as const;

const NOMINAL = BANDS[3] as Band;

const refusedBuild = (game: Game, kind: string): boolean => !("game" in placeOrder(game, build(kind)));

/** A ship with everything for the Core except the technology, and with one fragment far away. */
const base = () =>
  aGame()
    .rich()
    .withResources({ fragments: 3 })
    .withTier("sensor", 2)
    .withTier("fab", 2)
    .withTier("reactor", 3)
    .withExpansions(6)
    .withSystem(8, { fragment: true, x: 5_900 });

const WITHOUT: Readonly<Record<keyof typeof FIGURES, number>> = {
  "range in ly": 10,
  tank: 40,
  // 0.5 · 60 · 1.3 for six expansions
  "fuel of a jump of 60 ly": 39,
  "turns of a jump of base 5": 5,
  // 10 · 1.15 for the sensor · 0.85
  "data of a survey at Home, least": 9.77,
  "signal range in ly": 20,
  "turns of a build of base 10": 10,
  "turns of an upgrade of base 10": 10,
  "turns of an expansion of base 10": 10,
  "turns of an explore of base 10": 10,
  "turns of a research of base 10": 10,
  "data for a research of tier 6": 60,
  "power of a scientist": 10,
  "greatest share of the grid, percent": 130,
  "upkeep of four": 1.12,
  supply: 20,
  "tier cap": 2,
  "mission slots": 3,
  // 5 + 5·3 + 3·3
  "explore mishaps at Apex, percent": 29,
  "jump mishaps at Apex, percent": 16,
  // 6 · 10 · 2
  "XP of the lead, base 10 at D 60": 120,
  "recovery while idle": 8,
  "chance of exotics at Home, percent": 12,
  "detected signals": 0,
  "can build hydroponics": 0,
  "can build the Core": 0,
};

/** The figures that each technology changes; all others stay. */
const CHANGES: Readonly<Record<TechId, Partial<Record<keyof typeof FIGURES, number>>>> = {
  nav1: { "range in ly": 11, tank: 50 },
  // 10 · 1.15 · 0.85 · 1.15 = 11.241…
  sur1: { "data of a survey at Home, least": 11.24 },
  eng1: {
    "turns of a build of base 10": 9,
    "turns of an upgrade of base 10": 9,
    "turns of an expansion of base 10": 9,
  },
  sci1: { "turns of a research of base 10": 9 },
  life1: { "upkeep of four": 0.9, "can build hydroponics": 1 },
  pow1: { supply: 22 },
  // 30 · 1.3 · 0.85 = 33.15
  nav2: { tank: 60, "fuel of a jump of 60 ly": 34 },
  sur2: { "signal range in ly": 28 },
  eng2: { "tier cap": 3 },
  sci2: { "mission slots": 4 },
  // 29 · 0.6 and 16 · 0.6
  life2: { "explore mishaps at Apex, percent": 17.4, "jump mishaps at Apex, percent": 9.6 },
  pow2: { supply: 23 },
  nav3: { "range in ly": 12 },
  sur3: { "data of a survey at Home, least": 11.24 },
  eng3: { "tier cap": 3 },
  sci3: { "XP of the lead, base 10 at D 60": 132 },
  life3: { "recovery while idle": 12 },
  pow3: { supply: 24 },
  nav4: { "turns of a jump of base 5": 4 },
  exo4: { "chance of exotics at Home, percent": 18 },
  sci4: { "power of a scientist": 11.5 },
  pow4: { supply: 26, "greatest share of the grid, percent": 150 },
  core5: { "tier cap": 3 },
  lode: { "detected signals": 1, "can build the Core": 1 },
};

const figuresOf = (game: Game): Record<string, number> =>
  Object.fromEntries(Object.entries(FIGURES).map(([name, read]) => [name, read(game)]));

test("[TECH1] a game without technologies has the base figures", () => {
  assert.deepEqual(figuresOf(base().build()), WITHOUT);
});

describe("each technology changes its figures and nothing else", () => {
  for (const id of TECH_IDS) {
    test(`[TECH1] ${id} has only its own effects: ${TECHS[id].unlocks.join(", ")}`, () => {
      assert.deepEqual(figuresOf(base().withTech(id).build()), { ...WITHOUT, ...CHANGES[id] });
    });
  }
});

test("[TECH1] the percents of several technologies are added before they multiply", () => {
  const game = base().withTech("sur1", "sur3", "pow1", "pow2", "pow3", "pow4", "eng2", "eng3", "core5").build();
  // 10 · 1.15 · 0.85 · 1.30 = 12.7075
  assert.equal(FIGURES["data of a survey at Home, least"](game), 12.7);
  assert.equal(supplyOf(game), 20 + 2 + 3 + 4 + 6);
  assert.equal(tierCapOf(game), 5);
  assert.equal(rangeOf(base().withTech("nav1", "nav3").build()), 1_300);
  assert.equal(tankOf(base().withTech("nav1", "nav2").build()), 7_000);
});

test("[TECH1] completed research adds its technology and applies its effect", () => {
  const { game, events } = done(aGame().withResources({ data: 10 }).build(), research("nav1"));
  assert.deepEqual(game.techs, ["nav1"]);
  assert.equal(tankOf(game), 5_000);
  const emitted = events.find((event) => event.kind === "tech.completed");
  assert.deepEqual(emitted?.refs, { techId: "nav1" });
});

test("[TECH1] nav4 never shortens a jump below one turn", () => {
  const game = aGame().withTech("nav4").build();
  assert.equal(durationOf(game, "jump", 1, NOMINAL), 1);
  assert.equal(durationOf(game, "jump", 2, NOMINAL), 1);
});

test("[TECH1] life3 takes effect in a played game", () => {
  const rested = done(aGame().withTech("life3").withFatigue(4, 100).build(), explore());
  const turns = rested.reports.length;
  assert.equal(rested.game.crew[3]?.fatigue, 100 - 12 * turns);
});
