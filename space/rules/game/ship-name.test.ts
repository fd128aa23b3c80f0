import assert from "node:assert/strict";
import { it } from "node:test";
import { shipName } from "./ship-name.ts";

it("the ship's name is determined by the seed, and neighbouring seeds have different names", () => {
  assert.equal(shipName(11), shipName(11));
  const names = Array.from({ length: 200 }, (_, seed) => shipName(seed));
  assert.ok(new Set(names).size > 150);
  for (const name of [...names, shipName(Number.MAX_SAFE_INTEGER), shipName(0)])
    assert.match(name, /^[A-Z][a-z]+ [A-Z][a-z]+$/);
  assert.notEqual(shipName(1), shipName(2 ** 32 + 1));
});
