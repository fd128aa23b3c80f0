/** The air-cargo game through the API of a running service, short. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startGame } from "../harness/spawn-service.ts";
import { playCargo } from "./cargo-game.ts";

test("[LEDGER1] [HISTORY2] [STREAM2] two players register, fly and deliver through the API alone, and each sees what the other does", async (t) => {
  const service = await startGame("cargo");
  t.after(() => service.stop());
  const { faults, players, seen } = await playCargo({ url: service.url, deliveries: 3 });
  assert.deepEqual(faults, []);
  assert.ok(players.every(({ deliveries, planes }) => deliveries >= 3 && planes === 2));
  assert.ok(seen.departures >= 2 && seen.takenJobs >= 2, JSON.stringify(seen));
});
