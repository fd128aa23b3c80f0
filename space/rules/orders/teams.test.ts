import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame } from "../../testing/a-game.ts";
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
