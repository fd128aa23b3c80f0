import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { sql } from "kysely";
import {
  ConstraintError,
  InDoubtError,
  OverloadedError,
  StoppedError,
  StoreUnavailableError,
} from "../store/errors.ts";
import { openStore } from "../store/store.ts";
import { type OpenFresh, onEachEngine } from "../testing/engines.ts";
import {
  add,
  type CounterDatabase,
  counterPort,
  counterTables,
  fail,
  refuse,
  startCounter,
  storedTotal,
} from "./testing/counter.ts";
import { type CommitFigures, createWriter, type WriterOptions } from "./writer.ts";

async function aWriter(t: TestContext, openFresh: OpenFresh, options: Partial<WriterOptions<never, never>> = {}) {
  const store = await openFresh<CounterDatabase>(t, counterTables);
  await startCounter(store);
  const port = counterPort(store.engine);
  const { batchLimit, queueLimit, onCommit } = options;
  const limits = { ...(batchLimit !== undefined && { batchLimit }), ...(queueLimit !== undefined && { queueLimit }) };
  return { store, port, writer: createWriter({ store, port, ...limits, ...(onCommit !== undefined && { onCommit }) }) };
}

/** Returns the answer of each promise, or its error's message. */
const outcomes = async (promises: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(promises)).map((result) =>
    result.status === "fulfilled" ? result.value : (result.reason as Error).message,
  );

const messageOf = (cause: unknown) => (cause as Error).message;

