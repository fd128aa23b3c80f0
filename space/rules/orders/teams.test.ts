import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { crewOf } from "../game/game.ts";
import { outlookAfter, runOf } from "./estimate.ts";
import { bandOf, durationOf, readPower } from "./power.ts";
import { teamsFor } from "./teams.ts";

test("[HELP2] the fastest proposed team has the fewest turns, and the smallest one is equally fast", () => {
  const teams = teamsFor(aGame().build(), { kind: "jump", systemId: 4 });
  // 10 ly: base 3, D 16 + 3·danger. Alone the navigator has 12, with three helpers 12 + 3.6 + 2.4 + 1.5.
  assert.deepEqual(teams?.fastest.helperIds.length, 3);
  assert.equal(teams?.fewest.turns, teams?.fastest.turns);
  assert.ok((teams?.fewest.helperIds.length ?? 9) <= 3);
  assert.equal(teams?.fastest.leadId, 1);
  // A lead tires by 6 a turn, each helper by 4.
  assert.equal(teams?.fastest.fatigue, (teams?.fastest.turns ?? 0) * 18);
});

test("[HELP2] no allowed team is faster than the fastest proposed one, and no equally fast one is smaller than the smallest", () => {
  const game = aGame().withSkill(3, "survey", 2).withSkill(4, "survey", 1).withFatigue(2, 60).build();
  const target = { kind: "explore", systemId: 1, focus: "survey" } as const;
  const teams = teamsFor(game, target) ?? assert.fail("no one is aboard");
  const ids = game.crew.map(({ id }) => id);
  const turnsOf = (leadId: number, helperIds: readonly number[]): number =>
    durationOf(game, "explore", 3, bandOf(readPower(game, "explore", 10_000, leadId, helperIds).ratio));
  for (const lead of ids) {
    const others = ids.filter((id) => id !== lead);
    for (let picked = 0; picked < 8; picked++) {
      const helpers = others.filter((_, place) => (picked & (1 << place)) > 0);
      const turns = turnsOf(lead, helpers);
      assert.ok(turns >= teams.fastest.turns);
      if (turns === teams.fastest.turns) assert.ok(helpers.length >= teams.fewest.helperIds.length);
    }
  }
});

test("[HELP2] only the six members with the best skill are proposed, and no team if nobody is aboard", () => {
  const crewed = aGame().withExpansions(6).withRecruits(6).withSkill(4, "navigation", 1).build();
  const teams = teamsFor(crewed, { kind: "jump", systemId: 4 });
  const team = [teams?.fastest.leadId, ...(teams?.fastest.helperIds ?? [])];
  // Members 2, 3 and 4 are worse than the navigator and the six recruits of level 2.
  assert.deepEqual(team, [1, 5, 6, 7]);
  assert.equal(teamsFor(aGame().withCrew().build(), { kind: "expand" }), undefined);
});

test("[HELP2][ENC5] a proposed team has the turns and the fatigue that the task will take with it, traits included", () => {
  const traits = ["bold", "steady", "thrifty", "restless", "handy", "sleepless"] as const;
  const targets = [
    { kind: "jump", systemId: 5 },
    { kind: "explore", systemId: 1, focus: "survey" },
    { kind: "expand" },
    { kind: "research", techId: "sci1" },
  ] as const;
  for (const [one, two] of traits.flatMap((first) => traits.map((second) => [first, second] as const))) {
    const game = aGame()
      .withExpansions(5)
      .rich()
      .withTech("nav1")
      .withMember(1, { trait: one })
      .withMember(2, { trait: two, fatigue: 90 })
      .withMember(3, { trait: two })
      .withMember(4, { trait: one })
      .build();
    for (const target of targets) {
      const teams = teamsFor(game, target) ?? assert.fail("no one is aboard");
      for (const { leadId, helperIds, turns, fatigue } of Object.values(teams)) {
        const task = { id: 1, target, leadId, helperIds, paid: {}, queuedOnTurn: 0 };
        assert.equal(turns, runOf(game, task).durationTurns);
        const after = outlookAfter({ ...game, tasks: [task] });
        const gained = [leadId, ...helperIds].map((id) => crewOf(after, id).fatigue - crewOf(game, id).fatigue);
        assert.equal(
          fatigue,
          gained.reduce((sum, one) => sum + one, 0),
        );
      }
    }
  }
});

test("[HELP2][ENC5] a lead whose trait saves a turn is proposed before an equally skilled one", () => {
  const equal = aGame().withCrew(3, 4).withSkill(3, "engineering", 1).withSkill(4, "engineering", 1);
  const proposed = () => teamsFor(equal.build(), { kind: "expand" })?.fastest;
  // Base 5, D 14. The team has 12.8, so the band is short: 5 · 1.3 = 6.5, with the trait 5.85.
  assert.deepEqual([proposed()?.leadId, proposed()?.turns], [3, 7]);
  equal.withMember(4, { trait: "handy" });
  assert.deepEqual([proposed()?.leadId, proposed()?.turns], [4, 6]);
});
