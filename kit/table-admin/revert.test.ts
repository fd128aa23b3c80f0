import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "../http/problems/problem.ts";
import { onEachEngine } from "../testing/engines.ts";
import { revertEdit } from "./revert.ts";
import { deleteRow, insertRow, updateRow } from "./rows.ts";
import { openSample, sampleRegistry } from "./testing/sample-tables.ts";

const rooms = sampleRegistry.table("rooms");
const seats = sampleRegistry.table("seats");
const guests = sampleRegistry.table("guests");

const changed =
  (exists: boolean, ...columns: readonly string[]) =>
  (error: unknown) => {
    assert.ok(error instanceof ProblemError && error.code === "row-changed");
    const found = error.details?.columns as readonly { readonly column: string }[];
    assert.deepEqual([error.details?.exists, found.map(({ column }) => column)], [exists, columns]);
    return true;
  };

onEachEngine((_engine, openFresh) => {
  test("a revert restores edited, added and deleted rows, and refuses those that have changed since", async (t) => {
    const store = await openSample(openFresh, t);
    await store.transaction(async (tx) => {
      await insertRow(tx, rooms, { name: "a" });
      const seat = await insertRow(tx, seats, { room: "a", number: 1 });
      await updateRow(tx, seats, { room: "a", number: 1 }, { number: 2, comfort: 1 });
      const edit = {
        key: { room: "a", number: 2 },
        before: { number: 1, comfort: 0.5 },
        after: { number: 2, comfort: 1 },
      };
      await updateRow(tx, seats, edit.key, { comfort: 0 });
      await assert.rejects(revertEdit(tx, seats, edit), changed(true, "comfort"));
      await updateRow(tx, seats, edit.key, { comfort: 1 });
      assert.deepEqual((await revertEdit(tx, seats, edit)).after, seat);
      await assert.rejects(revertEdit(tx, seats, edit), changed(false));

      const ann = await insertRow(tx, guests, { name: "Ann", skills: { cooks: [1, { a: null }] }, weight: 61.5 });
      const added = { key: { id: ann.id }, after: ann };
      assert.deepEqual(await revertEdit(tx, guests, added), { before: ann });
      await assert.rejects(revertEdit(tx, guests, added), changed(false));
      const deleted = { key: { id: ann.id }, before: ann };
      assert.deepEqual(await revertEdit(tx, guests, deleted), { after: ann });
      await assert.rejects(revertEdit(tx, guests, deleted), changed(true));
      await updateRow(tx, guests, { id: ann.id }, { skills: {}, awake: false });
      await assert.rejects(revertEdit(tx, guests, added), changed(true, "awake", "skills"));
      await deleteRow(tx, guests, { id: ann.id });
    });
  });
});
