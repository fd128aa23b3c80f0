/** Three real processes of the cargo service on one PostgreSQL, short. The long form: `npm run prove:cluster`. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clusterText, verdictOf } from "./report.ts";
import { proveCluster } from "./run.ts";

test("[LOAD3] [STORE1] [STORE3] [STREAM6] [AUTH3] three processes are one world, whichever is killed or restarted", async () => {
  const proof = await proveCluster({ actions: 300, players: 8, kills: 1, seed: 1, floodSeconds: 0, calmSeconds: 0 });
  assert.deepEqual(verdictOf(proof), []);
  assert.ok(proof.contest.jobsTaken > 0, "no job was taken");
  assert.ok((proof.contest.answers["job-taken"] ?? 0) > 0, "nobody contended for a job");
  assert.ok(
    proof.contest.byNode.every((count) => count > 0),
    "a process answered nothing",
  );
  assert.ok(proof.contest.frames.times.count > 0, "no news were told");
  assert.match(clusterText(proof), /^\| jobs taken/m);
});
