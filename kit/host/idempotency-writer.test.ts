import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createTables } from "../store/ddl.ts";
import { onEachEngine } from "../testing/engines.ts";
import { type IdempotencyTables, idempotencyKeys } from "./idempotency-table.ts";
import type { BatchPort } from "./port.ts";
import { Refused } from "./refused.ts";
import { once } from "./testing/once.ts";
import { createWriter } from "./writer.ts";

/** A port with a single number in memory as its state, which only commits change. */
function aPort() {
  const memory = { total: 0 };
  const port: BatchPort<IdempotencyTables, { total: number }> = {
    open: async () => ({ ...memory }),
    flush: async () => undefined,
    committed: (draft) => Object.assign(memory, draft),
    dropped: () => undefined,
    unchanged: () => undefined,
  };
  return { memory, port };
}

onEachEngine((_engine, openFresh) => {
  async function aGame(t: TestContext) {
    const store = await openFresh<IdempotencyTables>(t, [idempotencyKeys]);
    await store.transaction((tx) => createTables(tx, store.engine, [idempotencyKeys]));
    const { memory, port } = aPort();
    const writer = createWriter({ store, port });
    const add = (key: string, amount: number, { exclusive = false, limit = 1_000_000 } = {}) =>
      writer.submit({
        exclusive,
        run: (draft, tx) =>
          once(tx, { principal: "ann", key, fingerprint: `add ${amount}`, now: 0 }, () => {
            if (draft.total + amount > limit) throw new Refused(new RangeError("too much"));
            draft.total += amount;
            return { status: 200, body: String(draft.total) };
          }),
      });
    return { memory, add };
  }

  for (const exclusive of [false, true]) {
    const batch = exclusive ? "batches of their own" : "one batch";
    test(`two simultaneous requests with one key run once, in ${batch}`, async (t) => {
      const { memory, add } = await aGame(t);
      const answers = await Promise.all([
        add("k", 5, { exclusive }),
        add("k", 5, { exclusive }),
        add("other", 1, { exclusive }),
      ]);
      assert.deepEqual(
        answers.map(({ body, replayed }) => [body, replayed]),
        [
          ["5", false],
          ["5", true],
          ["6", false],
        ],
      );
      assert.equal(memory.total, 6);
    });
  }

  test("of two simultaneous different requests with one key, the second is refused", async (t) => {
    const { memory, add } = await aGame(t);
    const [first, second, third] = await Promise.allSettled([add("k", 5), add("k", 7), add("other", 1)]);
    assert.equal(first.status, "fulfilled");
    assert.equal(second.status, "rejected");
    assert.equal(third.status, "fulfilled");
    assert.equal(memory.total, 6);
  });

  test("a command that is refused leaves its key free", async (t) => {
    const { memory, add } = await aGame(t);
    await assert.rejects(add("k", 5, { limit: 4 }), RangeError);
    assert.equal((await add("k", 5)).replayed, false);
    assert.equal(memory.total, 5);
  });
});
