import assert from "node:assert/strict";
import { test } from "node:test";
import type { World } from "../api.ts";
import { milestonesOf } from "./goal.ts";

type Condition = World["goal"]["conditions"][number];

const condition = (key: string, required: number, available: number, text = key): Condition => ({
  key,
  text,
  required,
  available,
  met: available >= required,
  source: "somewhere far",
});

const known = (conditions: readonly Condition[], status: World["save"]["status"] = "active") =>
  milestonesOf({
    goal: { apexSystemId: 33, techsLeft: ["pow1", "lode"], conditions } as World["goal"],
    systems: [{ id: 33, name: "Lysk", hops: 8 }] as World["systems"],
    save: { status } as World["save"],
  });

test("every condition of the Core is a milestone, with the amount that is available and the source of the rest", () => {
  const milestones = known([condition("exotics", 6, 2, "Exotics"), condition("reactor-tier", 3, 3)]);
  assert.deepEqual(
    milestones.map(({ detail, done, page }) => [detail, done, page]),
    [
      ["2 of 6. From somewhere far.", false, "/"],
      ["3 of 3.", true, "/ship"],
      ["Explore the Apex when everything above is done.", false, "/?system=33&panel"],
    ],
  );
  assert.equal(milestones[0]?.label, "Exotics");
});

test("each milestone to the goal says what comes next: the technology, the Core, or the way", () => {
  const details = known([condition("technologies", 12, 10), condition("core", 1, 0), condition("apex", 1, 0)]);
  assert.deepEqual(
    details.slice(0, 3).map(({ detail, page }) => [detail, page]),
    [
      ["10 of 12. Next: Tuned coils.", "/research"],
      ["By somewhere far.", "/ship"],
      ["8 jumps away.", "/?system=33&panel"],
    ],
  );
});

test("a won game has all milestones done", () => {
  const milestones = known([condition("core", 1, 1), condition("power", 12, 14), condition("apex", 1, 1)], "won");
  assert.ok(milestones.every(({ done }) => done));
  assert.deepEqual(
    milestones.slice(0, 3).map(({ detail }) => detail),
    ["Aboard.", "14 of 12.", "The ship is there."],
  );
});
