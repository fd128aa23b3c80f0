import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ONBOARDING_STEPS } from "../../rules/company/onboarding.ts";
import { expandText, missingFor, progressOf, STEP_GUIDES } from "./steps.ts";

describe("the first steps", () => {
  it("each of the first steps has a guide", () => {
    assert.deepEqual(Object.keys(STEP_GUIDES), [...ONBOARDING_STEPS]);
  });

  it("the next step is the first that is not done, even if a later one is", () => {
    const steps = ONBOARDING_STEPS.map((step) => ({ step, done: step === "home" || step === "fly" }));
    assert.deepEqual(progressOf(steps), { done: 2, all: 5, next: "load" });
  });

  it("the guide shows how much cash is missing for a second plane, until the player can buy it", () => {
    assert.equal(expandText(127_679, 160_050), "32,371\u00a0€ to go: the cheapest costs 160,050\u00a0€.");
    assert.equal(expandText(160_050, 160_050), "The cheapest costs 160,050\u00a0€. You can buy it now.");
    assert.deepEqual(
      [0, 127_679, 160_050, 200_000].map((money) => missingFor("expand", money, 160_050)),
      [160_050, 32_371, 0, 0],
    );
    assert.equal(missingFor("load", 0, 160_050), 0, "the other steps cost nothing");
  });

  it("there is no next step when all are done", () => {
    assert.equal(progressOf(ONBOARDING_STEPS.map((step) => ({ step, done: true }))).next, undefined);
  });
});
