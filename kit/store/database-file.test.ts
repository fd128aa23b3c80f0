import assert from "node:assert/strict";
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { freshFile } from "../testing/engines.ts";
import { openStore, type Store, sqlitePath } from "./store.ts";

/** A store with one table, and its log lines. */
async function aStore(t: TestContext) {
  const url = await freshFile(t);
  const lines: string[] = [];
  const log = (_fields: object, message: string) => void lines.push(message);
  const store = await openStore<object>(url, { tables: [], logger: { info: log, warn: log, error: log } });
  t.after(() => store.close());
  await change(store, "create table crates (id integer) strict");
  return { store, path: sqlitePath(url), lines };
}

const change = (store: Store<object>, text: string) => store.transaction((tx) => sql.raw(text).execute(tx));
const insert = (store: Store<object>) => change(store, "insert into crates values (1)");

async function refused(store: Store<object>): Promise<Error> {
  for (;;) {
    const error = await insert(store).then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (error !== undefined) return error;
    await wait(50);
  }
}

const WAYS: Readonly<Record<string, { readonly done: (path: string) => void; readonly reason: RegExp }>> = {
  "that is deleted": { done: (path) => rmSync(path), reason: /was deleted/ },
  "whose lock is deleted": { done: (path) => rmSync(`${path}.lock`), reason: /\.lock was deleted/ },
  "whose log is deleted": { done: (path) => rmSync(`${path}-wal`), reason: /-wal was deleted; restart the service/ },
  "whose index of the log is deleted": { done: (path) => rmSync(`${path}-shm`), reason: /-shm was deleted/ },
  "that is replaced": {
    done: (path) => {
      copyFileSync(path, `${path}.restored`);
      renameSync(`${path}.restored`, path);
    },
    reason: /was replaced/,
  },
};

for (const [name, { done, reason }] of Object.entries(WAYS)) {
  test(`a store refuses changes and is not ready for a file ${name}`, async (t) => {
    const { store, path, lines } = await aStore(t);
    await insert(store);
    done(path);
    const error = await refused(store);
    assert.equal(error.name, "StoreUnavailableError");
    assert.match(error.message, reason);
    await assert.rejects(store.ping(), reason);
    assert.deepEqual(lines, ["refusing changes: the database file is gone"]);
  });
}

test("a store whose log was deleted keeps all changes when it is closed", async (t) => {
  const { store, path } = await aStore(t);
  await insert(store);
  rmSync(`${path}-wal`);
  rmSync(`${path}-shm`);
  await insert(store);
  await refused(store);
  await store.close();
  const again = await openStore<object>(`sqlite:${path}`, { tables: [] });
  t.after(() => again.close());
  const { rows } = await sql<{ count: number }>`select count(*) as count from crates`.execute(again.read);
  assert.ok((rows[0]?.count ?? 0) >= 2);
});

test("a store accepts changes again when the same file is back", async (t) => {
  const { store, path, lines } = await aStore(t);
  renameSync(path, `${path}.moved`);
  await refused(store);
  renameSync(`${path}.moved`, path);
  while (lines.length < 2) await wait(50);
  await insert(store);
  await store.ping();
  assert.equal(lines[1], "the database file is back");
});

test("only their owner can read the files of a database, whatever the umask is", async (t) => {
  const mask = process.umask(0o022);
  t.after(() => process.umask(mask));
  const { store, path } = await aStore(t);
  await insert(store);
  const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
  assert.deepEqual([path, `${path}-wal`, `${path}.lock`].map(mode), ["600", "600", "600"]);
});

test("a database file that an operator has opened to others keeps its mode", async (t) => {
  const url = await freshFile(t);
  const path = sqlitePath(url);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  chmodSync(path, 0o640);
  const store = await openStore(url, { tables: [] });
  t.after(() => store.close());
  assert.equal((statSync(join(path)).mode & 0o777).toString(8), "640");
});

test("many small commits move from the write-ahead log into the database file before they reach a megabyte", async (t) => {
  const { store, path } = await aStore(t);
  let longest = 0;
  for (let commit = 0; commit < 100; commit++) {
    await change(
      store,
      "insert into crates with recursive numbers (id) as (values (1) union all select id + 1 from numbers where id < 5000) select id from numbers",
    );
    longest = Math.max(longest, statSync(`${path}-wal`).size);
  }
  assert.ok(longest < 1_300_000, `${longest} bytes`);
});
