import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { advanced, build, done, explore, jump, kindsOf, ordered, research, upgrade } from "../../testing/play.ts";
import { experienceOf, learn, newMember, newRecruit, tire, weakest, xpToNext } from "./crew.ts";
import { type AnySkill, crewOf, type Game, SKILLS } from "./game.ts";

const source = (seed: number) => ({ seed });

test("[CREW1] a new member has one skill at its level, the others at 0 or 1, and leadership 0", () => {
  const others = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    for (const specialty of SKILLS) {
      const { skills, fatigue, name } = newMember(source(seed), 1, specialty, 3);
      assert.equal(skills[specialty].level, 3);
      assert.equal(skills.leadership.level, 0);
      assert.equal(fatigue, 0);
      assert.match(name, /^\S+ \S/);
      for (const skill of SKILLS) if (skill !== specialty) others.add(skills[skill].level);
    }
  }
  assert.deepEqual(others, new Set([0, 1]));
});

test("[CREW1] no two crew members share a first name", () => {
  const names = Array.from({ length: 12 }, (_, index) => newRecruit(source(5), index + 1).name.split(" ")[0]);
  assert.equal(new Set(names).size, 12);
});

test("[MIS9] a recruit is a specialist of level 2 or 3 in any skill", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const { skills } = newRecruit(source(seed), 5);
    const [best] = SKILLS.filter((skill) => skills[skill].level >= 2);
    seen.add(`${best} ${skills[best as AnySkill].level}`);
    assert.equal(SKILLS.filter((skill) => skills[skill].level >= 2).length, 1);
  }
  assert.equal(seen.size, 8, [...seen].join());
});

test("[CREW2] levelling from L to L + 1 takes 30 + 20 L XP, up to level 10", () => {
  const needed = Array.from({ length: 11 }, (_, level) => xpToNext(level));
  assert.deepEqual(needed, [3_000, 5_000, 7_000, 9_000, 11_000, 13_000, 15_000, 17_000, 19_000, 21_000, null]);
});

test("[CREW2] XP can raise several levels at once, and does not accumulate at level 10", () => {
  assert.deepEqual(learn({ level: 0, xp: 0 }, 2_999), { level: 0, xp: 2_999 });
  assert.deepEqual(learn({ level: 0, xp: 0 }, 3_000), { level: 1, xp: 0 });
  assert.deepEqual(learn({ level: 0, xp: 2_999 }, 2), { level: 1, xp: 1 });
  assert.deepEqual(learn({ level: 0, xp: 0 }, 3_000 + 5_000 + 7_000 + 50), { level: 3, xp: 50 });
  assert.deepEqual(learn({ level: 9, xp: 20_999 }, 1), { level: 10, xp: 0 });
  assert.deepEqual(learn({ level: 9, xp: 0 }, 900_000), { level: 10, xp: 0 });
  assert.deepEqual(learn({ level: 10, xp: 0 }, 5_000), { level: 10, xp: 0 });
});

test("[CREW3] the lead gains 6·base·(1 + D/60) XP and 35 % of it in leadership, a helper half", () => {
  const game = aGame().build();
  // 6 · 2 · (1 + 11/60) = 14.2
  assert.deepEqual(experienceOf(game, 2, 11_000), { lead: 1_420, leadership: 497, helper: 710 });
  // 6 · 3 · (1 + 10/60) = 21
  assert.deepEqual(experienceOf(game, 3, 10_000), { lead: 2_100, leadership: 735, helper: 1_050 });
  // 6 · 8 · (1 + 45/60) = 84
  assert.deepEqual(experienceOf(game, 8, 45_000), { lead: 8_400, leadership: 2_940, helper: 4_200 });
  // 6 · 3 · (1 + 12.808/60) = 21.8424; 7.64484; 10.9212
  assert.deepEqual(experienceOf(game, 3, 12_808), { lead: 2_184, leadership: 764, helper: 1_092 });
});

test("[CREW3][NUM2] sci3 adds 10 % before the only rounding, half up", () => {
  // 21 · 1.1 = 23.1; 8.085; 11.55
  assert.deepEqual(experienceOf(aGame().withTech("sci3").build(), 3, 10_000), {
    lead: 2_310,
    leadership: 809,
    helper: 1_155,
  });
});

