import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf, withDisturbance } from "./benchmark.ts";

test("figures are refused when other programs or the host took more than a tenth of a core", () => {
  assert.equal(refusalOf({ others: 10, stolen: 10 }), undefined);
  assert.match(refusalOf({ others: 43.21, stolen: 0.4 }) ?? "", /other programs used 43\.2 % of a core/);
  assert.match(refusalOf({ others: 0, stolen: 12 }) ?? "", /the host took 12\.0 %/);
});

test("figures are not refused where the disturbance is not measured", () => {
  assert.equal(refusalOf(undefined), undefined);
  assert.equal(withDisturbance("| a |", undefined), "| a |");
});

test("the page shows how much other programs and the host used", () => {
  assert.equal(
    withDisturbance("| a |", { others: 1.24, stolen: 0 }),
    "| a |\n\nMeanwhile other programs used 1.2 % of a core and the host took 0.0 %.",
  );
});
