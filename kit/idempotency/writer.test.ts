import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createTables } from "../store/ddl.ts";
import { onEachEngine } from "../testing/engines.ts";
import { Refused, type World } from "../writer/world.ts";
import { createWriter } from "../writer/writer.ts";
import { withIdempotency } from "./answer.ts";
import { type IdempotencyTables, idempotencyKeys } from "./table.ts";

/** A world that is one number in memory: it grows only by what was committed. */
function aWorld() {
  const memory = { total: 0 };
  const world: World<IdempotencyTables, { total: number }> = {
    open: async () => ({ ...memory }),
    flush: async () => undefined,
    committed: (draft) => Object.assign(memory, draft),
    dropped: () => undefined,
  };
  return { memory, world };
}

onEachEngine((_engine, openFresh) => {
  async function aGame(t: TestContext) {
    const store = await openFresh<IdempotencyTables>(t, [idempotencyKeys]);
    await store.transaction((tx) => createTables(tx, store.engine, [idempotencyKeys]));
    const { memory, world } = aWorld();
    const writer = createWriter({ store, world });
    const add = (key: string, amount: number, { alone = false, limit = 1_000_000 } = {}) =>
      writer.submit({
        alone,
        run: (draft, tx) =>
          withIdempotency(tx, { principal: "ann", key, fingerprint: `add ${amount}`, now: 0 }, () => {
            if (draft.total + amount > limit) throw new Refused(new RangeError("too much"));
            draft.total += amount;
            return { status: 200, body: String(draft.total) };
          }),
      });
    return { memory, add };
  }

  for (const alone of [false, true]) {
    const batch = alone ? "batches of their own" : "one batch";
    test(`two requests at the same time with one key happen once, in ${batch}`, async (t) => {
      const { memory, add } = await aGame(t);
      const answers = await Promise.all([add("k", 5, { alone }), add("k", 5, { alone }), add("other", 1, { alone })]);
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

  test("a key used for another request at the same time is refused alone", async (t) => {
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
