import assert from "node:assert/strict";
import { it } from "node:test";
import type { Package, State } from "../api.ts";
import type { Snapshot } from "./snapshot-store.ts";
import { completed, leavesOutJobs, openJobsByAirport } from "./whole-snapshot.ts";

const job = (id: number, originIcao: string, expiresRealMs = 5000): Package =>
  ({ id, status: "open", originIcao, expiresRealMs }) as Package;

const stateOf = (packages: readonly Package[], omitted = { packages: 0, openJobs: 9, airports: 0 }): State =>
  ({
    packages,
    market: { airports: [{ icao: "AAAA", openJobs: 2 }, ["BBBB", 1]] },
    omitted,
  }) as unknown as State;

it("open jobs are counted for airports in full and for airports as pairs", () => {
  const counts = openJobsByAirport(stateOf([]).market);
  assert.deepEqual(
    [...counts],
    [
      ["AAAA", 2],
      ["BBBB", 1],
    ],
  );
});

it("the snapshot leaves out jobs at an airport if it shows fewer than the market counts", () => {
  const state = stateOf([job(1, "AAAA"), job(2, "BBBB")]);
  assert.deepEqual([leavesOutJobs(state, "AAAA"), leavesOutJobs(state, "BBBB")], [true, false]);
  assert.equal(leavesOutJobs(state, "CCCC"), false, "it is not the player's airport");
  assert.equal(leavesOutJobs(stateOf([], { packages: 0, openJobs: 9, airports: 1 }), "CCCC"), true);
  assert.equal(leavesOutJobs(stateOf([], { packages: 0, openJobs: 0, airports: 0 }), "AAAA"), false);
});

it("packages of a later read are added once, with an expiry that counts from the snapshot", () => {
  const snapshot: Snapshot = { state: stateOf([job(1, "AAAA")]), receivedAt: 1000 };
  const whole = completed(snapshot, [{ packages: [job(1, "AAAA", 1), job(3, "AAAA", 4000)], receivedAt: 1500 }]);
  assert.deepEqual(
    whole.state.packages.map(({ id, expiresRealMs }) => [id, expiresRealMs]),
    [
      [1, 5000],
      [3, 4500],
    ],
  );
  assert.equal(completed(snapshot, []), snapshot);
});
