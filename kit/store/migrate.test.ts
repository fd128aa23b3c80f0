import assert from "node:assert/strict";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import pg from "pg";
import { freshFile, onEachEngine } from "../testing/engines.ts";
import { testDatabase } from "../testing/postgres.ts";
import { killed, startScript } from "../testing/script.ts";
import type { DatabaseOf } from "./database.ts";
import { createTables } from "./ddl.ts";
import { introspect } from "./introspect.ts";
import { type Migration, MigrationError, migrate } from "./migrate.ts";
import { openStore, sqlitePath } from "./store.ts";
import { defineTable, integer, text } from "./table.ts";

const crates = defineTable("crates", { id: integer(), label: text() }, { primaryKey: ["id"] });
const tables = [crates] as const;
type DB = DatabaseOf<typeof tables>;

const first: Migration = { id: 1, name: "crates", up: (db, engine) => createTables(db, engine, tables) };
const second: Migration = {
  id: 2,
  name: "a first crate",
  up: async (db) => void (await db.insertInto("crates").values({ id: 1, label: "tea" }).execute()),
};
const failing: Migration = {
  id: 2,
  name: "half",
  up: async (db) => {
    await sql`create table half (id integer)`.execute(db);
    await db.deleteFrom("crates").execute();
    throw new Error("half-way");
  },
};

onEachEngine((engine, openFresh, freshUrl) => {
  test("migrations run once, in order", async (t) => {
    const store = await openFresh<DB>(t, tables);
    assert.deepEqual(await migrate(store, [first]), [1]);
    assert.deepEqual(await migrate(store, [first, second]), [2]);
    assert.deepEqual(await migrate(store, [first, second]), []);
    assert.deepEqual(await store.read.selectFrom("crates").selectAll().execute(), [{ id: 1, label: "tea" }]);
  });

  test("a migration that fails half-way leaves the database unchanged", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first]);
    await store.write.insertInto("crates").values({ id: 7, label: "silk" }).execute();
    await assert.rejects(migrate(store, [first, failing]), {
      name: "MigrationError",
      message: "migration 2 (half) failed and changed nothing: half-way",
    });
    assert.deepEqual(await store.read.selectFrom("crates").selectAll().execute(), [{ id: 7, label: "silk" }]);
    assert.deepEqual(await migrate(store, [first, second]), [2]);
  });

  test("a database newer than the code is refused", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first, second]);
    await assert.rejects(
      migrate(store, [first]),
      (error) => error instanceof MigrationError && /newer/.test(error.message),
    );
  });

  test("a migration that has another name in the database is refused", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await migrate(store, [first]);
    await assert.rejects(migrate(store, [{ ...first, name: "boxes" }]), MigrationError);
  });

  test("a database older than the migrations table continues from the version of its tables", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    await store.write.insertInto("crates").values({ id: 7, label: "silk" }).execute();
    const adopting: Migration = { ...first, baseline: { crates: ["id", "label"] } };
    assert.deepEqual(await migrate(store, [adopting, second]), [2]);
    assert.deepEqual(await migrate(store, [adopting, second]), []);
    const rows = await store.read.selectFrom("crates").select("id").orderBy("id").execute();
    assert.deepEqual(rows, [{ id: 1 }, { id: 7 }]);
  });

  test("a database with exactly the tables of the last migration has nothing to run", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    assert.deepEqual(await migrate(store, [{ ...first, baseline: { crates: ["id"] } }]), []);
    await assert.rejects(
      migrate(store, [{ ...first, name: "boxes" }]),
      /migration 1 is boxes here but crates in the database, which is of another program: give/,
    );
  });

  test("a failed migration records no baseline either", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    await assert.rejects(migrate(store, [{ ...first, baseline: { crates: ["id"] } }, failing]), MigrationError);
    assert.deepEqual(Object.keys(await introspect(store.read, engine)), ["crates"]);
  });

  test("a database of another program is refused with the name of one of its tables, and stays unchanged", async (t) => {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    await sql`create table letters (id integer)`.execute(store.write);
    const before = await introspect(store.read, engine);
    const refused = (table: string) => ({
      name: "MigrationError",
      message: `the database is of another program: it holds a table "${table}" and no table of migrations; give this program a database of its own`,
    });
    await assert.rejects(migrate(store, [first, second]), refused("crates"));
    await assert.rejects(migrate(store, [{ ...first, baseline: { crates: ["id"] } }]), refused("letters"));
    await sql`drop table letters`.execute(store.write);
    await assert.rejects(migrate(store, [{ ...first, baseline: { crates: ["id", "weight"] } }]), refused("crates"));
    await sql`create table letters (id integer)`.execute(store.write);
    assert.deepEqual(await introspect(store.read, engine), before);
  });

  test("a process killed inside a migration leaves the database unchanged", async (t) => {
    const url = await freshUrl(t);
    const before = await openStore<DB>(url, { tables });
    await migrate(before, [first]);
    await before.write.insertInto("crates").values({ id: 7, label: "silk" }).execute();
    await before.close();
    const script = startScript(t, new URL("testing/half-migration.ts", import.meta.url), [url]);
    await script.says("half-way");
    await killed(script);
    const store = await openStore<DB>(url, { tables });
    assert.deepEqual(await store.read.selectFrom("crates").selectAll().execute(), [{ id: 7, label: "silk" }]);
    assert.deepEqual(await migrate(store, [first, second]), [2]);
    await store.close();
  });
});

