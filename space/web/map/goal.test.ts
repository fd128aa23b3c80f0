import assert from "node:assert/strict";
import { test } from "node:test";
import type { World } from "../api.ts";
import { milestonesOf } from "./goal.ts";

const known = (goal: Partial<World["goal"]>, status: World["save"]["status"] = "active") =>
  milestonesOf({
    goal: {
      text: "",
      apexSystemId: 33,
      fragments: 0,
      fragmentsNeeded: 3,
      techsLeft: ["pow1", "lode"],
      coreBuilt: false,
      powered: true,
      atApex: false,
      conditions: [],
      ...goal,
    },
    systems: [{ id: 33, name: "Lysk", hops: 8 }] as World["systems"],
    save: { status } as World["save"],
  });

const done = (...given: Parameters<typeof known>) => known(...given).map((milestone) => milestone.done);

test("at the start only the power milestone is done", () => {
  assert.deepEqual(done({}), [false, false, false, true, false, false]);
  const [fragments, techs, , , apex] = known({});
  assert.equal(fragments?.label, "0 of 3 cipher fragments");
  assert.deepEqual([techs?.label, techs?.detail], ["2 technologies left", "Next: Tuned coils."]);
  assert.deepEqual([apex?.label, apex?.detail], ["Ship at Lysk", "8 jumps away."]);
});

test("the built Core keeps the fragments milestone done", () => {
  assert.equal(done({ coreBuilt: true })[0], true);
});

test("a milestone that is done says so instead of what it takes", () => {
  const details = (goal: Partial<World["goal"]>) => known(goal).map(({ detail }) => detail);
  assert.equal(details({ fragments: 3 })[0], "All aboard.");
  const [fragments, , core] = details({ coreBuilt: true });
  assert.deepEqual([fragments, core], ["Used in the Core.", "Aboard."]);
});

test("a won game has all milestones done", () => {
  assert.ok(done({ coreBuilt: true, techsLeft: [], atApex: true }, "won").every(Boolean));
});
