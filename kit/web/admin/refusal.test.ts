import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "../problem.ts";
import { rowRefusal } from "./refusal.ts";

const COLUMNS = ["crew_id", "skill", "level"];

const violation = (details: Record<string, unknown>, detail = "in the service's words") =>
  new ProblemError({ status: 409, code: "constraint-violation", title: "Constraint violation", detail, details });

test("a violated constraint of the row's own columns is shown at each of them, with its name", () => {
  const error = violation({ kind: "foreign-key", table: "crew_skills", columns: ["crew_id"] });
  assert.deepEqual(rowRefusal(error, "crew_skills", COLUMNS), {
    fields: { crew_id: "Foreign key: in the service's words" },
    message: undefined,
    violations: [],
  });
  const pair = violation({ kind: "unique", table: "crew_skills", columns: ["crew_id", "skill"] });
  assert.deepEqual(Object.keys(rowRefusal(pair, "crew_skills", COLUMNS).fields), ["crew_id", "skill"]);
});

test("a violated constraint of another table, or of a hidden column, is shown for the whole row", () => {
  for (const details of [
    { kind: "foreign-key", table: "tasks", columns: ["crew_id"] },
    { kind: "not-null", table: "crew_skills", columns: ["secret"] },
  ]) {
    const { fields, message } = rowRefusal(violation(details), "crew_skills", COLUMNS);
    assert.deepEqual([fields, message], [{}, "in the service's words"]);
  }
});

test("violated rules of the game are listed", () => {
  const error = violation({ kind: "invariant", table: "crew_skills", violations: ["one", "two"] });
  const { fields, message, violations } = rowRefusal(error, "crew_skills", COLUMNS);
  assert.deepEqual([fields, message, violations], [{}, "in the service's words", ["one", "two"]]);
});

test("a malformed value is shown at its column, and other errors above the form", () => {
  const malformed = (...paths: string[]) =>
    new ProblemError({
      status: 400,
      code: "malformed-request",
      title: "Malformed request",
      detail: "2 places are wrong",
      errors: paths.map((path) => ({ path, message: "must be an integer" })),
    });
  assert.deepEqual(rowRefusal(malformed("/level"), "crew_skills", COLUMNS), {
    fields: { level: "must be an integer" },
    message: undefined,
    violations: [],
  });
  assert.equal(rowRefusal(malformed("/level", "/query/pk.x"), "crew_skills", COLUMNS).message, "2 places are wrong");
});

test("an error without a problem document shows its own text", () => {
  const { fields, message } = rowRefusal(new Error("no connection"), "crew_skills", COLUMNS);
  assert.deepEqual([fields, message], [{}, "no connection"]);
});