test("two processes that migrate one PostgreSQL database at the same time take turns", async (t) => {
  const database = await testDatabase();
  t.after(() => database.drop());
  const stores = [await openStore<DB>(database.url, { tables }), await openStore<DB>(database.url, { tables })];
  const done = await Promise.all(stores.map((store) => migrate(store, [first, second])));
  assert.deepEqual(done.flat().sort(), [1, 2]);
  await Promise.all(stores.map((store) => store.close()));
});

test("a migration on PostgreSQL may take any time, and so may the wait of another process for it", async (t) => {
  const database = await testDatabase();
  t.after(() => database.drop());
  const store = await openStore<DB>(database.url, { tables });
  const limits = new Map<string, number>();
  const { query } = pg.Client.prototype;
  t.mock.method(pg.Client.prototype, "query", function (this: pg.Client, ...given: Parameters<pg.Client["query"]>) {
    const [first] = given as unknown as [string | { text: string; query_timeout?: number }];
    if (typeof first === "string") limits.set(first, 20_000);
    else limits.set(first.text, first.query_timeout ?? 20_000);
    return query.apply(this, given);
  });
  await migrate(store, [first]);
  await store.transaction((tx) => tx.selectFrom("crates").selectAll().execute());
  t.mock.restoreAll();
  await store.close();
  const limitOf = (start: string) => [...limits].find(([statement]) => statement.startsWith(start))?.[1] ?? Number.NaN;
  for (const start of ["select pg_advisory_xact_lock", 'create table "crates"']) {
    assert.ok(limitOf(start) > 24 * 60 * 60 * 1000, start);
  }
  assert.equal(limitOf('select * from "crates"'), 20_000);
});

const backupsOf = (url: string): string => join(dirname(sqlitePath(url)), "backups");
const copiesOf = (url: string): string[] => (existsSync(backupsOf(url)) ? readdirSync(backupsOf(url)).sort() : []);

test("a file with tables is copied before it is migrated, and the newest three copies are kept", async (t) => {
  const url = await freshFile(t);
  const store = await openStore<DB>(url, { tables });
  const copies = () => copiesOf(url);
  await migrate(store, [first]);
  assert.deepEqual(copies(), [], "a new file has nothing to lose");
  const steps: Migration[] = [first];
  for (let id = 2; id <= 6; id++) {
    steps.push({
      id,
      name: `crate ${id}`,
      up: async (db) => void (await db.insertInto("crates").values({ id, label: "tea" }).execute()),
    });
    await migrate(store, steps);
    await migrate(store, steps);
  }
  assert.equal(copies().length, 3);
  const modes = copies().map((copy) => statSync(join(backupsOf(url), copy)).mode & 0o777);
  assert.deepEqual(modes, [0o600, 0o600, 0o600], "for the owner only");
  await store.close();
  const copy = await openStore<DB>(`sqlite:${join(backupsOf(url), copies()[2] ?? "")}`, { tables });
  const rows = await copy.read.selectFrom("crates").select("id").orderBy("id").execute();
  assert.deepEqual(
    rows.map(({ id }) => id),
    [2, 3, 4, 5],
  );
  await copy.close();
});

test("the copy of the latest migration is kept even if the clock was ahead when earlier copies were named", async (t) => {
  const url = await freshFile(t);
  const store = await openStore<DB>(url, { tables });
  await migrate(store, [first]);
  mkdirSync(backupsOf(url));
  const late = ["2199-01-01", "2199-01-02", "2199-01-03"].map(
    (day) => `${basename(sqlitePath(url))}.${day}T00-00-00.000Z`,
  );
  for (const name of late) writeFileSync(join(backupsOf(url), name), "");
  await migrate(store, [first, second]);
  await store.close();
  const [made, ...kept] = copiesOf(url);
  assert.deepEqual(kept, late.slice(1));
  assert.ok(made !== undefined && !late.includes(made));
});

