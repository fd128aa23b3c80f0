/** Deletion of old logs while commands run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { BATCH_ROWS } from "@outbound/kit/retention/retention.ts";
import { insertRows } from "@outbound/kit/store/upsert.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { contractId } from "../rules/jobs/job-ids.ts";
import { packageRow } from "../store/rows.ts";
import * as tables from "../store/tables.ts";
import { act, aGame, another, settled, type TestGame } from "../testing/a-game.ts";
import { aPackage } from "../testing/values.ts";
import { oldHistory } from "./old-logs.ts";

const FIRST = contractId(2_000_000);

/** Adds a full batch of old rows to each log of the player. */
async function addOldRows({ store }: TestGame, playerId: number): Promise<void> {
  const old = Array.from({ length: BATCH_ROWS }, (_, index) => ({ id: FIRST + contractId(index), at: 1000 + index }));
  const [on, common] = [
    { tx: store.write, engine: store.engine },
    { player_id: playerId, plane_id: null, clock_ms: 1 },
  ];
  await insertRows(
    on,
    tables.events,
    old.map((row) => ({ ...row, ...common, kind: "relief", package_id: null, data: {} })),
  );
  await insertRows(
    on,
    tables.ledger,
    old.map((row) => ({ ...row, ...common, amount: 0, reason: "test", package_id: null, balance: 0 })),
  );
  const packages = old.map(({ id, at }) => ({
    ...aPackage(0, { id, ownerId: playerId, status: "delivered" }),
    endedAt: at,
  }));
  await insertRows(on, tables.packages, packages.map(packageRow));
}

onEachEngine((engine, openFresh) => {
  test("[KEEP4] while one process deletes a batch of old rows, commands run in every process", async (t) => {
    const cargo = await aGame(t, openFresh);
    await settled(cargo.game, 1);
    await addOldRows(cargo, 1);
    const others = engine === "postgres" ? [(await another(t, cargo)).game] : [];
    for (const game of others) await act(game, (scene) => void scene.pay(1, 1, "test"));
    for (const { name, batches } of oldHistory(cargo.game, 12)) {
      if (name === "sums" || name === "cash") continue;
      for await (const { lines, remove } of batches()) {
        // A page also contains newer rows.
        if (lines.length < BATCH_ROWS / 2) {
          await remove();
          continue;
        }
        const done: string[] = [];
        const removed = remove().then(() => void done.push("batch"));
        const commands = [cargo.game, ...others].map((game) =>
          act(game, (scene) => void scene.pay(1, 1, "test")).then(() => void done.push("command")),
        );
        await Promise.all([removed, ...commands]);
        assert.equal(done.at(-1), "batch", `${name}: a command waited for the whole batch`);
      }
    }
    for (const log of ["events", "ledger", "packages"] as const) {
      const left = await cargo.store.read
        .selectFrom(log)
        .select("id")
        .where("id", ">=", FIRST)
        .where("id", "<", FIRST + contractId(BATCH_ROWS))
        .execute();
      assert.equal(left.length, log === "ledger" ? 1 : 0, log);
    }
  });
});
