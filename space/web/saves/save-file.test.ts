import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { documentOf, fileName, importFault, summaryOf } from "./save-file.ts";

test("a file is named after its seed and turn", () => {
  assert.equal(fileName({ seed: 7, turn: 31 }), "outbound-seed-7-turn-31.json");
});

test("a save tells what it is, and anything else tells nothing", () => {
  const text = JSON.stringify({ game: { seed: 7, turn: 31, difficulty: "hard", hull: 3 } });
  assert.deepEqual(summaryOf(documentOf(text)), { seed: 7, turn: 31, difficulty: "hard" });
  for (const other of ["null", "3", "[]", "{}", '{"game":{"seed":"7"}}'])
    assert.equal(summaryOf(documentOf(other)), null);
});

test("what is no JSON is said before anything is sent", () => {
  assert.throws(() => documentOf("hello"), /not JSON/);
});

test("a refusal shows the first places that do not fit, and how many more there are", () => {
  const errors = Array.from({ length: 11 }, (_, index) => ({ path: `/game/${index}`, message: "is missing" }));
  const problem = {
    status: 400,
    code: "invalid-request",
    title: "Invalid request",
    detail: "It does not fit.",
    errors,
  };
  const fault = importFault(new ProblemError(problem));
  assert.equal(fault.places[0], "/game/0: is missing");
  assert.equal(fault.places.length, 8);
  assert.equal(fault.morePlaces, 3);
});
