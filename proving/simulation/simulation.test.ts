/** The short form of `npm run prove -- simulation`: fifty seeds, those that failed once, and that a seed plays the same anywhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FOUND } from "./found.ts";
import { type Game, playSeed } from "./play-seed.ts";
import { playAll } from "./workers.ts";

const SEEDS = 25;
/** Shorter than the seeds of a whole run. */
const ROUNDS = 5;

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
const GAMES = ["space", "cargo"] as const satisfies Game[];
const hashes = new Set<string>();

for (const game of GAMES) {
  test(`${SEEDS} seeds of ${game} keep every promise whatever fails`, async () => {
    for (const seed of numbersTo(SEEDS)) {
      const { violations, hash } = await playSeed(game, { seed, rounds: ROUNDS });
      const replay = `npm run prove -- simulation ${game} --seeds 1 --from ${seed} --rounds ${ROUNDS} --trace --print`;
      assert.deepEqual(violations, [], replay);
      hashes.add(hash);
    }
  });
}

test("Each of these seeds plays otherwise than the others, and in another process the same", async () => {
  assert.equal(hashes.size, SEEDS * GAMES.length);
  const jobs = GAMES.flatMap((game) => [1, SEEDS].map((seed) => ({ game, seed, rounds: ROUNDS, isTraced: false })));
  const again: string[] = [];
  await playAll(jobs, 1, ({ hash }) => void again.push(hash));
  assert.equal(again.length, jobs.length);
  assert.deepEqual(new Set(again).difference(hashes), new Set());
});

for (const { game, seed, what } of FOUND) {
  test(`Seed ${seed} of ${game}, which found that ${what}, finds nothing any more`, async () => {
    assert.deepEqual((await playSeed(game, { seed })).violations, []);
  });
}
