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
