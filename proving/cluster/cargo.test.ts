/** Two real processes of the cargo service on one PostgreSQL. The long form: `npm run prove:cluster`. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { CargoCluster } from "./cargo-cluster.ts";
import { loseNodes } from "./cargo-lost-node.ts";
import { timeNews } from "./cargo-news.ts";
import { race } from "./cargo-race.ts";

describe("two cargo processes on one PostgreSQL", () => {
  let cluster: CargoCluster;
  before(async () => {
    cluster = await CargoCluster.start();
  });
  after(() => cluster.stop());

  test("[LOAD3] [STORE3] of players who reach for one job over both processes exactly one gets it", async () => {
    const { faults, answers } = await race(cluster, { players: 6, attempts: 120, jobs: 2 });
    assert.deepEqual(faults, []);
    assert.equal(answers["200"], 2);
    assert.deepEqual(Object.keys(answers).sort(), ["200", "already-loaded", "job-taken"]);
  });

  test("[STREAM6] [STORE3] what is done on one process is in a frame of the other, and sessions ended on one end streams on the other", async () => {
    const { frames, ends } = await timeNews(cluster, 1);
    assert.equal(frames.length, 1);
    assert.equal(ends.length, 2);
  });

  test("[STORE1] [STORE3] a process killed in the middle of its work costs nobody anything: the other answers for it", async () => {
    const { faults, answeredByTheOther } = await loseNodes(cluster, 2, 1);
    assert.deepEqual(faults, []);
    assert.ok(answeredByTheOther > 0);
  });
});
