import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { MILESTONES } from "../rules/company/milestones.ts";
import type { Milestone } from "./api.ts";
import { milestoneName, nextMilestones, progressText } from "./milestone-text.ts";

const of = (id: string, value: number, target: number, doneAt?: string): Milestone => ({
  id,
  category: id.slice(0, id.indexOf("-")) as Milestone["category"],
  value,
  target,
  reward: {},
  ...(doneAt !== undefined && { doneAt }),
});

describe("milestones in words", () => {
  it("each milestone has a name of its own", () => {
    const names = MILESTONES.map(({ id }) => milestoneName(id));
    assert.equal(new Set(names).size, MILESTONES.length);
    assert.deepEqual(
      names.filter((name) => /-\d|mastery|onboarding/.test(name)),
      [],
    );
    assert.equal(milestoneName("deliveries-1000"), "1,000 jobs delivered");
  });

  it("progress has its unit and never passes the target", () => {
    assert.equal(progressText(of("distance-10000", 12_345, 10_000)), "10,000 of 10,000 km");
    assert.equal(progressText(of("mastery-heavy", 1_500, 100_000)), "1,500 of 100,000 kg");
    assert.equal(progressText(of("fleet-3", 1, 3)), "1 of 3");
  });

  it("the next milestones are the nearest of each category, the most advanced first", () => {
    const next = nextMilestones([
      of("deliveries-10", 10, 10, "2030-01-01T00:00:00.000Z"),
      of("deliveries-100", 10, 100),
      of("deliveries-1000", 10, 1_000),
      of("fleet-3", 2, 3),
      of("mastery-heavy", 50_000, 100_000),
      of("mastery-route", 0, 100),
    ]);
    assert.deepEqual(
      next.map(({ id }) => id),
      ["fleet-3", "mastery-heavy", "deliveries-100", "mastery-route"],
    );
  });
});
