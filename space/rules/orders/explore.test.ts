import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { done, explore, kindsOf } from "../../testing/play.ts";
import { STAR_CLASSES } from "../catalog/stars.ts";
import { type Focus, systemOf } from "../game/game.ts";
import { draw } from "../values/chance.ts";
import { exploreMishapChance, findsOf, jumpMishapChance, yieldsOf } from "./explore.ts";

/** Returns the yields of exploring a system, in whole units. */
const yields = (builder: GameBuilder, systemId: number, focus: Focus): Record<string, number> => {
  const game = builder.build();
  const all = yieldsOf(game, systemOf(game, systemId), focus);
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, name === "exoticChance" ? value : value / 100]),
  );
};

test("[EXP2] [EXP4] a first survey, harvest and salvage of a safe M star yield the figures of the tables", () => {
  // M: data 8, fuel 5, supplies 4, alloy 10, exotics 12 %
  assert.deepEqual(yields(aGame(), 2, "survey"), {
    dataLow: 6.8,
    dataHigh: 9.2,
    fuel: 2.5,
    supplies: 2.6,
    alloy: 5,
    credits: 14,
    exoticChance: 0.12,
  });
  assert.deepEqual(yields(aGame(), 2, "harvest"), {
    dataLow: 1.36,
    dataHigh: 1.84,
    fuel: 8,
    supplies: 7.8,
    alloy: 3,
    credits: 14,
    exoticChance: 0.12,
  });
  assert.deepEqual(yields(aGame(), 2, "salvage"), {
    dataLow: 1.36,
    dataHigh: 1.84,
    fuel: 2,
    supplies: 1.56,
    alloy: 18,
    credits: 14,
    exoticChance: 0.24,
  });
});

test("[EXP2] each sensor tier adds 15 %, each step of danger 15 % of data, and later visits yield less", () => {
  // A black hole of danger 3 on its second visit with sensor 3: data 25 · 1.3 · 0.5 · 1.45 · 0.85 … 1.15
  const second = aGame().withTier("sensor", 3).withSystem(8, { visits: 1 });
  assert.deepEqual(yields(second, 8, "survey"), {
    dataLow: 20.02,
    dataHigh: 27.09,
    fuel: 2,
    supplies: 0,
    alloy: 2.6,
    credits: 9.1,
    exoticChance: 0.4,
  });
  // The third visit: × 0.3; alloy 8 · 1.3 · 0.3 · 0.5, credits 14 · 1.3 · 0.3
  const third = aGame().withTier("sensor", 3).withSystem(8, { visits: 2 });
  assert.deepEqual(yields(third, 8, "survey"), {
    dataLow: 12.01,
    dataHigh: 16.25,
    fuel: 2,
    supplies: 0,
    alloy: 1.56,
    credits: 5.46,
    exoticChance: 0.4,
  });
});

test("[EXP3] supplies are multiplied by 1.3, and from the third visit by 0.5 instead of 0.3", () => {
  const supplies = (visits: number): unknown => yields(aGame().withSystem(1, { visits }), 1, "harvest").supplies;
  // G: 10 · 1.5 · 1.3 = 19.5
  assert.deepEqual([0, 1, 2, 3, 9].map(supplies), [19.5, 9.75, 9.75, 9.75, 9.75]);
});

test("[EXP3] fuel is full for two visits, then × 0.7, and never below 2", () => {
  const fuel = (visits: number, focus: Focus): unknown => yields(aGame().withSystem(1, { visits }), 1, focus).fuel;
  // G: 6 · 1.6 = 9.6, then 6.72; survey 3, then 2.1; salvage 2.4, then 1.68
  assert.deepEqual(
    [0, 1, 2, 7].map((visits) => fuel(visits, "harvest")),
    [9.6, 9.6, 6.72, 6.72],
  );
  assert.deepEqual(
    [0, 1, 2].map((visits) => fuel(visits, "survey")),
    [3, 3, 2.1],
  );
  assert.deepEqual(
    [0, 1, 2].map((visits) => fuel(visits, "salvage")),
    [2.4, 2.4, 2],
  );
  assert.equal(yields(aGame().withSystem(8, { visits: 30 }), 8, "salvage").fuel, 2, "a black hole yields none");
});

test("[EXP3] credits are 14 × sensor × visit, whatever the focus", () => {
  for (const focus of ["survey", "harvest", "salvage"] as const) {
    const credits = (visits: number, tier: number): unknown =>
      yields(aGame().withSystem(1, { visits }).withTier("sensor", tier), 1, focus).credits;
    assert.deepEqual([credits(0, 1), credits(1, 1), credits(2, 1)], [14, 7, 4.2], focus);
    // 14 · 1.6 · 0.3
    assert.deepEqual([credits(0, 5), credits(2, 5)], [22.4, 6.72], focus);
  }
});

