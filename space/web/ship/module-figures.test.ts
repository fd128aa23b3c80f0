import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Game } from "../../rules/game/game.ts";
import { newGame } from "../../rules/turn/start.ts";
import { buildChanges, gridFactor, moduleFigures, tierChanges } from "./module-figures.ts";

const { game } = newGame(1, "standard");
const told = (changes: ReturnType<typeof tierChanges>): string[] =>
  changes.map(({ label, now, next }) => `${label}: ${now} → ${next}`);

describe("the figures of modules", () => {
  it("tell what a tier more of the reactor supplies, and what that does to the grid", () => {
    assert.deepEqual(told(tierChanges(game, "reactor", 2)), [
      "Power supplied, with technologies: 10 → 15",
      "Grid, for every team: × 1, balanced → × 1.3, surplus",
    ]);
  });

  it("tell that another module's tier costs power", () => {
    assert.deepEqual(told(tierChanges(game, "sensor", 2)), [
      "Yields of an explore: 100 % → 115 %",
      "Signals of fragments: not seen → seen within 20 ly",
      "Fragments: not found → taken by surveys",
      "Power of a team that explores: × 1 → × 1.25",
      "Grid, for every team: × 1, balanced → × 0.83, tight",
    ]);
  });

  it("tell what a new module gives and draws", () => {
    assert.deepEqual(told(buildChanges(game, "quarters")), [
      "Berths: 4 → 6",
      "Grid, for every team: × 1, balanced → × 0.9, tight",
    ]);
    assert.deepEqual(buildChanges(game, "patch"), []);
  });

  it("count technologies in", () => {
    const known: Game = { ...game, techs: ["pow1", "nav1"] };
    assert.deepEqual(moduleFigures(known, "drive")[0], { label: "Jump range", value: "11 ly" });
    assert.equal(gridFactor(known), 1.2);
  });
});
