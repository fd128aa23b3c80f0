import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { accepted, advanced, explore, jump, ordered, research, upgrade } from "../../testing/play.ts";
import type { Factor, Game, TaskKind } from "../game/game.ts";
import { placeOrder } from "../turn/command.ts";
import { estimates } from "./estimate.ts";
import {
  BANDS,
  type Band,
  type BandName,
  bandOf,
  durationOf,
  explainTime,
  fatiguePercent,
  ownPower,
  readPower,
} from "./power.ts";

test("[POW1][ROAD4] fatigue reduces power in steps at 50 and 80", () => {
  const steps: readonly [fatigue: number, percent: number][] = [
    [0, 100],
    [49, 100],
    [50, 80],
    [79, 80],
    [80, 55],
    [100, 55],
  ];
  for (const [fatigue, percent] of steps) assert.equal(fatiguePercent(fatigue), percent, `fatigue ${fatigue}`);
});

test("[POW1] a member's own power is (6 + 2·L) × fatigue", () => {
  const own = (level: number, fatigue: number): number =>
    ownPower(
      {
        id: 1,
        name: "Zev",
        trait: "wary",
        fatigue,
        skills: aGame().withSkill(1, "science", level).build().crew[0]?.skills as never,
      },
      "science",
    );
  assert.equal(own(0, 0), 600);
  assert.equal(own(3, 0), 1_200);
  assert.equal(own(10, 0), 2_600);
  assert.equal(own(3, 50), 960);
  assert.equal(own(3, 80), 660);
  assert.equal(own(0, 79), 480);
});

/** Returns the power of these members for a research order, in whole units. */
const team = (game: Game, leadId: number, ...helperIds: number[]): number =>
  readPower(game, "research", 10_000, leadId, helperIds).power / 100;

test("[POW2] helpers count best first by 0.60, 0.40 and 0.25, in whatever order they are named", () => {
  const game = aGame().withSkill(1, "science", 2).withSkill(2, "science", 5).build();
  // Own: 4 → 12, 2 → 16, 1 → 10, 3 → 6.
  assert.equal(team(game, 4), 12);
  assert.equal(team(game, 4, 3), 15.6);
  assert.equal(team(game, 4, 2), 21.6);
  assert.equal(team(game, 4, 1, 2), 12 + 9.6 + 4);
  assert.equal(team(game, 4, 3, 1, 2), 12 + 9.6 + 4 + 1.5);
  assert.equal(team(game, 4, 2, 3, 1), 27.1);
  assert.equal(team(game, 3, 2), 6 + 9.6, "a weak lead counts in full");
});

test("[POW2] the lead's leadership raises the helpers' share by 3 % per level, not the lead's own power", () => {
  const game = aGame().withSkill(4, "leadership", 5).withSkill(2, "leadership", 9).build();
  assert.equal(team(game, 4), 12);
  // 12 + 6 · 0.60 · 1.15
  assert.equal(team(game, 4, 2), 16.14);
  // 12 + (3.6 + 2.4) · 1.3
  assert.equal(team(aGame().withSkill(4, "leadership", 10).build(), 4, 1, 2), 19.8);
});

test("[POW2] a tired helper is ranked and counted by the remaining power", () => {
  // Own: 1 → 12 · 0.55 = 6.6, 2 → 8.
  const game = aGame().withSkill(1, "science", 3).withFatigue(1, 90).withSkill(2, "science", 1).build();
  assert.equal(team(game, 4, 1, 2), 12 + 8 * 0.6 + 6.6 * 0.4);
});

test("[POW3] power is team × grid × module", () => {
  // lab 3 draws 6: supply 10 of demand 14; 12 · 10/14 · 1.5 = 12.857…
  assert.equal(team(aGame().withTier("lab", 3).build(), 4), 12.85);
  // 12 · 1.3
  assert.equal(team(aGame().withTier("reactor", 2).build(), 4), 15.6);
  // supply 20 of 12: 12 · 1.3 · 1.25
  assert.equal(team(aGame().withTier("reactor", 3).withTier("lab", 2).build(), 4), 19.5);
  // The drive does not matter to the lab: 12 · 10/12
  assert.equal(team(aGame().withTier("drive", 2).build(), 4), 10);
  // The grid is clamped to 0.4 with 10 of 26.
  assert.equal(team(aGame().withTier("drive", 9).build(), 4), 4.8);
});

