import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ONBOARDING_STEPS } from "../../rules/company/home.ts";
import { progressOf, STEP_GUIDES } from "./steps.ts";

describe("the first steps", () => {
  it("are all explained", () => {
    assert.deepEqual(Object.keys(STEP_GUIDES), [...ONBOARDING_STEPS]);
  });

  it("continue with the first that is not done, though a later one may be", () => {
    const steps = ONBOARDING_STEPS.map((step) => ({ step, done: step === "home" || step === "fly" }));
    assert.deepEqual(progressOf(steps), { done: 2, all: 5, next: "load" });
  });

  it("have no next one when all are done", () => {
    assert.equal(progressOf(ONBOARDING_STEPS.map((step) => ({ step, done: true }))).next, undefined);
  });
});