onEachEngine((engine, openFresh, freshUrl) => {
  test("commands of one turn of the event loop run in order and share one commit", async (t) => {
    const { store, port, writer } = await aWriter(t, openFresh);
    assert.deepEqual(await outcomes([1, 2, 3].map((amount) => writer.submit(add(amount)))), [1, 3, 6]);
    assert.deepEqual(port.calls, ["open 0", "flush 6", "committed 6"]);
    assert.equal(await storedTotal(store), 6);
  });

  test("a batch takes no more than its limit, and the rest follow in order", async (t) => {
    const { port, writer } = await aWriter(t, openFresh, { batchLimit: 2 });
    assert.deepEqual(await outcomes([1, 1, 1].map((amount) => writer.submit(add(amount)))), [1, 2, 3]);
    assert.deepEqual(port.calls, ["open 0", "flush 2", "committed 2", "open 2", "flush 3", "committed 3"]);
  });

  test("[GM4] a batch takes the commands of eight games, and the rest follow in order", async (t) => {
    const { port, writer } = await aWriter(t, openFresh);
    const commands = Array.from({ length: 18 }, (_, place) => ({ ...add(1), scope: 1 + (place >> 1) }));
    await outcomes(commands.map((command) => writer.submit(command)));
    assert.deepEqual(port.calls, ["open 0", "flush 16", "committed 16", "open 16", "flush 18", "committed 18"]);
  });

  test("each commit is reported with its commands and seconds, and a rollback is not reported", async (t) => {
    const commits: CommitFigures[] = [];
    const onCommit = (commit: CommitFigures) => void commits.push(commit);
    const { writer } = await aWriter(t, openFresh, { batchLimit: 2, onCommit });
    await outcomes([add(1), add(1), add(1)].map((command) => writer.submit(command)));
    await outcomes([writer.submit(refuse("no"))]);
    assert.deepEqual(
      commits.map(({ commands }) => commands),
      [2, 1],
    );
    for (const { seconds } of commits) assert.ok(seconds > 0);
  });

  test("a refusal between two commands affects neither", async (t) => {
    const { store, writer } = await aWriter(t, openFresh);
    const all = [writer.submit(add(1)), writer.submit(refuse("no")), writer.submit(add(1))];
    assert.deepEqual(await outcomes(all), [1, "no", 2]);
    assert.equal(await storedTotal(store), 2);
  });

  test("a batch of refusals commits nothing and keeps the cache", async (t) => {
    const { port, writer } = await aWriter(t, openFresh);
    assert.deepEqual(await outcomes([writer.submit(refuse("no")), writer.submit(refuse("never"))]), ["no", "never"]);
    assert.deepEqual(port.calls, ["open 0", "unchanged"]);
  });

  test("a fault rolls the batch back, and only the faulty command fails", async (t) => {
    const { store, port, writer } = await aWriter(t, openFresh);
    const all = [writer.submit(add(1)), writer.submit(fail("bug")), writer.submit(refuse("no")), writer.submit(add(1))];
    assert.deepEqual(await outcomes(all), [1, "bug", "no", 2]);
    assert.equal(await storedTotal(store), 2);
    const [open, dropped, ...rest] = port.calls;
    assert.deepEqual([open, dropped], ["open 0", "dropped"]);
    assert.deepEqual(port.causes.map(messageOf), ["bug", "bug"]);
    assert.deepEqual(
      rest.filter((call) => !call.startsWith("open")),
      ["flush 1", "committed 1", "dropped", "unchanged", "flush 2", "committed 2"],
    );
  });

  test("only the command that violates a constraint when flushed fails", async (t) => {
    const { writer } = await aWriter(t, openFresh);
    const results = await Promise.allSettled([writer.submit(add(2_000_000)), writer.submit(add(1))]);
    assert.ok(results[0]?.status === "rejected" && results[0].reason instanceof ConstraintError);
    assert.equal(results[0].reason.kind, "check");
    assert.deepEqual(results[1], { status: "fulfilled", value: 1 });
  });

  test("what scheduled events changed is committed before an exclusive command runs", async (t) => {
    const { store, port } = await aWriter(t, openFresh);
    let due = 3;
    const open = async (...given: Parameters<typeof port.open>) => {
      const draft = await port.open(...given);
      const isChanged = due > 0;
      draft.total += due;
      due = 0;
      return { ...draft, changes: isChanged ? 1 : 0 };
    };
    const writer = createWriter({ store, port: { ...port, open, isChanged: ({ changes }) => changes > 0 } });
    const stored = await writer.submit({
      exclusive: true,
      run: async (_draft, tx) => (await tx.selectFrom("counters").select("total").executeTakeFirstOrThrow()).total,
    });
    assert.equal(stored, 3);
    assert.deepEqual(port.calls, ["open 0", "flush 3", "committed 3", "open 3", "flush 3", "committed 3"]);
  });

  test("an exclusive command has a batch of its own, and its refusal rolls back what it wrote", async (t) => {
    const { store, port, writer } = await aWriter(t, openFresh);
    const first = writer.submit(add(1));
    const exclusive = writer.submit({
      exclusive: true,
      run: async (draft, tx) => {
        await tx.insertInto("counters").values({ id: 2, total: 5 }).execute();
        return refuse("no").run(draft, tx);
      },
    });
    assert.deepEqual(await outcomes([first, exclusive, writer.submit(add(1))]), [1, "no", 2]);
    assert.deepEqual(port.calls, [
      "open 0",
      "flush 1",
      "committed 1",
      "open 1",
      "dropped",
      "open 1",
      "flush 2",
      "committed 2",
    ]);
    assert.deepEqual(port.causes.map(messageOf), ["every command of the batch was refused"]);
    assert.equal((await store.read.selectFrom("counters").selectAll().execute()).length, 1);
  });

  test("an unavailable store fails the whole batch without a retry, and the next batch works", async (t) => {
    const { store, port, writer } = await aWriter(t, openFresh);
    let isDown = true;
    const broken = createWriter<CounterDatabase, { total: number; changes: number }>({
      port,
      store: {
        transaction: (work) =>
          isDown ? Promise.reject(new StoreUnavailableError("TEST", "down")) : store.transaction(work),
      },
    });
    const results = await Promise.allSettled([broken.submit(add(1)), broken.submit(add(1))]);
    assert.ok(
      results.every((result) => result.status === "rejected" && result.reason instanceof StoreUnavailableError),
    );
    assert.deepEqual(port.calls, ["dropped"]);
    assert.ok(port.causes[0] instanceof StoreUnavailableError);
    isDown = false;
    assert.equal(await broken.submit(add(1)), 1);
    assert.equal(await writer.submit(add(1)), 2);
  });

  test("a commit in doubt fails the whole batch and drops the cache", async (t) => {
    const { store, port } = await aWriter(t, openFresh);
    const writer = createWriter<CounterDatabase, { total: number; changes: number }>({
      port,
      store: {
        transaction: async (work) => {
          await store.transaction(work);
          throw new InDoubtError();
        },
      },
    });
    const results = await Promise.allSettled([writer.submit(add(1)), writer.submit(add(1))]);
    assert.ok(results.every((result) => result.status === "rejected" && result.reason instanceof InDoubtError));
    assert.deepEqual(port.calls, ["open 0", "flush 2", "dropped"]);
    assert.ok(port.causes[0] instanceof InDoubtError);
  });

  test("closing answers what was accepted and accepts no more", async (t) => {
    const { store, writer } = await aWriter(t, openFresh, { batchLimit: 1 });
    const all = [writer.submit(add(1)), writer.submit(add(1))];
    assert.equal(writer.depth, 2);
    await writer.close();
    assert.equal(writer.depth, 0);
    assert.deepEqual(await outcomes(all), [1, 2]);
    await assert.rejects(writer.submit(add(1)), StoppedError);
    assert.equal(await storedTotal(store), 2);
  });

  test("a full queue refuses the next command", async (t) => {
    const { writer } = await aWriter(t, openFresh, { queueLimit: 2 });
    const all = [writer.submit(add(1)), writer.submit(add(1))];
    await assert.rejects(writer.submit(add(1)), OverloadedError);
    assert.deepEqual(await outcomes(all), [1, 2]);
  });

  test("an error in the port when a commit is reported does not change the answers", async (t) => {
    const { store, port } = await aWriter(t, openFresh);
    const faulty = { ...port, committed: () => assert.fail("bug in a cache") };
    const writer = createWriter<CounterDatabase, { total: number; changes: number }>({ store, port: faulty });
    assert.equal(await writer.submit(add(1)), 1);
    assert.deepEqual(port.calls, ["open 0", "flush 1", "dropped"]);
    assert.deepEqual(port.causes, [undefined]);
  });

  test("commands that arrive one by one in one turn of the event loop share commits", async (t) => {
    const { port, writer } = await aWriter(t, openFresh);
    const answers: Promise<number>[] = [];
    const arrive = () =>
      new Promise<void>((resolve) => setImmediate(() => resolve(void answers.push(writer.submit(add(1))))));
    await Promise.all(Array.from({ length: 20 }, arrive));
    assert.deepEqual(
      (await Promise.all(answers)).sort((a, b) => a - b),
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
    const commits = port.calls.filter((call) => call.startsWith("committed")).length;
    assert.ok(commits <= 3, `${commits} commits`);
  });

  if (engine === "sqlite") {
    test("a single command starts within the turn of the event loop in which it arrived", async (t) => {
      const { writer } = await aWriter(t, openFresh);
      let isOver = false;
      setImmediate(() => {
        isOver = true;
      });
      assert.equal(await writer.submit(add(1)), 1);
      assert.equal(isOver, false);
    });
  }

  if (engine === "postgres") {
    test("two writers on one database lose no update", async (t) => {
      const url = await freshUrl(t);
      const stores = [
        await openStore<CounterDatabase>(url, { tables: counterTables }),
        await openStore<CounterDatabase>(url, { tables: counterTables }),
      ];
      t.after(() => Promise.all(stores.map((store) => store.close())));
      const [one] = stores;
      assert.ok(one !== undefined);
      await startCounter(one);
      const writers = stores.map((store) => createWriter({ store, port: counterPort("postgres"), batchLimit: 3 }));
      const answers = await Promise.all(Array.from({ length: 100 }, (_, place) => writers[place % 2]?.submit(add(1))));
      assert.equal(await storedTotal(one), 100);
      assert.deepEqual(
        answers.map(Number).sort((a, b) => a - b),
        Array.from({ length: 100 }, (_, place) => place + 1),
      );
    });

    test("a connection that the server ends inside a batch fails only that batch", async (t) => {
      const { store, writer } = await aWriter(t, openFresh);
      const ended = writer.submit({
        run: async (_draft, tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(store.read);
          return 0;
        },
      });
      await assert.rejects(ended, StoreUnavailableError);
      assert.equal(await writer.submit(add(1)), 1);
    });
  }
});
