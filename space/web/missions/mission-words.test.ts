import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bonusText, timeLeft } from "./mission-words.ts";

const onTurn = (turn: number) => ({ turn, status: "active" }) as const;

describe("the time that a mission leaves", () => {
  it("a deadline has a text and an urgency for any number of turns to spare", () => {
    assert.deepEqual(timeLeft({ deadline: null, slack: null }, onTurn(5)), { text: "No deadline", urgency: undefined });
    assert.deepEqual(timeLeft({ deadline: 20, slack: 8 }, onTurn(5)), {
      text: "Turn 20, in 15 turns: 8 turns to spare",
      urgency: undefined,
    });
    assert.deepEqual(timeLeft({ deadline: 20, slack: 1 }, onTurn(12)), {
      text: "Turn 20, in 8 turns: 1 turn to spare",
      urgency: "warn",
    });
    assert.deepEqual(timeLeft({ deadline: 20, slack: -2 }, onTurn(19)), {
      text: "Turn 20, in 1 turn: 2 turns too late",
      urgency: "bad",
    });
    assert.equal(timeLeft({ deadline: 20, slack: 0 }, onTurn(20)).text, "Due this turn");
    assert.equal(timeLeft({ deadline: 40, slack: null }, onTurn(39)).urgency, "warn");
    const over = timeLeft({ deadline: 20, slack: -2 }, { turn: 19, status: "won" });
    assert.deepEqual(over, { text: "Turn 20", urgency: undefined }, "a finished game is in no hurry");
  });
});

it("the text of a bonus shows its chance", () => {
  assert.equal(bonusText({ what: "recruit", chance: 0.12 }), "12 % a crew member");
  assert.equal(bonusText({ what: "exotics", chance: 0.2 }), "20 % 1 exotic");
  assert.equal(bonusText({ what: "exotics", chance: 1 }), "1 or 2 exotics");
  assert.equal(bonusText({ what: "reveals another fragment", chance: 1 }), "reveals another fragment");
});
