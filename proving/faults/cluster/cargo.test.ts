/** Three real processes of the cargo service on one PostgreSQL, in the short form. The long form: `npm run prove -- cluster`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clusterText, proveCluster, verdictOf } from "./cargo.ts";

test("[LOAD3] [STORE1] [STORE3] [STREAM6] [AUTH3] three processes are one world, even while they are killed and restarted", async () => {
  const proof = await proveCluster({ actions: 300, players: 12, kills: 1, seed: 1, floodSeconds: 0, calmSeconds: 0 });
  assert.deepEqual(verdictOf(proof), []);
  const { contest } = proof;
  const nothing = {
    ...contest,
    jobsTaken: 0,
    byNode: [0, 1, 1],
    frames: { ...contest.frames, times: { ...contest.frames.times, count: 0 } },
  };
  assert.deepEqual(verdictOf({ ...proof, contest: nothing }), [
    "no job was taken",
    "a process answered nothing",
    "no change was in a frame of another process",
  ]);
  assert.match(clusterText(proof), /^\| jobs taken/m);
});
