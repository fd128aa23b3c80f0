import assert from "node:assert/strict";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { freshFile } from "../testing/engines.ts";
import { testDatabase } from "../testing/postgres.ts";
import { startProxy } from "../testing/proxy.ts";
import { startScript } from "../testing/script.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { ConstraintError, InDoubtError, StoreUnavailableError } from "./errors.ts";
import { openStore, type Store, sqlitePath } from "./store.ts";
import { defineTable, integer, text } from "./table.ts";

const notes = defineTable("notes", { id: integer(), body: text() }, { primaryKey: ["id"] });
const tables = [notes] as const;
type DB = DatabaseOf<typeof tables>;

const add = (store: Store<DB>, id: number, body = "note") =>
  store.transaction(async (tx) => void (await tx.insertInto("notes").values({ id, body }).execute()));

const ids = async (store: Store<DB>) =>
  (await store.read.selectFrom("notes").select("id").orderBy("id").execute()).map(({ id }) => id);

const isUnavailable = (code?: string) => (error: unknown) => {
  assert.ok(error instanceof StoreUnavailableError, String(error));
  if (code !== undefined) assert.equal(error.code, code);
  return true;
};

async function open(t: TestContext, url: string): Promise<Store<DB>> {
  const store = await openStore<DB>(url, { tables });
  t.after(() => store.close());
  await store.transaction((tx) => createTables(tx, store.engine, tables));
  return store;
}

describe("sqlite", () => {
  test("a full disk makes the store unavailable, and it works again once there is room", async (t) => {
    const store = await open(t, await freshFile(t));
    await add(store, 1);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.write);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(store.write);
    await assert.rejects(add(store, 2, "x".repeat(100_000)), isUnavailable("SQLITE_FULL"));
    assert.deepEqual(await ids(store), [1]);
    await sql`pragma max_page_count = 1000000`.execute(store.write);
    await add(store, 2, "x".repeat(100_000));
    assert.deepEqual(await ids(store), [1, 2]);
  });

  test("a file that cannot be written makes the store unavailable until it can be written", async (t) => {
    const store = await open(t, await freshFile(t));
    await sql`pragma query_only = on`.execute(store.write);
    await assert.rejects(add(store, 1), isUnavailable("SQLITE_READONLY"));
    await sql`pragma query_only = off`.execute(store.write);
    await add(store, 1);
    assert.deepEqual(await ids(store), [1]);
  });

  test("a file locked by a shell makes the store unavailable until it is free", async (t) => {
    const { DatabaseSync } = await import("node:sqlite");
    const url = await freshFile(t);
    const store = await open(t, url);
    const shell = new DatabaseSync(sqlitePath(url));
    t.after(() => shell.close());
    shell.exec("begin immediate");
    let isRefused = false;
    const refused = assert.rejects(add(store, 1), isUnavailable("SQLITE_BUSY")).then(() => {
      isRefused = true;
    });
    assert.deepEqual(await ids(store), [], "reading continues");
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(isRefused, false, "while the change waits");
    await refused;
    shell.exec("rollback");
    await add(store, 1);
    assert.deepEqual(await ids(store), [1]);
  });

  test("a commit that fails is rolled back whole", async (t) => {
    const store = await open(t, await freshFile(t));
    await sql`create table links (note integer references notes (id) deferrable initially deferred)`.execute(
      store.write,
    );
    const work = store.transaction(async (tx) => {
      await tx.insertInto("notes").values({ id: 1, body: "lost" }).execute();
      await sql`insert into links values (99)`.execute(tx);
    });
    await assert.rejects(work, (error) => error instanceof ConstraintError && error.kind === "foreign-key");
    await add(store, 2);
    assert.deepEqual(await ids(store), [2]);
  });

  test("a transaction that SQLite ended reports the error that ended it", async (t) => {
    const store = await open(t, await freshFile(t));
    const work = store.transaction(async (tx) => {
      await sql`insert or rollback into notes (id, body) values (1, null)`.execute(tx);
    });
    await assert.rejects(work, { name: "ConstraintError", kind: "not-null" });
    await add(store, 1);
  });

  test("a folder that cannot be created is reported", async () => {
    for (const url of ["sqlite:/dev/null/x/test.db", "sqlite:/proc/none/deep/test.db"]) {
      await assert.rejects(openStore(url, { tables }), isUnavailable("FOLDER"));
    }
    await assert.rejects(openStore("sqlite:", { tables }), /takes the path/);
    await assert.rejects(openStore("sqlite:/dev", { tables }), /\(FOLDER\): \/dev is a folder; name a file in it$/);
    await assert.rejects(openStore("mysql://localhost", { tables }), /starts with/);
  });

  test("the error names a folder or file that this user may not write, and says what to do", async (t) => {
    const folder = dirname(sqlitePath(await freshFile(t)));
    // As root, the test created the folders above for root only.
    chmodSync(dirname(folder), 0o711);
    const at = (name: string) => join(folder, name);
    chmodSync(folder, 0o777);
    writeFileSync(at("locked.db"), "", { mode: 0o444 });
    mkdirSync(at("inside"), { mode: 0o555 });
    mkdirSync(at("closed"), { mode: 0o000 });
    // As after another user ran the service.
    writeFileSync(at("logged.db"), "");
    chmodSync(at("logged.db"), 0o666);
    writeFileSync(at("logged.db-wal"), "", { mode: 0o444 });
    const names = ["locked.db", "inside/game.db", "inside/below/game.db", "closed/game.db", "logged.db"];
    const script = startScript(t, new URL("testing/open-as-nobody.ts", import.meta.url), names.map(at));
    await script.ended;
    chmodSync(at("closed"), 0o700);
    assert.deepEqual(
      script.lines,
      ["locked.db", "inside", "inside/below", "closed/game.db", "logged.db-wal"]
        .map(at)
        .map(
          (place) =>
            `store unavailable (EACCES): no permission to write ${place}; let this user write there, or name a file elsewhere`,
        ),
    );
  });
});