test("[BUILD5] the scoop multiplies exploration fuel by 1.4", () => {
  assert.equal(yields(aGame().withBuilt("scoop"), 1, "harvest").fuel, 13.44);
  assert.equal(yields(aGame().withBuilt("scoop"), 1, "survey").fuel, 4.2);
  assert.equal(yields(aGame().withBuilt("scoop").withSystem(8, { visits: 3 }), 8, "survey").fuel, 2);
});

test("[EXP4] each focus multiplies the yields as in the table", () => {
  // G at tier 1: data 10 (least 8.5), fuel 6, supplies 13, alloy 8
  const rows = (["survey", "harvest", "salvage"] as const).map((focus) => {
    const { dataLow, fuel, supplies, alloy, exoticChance } = yields(aGame(), 1, focus);
    return [dataLow, fuel, supplies, alloy, exoticChance];
  });
  assert.deepEqual(rows, [
    [8.5, 3, 6.5, 4, 0.12],
    [1.7, 9.6, 19.5, 2.4, 0.12],
    [1.7, 2.4, 3.9, 14.4, 0.24],
  ]);
});

test("[EXP5][CHANCE3] the chance of exotics is halved on later visits, doubled by salvage, × 1.5 with exo4, at most 1", () => {
  const chance = (builder: GameBuilder, focus: Focus, visits = 0): unknown =>
    yields(builder.withSystem(8, { visits }), 8, focus).exoticChance;
  assert.equal(chance(aGame(), "survey"), 0.8);
  assert.equal(chance(aGame(), "survey", 1), 0.4);
  assert.equal(chance(aGame(), "survey", 9), 0.4);
  assert.equal(chance(aGame(), "salvage"), 1);
  assert.equal(chance(aGame(), "salvage", 1), 0.8);
  assert.equal(chance(aGame().withTech("exo4"), "survey", 1), 0.6);
  assert.equal(chance(aGame().withTech("exo4"), "survey"), 1);
});

test("[EXP5][ROAD1] with a scoop a harvest finds exotics like a salvage, except at M, K, G and F", () => {
  for (const starClass of STAR_CLASSES) {
    const chance = (focus: Focus, ...builds: "scoop"[]): number => {
      const game = aGame()
        .withSystem(8, { starClass })
        .withBuilt(...builds)
        .build();
      return yieldsOf(game, systemOf(game, 8), focus).exoticChance;
    };
    const isPlain = ["M", "K", "G", "F"].includes(starClass);
    assert.equal(chance("harvest", "scoop"), chance(isPlain ? "harvest" : "salvage"), starClass);
    assert.equal(chance("survey", "scoop"), chance("survey"));
    assert.equal(chance("harvest"), chance("survey"));
  }
});

describe("over many seeds", () => {
  const finds = Array.from({ length: 3_000 }, (_, seed) => {
    const game = aGame().withSeed(seed).build();
    return findsOf(game, systemOf(game, 8), "survey");
  });

  test("[EXP5] 80 % of black hole surveys find exotics, 40 % of those two", () => {
    const found = finds.filter(({ exotics }) => exotics > 0);
    assert.ok(Math.abs(found.length / finds.length - 0.8) < 0.03, `${found.length}`);
    assert.deepEqual(new Set(found.map(({ exotics }) => exotics)), new Set([100, 200]));
    const two = found.filter(({ exotics }) => exotics === 200).length / found.length;
    assert.ok(Math.abs(two - 0.4) < 0.04, `${two}`);
  });

  test("[EXP2] the factor on data varies from 0.85 to 1.15, both included", () => {
    // 25 · 1.45 = 36.25
    const least = Math.min(...finds.map(({ data }) => data));
    const most = Math.max(...finds.map(({ data }) => data));
    assert.deepEqual([least, most], [3_081, 4_168]);
    const mean = finds.reduce((sum, { data }) => sum + data, 0) / finds.length;
    assert.ok(Math.abs(mean - 3_625) < 25, `${mean}`);
  });
});

test("[CHANCE2] the finds of a survey are keyed by the system and its completed explorations only", () => {
  const found = (builder: GameBuilder, visits = 0): unknown => {
    const game = builder.withSystem(8, { visits }).build();
    return findsOf(game, systemOf(game, 8), "survey");
  };
  assert.deepEqual(found(aGame()), found(aGame().onTurn(77).at(8).withHull(3).withResources({ data: 900 })));
  assert.deepEqual(found(aGame()), found(aGame().withSystem(8, { arrivals: 5 })));
  const visits = Array.from({ length: 12 }, (_, index) => JSON.stringify(found(aGame(), index + 2)));
  assert.ok(new Set(visits).size > 6);
});

