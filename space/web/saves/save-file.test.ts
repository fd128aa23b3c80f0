import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "@outbound/kit/web/problem.ts";
import { documentOf, fileName, importFault, summaryOf } from "./save-file.ts";

test("a file is named after its seed and turn", () => {
  assert.equal(fileName({ seed: 7, turn: 31 }), "outbound-seed-7-turn-31.json");
});

test("a save has a summary, and other documents have none", () => {
  const text = JSON.stringify({ game: { seed: 7, turn: 31, difficulty: "hard", hull: 3 } });
  assert.equal(summaryOf(documentOf(text)), "Seed 7 (hard), turn 31.");
  for (const other of ["null", "3", "[]", "{}", '{"game":{"seed":"7"}}'])
    assert.equal(summaryOf(documentOf(other)), undefined);
});

test("a file that is not JSON is rejected before it is sent", () => {
  assert.throws(() => documentOf("hello"), /not JSON/);
});

test("a refusal shows the first invalid places, and the number of further ones", () => {
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
