import assert from "node:assert/strict";
import { test } from "node:test";
import { ProblemError } from "../http/problems/problem.ts";
import { parseChanges, parseNewRow, parsePage, parseRowKey } from "./testing/sample-requests.ts";
import { sampleRegistry } from "./testing/sample-tables.ts";

const guests = sampleRegistry.table("guests");

/** Returns the places for which a request is refused. */
function wrong(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof ProblemError, String(error));
    assert.equal(error.code, "malformed-request");
    return (error.errors ?? []).map(({ path }) => path);
  }
  return assert.fail("the request was taken");
}

test("a page without parameters has the first fifty rows by key", () => {
  const page = parsePage(guests, {});
  assert.deepEqual(
    { ...page, where: { ...page.where } },
    {
      limit: 50,
      offset: 0,
      orderBy: undefined,
      direction: "asc",
      where: {},
    },
  );
});

test("limit and offset are plain decimals within their bounds", () => {
  assert.equal(parsePage(guests, { limit: "500" }).limit, 500);
  assert.equal(parsePage(guests, { limit: "1", offset: "7" }).offset, 7);
  for (const limit of ["0", "501", "-1", "1.5", "1e2", "0x10", "", " 5", "05", "ten"]) {
    assert.deepEqual(
      wrong(() => parsePage(guests, { limit })),
      ["/query/limit"],
      limit,
    );
  }
  for (const offset of ["-1", "9007199254740992", "", "1e1"]) {
    assert.deepEqual(
      wrong(() => parsePage(guests, { offset })),
      ["/query/offset"],
      offset,
    );
  }
});

test("only listed columns sort and filter, and a secret one does not", () => {
  for (const name of ["password", "nothing", "", "constructor", "__proto__", "id desc", "guests.id"]) {
    assert.deepEqual(
      wrong(() => parsePage(guests, { orderBy: name })),
      ["/query/orderBy"],
      name,
    );
    const query = Object.fromEntries([[`where.${name}`, "1"]]);
    assert.deepEqual(
      wrong(() => parsePage(guests, query)),
      [`/query/where.${name}`],
      name,
    );
    assert.deepEqual(
      wrong(() => parseNewRow(guests, Object.fromEntries([[name, 1]]))),
      [`/${name}`],
      name,
    );
  }
  assert.deepEqual(
    wrong(() => parsePage(guests, { orderBy: ["id", "id"] })),
    ["/query/orderBy"],
  );
  assert.deepEqual(
    wrong(() => parsePage(guests, { "where.id": ["1", "1"] })),
    ["/query/where.id"],
  );
});

test("a value in the query that does not have its column's kind is refused", () => {
  const cases: Record<string, readonly string[]> = {
    id: ["", "1.0", "1e2", "0x1", "-0", "01", "9007199254740992", "null", "x"],
    age: ["", " 1"],
    weight: [".5", "1.", "+1", "NaN", "Infinity", "1e999", "0x1"],
    awake: ["", "1", "TRUE", "yes"],
    name: ["\0", "\ud800"],
    skills: ["", "{", "undefined", "1e999", "[-1e999]"],
  };
  for (const [column, values] of Object.entries(cases)) {
    for (const value of values) {
      const query = { [`where.${column}`]: value };
      assert.deepEqual(
        wrong(() => parsePage(guests, query)),
        [`/query/where.${column}`],
        `${column}=${value}`,
      );
    }
  }
});

test("a value in a body that does not have its column's kind is refused", () => {
  const cases: Record<string, readonly unknown[]> = {
    age: ["1", 1.5, true, [], {}, 2 ** 53],
    weight: ["1", true, Number.POSITIVE_INFINITY],
    awake: [0, 1, "true"],
    name: [1, true, [], "a\0b", "\udc00"],
  };
  for (const [column, values] of Object.entries(cases)) {
    for (const value of values) {
      assert.deepEqual(
        wrong(() => parseChanges(guests, { [column]: value })),
        [`/${column}`],
        `${column} ${value}`,
      );
    }
  }
});

test("all faults of a request are reported at once, malformed parts first", () => {
  assert.deepEqual(
    wrong(() => parsePage(guests, { limit: "0", direction: "up", orderBy: "x", "where.age": "old" })),
    ["/query/limit", "/query/direction"],
  );
  assert.deepEqual(
    wrong(() => parsePage(guests, { orderBy: "x", "where.age": "old" })),
    ["/query/orderBy", "/query/where.age"],
  );
  assert.deepEqual(
    wrong(() => parseChanges(guests, { age: "old", "a/b~c": 1 })),
    ["/age", "/a~1b~0c"],
  );
});

test("a body that is not an object is refused", () => {
  for (const body of [null, [], "row", 1, true])
    assert.deepEqual(
      wrong(() => parseChanges(guests, body)),
      [""],
    );
});

test("a key names each column of the primary key once and no other column", () => {
  const seats = sampleRegistry.table("seats");
  assert.deepEqual({ ...parseRowKey(seats, { "pk.number": "3", "pk.room": "a" }) }, { number: 3, room: "a" });
  assert.deepEqual(
    wrong(() => parseRowKey(seats, { "pk.room": "a" })),
    ["/query/pk.number"],
  );
  assert.deepEqual(
    wrong(() => parseRowKey(seats, { "pk.room": "a", "pk.number": "1", "pk.comfort": "1" })),
    ["/query/pk.comfort"],
  );
  assert.deepEqual(
    wrong(() => parseRowKey(seats, { "pk.room": "a", "pk.number": ["1", "2"] })),
    ["/query/pk.number"],
  );
});

test("a new row must contain the key unless the store generates it", () => {
  const seats = sampleRegistry.table("seats");
  assert.deepEqual(
    wrong(() => parseNewRow(seats, { room: "a" })),
    ["/number"],
  );
  assert.deepEqual(
    wrong(() => parseNewRow(seats, { room: 1 })),
    ["/room", "/number"],
  );
  assert.deepEqual({ ...parseNewRow(guests, { name: "Ann" }) }, { name: "Ann" });
});

test("a parameter that the operation does not know is refused", () => {
  assert.deepEqual(
    wrong(() => parsePage(guests, { limits: "1" })),
    ["/query/limits"],
  );
  assert.deepEqual(
    wrong(() => parsePage(guests, { "pk.id": "1" })),
    ["/query/pk.id"],
  );
  assert.deepEqual(
    wrong(() => parseRowKey(guests, { "pk.id": "1", "where.id": "1" })),
    ["/query/where.id"],
  );
});
