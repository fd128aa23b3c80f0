import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { fakeClock } from "../clock/clock.ts";
import { createMetrics } from "../observe/registry.ts";
import type { DatabaseOf } from "../store/database.ts";
import { createTables } from "../store/ddl.ts";
import { openStore, type Store } from "../store/store.ts";
import { defineTable, integer } from "../store/table.ts";
import { insertRows } from "../store/upsert.ts";
import { onEachEngine } from "../testing/engines.ts";
import { monthsBefore, oldRows } from "./old-rows.ts";
import { BATCH_ROWS, Retention } from "./retention.ts";
import { aFolder } from "./testing/a-folder.ts";
import { fillDisk } from "./testing/full-disk.ts";
import { exportsIn, readExports } from "./testing/read-export.ts";

const notes = defineTable("notes", { id: integer(), at: integer() }, { primaryKey: ["id"] });
const tables = [notes] as const;
type DB = DatabaseOf<typeof tables>;

/** Nobody ever used the service, so the clock is trusted. */
const lastSeen = async () => undefined;

const idsTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index }));

interface Noted {
  readonly store: Store<DB>;
  readonly retention: Retention<DB>;
  readonly folder: string;
  readonly logged: { readonly level: string; readonly message: string; readonly fields: object }[];
  /** Sizes of the deleted batches. */
  readonly removed: number[];
  /** Called before each deletion. */
  beforeRemove: (ids: readonly number[]) => Promise<void>;
}

/** A store of notes, one per instant. Notes from before `keptFrom` are deleted. */
async function noted(t: TestContext, opened: Store<DB>, keptFrom: number, folder = aFolder(t)): Promise<Noted> {
  const logged: Noted["logged"] = [];
  const log = (level: string) => (fields: object, message: string) => void logged.push({ level, message, fields });
  const store = { ...opened, logger: { info: log("info"), warn: log("warn"), error: log("error") } };
  const made: Omit<Noted, "retention"> = { store, folder, logged, removed: [], beforeRemove: async () => {} };
  async function* batches() {
    for await (const rows of oldRows<DB["notes"]>(store.read as never, "notes", keptFrom)) {
      const ids = rows.map(({ id }) => id);
      const remove = async () => {
        await made.beforeRemove(ids);
        await store.transaction((tx) => tx.deleteFrom("notes").where("id", "in", ids).execute());
        made.removed.push(ids.length);
      };
      yield { lines: ids.map((id) => JSON.stringify({ id })), remove };
    }
  }
  const surpluses = [{ name: "notes", batches }];
  const retention = new Retention({ store, clock: fakeClock(), folder, game: "test", surpluses, lastSeen });
  t.after(() => retention.close());
  return Object.assign(made, { retention });
}

const sorted = (rows: unknown[]) => (rows as { id: number }[]).sort((a, b) => a.id - b.id);

const left = async (store: Store<DB>) =>
  (await store.read.selectFrom("notes").select("id").orderBy("id").execute()).map(({ id }) => id);

