/** The short form of `npm run prove:simulate`: fifty seeds, and that a seed plays the same each time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Game, playSeed } from "./play-seed.ts";

const SEEDS = 25;

for (const game of ["space", "cargo"] as const satisfies Game[]) {
  test(`${SEEDS} seeds of ${game} keep every promise whatever fails`, async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violations } = await playSeed(game, { seed });
      assert.deepEqual(violations, [], `npm run prove:simulate -- ${game} --seeds 1 --from ${seed} --trace --print`);
    }
  });

  test(`A seed of ${game} plays the same each time, and another one does not`, async () => {
    const [first, again, other] = [
      await playSeed(game, { seed: 77 }),
      await playSeed(game, { seed: 77 }),
      await playSeed(game, { seed: 78 }),
    ];
    assert.equal(again.hash, first.hash);
    assert.notEqual(other.hash, first.hash);
  });
}
