/** Tests pages of a table with more rows than one page may count. */
import assert from "node:assert/strict";
import { mock, type TestContext, test } from "node:test";
import { CompiledQuery, type Kysely, PostgresDriver, sql } from "kysely";
import { ProblemError } from "../http/problems/problem.ts";
import { createTables } from "../store/ddl.ts";
import { SqliteConnection } from "../store/sqlite.ts";
import { defineTable, integer, nullable, text } from "../store/table.ts";
import { insertRows } from "../store/upsert.ts";
import { type OpenFresh, onEachEngine } from "../testing/engines.ts";
import { MOST_ROWS } from "./long-table.ts";
import { createRegistry } from "./registry.ts";
import { listRows } from "./rows.ts";
import type { AnyTables } from "./store.ts";
import { parsePage } from "./testing/sample-requests.ts";

const KINDS = ["landed", "loaded"] as const;
const log = defineTable(
  "log",
  { id: integer(), owner: integer(), kind: text({ codes: KINDS }), at: integer(), note: nullable(text()) },
  { primaryKey: ["id"], indexes: [["owner", "at", "id"]], unique: [["at"]] },
);
const ROWS = MOST_ROWS + 1500;
/** Every hundredth row belongs to owner 2. */
const rowOf = (id: number) => ({
  ...{ id, owner: id % 100 === 0 ? 2 : 1, kind: KINDS[id % 2] ?? "", at: 2 * ROWS - id },
  note: id % 1000 === 999 ? "rare" : null,
});
const ALL = Array.from({ length: ROWS }, (_, index) => rowOf(index + 1));

