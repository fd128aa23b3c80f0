import assert from "node:assert/strict";
import { test } from "node:test";
import { VIOLET } from "@outbound/kit/pictures/card.ts";
import { newGame } from "../../rules/turn/start.ts";
import { starMap, wayOf } from "./star-map.ts";

test("[LINK1] the drawn way of a ship begins at the start of its galaxy", () => {
  const { systems, positionId } = newGame(42, "standard").game;
  const arrivals = [33, 7].map((systemId) => ({ refs: { systemId } }));
  const way = wayOf({ seed: 42 }, [...arrivals, { refs: {} }]);
  assert.deepEqual(way, [positionId, 33, 7]);
  const [, line] = /<path d="M([^"]+)"/.exec(starMap(systems, way, VIOLET)) ?? [];
  assert.equal(line?.split("L").length, 3);
});