test("[POW3] each kind of task has its skill and its module", () => {
  const one = (kind: "jump" | "explore" | "upgrade" | "expand" | "build" | "research"): number[] =>
    (["drive", "sensor", "fab", "lab"] as const).map((module) => {
      const game = aGame().withTier("reactor", 5).withTier(module, 2).build();
      const powers = game.crew.map(({ id }) => readPower(game, kind, 10_000, id, []).power);
      return Math.max(...powers) * 10 + powers.indexOf(Math.max(...powers)) + 1;
    });
  // The best is the specialist (15.6), and tier 2 of the module adds a quarter (19.5).
  assert.deepEqual(one("jump"), [19_501, 15_601, 15_601, 15_601]);
  assert.deepEqual(one("explore"), [15_602, 19_502, 15_602, 15_602]);
  assert.deepEqual(one("upgrade"), [15_603, 15_603, 19_503, 15_603]);
  assert.deepEqual(one("expand"), [15_603, 15_603, 19_503, 15_603]);
  assert.deepEqual(one("build"), [15_603, 15_603, 19_503, 15_603]);
  assert.deepEqual(one("research"), [15_604, 15_604, 15_604, 19_504]);
});

test("[POW3] the ratio is rounded down to hundredths before its band is looked up", () => {
  const at = (difficulty: number): [number, BandName] => {
    const { ratio, band } = readPower(aGame().build(), "research", difficulty, 4, []);
    return [ratio, band.name];
  };
  assert.deepEqual(at(12_000), [100, "nominal"]);
  assert.deepEqual(at(12_001), [99, "short"], "0.99991…");
  assert.deepEqual(at(11_000), [109, "nominal"], "1.0909…");
  assert.deepEqual(at(17_000), [70, "strained"]);
  assert.deepEqual(at(23_000), [52, "strained"]);
  assert.deepEqual(at(24_000), [50, "strained"]);
  assert.deepEqual(at(24_001), [49, "critical"]);
  assert.deepEqual(at(45_000), [26, "critical"]);
});

describe("bands", () => {
  const EDGES: readonly [first: number, last: number, name: BandName, timePercent: number][] = [
    [0, 49, "critical", 250],
    [50, 74, "strained", 175],
    [75, 99, "short", 130],
    [100, 134, "nominal", 100],
    [135, 179, "strong", 85],
    [180, 249, "surplus", 70],
    [250, 10_000, "overdrive", 60],
  ];
  for (const [first, last, name, timePercent] of EDGES) {
    test(`[POW4] a ratio of ${first / 100} to ${last / 100} is ${name}, time × ${timePercent / 100}`, () => {
      assert.equal(bandOf(first).name, name);
      assert.equal(bandOf(last).name, name);
      assert.equal(bandOf(first).timePercent, timePercent);
    });
  }
});

test("[POW5] a duration is rounded half up and at least 1", () => {
  const game = aGame().build();
  const band = (name: BandName): Band => BANDS.find((candidate) => candidate.name === name) as Band;
  const turns = (base: number, name: BandName): number => durationOf(game, "explore", base, band(name));
  assert.equal(turns(3, "critical"), 8, "7.5");
  assert.equal(turns(2, "strained"), 4, "3.5");
  assert.equal(turns(3, "short"), 4, "3.9");
  assert.equal(turns(2, "short"), 3, "2.6");
  assert.equal(turns(3, "nominal"), 3);
  assert.equal(turns(2, "strong"), 2, "1.7");
  assert.equal(turns(3, "strong"), 3, "2.55");
  assert.equal(turns(3, "surplus"), 2, "2.1");
  assert.equal(turns(3, "overdrive"), 2, "1.8");
  assert.equal(turns(2, "overdrive"), 1, "1.2");
  assert.equal(turns(1, "overdrive"), 1, "0.6");
  assert.equal(durationOf(aGame().withTech("sci1").build(), "research", 1, band("overdrive")), 1, "0.54");
  // Rounded once: 5 · 1.3 · 0.9 = 5.85, and 3 · 2.5 · 0.9 = 6.75
  assert.equal(durationOf(aGame().withTech("eng1").build(), "build", 5, band("short")), 6);
  assert.equal(durationOf(aGame().withTech("sci1").build(), "research", 3, band("critical")), 7);
});