onEachEngine((engine, openFresh) => {
  async function withNotes(t: TestContext, count: number): Promise<Store<DB>> {
    const store = await openFresh<DB>(t, tables);
    await store.transaction((tx) => createTables(tx, engine, tables));
    const rows = idsTo(count).map(({ id }) => ({ id, at: id }));
    await store.transaction((tx) => insertRows({ tx, engine }, notes, rows));
    return store;
  }

  test("old rows are on disk before they are deleted, in batches of 1,000", async (t) => {
    const made = await noted(t, await withNotes(t, 2500), 2201);
    made.beforeRemove = async (ids) => {
      assert.deepEqual(
        readExports(made.folder).slice(-ids.length),
        ids.map((id) => ({ id })),
      );
    };
    await made.retention.run();
    assert.deepEqual(
      await left(made.store),
      idsTo(2500, 2201).map(({ id }) => id),
    );
    assert.deepEqual(made.removed, [BATCH_ROWS, BATCH_ROWS, 200]);
    assert.deepEqual(readExports(made.folder), idsTo(2200));
    assert.equal(exportsIn(made.folder).length, 1);
    assert.deepEqual(
      made.logged.map(({ message }) => message),
      ["exported and deleted old rows"],
    );
    await made.retention.run();
    assert.equal(exportsIn(made.folder).length, 1, "a run without old rows leaves no file");
  });

  test("a full disk stops the deletion with one line, and the next run continues", async (t) => {
    const made = await noted(t, await withNotes(t, 1500), 1501);
    let makeRoom = () => {};
    made.beforeRemove = async () => {
      makeRoom = await fillDisk(t, 5);
    };
    const metrics = createMetrics();
    made.retention.measure(metrics);
    const failures = async () => /^retention_failures_total (\d+)$/m.exec(await metrics.text())?.[1];
    assert.equal(await failures(), "0");
    await made.retention.run();
    assert.equal(await failures(), "1");
    assert.deepEqual(
      await left(made.store),
      idsTo(1500, 1001).map(({ id }) => id),
      "only exported rows are deleted",
    );
    const errors = made.logged.filter(({ level }) => level === "error");
    assert.deepEqual(
      errors.map(({ message }) => message),
      ["stopped deleting old rows; those that are not exported stay, and the next run tries again"],
    );
    assert.match(JSON.stringify(errors[0]?.fields), /"rows":"notes","reason":"cannot write .*ENOSPC/);
    makeRoom();
    made.beforeRemove = async () => {};
    await made.retention.run();
    assert.equal(await failures(), "1");
    assert.deepEqual(await left(made.store), []);
    assert.deepEqual(sorted(readExports(made.folder)), idsTo(1500));
  });

  test("if the deletion after an export fails, the rows are exported again", async (t) => {
    const made = await noted(t, await withNotes(t, 3), 4);
    made.beforeRemove = async () => {
      throw new Error("the process ended here");
    };
    await made.retention.run();
    assert.deepEqual(await left(made.store), [1, 2, 3]);
    made.beforeRemove = async () => {};
    await made.retention.run();
    assert.deepEqual(await left(made.store), []);
    assert.deepEqual(readExports(made.folder), [...idsTo(3), ...idsTo(3)], "ids show which rows are there twice");
  });

  test("closing ends a run after its current batch", async (t) => {
    const made = await noted(t, await withNotes(t, 2500), 2501);
    let closed: Promise<void> | undefined;
    made.beforeRemove = async () => {
      closed ??= made.retention.close();
    };
    await made.retention.run();
    await closed;
    assert.deepEqual(made.removed, [BATCH_ROWS]);
    assert.deepEqual(
      made.logged.filter(({ level }) => level === "error"),
      [],
    );
    made.retention.start();
    made.retention.wake();
  });

  test("the event loop runs between the pages of old rows, whatever is done with them", async (t) => {
    const store = await withNotes(t, 2500);
    let turns = 0;
    const again = () => {
      turns += 1;
      next = setImmediate(again);
    };
    let next = setImmediate(again);
    const seen: number[] = [];
    for await (const rows of oldRows<DB["notes"]>(store.read as never, "notes", 2501)) {
      assert.ok(turns >= seen.length, `${turns} turns after ${seen.length} pages`);
      seen.push(rows.length);
    }
    clearImmediate(next);
    assert.deepEqual(seen, [1000, 1000, 500]);
  });

  if (engine === "sqlite") return;

  test("only one of the processes that share a database deletes at a time", async (t) => {
    const first = await noted(t, await withNotes(t, 10), 11);
    const url = first.store.url;
    const other = await openStore<DB>(url, { tables });
    t.after(() => other.close());
    const second = await noted(t, other, 11, first.folder);
    first.beforeRemove = () => second.retention.run();
    await first.retention.run();
    assert.deepEqual([first.removed, second.removed], [[10], []]);
    assert.deepEqual(readExports(first.folder), idsTo(10));
    await second.retention.run();
    assert.equal(second.logged.length, 0, "the lock is free again");
  });

  /**
   * Ends the connection that holds an advisory lock in this database; other tests have databases of their own on the same server.
   */
  const endLockHolder = sql`
    select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`;

  test("a process that may have lost its lock deletes nothing", async (t) => {
    const made = await noted(t, await withNotes(t, 2000), 2001);
    made.beforeRemove = async () => {
      await endLockHolder.execute(made.store.write);
      await wait(20);
    };
    await made.retention.run();
    assert.deepEqual(made.removed, [BATCH_ROWS], "the second batch finds the lock lost");
    made.beforeRemove = async () => {};
    await made.retention.run();
    assert.deepEqual(await left(made.store), []);
  });
});

test("the first run comes after the start, and calling wake starts another run within a second", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const runs: string[] = [];
  const batches = () => {
    runs.push("run");
    return Readable.from([]);
  };
  const grown = () => {
    runs.push("run of what has grown");
    return Readable.from([]);
  };
  const surpluses = [{ name: "none", batches, grown }];
  const store = { engine: "sqlite", url: "sqlite:unused.db", write: undefined as never, logger: undefined } as const;
  const retention = new Retention({ store, clock: fakeClock(), folder: "unused", game: "test", surpluses, lastSeen });
  const after = async (ms: number) => {
    t.mock.timers.tick(ms);
    await new Promise((resolve) => setImmediate(resolve));
    return runs.length;
  };
  retention.wake();
  assert.equal(await after(1000), 0, "nothing runs before the start");
  retention.start();
  assert.equal(await after(2000), 1);
  retention.wake();
  assert.equal(await after(1000), 2);
  assert.equal(await after(60 * 60 * 1000), 3);
  for (let second = 0; second < 4; second++) {
    retention.wake();
    await after(500);
  }
  assert.deepEqual(runs, ["run", "run of what has grown", "run", ...Array(2).fill("run of what has grown")]);
  await retention.close();
  assert.equal(await after(60 * 60 * 1000), 5);
});

