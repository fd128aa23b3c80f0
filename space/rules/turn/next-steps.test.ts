import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame, type GameBuilder } from "../../testing/a-game.ts";
import { explore, ordered } from "../../testing/play.ts";
import { nextSteps } from "./next-steps.ts";

test("[READ3] a new game suggests exploring, jumping, researching and upgrading", () => {
  const steps = nextSteps(aGame().build());
  assert.deepEqual(
    steps.map(({ method, path, body }) => [method, path, body]),
    [
      ["POST", "/api/explore", { focus: "survey", leadId: 2 }],
      ["POST", "/api/jump", { systemId: 2, leadId: 1 }],
      ["POST", "/api/research", { techId: "pow1", leadId: 4 }],
      ["POST", "/api/ship/upgrade", { moduleId: 1, leadId: 3 }],
    ],
  );
});

test("[READ3] a step that cannot be paid is not suggested", () => {
  const paths = nextSteps(aGame().withResources({ data: 0, credits: 0, fuel: 0 }).build()).map(({ path }) => path);
  assert.deepEqual(paths, ["/api/explore"]);
});

test("[READ3] an offer comes first, and with a queue the turn comes before it", () => {
  const offered = aGame().withMission({ kind: "survey", systemId: 3 }, { status: "offered", acceptedOnTurn: null });
  assert.equal(nextSteps(offered.build())[0]?.path, "/api/missions/2/accept");
  assert.equal(nextSteps(ordered(offered.build(), explore()))[0]?.path, "/api/turn");
  const [, , jump] = nextSteps(offered.build());
  assert.deepEqual(jump?.body, { systemId: 3, leadId: 1 }, "towards the mission");
});

test("[READ3] little fuel suggests a harvest, a damaged hull a patch", () => {
  const [harvest] = nextSteps(aGame().withResources({ fuel: 6 }).build());
  assert.deepEqual(harvest?.body, { focus: "harvest", leadId: 2 });
  const last = nextSteps(aGame().withHull(49).build()).at(-1);
  assert.deepEqual([last?.path, last?.body], ["/api/ship/build", { kind: "patch", leadId: 3 }]);
});

test("[READ3] a ship at the Apex with everything needed gets the step to relight it", () => {
  const ready = aGame().at(7).withTier("reactor", 3).withExpansions(1).withBuilt("core").build();
  assert.equal(nextSteps(ready)[0]?.title, "Relight the Apex");
});

test("[READ3] a game that has ended gets the step to start a new game", () => {
  const steps = nextSteps(aGame().ended("lost", "crew-lost").build());
  assert.deepEqual(
    steps.map(({ path }) => path),
    ["/api/save/new"],
  );
});

test("[READ3] the lead of a step has the highest level, then the least fatigue, then the lowest id", () => {
  const surveyor = (builder: GameBuilder): unknown => nextSteps(builder.build())[0]?.body.leadId;
  assert.equal(surveyor(aGame()), 2);
  assert.equal(surveyor(aGame().withSkill(1, "survey", 3)), 1);
  assert.equal(surveyor(aGame().withSkill(1, "survey", 3).withFatigue(1, 1)), 2);
  assert.equal(surveyor(aGame().withSkill(4, "survey", 4).withFatigue(4, 100)), 4);
});