test("[POW5] an accepted order returns power, difficulty, ratio, band and turns of a case worked out by hand", () => {
  // nav1: D 11, 12 of 11 is 1.09: nominal, 2 turns.
  const { answer, game } = accepted(placeOrder(aGame().build(), research("nav1")));
  assert.equal(answer.run?.power, 1_200);
  assert.equal(answer.run?.difficulty, 11_000);
  assert.equal(answer.run?.ratio, 109);
  assert.equal(answer.run?.durationTurns, 2);
  assert.equal(estimates(game)[0]?.band.name, "nominal");
  // Near: 6 ly, D 12.8, 12 of 12.8 is 0.93: short, 2 base turns × 1.3 = 2.6.
  assert.equal(accepted(placeOrder(aGame().build(), jump(2))).answer.run?.durationTurns, 3);
  // With three helpers of 6: 12 + 3.6 + 2.4 + 1.5 = 19.5 of 12.8 is 1.52: strong, 1.7.
  assert.equal(accepted(placeOrder(aGame().build(), jump(2, 2, 3, 4))).answer.run?.durationTurns, 2);
  // A first upgrade: D 14, 0.85: short, 2 · 1.3.
  assert.equal(accepted(placeOrder(aGame().rich().build(), upgrade(1))).answer.run?.durationTurns, 3);
});

test("[POW5] the duration is fixed when the task starts: a tired lead does not lengthen it", () => {
  const started = ordered(aGame().withFatigue(2, 49).build(), explore());
  const first = estimates(started)[0];
  // Home: D 10, 12 of 10 is 1.2: nominal, 3 turns. At fatigue 55 it would be 1.02, at 80 0.78.
  assert.equal(first?.durationTurns, 3);
  const { game } = advanced(started, 1);
  assert.equal(game.crew[1]?.fatigue, 55);
  const later = estimates(game)[0];
  assert.deepEqual([later?.durationTurns, later?.remainingTurns, later?.power], [3, 2, 1_200]);
});

test("[POW3] the product of the explained factors of a task is its power", () => {
  const game = aGame().withSkill(4, "leadership", 5).withTier("reactor", 2).withTier("lab", 2).build();
  // Supply 15 of demand 12.
  assert.deepEqual(readPower(game, "research", 11_000, 4, [2, 1]).explain, [
    { factor: "lead", value: 12 },
    { factor: "helper 1", value: 3.6 },
    { factor: "helper 2", value: 2.4 },
    { factor: "leadership ×", value: 1.15 },
    { factor: "grid ×", value: 1.25 },
    { factor: "module ×", value: 1.25 },
    { factor: "difficulty ÷", value: 11 },
  ]);
  // (12 + 6 · 1.15) · 1.25 · 1.25
  assert.equal(readPower(game, "research", 11_000, 4, [2, 1]).power, 2_953);
  assert.ok(readPower(game, "research", 11_000, 4, []).explain.every(({ factor }) => factor !== "leadership ×"));
});

test("[POW5] the explained factors of a task's time are base turns, band and technologies", () => {
  const explained = (game: Game, kind: TaskKind, baseTurns: number): Factor[] =>
    explainTime(game, kind, baseTurns, bandOf(120));
  const known = aGame().withTech("eng1", "nav4").build();
  assert.deepEqual(explained(known, "expand", 5), [
    { factor: "base turns", value: 5 },
    { factor: "band time ×", value: 1 },
    { factor: "technologies time ×", value: 0.9 },
  ]);
  assert.deepEqual(explained(known, "jump", 3), [
    { factor: "base turns", value: 3 },
    { factor: "band time ×", value: 1 },
    { factor: "turns less", value: 1 },
  ]);
  const task = estimates(ordered(aGame().build(), explore()))[0];
  assert.deepEqual(task?.explain.slice(-2), [
    { factor: "base turns", value: 3 },
    { factor: "band time ×", value: 1 },
  ]);
});

test("[POW3][ROAD4] a hull under 40 slows all work, and sci4 speeds it up", () => {
  assert.equal(team(aGame().withHull(40).build(), 4), 12);
  assert.equal(team(aGame().withHull(39).build(), 4), 10.8);
  assert.equal(team(aGame().withTech("sci4").build(), 4), 13.8);
  const both = aGame().withTech("sci4").withHull(1).build();
  assert.equal(team(both, 4), 12.42);
  const { explain } = readPower(both, "jump", 10_000, 1, []);
  assert.ok(explain.some(({ factor, value }) => factor === "hull ×" && value === 0.9));
  assert.ok(explain.some(({ factor, value }) => factor === "technologies power ×" && value === 1.15));
});