describe("in a played game", () => {
  const skillOf = (game: Game, id: number, skill: AnySkill): number[] => {
    const { level, xp } = crewOf(game, id).skills[skill];
    return [level, xp];
  };

  test("[CREW3] completed research gives XP to lead and helpers by base turns, not by the turns it took", () => {
    const { game, reports, events } = done(aGame().build(), research("nav1", 1, 2));
    // 12 + 3.6 + 2.4 = 18 of 11 is 1.63: strong, 1.7 turns: still 2 base turns.
    assert.deepEqual(reports.at(-1)?.xp, [
      { crewId: 4, skill: "science", xp: 1_420, level: 3 },
      { crewId: 4, skill: "leadership", xp: 497, level: 0 },
      { crewId: 1, skill: "science", xp: 710, level: 0 },
      { crewId: 2, skill: "science", xp: 710, level: 0 },
    ]);
    assert.deepEqual(skillOf(game, 4, "science"), [3, 1_420]);
    assert.deepEqual(skillOf(game, 4, "leadership"), [0, 497]);
    assert.deepEqual(skillOf(game, 2, "science"), [0, 710]);
    assert.deepEqual(skillOf(game, 2, "survey"), [3, 0]);
    assert.deepEqual(skillOf(game, 3, "science"), [0, 0]);
    assert.deepEqual(events.find(({ kind }) => kind === "crew.xp")?.figures, {
      skill: "science",
      lead: 14.2,
      leadership: 4.97,
      helper: 7.1,
    });
  });

  test("[CREW3] a slow and a fast team gain the same XP", () => {
    const slow = done(aGame().withFatigue(4, 100).build(), research("nav1"));
    const quick = done(
      aGame().withTier("reactor", 5).withSkill(4, "science", 3).withTier("lab", 5).build(),
      research("nav1"),
    );
    assert.notEqual(slow.reports.length, quick.reports.length);
    assert.deepEqual(slow.reports.at(-1)?.xp, quick.reports.at(-1)?.xp);
  });

  test("[CREW3] each kind of task gives XP in its skill", () => {
    const rich = aGame().rich().withHull(50).build();
    const taught = [jump(2), explore(), upgrade(1), build("patch"), research("nav1")].map(
      (order) => done(rich, order).reports.at(-1)?.xp[0]?.skill,
    );
    assert.deepEqual(taught, ["navigation", "survey", "engineering", "engineering", "science"]);
  });

  test("[CREW2] a new level emits an event", () => {
    const { game, events } = done(aGame().withSkill(4, "science", 3, 80).build(), research("nav1"));
    assert.deepEqual(skillOf(game, 4, "science"), [4, 420]);
    assert.deepEqual(events.find(({ kind }) => kind === "crew.level-up")?.figures, { skill: "science", level: 4 });
  });

  test("[CREW4] a turn tires the lead by 6 and helpers by 4 and rests everybody else by 8", () => {
    const start = aGame().withFatigue(1, 30).withFatigue(2, 30).withFatigue(3, 30).withFatigue(4, 30).build();
    const { game } = advanced(ordered(start, explore("survey", 1), research("nav1", 3)), 1);
    assert.deepEqual(
      game.crew.map(({ fatigue }) => fatigue),
      [34, 36, 22, 22],
    );
  });

  test("[CREW4] fatigue stays within 0 and 100, and exhausted members can still work", () => {
    const start = aGame().withFatigue(2, 97).withFatigue(1, 98).withFatigue(4, 3).build();
    const { game } = advanced(ordered(start, explore("survey", 1)), 1);
    assert.deepEqual(
      game.crew.map(({ fatigue }) => fatigue),
      [100, 100, 0, 0],
    );
    assert.equal(done(game, research("nav1")).game.techs.length, 1);
  });

  test("[CREW4] losing power to fatigue emits one event per step", () => {
    const { events } = advanced(ordered(aGame().withFatigue(2, 46).build(), explore()), 2);
    const emitted = events.filter(({ kind }) => kind === "crew.fatigued");
    assert.deepEqual(
      emitted.map(({ figures, refs }) => [figures.fatigue, refs.crewId]),
      [[52, 2]],
    );
  });

  test("[CREW4][BUILD5] the med bay and life3 speed up recovery while idle", () => {
    const game = aGame().withFatigue(4, 50).withBuilt("medbay").withTech("life3").build();
    assert.equal(tire(game, 1, [])[3]?.fatigue, 50 - 18);
  });
});

