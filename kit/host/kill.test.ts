import assert from "node:assert/strict";
import { test } from "node:test";
import { openStore } from "../store/store.ts";
import { onEachEngine } from "../testing/engines.ts";
import { killed, startScript } from "../testing/script.ts";
import { type CounterDatabase, counterPort, counterTables, startCounter } from "./testing/counter.ts";

const ROUNDS = 3;

onEachEngine((_engine, _openFresh, freshUrl) => {
  test("a process killed under load loses no answered command", async (t) => {
    const url = await freshUrl(t);
    const open = () => openStore<CounterDatabase>(url, { tables: counterTables });
    const first = await open();
    await startCounter(first);
    await first.close();
    let total = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const script = startScript(t, new URL("testing/count.ts", import.meta.url), [url]);
      await script.wrote(round * 100);
      await killed(script);
      const answers = script.lines.map(Number);
      assert.deepEqual(
        answers,
        answers.map((_, place) => total + place + 1),
        "every answer once, in order",
      );
      const answered = total + answers.length;
      const store = await open();
      // Locking the row waits for a batch that the server is still committing.
      total = (await store.transaction((tx) => counterPort(store.engine).open(tx, []))).total;
      await store.close();
      assert.ok(total >= answered, `${total} stored, ${answered} answered`);
      assert.ok(total <= answered + 64, "at most one batch was committed and not answered");
    }
  });
});
