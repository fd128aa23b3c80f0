import assert from "node:assert/strict";
import { test } from "node:test";
import { aScene } from "../../testing/a-scene.ts";
import { onboardingSteps } from "./onboarding.ts";

const newcomer = () => aScene().withPlayer({ homeIcao: null });

test("[HOME4] the first steps follow from the player's counts", () => {
  const done = (player: object) =>
    onboardingSteps(
      newcomer()
        .withPlayer({ id: 1, homeIcao: null, ...player })
        .player(1),
    )
      .filter((step) => step.done)
      .map(({ step }) => step);
  assert.deepEqual(
    onboardingSteps(newcomer().player(1)).map(({ step }) => step),
    ["home", "load", "fly", "deliver", "expand"],
  );
  assert.deepEqual(done({}), []);
  assert.deepEqual(done({ homeIcao: "EDDF" }), ["home"]);
  assert.deepEqual(done({ homeIcao: "EDDF", loads: 1, departures: 2 }), ["home", "load", "fly"]);
  assert.deepEqual(done({ deliveries: 1, planesBought: 1 }), ["deliver", "expand"]);
});
