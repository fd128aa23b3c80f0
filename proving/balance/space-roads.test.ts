/** Plays a few seeds only, so the bounds are far wider than the bands of `npm run balance -- roads`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame } from "@outbound/space/rules/turn/start.ts";
import { TASTE_NAMES, TASTES } from "../bots/space/by-value.ts";
import { viewOf } from "../bots/space/view.ts";
import { ITEMS, onEveryRoad, wanted } from "../bots/space/worth.ts";
import { HOLDINGS, played } from "./space-roads.ts";

const SEEDS = 16;

test("[ROAD2] strategies that choose by value win, and together use every technology and module", () => {
  const all = TASTE_NAMES.map((name) => played(name, SEEDS, 100));
  for (const [index, { summary }] of all.entries()) assert.ok(summary.share >= 0.6, `${TASTE_NAMES[index]} wins`);
  const unused = HOLDINGS.filter((holding) => all.every(({ held }) => held.get(holding) === 0));
  assert.deepEqual(unused, []);
});

test("[ROAD2] a strategy finds a way to the Core without any one item, except for the items that every way needs", () => {
  const needed = ITEMS.filter(onEveryRoad);
  assert.deepEqual(needed, ["eng1", "eng2", "sci1", "sci2", "pow1", "pow2", "pow3", "lode"]);
  const view = viewOf(newGame(1, "standard").game);
  for (const name of TASTE_NAMES) {
    for (const item of ITEMS.filter((each) => !needed.includes(each))) {
      const { techs, builds } = wanted(view, TASTES[name], item);
      assert.ok(![...techs, ...builds].includes(item), `${name} wants ${item}`);
      assert.ok(techs.includes("lode"), `${name} finds a way without ${item}`);
    }
  }
});
