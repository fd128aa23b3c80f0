/** The short form of `npm run prove:simulate`: fifty seeds, those that failed once, and that a seed plays the same each time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FOUND } from "./found.ts";
import { type Game, playSeed } from "./play-seed.ts";

const SEEDS = 25;
/** Shorter than the seeds of a whole run. */
const ROUNDS = 5;

for (const game of ["space", "cargo"] as const satisfies Game[]) {
  test(`${SEEDS} seeds of ${game} keep every promise whatever fails, and the first plays the same again`, async () => {
    const hashes = new Set<string>();
    for (const seed of [...numbersTo(SEEDS), 1]) {
      const { violations, hash } = await playSeed(game, { seed, rounds: ROUNDS });
      const replay = `npm run prove:simulate -- ${game} --seeds 1 --from ${seed} --rounds ${ROUNDS} --trace --print`;
      assert.deepEqual(violations, [], replay);
      hashes.add(hash);
    }
    assert.equal(hashes.size, SEEDS);
  });
}

for (const { game, seed, what } of FOUND) {
  test(`Seed ${seed} of ${game}, which found that ${what}, finds nothing any more`, async () => {
    assert.deepEqual((await playSeed(game, { seed })).violations, []);
  });
}

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
