import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { ProblemError } from "../http/problems/problem.ts";
import { createTables } from "../store/ddl.ts";
import { onEachEngine } from "../testing/engines.ts";
import { KEY_LIFETIME_MS, KEYS_PER_PRINCIPAL, SWEPT_PER_KEY } from "./idempotency.ts";
import { type IdempotencyTables, idempotencyKeys } from "./idempotency-table.ts";
import { Refused } from "./refused.ts";
import { once } from "./testing/once.ts";

const START = Date.UTC(2030, 0, 1);

onEachEngine((engine, openFresh) => {
  async function aService(t: TestContext) {
    const store = await openFresh<IdempotencyTables>(t, [idempotencyKeys]);
    await store.transaction((tx) => createTables(tx, store.engine, [idempotencyKeys]));
    let runs = 0;
    /** Sends one request; its answer counts how often a command has run. */
    const send = (key: string, { principal = "ann", fingerprint = "f", now = START } = {}) =>
      store.transaction((tx) =>
        once(tx, { principal, key, fingerprint, now }, () => {
          runs += 1;
          return { status: 201, headers: { location: `/things/${runs}` }, body: `{"run":${runs}}` };
        }),
      );
    const keys = async () =>
      (await store.read.selectFrom("idempotency_keys").select("key").execute()).map((row) => row.key);
    return { store, send, keys, runs: () => runs };
  }

  test("a retry gets the stored answer, and its command runs once", async (t) => {
    const { send, runs } = await aService(t);
    const answer = { status: 201, headers: { location: "/things/1" }, body: '{"run":1}' };
    assert.deepEqual(await send("k"), { ...answer, replayed: false });
    assert.deepEqual(await send("k"), { ...answer, replayed: true });
    assert.equal(runs(), 1);
  });

  test("a key used for another request is refused, and the first answer stays stored", async (t) => {
    const { send, runs } = await aService(t);
    await send("k");
    await assert.rejects(send("k", { fingerprint: "other" }), (error) => {
      assert.ok(error instanceof Refused && error.refusal instanceof ProblemError);
      assert.equal(error.refusal.code, "idempotency-key-reused");
      return true;
    });
    assert.equal((await send("k")).body, '{"run":1}');
    assert.equal(runs(), 1);
  });

  test("principals do not share keys", async (t) => {
    const { send } = await aService(t);
    assert.equal((await send("k")).body, '{"run":1}');
    assert.equal((await send("k", { principal: "ben", fingerprint: "other" })).body, '{"run":2}');
  });

  test("a refusal is not stored, so the retry runs again", async (t) => {
    const { store, send, keys } = await aService(t);
    const request = { principal: "ann", key: "k", fingerprint: "f", now: START };
    const refuse = () => {
      throw new Refused(new ProblemError("out-of-fuel", "the tank is empty"));
    };
    await assert.rejects(
      store.transaction((tx) => once(tx, request, refuse)),
      Refused,
    );
    assert.deepEqual(await keys(), []);
    assert.equal((await send("k")).replayed, false);
  });

  test("an answer is stored for 24 hours, and then its key can be used for another request", async (t) => {
    const { send } = await aService(t);
    await send("k");
    assert.equal((await send("k", { now: START + KEY_LIFETIME_MS - 1 })).replayed, true);
    const later = { fingerprint: "other", now: START + KEY_LIFETIME_MS };
    assert.deepEqual(await send("k", later).then(({ body, replayed }) => ({ body, replayed })), {
      body: '{"run":2}',
      replayed: false,
    });
    assert.equal((await send("k", later)).replayed, true);
  });

  test("a body is replayed byte for byte, and so is an empty one", async (t) => {
    const { store } = await aService(t);
    const bodies = [null, "", "null", `{"text":${JSON.stringify("\0\ud800 'x'; 🚀".repeat(4000))}}`];
    for (const [index, body] of bodies.entries()) {
      const request = { principal: "ann", key: `k${index}`, fingerprint: "f", now: START };
      const ask = () => store.transaction((tx) => once(tx, request, () => ({ status: 200, body })));
      assert.equal((await ask()).body, body);
      assert.deepEqual(await ask(), { status: 200, headers: {}, body, replayed: true });
    }
  });

  test("expired keys are swept a few at a time", async (t) => {
    const { send, keys } = await aService(t);
    for (let n = 0; n < 2 * SWEPT_PER_KEY; n += 1) await send(`old ${n}`, { principal: `guest ${n}` });
    const now = START + KEY_LIFETIME_MS;
    await send("new 1", { now });
    assert.equal((await keys()).length, SWEPT_PER_KEY + 1);
    await send("new 2", { now });
    assert.deepEqual((await keys()).sort(), ["new 1", "new 2"]);
  });

  test("two transactions at a time sweep different keys", async (t) => {
    const { store, send, keys } = await aService(t);
    // SQLite has one connection for transactions.
    if (engine === "sqlite") return;
    for (let n = 0; n < 2 * SWEPT_PER_KEY; n += 1) await send(`old ${n}`, { principal: `guest ${n}` });
    const now = START + KEY_LIFETIME_MS;
    await store.transaction(async (tx) => {
      await once(tx, { principal: "ann", key: "new 1", fingerprint: "f", now }, () => ({ status: 200, body: null }));
      await send("new 2", { principal: "ben", now });
    });
    assert.deepEqual((await keys()).sort(), ["new 1", "new 2"]);
  });

  test("a principal's oldest keys beyond a thousand are deleted, and other principals' keys are not", async (t) => {
    const { store, send, keys } = await aService(t);
    await send("other", { principal: "ben" });
    await store.transaction(async (tx) => {
      const run = () => ({ status: 200, body: null });
      for (let n = 1; n <= KEYS_PER_PRINCIPAL; n += 1) {
        await once(tx, { principal: "ann", key: `k${n}`, fingerprint: "f", now: START }, run);
      }
    });
    assert.equal((await keys()).length, KEYS_PER_PRINCIPAL + 1);
    await send("one more");
    assert.equal((await keys()).length, KEYS_PER_PRINCIPAL + 1);
    assert.equal((await send("k2")).replayed, true);
    assert.equal((await send("other", { principal: "ben" })).replayed, true);
    assert.equal((await send("k1")).replayed, false);
  });

  test("only one of two simultaneous transactions with one key runs", async (t) => {
    const { send, runs } = await aService(t);
    const answers = await Promise.allSettled([send("k"), send("k"), send("k")]);
    const acted = answers.filter((answer) => answer.status === "fulfilled" && !answer.value.replayed);
    assert.equal(acted.length, 1);
    assert.equal((await send("k")).replayed, true);
    assert.ok(runs() >= 1);
  });
});
