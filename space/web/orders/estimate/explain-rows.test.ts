import assert from "node:assert/strict";
import { test } from "node:test";
import { crewOf } from "../../../rules/game/game.ts";
import { aGame } from "../../../testing/a-game.ts";
import { explainRows } from "./explain-rows.ts";
import { estimateOrder } from "./order-estimate.ts";

test("every factor has a line, and each subtotal follows the lines that it sums up", () => {
  const game = aGame().withTech("sci1").build();
  assert.equal(crewOf(game, 4).skills.science.level, 3);
  const { figures } = estimateOrder(game, { kind: "research", techId: "nav1", leadId: 4, helperIds: [1] });
  assert.ok(figures);
  assert.deepEqual(
    explainRows(figures, "research").map(({ text, value }) => `${text} ${value}`),
    [
      "Lead's own power 12",
      "+ first helper 3.6",
      "helpers × lead's leadership 1",
      "× power grid (supply ÷ demand) 1",
      "× Laboratory tier 1",
      "= power 15.6",
      "÷ difficulty 11",
      "= ratio 1.41",
      "Turns at nominal speed 2",
      "× band time 0.85",
      "× technologies 0.9",
      "= turns, rounded 2",
    ],
  );
});

test("the power follows all its factors, those of technologies and of a weak hull included, and other effects come last", () => {
  const game = aGame().withTech("sci1", "sci4").withHull(30).withMember(1, { trait: "steady" }).build();
  const { figures } = estimateOrder(game, { kind: "research", techId: "nav1", leadId: 4, helperIds: [1] });
  assert.ok(figures);
  const rows = explainRows(figures, "research").map(({ text, value }) => `${text} ${value}`);
  // (12 + 3.6) · 1.15 · 0.9
  assert.deepEqual(rows.slice(4, 9), [
    "× Laboratory tier 1",
    "× technologies (power) 1.15",
    "× hull below 40 0.9",
    "= power 16.14",
    "÷ difficulty 11",
  ]);
  assert.deepEqual(rows.slice(-2), ["= turns, rounded 2", "Helper 1, Steady: fatigue × 0.9"]);
});
