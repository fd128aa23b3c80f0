import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import { onEachEngine } from "../testing/engines.ts";
import { startProxy } from "../testing/proxy.ts";
import { startScript } from "../testing/script.ts";
import type { Listener } from "./database.ts";
import { listen, NOTIFY_MOST_BYTES, notify } from "./notify.ts";
import type { Store } from "./store.ts";

type DB = Record<string, never>;

const send = (store: Store<DB>, payload: string, channel = "changes") =>
  store.transaction((tx) => notify({ tx, engine: store.engine }, channel, payload));

/** Collects the messages of a listener. `next` returns the oldest message that it has not returned yet, waiting if necessary. */
function aListener(t: TestContext, store: Pick<Store<DB>, "engine" | "url" | "logger">, channel = "changes") {
  const received: (string | undefined)[] = [];
  let wake = Promise.withResolvers<void>();
  const listener: Listener = listen(store, channel, (payload) => {
    received.push(payload);
    wake.resolve();
  });
  t.after(() => listener.close());
  const next = async (): Promise<string | undefined> => {
    while (received.length === 0) {
      await wake.promise;
      wake = Promise.withResolvers();
    }
    return received.shift();
  };
  return { next, received, listener };
}

onEachEngine((engine, openFresh, freshUrl) => {
  test("a payload that is too long throws, and the longest allowed one does not", async (t) => {
    const store = await openFresh<DB>(t, []);
    await send(store, `${"é".repeat(3_999)}x`);
    assert.equal(NOTIFY_MOST_BYTES, 7_999);
    await assert.rejects(send(store, "é".repeat(4_000)), RangeError);
  });

  if (engine === "sqlite") {
    test("on SQLite, which only one process uses, no message is delivered", async (t) => {
      const store = await openFresh<DB>(t, []);
      const { received, listener } = aListener(t, store);
      await send(store, "one");
      await new Promise(setImmediate);
      assert.deepEqual(received, []);
      listener.close();
    });
  }

  if (engine === "postgres") {
    test("listeners receive what is committed, in order, and no messages of other channels", async (t) => {
      const store = await openFresh<DB>(t, []);
      const ears = [aListener(t, store), aListener(t, store)];
      for (const { next } of ears) assert.equal(await next(), undefined);
      await send(store, "elsewhere", 'ne"ws');
      const rolledBack = store.transaction(async (tx) => {
        await notify({ tx, engine }, "changes", "never");
        throw new Error("no");
      });
      await assert.rejects(rolledBack, /^Error: no$/);
      await send(store, "one");
      await send(store, "");
      for (const { next } of ears) assert.deepEqual([await next(), await next()], ["one", ""]);
    });

    test("a channel may have any name", async (t) => {
      const store = await openFresh<DB>(t, []);
      const { next } = aListener(t, store, 'The "Changes"');
      assert.equal(await next(), undefined);
      await send(store, "one", 'The "Changes"');
      assert.equal(await next(), "one");
    });

    test("a listener that lost its connection reconnects and reports that", async (t) => {
      const url = await freshUrl(t);
      const proxy = await startProxy(url);
      t.after(() => proxy.cut());
      const warnings: string[] = [];
      const logger = { info: () => {}, warn: (_: object, message: string) => warnings.push(message), error: () => {} };
      const { next } = aListener(t, { engine, url: proxy.url, logger });
      assert.equal(await next(), undefined);
      await proxy.cut();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await proxy.restore();
      assert.equal(await next(), undefined);
      assert.equal(warnings.length, 1);
    });

    test("a connection ended by the server is replaced, and messages continue", async (t) => {
      const store = await openFresh<DB>(t, []);
      const { next } = aListener(t, store);
      assert.equal(await next(), undefined);
      const ended = sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`;
      await ended.execute(store.write);
      assert.equal(await next(), undefined);
      await send(store, "one");
      assert.equal(await next(), "one");
    });

    test("a listener waits for a server that is not there at first", async (t) => {
      const url = await freshUrl(t);
      const proxy = await startProxy(url);
      await proxy.cut();
      const { next } = aListener(t, { engine, url: proxy.url, logger: undefined });
      await new Promise(setImmediate);
      await proxy.restore();
      t.after(() => proxy.cut());
      assert.equal(await next(), undefined);
    });

    test("a closed listener receives nothing more, and leaves no connection", async (t) => {
      const store = await openFresh<DB>(t, []);
      const early = aListener(t, store);
      early.listener.close();
      const late = aListener(t, store);
      assert.equal(await late.next(), undefined);
      late.listener.close();
      await send(store, "one");
      const other = aListener(t, store);
      assert.equal(await other.next(), undefined);
      await send(store, "two");
      assert.equal(await other.next(), "two");
      assert.deepEqual([early.received, late.received], [[], []]);
    });

    test("a listener that throws still receives the next messages", async (t) => {
      const store = await openFresh<DB>(t, []);
      const faults: object[] = [];
      const logger = { info: () => {}, warn: () => {}, error: (fields: object) => faults.push(fields) };
      const received: (string | undefined)[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const listener = listen({ ...store, logger }, "changes", (payload) => {
        received.push(payload);
        if (payload === undefined) void send(store, "one");
        else resolve();
        throw new Error("bug");
      });
      t.after(() => listener.close());
      await promise;
      assert.deepEqual(received, [undefined, "one"]);
      assert.ok(faults.length > 0);
    });

    test("a listener does not keep its process alive", async (t) => {
      const script = startScript(t, new URL("./testing/listen.ts", import.meta.url), [await freshUrl(t)]);
      await script.says("listening");
      await script.ended;
    });
  }
});