async function aLongTable(openFresh: OpenFresh, t: TestContext) {
  const store = await openFresh<AnyTables>(t, [log]);
  await store.transaction(async (tx: Kysely<AnyTables>) => {
    await createTables(tx, store.engine, [log]);
    await insertRows({ tx, engine: store.engine }, log, ALL);
  });
  const table = createRegistry([log]).table("log");
  const page = (query: object) => listRows(store.read, table, parsePage(table, query));
  /** Fetches all pages. Returns their ids and the number of pages. */
  async function walk(query: object): Promise<{ ids: unknown[]; pages: number }> {
    const ids: unknown[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages++) {
      const { rows, next } = await page(after === undefined ? query : { ...query, after });
      ids.push(...rows.map(({ id }) => id));
      after = next;
    }
    return { ids, pages };
  }
  return { store, page, walk };
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const encoded = (text: string) => Buffer.from(text).toString("base64url");
const refused = (path: string) => (error: unknown) => {
  assert.ok(error instanceof ProblemError && error.code === "malformed-request", String(error));
  assert.deepEqual(
    error.errors?.map((one) => one.path),
    [path],
  );
  return true;
};

onEachEngine((engine, openFresh) => {
  test("following the cursors of a long table returns all its rows in order", async (t) => {
    const { page, walk } = await aLongTable(openFresh, t);
    const first = await page({ limit: "2" });
    assert.deepEqual(
      [idsOf(first.rows as { id: number }[]), first.total, first.totalIsExact],
      [[1, 2], MOST_ROWS, false],
    );
    assert.deepEqual((await walk({ limit: "500" })).ids, idsOf(ALL));
    assert.deepEqual((await walk({ limit: "500", direction: "desc" })).ids, idsOf(ALL).reverse());
    assert.deepEqual((await walk({ limit: "500", orderBy: "at" })).ids, idsOf(ALL).reverse(), "by an index");
    const mine = { limit: "500", orderBy: "at", "where.owner": "1", direction: "desc" };
    assert.deepEqual((await walk(mine)).ids, idsOf(ALL.filter(({ owner }) => owner === 1)), "by the rest of an index");
  });

  test("a filter without an index scans a bounded number of rows and returns a cursor to continue", async (t) => {
    const { page, walk } = await aLongTable(openFresh, t);
    const rare = { "where.note": "rare", limit: "500" };
    const { rows, next, totalIsExact } = await page(rare);
    assert.deepEqual([rows.length, next === null, totalIsExact], [10, false, false]);
    const expected = idsOf(ALL.filter(({ note }) => note === "rare"));
    assert.deepEqual(await walk(rare), { ids: expected, pages: 2 });
    assert.deepEqual((await walk({ ...rare, limit: "3" })).ids, expected);
    const both = { "where.kind": "landed", "where.owner": "1", limit: "500" };
    assert.deepEqual((await walk(both)).ids, idsOf(ALL.filter(({ kind, owner }) => kind === "landed" && owner === 1)));
  });

  test("rows that an index finds for a filter are sorted, skipped and counted as in a short table", async (t) => {
    const { page } = await aLongTable(openFresh, t);
    const found = await page({ "where.owner": "2", orderBy: "note", direction: "desc", offset: "1", limit: "1" });
    assert.deepEqual([found.total, found.totalIsExact, found.rows.length], [ROWS / 100, true, 1]);
    const beyond = await page({ "where.owner": "2", limit: "1", after: found.next });
    assert.deepEqual(beyond.rows, [rowOf(300)]);
  });

  test("another order, a large offset and a cursor of another order are refused", async (t) => {
    const { page } = await aLongTable(openFresh, t);
    await assert.rejects(page({ orderBy: "note" }), refused("/query/orderBy"));
    await assert.rejects(page({ orderBy: "owner" }), refused("/query/orderBy"));
    await assert.rejects(page({ offset: String(MOST_ROWS + 1) }), refused("/query/offset"));
    const { next } = await page({ limit: "1" });
    for (const after of [
      "",
      "x",
      ...["[1]", "null", "-1", "1.5", '{"id":null}', '{"id":"x"}', "{}", '{"__proto__":1}'].map(encoded),
    ]) {
      await assert.rejects(async () => page({ after }), refused("/query/after"), after);
    }
    await assert.rejects(async () => page({ after: next, orderBy: "at" }), refused("/query/after"));
    await assert.rejects(async () => page({ after: next, offset: "1" }), refused("/query/offset"));
  });

  test("a page of a long table touches a bounded number of rows", async (t) => {
    const { store, page } = await aLongTable(openFresh, t);
    const { next } = await page({ limit: "1" });
    const seen = new Map<string, readonly unknown[]>();
    watch(seen);
    const note = { "where.note": "rare" };
    for (const query of [
      {},
      { direction: "desc" },
      { orderBy: "at" },
      { after: next },
      note,
      { ...note, after: next },
    ]) {
      await page(query);
    }
    mock.restoreAll();
    assert.ok(seen.size >= 8);
    await store.transaction(async (tx: Kysely<AnyTables>) => {
      const prefix =
        engine === "sqlite" ? "explain query plan " : "explain (analyze, costs off, timing off, summary off) ";
      // PostgreSQL prefers scans for a table of this size. With these off, it scans only if no index helps.
      const ways = engine === "sqlite" ? [] : ["enable_seqscan", "enable_bitmapscan"];
      for (const way of ways) await sql.raw(`set local ${way} = off`).execute(tx);
      for (const [statement, values] of seen) {
        const { rows } = await tx.executeQuery<object>(CompiledQuery.raw(prefix + statement, [...values]));
        const plan = rows.map((row) => String(Object.values(row).at(-1))).join("\n");
        const touched = [...plan.matchAll(/rows=([\d.]+) loops|Removed by Filter: (\d+)/g)].map(([, all, removed]) =>
          Number(all ?? removed),
        );
        assert.ok(Math.max(0, ...touched) <= MOST_ROWS + 1, `${statement}\n${plan}`);
        if (engine === "postgres") continue;
        assert.match(statement, / limit \?/);
        if (!plan.includes("CO-ROUTINE looked")) assert.doesNotMatch(plan, /TEMP B-TREE/, statement);
      }
    });
  });
});

/** Collects the reading statements. */
function watch(seen: Map<string, readonly unknown[]>): void {
  const { prepare } = SqliteConnection.prototype;
  mock.method(SqliteConnection.prototype, "prepare", function (this: SqliteConnection, text: string) {
    const statement = prepare.call(this, text);
    const all = statement.all.bind(statement);
    return Object.assign(statement, {
      all: (values: readonly unknown[]) => {
        if (text.startsWith("select")) seen.set(text, values);
        return all(values);
      },
    });
  });
  const { acquireConnection } = PostgresDriver.prototype;
  mock.method(PostgresDriver.prototype, "acquireConnection", async function (this: PostgresDriver) {
    const connection = await acquireConnection.call(this);
    const { executeQuery } = connection;
    return Object.assign(connection, {
      executeQuery: (query: CompiledQuery) => {
        if (query.sql.startsWith("select")) seen.set(query.sql, query.parameters);
        return executeQuery.call(connection, query);
      },
    });
  });
}