test("other files beside the copies stay, also those of a database whose name begins alike", async (t) => {
  const url = await freshFile(t);
  const store = await openStore<DB>(url, { tables });
  await migrate(store, [first]);
  mkdirSync(backupsOf(url));
  const name = basename(sqlitePath(url));
  const others = ["2020-01-01", "before-release-1", "old.2020-01-01T00-00-00.000Z"].map((end) => `${name}.${end}`);
  for (const other of others) writeFileSync(join(backupsOf(url), other), "");
  const steps: Migration[] = [first];
  for (let id = 2; id <= 5; id++) {
    steps.push({ id, name: `step ${id}`, up: async () => {} });
    await migrate(store, steps);
  }
  await store.close();
  for (const other of others) assert.ok(copiesOf(url).includes(other), other);
});

test("a migration that fails at every start does not replace earlier copies", async (t) => {
  const url = await freshFile(t);
  const store = await openStore<DB>(url, { tables });
  await migrate(store, [first]);
  const steps = [first, second, { ...failing, id: 3 }];
  for (let start = 1; start <= 4; start++) await assert.rejects(migrate(store, steps), MigrationError);
  await store.close();
  const copies = copiesOf(url);
  assert.equal(copies.length, 1);
  const copy = await openStore<DB>(`sqlite:${join(backupsOf(url), copies[0] ?? "")}`, { tables });
  assert.deepEqual(await copy.read.selectFrom("crates").selectAll().execute(), [], "from before the first of them");
  await copy.close();
});

test("a database that cannot be copied is not migrated, and no partial copy is left", async (t) => {
  const url = await freshFile(t);
  const before = await openStore<DB>(url, { tables });
  await migrate(before, [first]);
  const text = "tea ".repeat(100);
  for (let id = 10; id < 1000; id++) await before.write.insertInto("crates").values({ id, label: text }).execute();
  await before.close();
  spoilLastPage(sqlitePath(url));
  const store = await openStore<DB>(url, { tables });
  const refused =
    /^MigrationError: cannot copy the database to .*backups before its migration, which takes as much room/;
  await assert.rejects(migrate(store, [first, second]), refused);
  assert.deepEqual(copiesOf(url), []);
  rmdirSync(backupsOf(url));
  writeFileSync(backupsOf(url), "");
  await assert.rejects(migrate(store, [first, second]), refused);
  const migrations = await sql<{ id: number }>`select id from migrations`.execute(store.read);
  assert.deepEqual(migrations.rows, [{ id: 1 }]);
  await store.close();
});

/** Spoils the last page, so that SQLite fails while reading the last rows, as it fails on a full disk while writing them. */
function spoilLastPage(path: string): void {
  const [file, page] = [openSync(path, "r+"), Buffer.alloc(4096, 0xff)];
  writeSync(file, page, 0, page.length, statSync(path).size - page.length);
  closeSync(file);
}

test("a table that others reference can be rebuilt on SQLite, and a broken reference fails the migration", async (t) => {
  const url = await freshFile(t);
  const store = await openStore<DB>(url, { tables });
  const linked: Migration = {
    id: 2,
    name: "links",
    up: async (db) => {
      await sql`create table links (crate integer references crates (id) on delete restrict) strict`.execute(db);
      await sql`insert into crates values (1, 'tea')`.execute(db);
      await sql`insert into links values (1)`.execute(db);
    },
  };
  const rebuilt = (keep: boolean): Migration => ({
    id: 3,
    name: "rebuilt",
    up: async (db) => {
      await sql`create table fresh (id integer primary key, label text) strict`.execute(db);
      if (keep) await sql`insert into fresh select * from crates`.execute(db);
      await sql`drop table crates`.execute(db);
      await sql`alter table fresh rename to crates`.execute(db);
    },
  });
  await assert.rejects(
    migrate(store, [first, linked, rebuilt(false)]),
    /a row of links references a missing row of crates/,
  );
  assert.deepEqual(await migrate(store, [first, linked, rebuilt(true)]), [3]);
  await assert.rejects(store.write.deleteFrom("crates").execute(), { name: "ConstraintError", kind: "foreign-key" });
  await store.close();
});

test("the list of migrations has no gaps", async (t) => {
  const store = await openStore<DB>(await freshFile(t), { tables });
  await assert.rejects(migrate(store, [second]), MigrationError);
  await store.close();
});