describe("postgres", () => {
  const openProxied = async (t: TestContext) => {
    const database = await testDatabase();
    const proxy = await startProxy(database.url);
    const store = await openStore<DB>(proxy.url, { tables });
    t.after(async () => {
      await store.close();
      await proxy.cut();
      await database.drop();
    });
    await store.transaction((tx) => createTables(tx, "postgres", tables));
    return { store, proxy };
  };

  const endOtherConnections = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

  /** A pool may hand out a connection before it learns that it is gone; the next attempt gets another one. */
  const eventually = async (work: () => Promise<unknown>) => {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (tries === 500) throw error;
        isUnavailable()(error);
        await wait(20);
      }
    }
  };

  test("idle connections that the server ends are replaced", async (t) => {
    const { store } = await openProxied(t);
    await Promise.all([ids(store), ids(store), ids(store)]);
    await endOtherConnections.execute(store.write);
    await eventually(() => ids(store));
    await eventually(() => add(store, 1));
    assert.deepEqual(await ids(store), [1]);
  });

  test("a connection that the server ends inside a transaction fails it, and the next one works", async (t) => {
    const { store } = await openProxied(t);
    const work = store.transaction(async (tx) => {
      await tx.insertInto("notes").values({ id: 1, body: "lost" }).execute();
      await endOtherConnections.execute(store.read);
      await tx.insertInto("notes").values({ id: 2, body: "lost" }).execute();
    });
    await assert.rejects(work, isUnavailable());
    await add(store, 3);
    assert.deepEqual(await ids(store), [3]);
  });

  test("a server that is gone makes the store unavailable until it is back", async (t) => {
    const { store, proxy } = await openProxied(t);
    await proxy.cut();
    await assert.rejects(store.ping(), isUnavailable());
    await assert.rejects(add(store, 1), isUnavailable());
    await assert.rejects(add(store, 1), isUnavailable("ECONNREFUSED"));
    await proxy.restore();
    await store.ping();
    await add(store, 1);
    assert.deepEqual(await ids(store), [1]);
  });

  test("a connection lost during commit rejects with InDoubtError", async (t) => {
    const { store, proxy } = await openProxied(t);
    proxy.cutAfter("commit");
    await assert.rejects(add(store, 1), InDoubtError);
    proxy.cutAfter(undefined);
    // In this case the server did receive the commit, which only a read can show.
    await eventually(async () => {
      if ((await ids(store)).length === 0) throw new StoreUnavailableError("TEST", "the server is still committing");
    });
  });

  test("a connection lost at the end of a snapshot is not in doubt", async (t) => {
    const { store, proxy } = await openProxied(t);
    proxy.cutAfter("commit");
    await assert.rejects(
      store.snapshot((tx) => tx.selectFrom("notes").selectAll().execute()),
      isUnavailable(),
    );
  });

  test("a connection that writes requests durable commits, whatever the server's setting", async (t) => {
    const { store } = await openProxied(t);
    const setting = async (from: typeof store.write) =>
      (await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(from)).rows[0]?.synchronous_commit;
    assert.equal(await setting(store.write), "on");
    assert.equal(await store.transaction(setting), "on");
    assert.equal(await setting(store.read), "off", "the server of the tests is set to off, else this proves nothing");
  });

  test("options of the server in the URL are kept, and neither durable commits nor reading connections depend on them", async (t) => {
    const database = await testDatabase();
    t.after(() => database.drop());
    const options = "-c application_name=own -c synchronous_commit=off -c default_transaction_read_only=off";
    const store = await open(t, `${database.url}?options=${encodeURIComponent(options)}`);
    const setting = async (from: typeof store.write, name: string) =>
      (await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(from)).rows[0]?.[name];
    assert.equal(await setting(store.write, "synchronous_commit"), "on");
    assert.equal(await setting(store.read, "default_transaction_read_only"), "on");
    for (const from of [store.write, store.read]) assert.equal(await setting(from, "application_name"), "own");
  });

  test("a connection lost before commit is not in doubt", async (t) => {
    const { store, proxy } = await openProxied(t);
    proxy.cutAfter("insert");
    await assert.rejects(add(store, 1), isUnavailable());
    proxy.cutAfter(undefined);
    assert.deepEqual(await ids(store), []);
  });

  test("a statement that takes too long counts as an unavailable store, not as a bug", async (t) => {
    const { store } = await openProxied(t);
    const work = store.transaction(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx);
      await sql`select pg_sleep(10)`.execute(tx);
    });
    await assert.rejects(work, isUnavailable("57014"));
    await store.ping();
  });

  test("an unreachable server is reported when the store is opened", async (t) => {
    const { proxy } = await openProxied(t);
    await proxy.cut();
    await assert.rejects(openStore(proxy.url, { tables }), (error: Error) => {
      assert.match(error.message, /; start PostgreSQL there, or correct the address$/);
      return isUnavailable("ECONNREFUSED")(error);
    });
    await proxy.restore();
  });

  test("a failed commit is reported with its cause, not as in doubt", async (t) => {
    const { store } = await openProxied(t);
    await sql`create table links (note bigint references notes (id) deferrable initially deferred)`.execute(
      store.write,
    );
    const work = store.transaction(async (tx) => {
      await tx.insertInto("notes").values({ id: 1, body: "lost" }).execute();
      await sql`insert into links values (99)`.execute(tx);
    });
    await assert.rejects(work, { name: "ConstraintError", kind: "foreign-key", table: "links" });
    assert.deepEqual(await ids(store), []);
  });
});
