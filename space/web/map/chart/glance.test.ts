import assert from "node:assert/strict";
import { test } from "node:test";
import { aGame } from "../../../testing/a-game.ts";
import { glanceOf } from "./glance.ts";

test("the tooltip of a star shows the way there, the largest yield of each focus, and the risks", () => {
  const { name, way, yields, risk } = glanceOf(aGame().build(), 2);
  assert.deepEqual([name, way], ["Near", "1 jump, 6 ly, 3 fuel, about 3 turns."]);
  assert.deepEqual(
    yields.map((line) => line.replaceAll(/[\d.–]+/g, "#")),
    ["Survey: # data", "Harvest: # fuel, # supplies", "Salvage: # alloy, # % exotics"],
  );
  assert.match(risk, /^Accident risk: \d+ % on the way, \d+ % exploring$/);
});

test("the tooltip of the ship's own star names no way, and that of a star out of reach says that it is out of reach", () => {
  const here = glanceOf(aGame().build(), 1);
  assert.equal(here.way, "The ship will be here.");
  assert.match(here.risk, /^Accident risk: \d+ % exploring$/);
});
