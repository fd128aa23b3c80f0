/** The short form of `npm run prove -- simulation`: fifty seeds, the seeds that failed once, and replay in another process. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Game } from "../harness/spawn-service.ts";
import { playSeed, replayOf } from "./play-seed.ts";
import { FOUND } from "./testing/found.ts";
import { type Job, playAll } from "./workers.ts";

const SEEDS = 25;
/** Fewer rounds than a whole run. */
const ROUNDS = 5;

const GAMES = ["space", "cargo"] as const satisfies Game[];
const hashes = new Set<string>();

for (const game of GAMES) {
  test(`${SEEDS} seeds of ${game} keep every promise under injected faults`, async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violations, hash } = await playSeed(game, { seed, rounds: ROUNDS });
      assert.deepEqual(violations, [], replayOf({ game, seed }, ROUNDS));
      hashes.add(hash);
    }
  });
}

test("each seed plays differently, and identically in another process", async () => {
  assert.equal(hashes.size, SEEDS * GAMES.length);
  const jobs = GAMES.flatMap((game) => [1, SEEDS].map((seed): Job => [game, { seed, rounds: ROUNDS }]));
  const again: string[] = [];
  await playAll(jobs, 1, ({ hash }) => void again.push(hash));
  assert.equal(again.length, jobs.length);
  assert.deepEqual(new Set(again).difference(hashes), new Set());
});

test("a seed that restores a game plays identically in a new process and in one that has restored before", async () => {
  const restoring: Job = ["space", { seed: 13 }];
  const later = await playSeed(...restoring);
  await playAll([restoring], 1, ({ hash }) => assert.equal(hash, later.hash));
});

for (const { game, seed, what } of FOUND) {
  test(`seed ${seed} of ${game}, which once found that ${what}, finds nothing`, async () => {
    assert.deepEqual((await playSeed(game, { seed })).violations, []);
  });
}
