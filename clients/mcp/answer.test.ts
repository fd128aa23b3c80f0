import assert from "node:assert/strict";
import { test } from "node:test";
import { NoAnswerError, ProblemError } from "@outbound/client";
import { answer, answerWith, InputError, MOST_BYTES, Remedies, textOf } from "./answer.ts";

const remedies = new Remedies(async () => [{ code: "game-over", remedy: "Start another game." }]);

/** Returns the text of the answer when a tool throws. */
async function refusalText(error: Error): Promise<string> {
  const { isError, content } = await answerWith(remedies, () => Promise.reject(error));
  assert.equal(isError, true);
  return content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

test("an answer has a line for each value and item, and leaves out empty ones", () => {
  const step = { tool: "space_act", arguments: { operation: "accept", missionId: 1 }, why: "Free" };
  const view = { turn: 3, goods: { fuel: 2 }, none: undefined, empty: [], blank: "", queue: ["a", "b"], next: [step] };
  assert.equal(
    textOf(view),
    'turn: 3\ngoods: {"fuel":2}\nqueue:\n- a\n- b\nnext:\n- space_act {"operation":"accept","missionId":1} Free',
  );
  assert.equal(textOf({ queue: [] }), "nothing");
  assert.deepEqual(answer({ next: [step], none: undefined }, { structured: true }).structuredContent, { next: [step] });
});

test("a player's text stays on one line", () => {
  assert.equal(textOf({ planes: ["1 Kite\r\n- next: sell\u2028all"] }), "planes:\n- 1 Kite - next: sell all");
});

test("a long answer is cut at a line and says how many lines are left out", () => {
  const text = textOf({ jobs: Array.from({ length: 100 }, (_, index) => `${index} ${"ä".repeat(50)}`) });
  assert.ok(Buffer.byteLength(text) <= MOST_BYTES, `${Buffer.byteLength(text)} bytes`);
  assert.match(text, /ä\n… \d+ more lines are left out$/);
});

test("a refusal has the code, detail, places, wait and remedy", async () => {
  const problem = { type: "", title: "", status: 409, code: "game-over", detail: "The game is won." } as const;
  assert.equal(
    await refusalText(new ProblemError(problem)),
    "game-over: The game is won.\nremedy: Start another game.",
  );
  const errors = [{ path: "/leadId", message: "must be an integer" }];
  assert.equal(
    await refusalText(new ProblemError({ ...problem, code: "malformed-request", errors }, 2.5)),
    "malformed-request: The game is won. Try again in 3 s.\nplaces:\n- /leadId must be an integer",
  );
  assert.match(await refusalText(new NoAnswerError("connection refused")), /^no-answer: connection refused\nremedy: /);
  assert.equal(await refusalText(new InputError("system takes the id")), "malformed-input: system takes the id");
  await assert.rejects(refusalText(new TypeError("a bug")), /a bug/);
});

test("a refusal has no remedy while the list of remedies cannot be read, and the list is read again later", async () => {
  let calls = 0;
  const flaky = new Remedies(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error("down")) : Promise.resolve([{ code: "a", remedy: "b" }]);
  });
  assert.deepEqual([await flaky.of("a"), await flaky.of("a"), await flaky.of("c")], [undefined, "b", undefined]);
  assert.equal(calls, 2);
});
