import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { aGame } from "../../testing/a-game.ts";
import { type Facts, milestonesOf, newlyReached } from "./milestones.ts";

const WORLD: Facts["world"] = { signals: [], standing: [] };
const reached = (milestones: ReturnType<typeof milestonesOf>) =>
  milestones.filter(({ isReached }) => isReached).map(({ title }) => title);

describe("milestones", () => {
  it("a new game has reached no milestone, and milestones of several steps show their progress", () => {
    const milestones = milestonesOf({ game: aGame().build(), world: WORLD, missionsCompleted: 0 });
    assert.deepEqual(reached(milestones), []);
    assert.equal(milestones.find(({ title }) => title === "Explore ten stars")?.progress, "0 of 10");
    assert.equal(new Set(milestones.map(({ title }) => title)).size, milestones.length);
  });

  it("a late game has reached all milestones", () => {
    const builder = aGame().withTech("nav1", "nav2", "nav3").withTier("drive", 3).withBuilt("core").withRecruits(1);
    const game = builder.withResources({ fragments: 1 }).build();
    const systems = Array.from({ length: 10 }, (_, place) => {
      const [first] = game.systems;
      return { ...(first ?? assert.fail()), id: place + 1, visits: 1, danger: 3 as const };
    });
    const standing = [{ faction: "foundry" as const, name: "The Foundry", standing: 2 }];
    const world = { signals: [], standing };
    const milestones = milestonesOf({ game: { ...game, systems }, world, missionsCompleted: 10 });
    assert.deepEqual(
      reached(milestones),
      milestones.map(({ title }) => title),
    );
  });

  it("a signal counts as detected after its fragment was taken", () => {
    const game = aGame().withResources({ fragments: 1 }).build();
    const milestones = milestonesOf({ game, world: WORLD, missionsCompleted: 0 });
    assert.deepEqual(reached(milestones), ["Detect a signal", "Find a cipher fragment"]);
  });

  it("a milestone is reported once, but not at the first look and not after a change to another game", () => {
    const milestones = ["A", "B", "C", "D", "E"].map((title) => ({ title, isReached: title !== "E" }));
    assert.deepEqual(newlyReached(new Set(["A", "B"]), milestones), ["C", "D"]);
    assert.deepEqual(newlyReached(new Set(["A", "B", "C", "D"]), milestones), []);
    assert.deepEqual(newlyReached(undefined, milestones), []);
    assert.deepEqual(newlyReached(new Set(), milestones), []);
  });
});