test("[EXP7] the mishap chance is 5 % + 5 %·danger + 3 %·hazard, × 0.6 with life2", () => {
  const percent = (systemId: number, builder: GameBuilder = aGame()): number => {
    const game = builder.build();
    return Math.round(exploreMishapChance(game, systemOf(game, systemId)) * 10_000) / 100;
  };
  assert.deepEqual(
    [1, 3, 4, 6, 7, 8].map((id) => percent(id)),
    [5, 10, 13, 21, 29, 32],
  );
  assert.equal(percent(8, aGame().withTech("life2")), 19.2);
});

test("[JUMP4] the mishap chance is 4 % + 4 %·danger, 12 % more at a ratio under 0.75", () => {
  const percent = (danger: number, ratio: number): number =>
    Math.round(jumpMishapChance(aGame().build(), { ...systemOf(aGame().build(), 2), danger }, ratio) * 100);
  assert.deepEqual(
    [0, 1, 2, 3].map((danger) => percent(danger, 75)),
    [4, 8, 12, 16],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((danger) => percent(danger, 74)),
    [16, 20, 24, 28],
  );
});

describe("in a played game", () => {
  test("[EXP2][EXP3] finds are added up to the caps", () => {
    const start = aGame().withResources({ fuel: 39, supplies: 99 }).build();
    const { game, events } = done(start, explore("harvest"));
    assert.equal(game.resources.fuel, 4_000, "9.6 exceeds the tank");
    assert.equal(game.resources.supplies, 10_000);
    assert.equal(game.resources.credits, 13_400);
    assert.equal(game.resources.alloy, 4_240);
    assert.deepEqual(events.find(({ kind }) => kind === "explore.found")?.figures.fuel, 1);
    assert.equal(game.systems[0]?.visits, 1);
  });

  test("[EXP6] a survey with a tier 2 sensor takes the fragment", () => {
    const hiding = () => aGame().withTier("reactor", 2).withSystem(1, { fragment: true });
    const took = done(hiding().withTier("sensor", 2).build(), explore());
    assert.equal(took.game.resources.fragments, 100);
    assert.equal(took.game.systems[0]?.fragment, false);
    assert.ok(kindsOf(took.events).includes("fragment.found"));
    assert.equal(done(took.game, explore()).game.resources.fragments, 100, "only once");
    for (const [builder, focus] of [
      [hiding(), "survey"],
      [hiding().withTier("sensor", 2), "harvest"],
      [hiding().withTier("sensor", 2), "salvage"],
    ] as const) {
      const left = done(builder.build(), explore(focus));
      assert.equal(left.game.resources.fragments, 0);
      assert.equal(left.game.systems[0]?.fragment, true);
    }
    const later = done(hiding().withTier("sensor", 2).withSystem(1, { visits: 4 }).build(), explore());
    assert.equal(later.game.resources.fragments, 100, "also on a later visit");
  });

  test("[EXP7][CHANCE2][ROAD4] an exploration mishap follows its draw and costs 5 to 14 hull × (1 + 0.5·danger)", () => {
    const damages = new Set<number>();
    for (let seed = 0; seed < 250; seed++) {
      // Maw, danger 3, hazard 4: 32 %
      const { game, events } = done(aGame().withSeed(seed).at(8).build(), explore());
      const expected = draw({ seed }, "explore-mishap", 8, 0) < 0.32;
      assert.equal(kindsOf(events).includes("explore.mishap"), expected, `seed ${seed}`);
      const damage = 100 - game.hull / 100;
      assert.equal(damage > 0, expected);
      if (expected) damages.add(damage);
    }
    assert.deepEqual(
      [...damages].sort((a, b) => a - b),
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((drawn) => drawn * 2.5),
    );
  });

  test("[BUILD5][ROAD4] the shield halves damage", () => {
    const seed = Array.from({ length: 100 }, (_, index) => index).find(
      (index) => draw({ seed: index }, "explore-mishap", 8, 0) < 0.32,
    ) as number;
    const bare = 10_000 - done(aGame().withSeed(seed).at(8).build(), explore()).game.hull;
    const shielded = 10_000 - done(aGame().withSeed(seed).at(8).withBuilt("shield").build(), explore()).game.hull;
    assert.ok(bare > 0);
    assert.equal(shielded, bare / 2);
  });
});
