import assert from "node:assert/strict";
import { test } from "node:test";
import type { Store } from "@outbound/kit/store/store.ts";
import type { CargoTables } from "../store/tables.ts";
import { aWorld } from "../testing/a-world.ts";
import { RecentCommits } from "./recent-commits.ts";

test("[STREAM9] a failed look-up of missed commits is tried again by the next reader", async () => {
  let asked = 0;
  const read = {
    selectFrom() {
      asked += 1;
      throw new Error("connection lost");
    },
  };
  const store = { engine: "postgres", read } as unknown as Store<CargoTables>;
  const { world } = aWorld();
  world.counters = { ...world.counters, revision: 5, token: 5 };
  const commits = new RecentCommits();
  const find = () => commits.find(store, { number: 3, token: 3 }, world);
  const together = await Promise.allSettled([find(), find()]);
  assert.deepEqual(
    together.map(({ status }) => status),
    ["rejected", "rejected"],
  );
  assert.equal(asked, 1);
  await assert.rejects(find(), /connection lost/);
  assert.equal(asked, 2);
});
