import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bonusText, timeLeft } from "./mission-words.ts";

describe("the time that a mission leaves", () => {
  it("has words and a warning for every slack", () => {
    assert.deepEqual(timeLeft({ deadline: null, slack: null }, 5), { text: "No deadline", urgency: "none" });
    assert.deepEqual(timeLeft({ deadline: 20, slack: 8 }, 5), {
      text: "Turn 20, 15 turns from now: 8 turns to spare",
      urgency: "none",
    });
    assert.deepEqual(timeLeft({ deadline: 20, slack: 1 }, 12), {
      text: "Turn 20, 8 turns from now: 1 turn to spare",
      urgency: "tight",
    });
    assert.deepEqual(timeLeft({ deadline: 20, slack: -2 }, 19), {
      text: "Turn 20, 1 turn from now: 2 turns too late on the quickest way",
      urgency: "late",
    });
    assert.equal(timeLeft({ deadline: 20, slack: 0 }, 20).text, "Turn 20, the present one: nothing to spare");
    assert.equal(timeLeft({ deadline: 40, slack: null }, 39).urgency, "tight");
  });
});

it("tells a bonus with its chance", () => {
  assert.equal(bonusText({ what: "recruit", chance: 0.12 }), "12 %: a crew member");
  assert.equal(bonusText({ what: "exotics", chance: 0.2 }), "20 %: 1 exotic");
  assert.equal(bonusText({ what: "exotics", chance: 1 }), "1 or 2 exotics");
  assert.equal(bonusText({ what: "the place of another fragment", chance: 1 }), "the place of another fragment");
});