describe("hunger", () => {
  const hungry = () => aGame().withResources({ supplies: 0 }).withTier("drive", 9);

  test("[CREW5] starvation takes the member with the lowest skill sum, the highest id on ties", () => {
    assert.equal(weakest(aGame().build().crew)?.id, 4);
    assert.equal(weakest(aGame().withSkill(4, "leadership", 1).build().crew)?.id, 3);
    assert.equal(weakest(aGame().withSkill(2, "survey", 2).build().crew)?.id, 2);
    assert.equal(weakest([]), undefined);
  });

  test("[CREW5] supplies are eaten every turn and never fall below 0", () => {
    const start = ordered(aGame().withResources({ supplies: 1.62 }).build(), explore());
    const first = advanced(start, 1);
    assert.deepEqual([first.game.resources.supplies, first.game.starvingTurns], [50, 0]);
    const second = advanced(first.game, 1);
    assert.deepEqual([second.game.resources.supplies, second.game.starvingTurns], [0, 1]);
    assert.ok(kindsOf(second.events).includes("supplies.out"));
  });

  test("[CREW5] a turn that eats the last supplies does not count as starving", () => {
    const { game } = advanced(ordered(aGame().withResources({ supplies: 1.12 }).build(), explore()), 1);
    assert.deepEqual([game.resources.supplies, game.starvingTurns], [0, 0]);
  });

  test("[CREW5] a turn with enough food resets the starving turns", () => {
    const start = ordered(aGame().with({ starvingTurns: 5 }).build(), explore());
    const { game } = advanced(start, 1);
    assert.equal(game.starvingTurns, 0);
    assert.equal(game.crew.length, 4);
  });

  test("[CREW5] every sixth starving turn takes one member", () => {
    // An upgrade of the reactor: 12 · 10/26 of 14 is critical, 5 turns; two of them are 12 turns and more.
    const start = hungry().rich().withResources({ supplies: 0 }).withTech("eng2").build();
    const queued = ordered(start, upgrade(1), upgrade(1), upgrade(3));
    const five = advanced(queued, 5);
    assert.equal(five.game.crew.length, 4);
    assert.equal(five.game.starvingTurns, 5);
    const six = advanced(five.game, 1);
    assert.equal(six.game.crew.length, 3);
    assert.ok(kindsOf(six.events).includes("crew.lost"));
    const eleven = advanced(six.game, 5);
    assert.equal(eleven.game.crew.length, 3);
    assert.equal(advanced(eleven.game, 1).game.crew.length, 2);
  });

  test("[CREW6] the first helper takes over from a lost lead", () => {
    const start = hungry().with({ starvingTurns: 5 }).withSkill(4, "science", 2).build();
    const { game, ended } = advanced(ordered(start, research("nav1", 2, 3)), 1);
    assert.deepEqual(
      game.crew.map(({ id }) => id),
      [1, 2, 3],
    );
    const [task] = game.tasks;
    assert.equal(task?.leadId, 2);
    assert.deepEqual(task?.helperIds, [3]);
    assert.equal(ended.length, 0);
  });

  test("[CREW6] a lost helper leaves the team", () => {
    const start = hungry().with({ starvingTurns: 5 }).withSkill(4, "science", 2).build();
    const { game } = advanced(ordered(start, explore("survey", 4, 3)), 1);
    assert.deepEqual(game.tasks[0]?.helperIds, [3]);
  });

  test("[CREW6] a task without anyone to lead it refunds its unspent share, a pending one everything, and the next starts", () => {
    const start = hungry().rich().withResources({ supplies: 0, data: 100 }).with({ starvingTurns: 5 }).build();
    const weak = {
      ...start,
      crew: start.crew.map((member) =>
        member.id === 4 ? { ...member, skills: { ...member.skills, science: { level: 2, xp: 0 } } } : member,
      ),
    };
    const queued = ordered(weak, research("nav1"), research("pow1"), explore());
    assert.equal(queued.resources.data, 8_000);
    // 10 · 10/26 of 11 is 0.34: critical, 5 turns. The crew is lost before this turn counts: all five turns are left.
    assert.equal(queued.tasks[0]?.run?.durationTurns, 5);
    const { game, ended, reports } = advanced(queued, 1);
    assert.deepEqual(
      ended.map(({ task, outcome, refund }) => [task.id, outcome, refund]),
      [
        [1, "failed", { data: 1_000 }],
        [2, "failed", { data: 1_000 }],
      ],
    );
    assert.ok(
      ended.every(({ leadName }) => leadName === start.crew[3]?.name),
      "the record keeps the name of the lost lead",
    );
    assert.equal(game.resources.data, 10_000 + 15, "the data of the lab are added too");
    assert.equal(reports[0]?.failed.length, 2);
    assert.equal(reports[0]?.started?.id, 3);
    assert.ok(game.tasks[0]?.run);
  });

  test("[CREW6] a task that fails after part of its time refunds part of its price", () => {
    const start = hungry().rich().withResources({ supplies: 0, data: 100 }).with({ starvingTurns: 3 }).build();
    const weak = {
      ...start,
      crew: start.crew.map((member) =>
        member.id === 4 ? { ...member, skills: { ...member.skills, science: { level: 2, xp: 0 } } } : member,
      ),
    };
    // Lost on the third turn, before it counts: 3 of 5 turns are left.
    const { ended } = advanced(ordered(weak, research("nav1")), 3);
    assert.deepEqual(ended[0]?.refund, { data: 600 });
  });

  test("[END2] losing the last member loses the game", () => {
    const start = hungry().withCrew(2).with({ starvingTurns: 5 }).build();
    const { game, events } = advanced(ordered(start, explore()), 1);
    assert.deepEqual([game.status, game.endReason, game.crew.length], ["lost", "crew-lost", 0]);
    assert.ok(kindsOf(events).includes("game.lost"));
  });
});
