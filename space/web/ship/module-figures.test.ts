import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Game } from "../../rules/game/game.ts";
import { newGame } from "../../rules/turn/start.ts";
import { buildChanges, gridFactor, moduleFigures, tierChanges } from "./module-figures.ts";

const { game } = newGame(1, "standard");
const lines = (changes: ReturnType<typeof tierChanges>): string[] =>
  changes.map(({ label, now, next }) => `${label}: ${now} → ${next}`);

describe("the figures of modules", () => {
  it("a reactor tier shows its supply and the effect on the grid", () => {
    assert.deepEqual(lines(tierChanges(game, "reactor", 2)), [
      "Power supply incl. technologies: 10 → 15",
      "Grid (all teams): × 1, balanced → × 1.3, surplus",
    ]);
  });

  it("a tier of another module shows its effects and the cost in power", () => {
    assert.deepEqual(lines(tierChanges(game, "sensor", 2)), [
      "Exploration yields: 100 % → 115 %",
      "Signal range: none → 20 ly",
      "Fragments: not detected → taken by surveys",
      "Team power when exploring: × 1 → × 1.25",
      "Grid (all teams): × 1, balanced → × 0.83, tight",
    ]);
  });

  it("a new module shows its effects and the cost in power", () => {
    assert.deepEqual(lines(buildChanges(game, "quarters")), [
      "Berths: 4 → 6",
      "Recovery per idle turn: 8 → 10",
      "Grid (all teams): × 1, balanced → × 0.9, tight",
    ]);
    assert.deepEqual(buildChanges(game, "patch"), []);
  });

  it("the figures of modules include the effects of technologies", () => {
    const known: Game = { ...game, techs: ["pow1", "nav1"] };
    assert.deepEqual(moduleFigures(known, "drive")[0], { label: "Jump range", value: "11 ly" });
    assert.equal(gridFactor(known), 1.2);
  });
});