test("while the clock may be wrong, no rows are deleted for their age, other surplus rows are, and a metric shows the doubt", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const runs: string[] = [];
  const noting = (name: string) => ({
    name,
    batches: () => {
      runs.push(name);
      return Readable.from([]);
    },
  });
  const surpluses = [{ ...noting("aged"), byAge: true as const }, noting("too many")];
  const warned: string[] = [];
  const logger = {
    info: () => {},
    error: () => {},
    warn: (_fields: object, message: string) => void warned.push(message),
  };
  const store = { engine: "sqlite", url: "sqlite:unused.db", write: undefined as never, logger } as const;
  const clock = fakeClock();
  const aYearAgo = clock.wall() - 365 * 24 * 60 * 60 * 1000;
  const retention = new Retention({
    store,
    clock,
    folder: "unused",
    game: "test",
    surpluses,
    lastSeen: async () => aYearAgo,
  });
  const metrics = createMetrics();
  retention.measure(metrics);
  const isDoubted = async () => /^retention_clock_doubted (\d)$/m.exec(await metrics.text())?.[1];
  const after = async (ms: number) => {
    clock.advance(ms);
    t.mock.timers.tick(ms);
    await new Promise((resolve) => setImmediate(resolve));
    return runs.splice(0);
  };
  retention.start();
  assert.deepEqual(await after(2000), ["too many"]);
  for (let hour = 1; hour < 24; hour += 1) assert.deepEqual(await after(60 * 60 * 1000), ["too many"], `hour ${hour}`);
  assert.equal(await isDoubted(), "1");
  assert.deepEqual(await after(60 * 60 * 1000), ["aged", "too many"]);
  assert.equal(await isDoubted(), "0");
  assert.equal(warned.length, 1);
  await retention.close();
});

test("months are calendar months, clamped to the month's last day", () => {
  const before = (now: string, months: number) => new Date(monthsBefore(Date.parse(now), months)).toISOString();
  assert.equal(before("2026-11-22T10:00:00.000Z", 12), "2025-11-22T10:00:00.000Z");
  assert.equal(before("2026-03-31T00:00:00.000Z", 1), "2026-02-28T00:00:00.000Z");
  assert.equal(before("2028-02-29T00:00:00.000Z", 12), "2027-02-28T00:00:00.000Z");
});
