import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { type IdempotencyTables, idempotencyKeys } from "../host/idempotency-table.ts";
import type { BatchPort } from "../host/port.ts";
import { once } from "../host/testing/once.ts";
import { createWriter } from "../host/writer.ts";
import { createApp } from "../http/app/create-app.ts";
import { idempotency } from "../idempotency-header/request.ts";
import { createTables } from "../store/ddl.ts";
import { type OpenFresh, onEachEngine } from "../testing/engines.ts";
import { tableAdmin } from "./routes.ts";
import { tableAdminSchemas } from "./schemas.ts";
import { sampleTables } from "./testing/sample-tables.ts";

const tables = [...sampleTables, idempotencyKeys];

/** A game without state in memory: each change of the table admin goes through its writer as a batch of its own. */
async function aGame(openFresh: OpenFresh, t: TestContext) {
  const store = await openFresh<IdempotencyTables>(t, tables);
  await store.transaction((tx) => createTables(tx, store.engine, tables));
  const port: BatchPort<IdempotencyTables, null> = {
    open: async () => null,
    flush: async () => undefined,
    committed: () => undefined,
    dropped: () => undefined,
    unchanged: () => undefined,
  };
  const writer = createWriter({ store, port });
  const changes: string[] = [];
  const app = createApp({
    name: "sample",
    version: "1.0.0",
    rulesVersion: 1,
    title: "Sample",
    description: "A sample.",
    schemas: tableAdminSchemas,
    settings: { rateLimit: false },
  });
  await app.register(
    tableAdmin<IdempotencyTables>({
      tables,
      read: store.read,
      change(request, { table, action, key: row }, work) {
        changes.push(`${action} ${table}${row === undefined ? "" : ` ${Object.entries(row)}`}`);
        const key = idempotency(request, "admin");
        return writer.submit({
          exclusive: true,
          run: (_draft, tx) =>
            once(tx, key && { ...key, now: 0 }, async () => {
              const { before, after, ...answer } = await work(tx);
              changes.push(`${JSON.stringify(before)} > ${JSON.stringify(after)}`);
              return answer;
            }),
        });
      },
    }),
  );
  t.after(() => app.close());

  async function call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown, headers = {}) {
    const json = { "content-type": "application/json" };
    const answer = await app.inject({
      method,
      url: `/api/admin/tables${path}`,
      headers: { host: "localhost", ...(body === undefined ? {} : json), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }
  return { app, changes, call };
}

onEachEngine((_engine, openFresh) => {
  test("the tables are listed by name", async (t) => {
    const { call } = await aGame(openFresh, t);
    const { status, body } = await call("GET", "");
    assert.equal(status, 200);
    assert.deepEqual(body, ["guests", "idempotency_keys", "journal", "letters", "rooms", "seats"]);
  });

  test("large json is listed, edited and deleted as its stored text, without parsing", async (t) => {
    const { call } = await aGame(openFresh, t);
    const bodies = [{ b: 1, a: ["é", null] }, [], 5, "text"];
    for (const body of bodies) assert.equal((await call("POST", "/letters/rows", { body })).status, 201);
    const parse = t.mock.method(JSON, "parse");
    const stringify = t.mock.method(JSON, "stringify");
    const page = await call("GET", "/letters/rows?limit=3&orderBy=id&direction=desc");
    const deleted = await call("DELETE", "/letters/rows?pk.id=1");
    const texts = [...parse.mock.calls, ...stringify.mock.calls].flatMap((made) => made.arguments);
    t.mock.restoreAll();
    assert.deepEqual(
      page.body.rows,
      [3, 2, 1].map((place) => ({ id: place + 1, body: bodies[place], copy: null })),
    );
    assert.equal(page.body.total, 4);
    assert.deepEqual(deleted.body, { id: 1, body: bodies[0], copy: null });
    const isBody = (text: unknown) => text === '{"b":1,"a":["é",null]}' || (text as { b?: number } | null)?.b === 1;
    assert.ok(!texts.some(isBody));
    const edited = await call("PATCH", "/letters/rows?pk.id=2", { copy: { a: 1 } });
    assert.deepEqual(edited.body, { id: 2, body: [], copy: { a: 1 } });
  });

  test("a row is added, read, edited and deleted", async (t) => {
    const { call, changes } = await aGame(openFresh, t);
    const added = await call("POST", "/rooms/rows", { name: "a b&c=d/é" });
    assert.deepEqual([added.status, added.body], [201, { name: "a b&c=d/é", kind: "hall" }]);
    assert.match(String(added.headers["content-type"]), /^application\/json/);
    const key = `pk.name=${encodeURIComponent("a b&c=d/é")}`;
    const edited = await call("PATCH", `/rooms/rows?${key}`, { kind: "cabin" });
    assert.deepEqual([edited.status, edited.body], [200, { name: "a b&c=d/é", kind: "cabin" }]);
    const page = await call("GET", "/rooms/rows?limit=10&offset=0&orderBy=kind&direction=desc&where.kind=cabin");
    assert.equal(page.status, 200);
    assert.deepEqual(page.body, {
      table: {
        name: "rooms",
        readOnly: false,
        deleteOnly: false,
        canAdd: true,
        primaryKey: ["name"],
        unique: [],
        columns: [
          { name: "name", type: "text", nullable: false, hasDefault: false, min: 1, max: 30 },
          {
            name: "kind",
            type: "text",
            nullable: false,
            hasDefault: true,
            defaultValue: "hall",
            oneOf: ["hall", "cabin"],
          },
        ],
      },
      rows: [edited.body],
      total: 1,
      totalIsExact: true,
      next: null,
    });
    const deleted = await call("DELETE", `/rooms/rows?${key}`);
    assert.deepEqual([deleted.status, deleted.body], [200, edited.body]);
    assert.equal((await call("GET", "/rooms/rows")).body.total, 0);
    const [hall, cabin] = [added, edited].map(({ body }) => JSON.stringify(body));
    assert.deepEqual(changes, [
      "add rooms",
      `undefined > ${hall}`,
      "edit rooms name,a b&c=d/é",
      `${hall} > ${cabin}`,
      "delete rooms name,a b&c=d/é",
      `${cabin} > undefined`,
    ]);
  });

  test("a malformed request is refused with all its faults and never reaches the writer", async (t) => {
    const { call, changes } = await aGame(openFresh, t);
    const cases: [Parameters<typeof call>, string][] = [
      [["GET", "/rooms/rows?limit=0"], "/query/limit"],
      [["GET", "/rooms/rows?limit=501"], "/query/limit"],
      [["GET", "/rooms/rows?limit=1e2"], "/query/limit"],
      [["GET", "/rooms/rows?offset=-1"], "/query/offset"],
      [["GET", "/rooms/rows?direction=up"], "/query/direction"],
      [["GET", "/rooms/rows?orderBy=size"], "/query/orderBy"],
      [["GET", "/rooms/rows?where.size=1"], "/query/where.size"],
      [["GET", "/rooms/rows?where.=1"], "/query/where."],
      [["GET", "/rooms/rows?where.name=a&where.name=b"], "/query/where.name"],
      [["GET", "/rooms/rows?where.name%22%3B--=a"], '/query/where.name";--'],
      [["GET", "/rooms/rows?name=a"], "/query/name"],
      [["GET", "/guests/rows?where.password=hash"], "/query/where.password"],
      [["POST", "/rooms/rows", {}], "/name"],
      [["POST", "/rooms/rows", { name: 1 }], "/name"],
      [["POST", "/rooms/rows", { name: "a", size: 1 }], "/size"],
      [["POST", "/rooms/rows", []], ""],
      [["POST", "/rooms/rows?pk.name=a", { name: "a" }], "/query/pk.name"],
      [["PATCH", "/rooms/rows", { kind: "hall" }], "/query/pk.name"],
      [["PATCH", "/rooms/rows?pk.name=a&pk.kind=hall", { kind: "hall" }], "/query/pk.kind"],
      [["PATCH", "/rooms/rows?pk.name=a", { kind: true }], "/kind"],
      [["DELETE", "/rooms/rows?pk.size=1"], "/query/pk.size"],
      [["DELETE", "/seats/rows?pk.room=a&pk.number=1.0"], "/query/pk.number"],
    ];
    for (const [request, path] of cases) {
      const { status, headers, body } = await call(...request);
      assert.equal(status, 400, `${request}`);
      assert.equal(headers["content-type"], "application/problem+json");
      assert.equal(body.code, "malformed-request");
      const paths = body.errors.map((error: { path: string }) => error.path);
      assert.ok(paths.includes(path), `${request}: ${JSON.stringify(body.errors)}`);
    }
    assert.deepEqual(changes, []);
  });

  test("an unknown table or row is 404, also with a hostile name", async (t) => {
    const { call } = await aGame(openFresh, t);
    for (const name of ["nothing", "__proto__", "rooms%22%3B%20drop%20table%20rooms%3B--", "%00", "sqlite_schema"]) {
      for (const method of ["GET", "POST", "PATCH", "DELETE"] as const) {
        const answer = await call(method, `/${name}/rows`, method === "GET" || method === "DELETE" ? undefined : {});
        assert.ok([400, 404].includes(answer.status), `${method} ${name}: ${answer.status}`);
        if (name !== "%00") assert.equal(answer.body.code, "unknown-table");
      }
    }
    assert.equal((await call("PATCH", "/rooms/rows?pk.name=a", {})).body.code, "unknown-row");
    assert.equal((await call("DELETE", "/rooms/rows?pk.name=a")).status, 404);
    assert.equal((await call("GET", "/rooms/rows")).status, 200);
  });

  test("a broken constraint is 409 with its kind and columns, and nothing is changed", async (t) => {
    const { call } = await aGame(openFresh, t);
    await call("POST", "/rooms/rows", { name: "a" });
    await call("POST", "/seats/rows", { room: "a", number: 1 });
    const cases: [Parameters<typeof call>, object][] = [
      [["POST", "/rooms/rows", { name: "a" }], { kind: "unique", table: "rooms", columns: ["name"] }],
      [["POST", "/rooms/rows", { name: null }], { kind: "not-null", table: "rooms", columns: ["name"] }],
      [["POST", "/rooms/rows", { name: "b", kind: "x" }], { kind: "check", table: "rooms", columns: ["kind"] }],
      [["POST", "/seats/rows", { room: "b", number: 1 }], { kind: "foreign-key", table: "seats", columns: ["room"] }],
      [["DELETE", "/rooms/rows?pk.name=a"], { kind: "foreign-key", table: "seats", columns: ["room"] }],
    ];
    for (const [request, details] of cases) {
      const { status, body } = await call(...request);
      assert.deepEqual([status, body.code, body.details], [409, "constraint-violation", details], `${request}`);
    }
    assert.equal((await call("GET", "/rooms/rows")).body.total, 1);
  });

  test("a read-only table refuses every change", async (t) => {
    const { call } = await aGame(openFresh, t);
    const answers = [
      await call("POST", "/journal/rows", { day: 1, line: "x" }),
      await call("PATCH", "/journal/rows?pk.day=1", { line: "x" }),
      await call("DELETE", "/journal/rows?pk.day=1"),
    ];
    for (const { body } of answers) assert.equal(body.code, "read-only-table");
    assert.equal((await call("GET", "/journal/rows")).body.total, 0);
  });

  test("a change with an Idempotency-Key happens once, even if sent twice at the same time", async (t) => {
    const { call } = await aGame(openFresh, t);
    const key = { "idempotency-key": "once" };
    const add = (name: string) => call("POST", "/guests/rows", { name, skills: {} }, key);
    const [first, second] = await Promise.all([add("Ann"), add("Ann")]);
    const third = await add("Ann");
    assert.deepEqual([first.status, second.status, third.status], [201, 201, 201]);
    assert.deepEqual(second.body, first.body);
    assert.deepEqual(third.body, first.body);
    const replayed = [first, second, third].map(({ headers }) => headers["idempotency-replayed"]);
    assert.deepEqual(replayed, [undefined, "true", "true"]);
    const reused = await add("Ben");
    assert.deepEqual([reused.status, reused.body.code], [422, "idempotency-key-reused"]);
    assert.equal((await call("GET", "/guests/rows")).body.total, 1);
    const malformed = await call("POST", "/guests/rows", { name: "Ben", skills: {} }, { "idempotency-key": "a b" });
    assert.deepEqual([malformed.status, malformed.body.code], [400, "idempotency-key-malformed"]);
  });

  test("the description has the five operations with their dynamic parameters", async (t) => {
    const { app } = await aGame(openFresh, t);
    await app.ready();
    const { paths } = app.openapi();
    const rows = paths["/api/admin/tables/{name}/rows"] ?? {};
    const ids = [paths["/api/admin/tables"]?.get, rows.get, rows.post, rows.patch, rows.delete];
    assert.deepEqual(
      ids.map((operation) => operation?.operationId),
      ["adminListTables", "adminListRows", "adminAddRow", "adminEditRow", "adminDeleteRow"],
    );
    const names = (rows.get?.parameters ?? []).map((parameter) => parameter.name);
    assert.deepEqual(names, ["name", "limit", "offset", "after", "orderBy", "direction", "where"]);
    const key = rows.patch?.parameters?.find((parameter) => parameter.name === "pk");
    assert.partialDeepStrictEqual(key, { in: "query", style: "form", explode: true, required: true });
    for (const operation of [rows.post, rows.patch, rows.delete]) {
      for (const status of ["400", "404", "409", "422"]) assert.ok(operation?.responses[status], status);
    }
  });
});
