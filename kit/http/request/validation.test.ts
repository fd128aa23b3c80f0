import assert from "node:assert/strict";
import { test } from "node:test";
import { notesApp } from "../testing/notes-app.ts";
import { Type } from "./type.ts";
import { createAjv, errorsOf } from "./validation.ts";

async function get(url: string) {
  const app = notesApp();
  const answer = await app.inject({ url });
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

test("query parameters have their described types and defaults", async () => {
  const { status, body } = await get("/api/notes?pinned=true&ratio=-0.5&text=5");
  assert.equal(status, 200);
  assert.deepEqual(JSON.parse(body[0].text), { limit: 50, pinned: true, ratio: -0.5, text: "5" });
});

test("an integer of the query is refused unless it is a plain decimal within its bounds", async () => {
  const malformed = [
    "0x10",
    "1e2",
    "1.5",
    "",
    "%201",
    "1%20",
    "%2B1",
    "01",
    "null",
    "0",
    "201",
    "99999999999999999999",
  ];
  for (const text of malformed) {
    const { status, body } = await get(`/api/notes?limit=${text}`);
    assert.equal(status, 400, text);
    assert.equal(body.code, "malformed-request");
    assert.equal(body.errors[0].path, "/query/limit");
  }
});

test("a boolean of the query is only true or false", async () => {
  for (const text of ["1", "0", "", "TRUE", "yes"]) {
    assert.equal((await get(`/api/notes?pinned=${text}`)).status, 400, text);
  }
});

test("unknown and repeated query parameters are refused, with all names", async () => {
  const { status, body } = await get("/api/notes?limit=1&limit=2&limt=3&a%2Fb=1");
  assert.equal(status, 400);
  assert.deepEqual(
    body.errors.map((error: { path: string }) => error.path),
    ["/query/limit", "/query/limt", "/query/a~1b"],
  );
});

test("a route that describes no query parameters accepts none", async () => {
  assert.equal((await get("/api/notes/1?x=1")).body.errors[0].path, "/query/x");
  assert.equal((await get("/api/notes/1?")).status, 200);
});

test("U+0000 in the query is refused", async () => {
  assert.equal((await get("/api/notes?text=a%00b")).status, 400);
});

test("an id in the path that is a plain integer but does not exist reaches the handler", async () => {
  for (const id of ["0", "-1", "-0", "7", "9007199254740993", "9".repeat(300)]) {
    const { status, body } = await get(`/api/notes/${id}`);
    assert.equal(status, 404, id);
    assert.equal(body.code, "unknown-note");
  }
});

test("an id in the path that is not a plain integer is malformed", async () => {
  for (const id of ["abc", "1.0", "0x1", "1e2", "%201", "01", "1a", "%00"]) {
    const { status, body } = await get(`/api/notes/${id}`);
    assert.equal(status, 400, id);
    assert.equal(body.errors[0].path, "/params/id");
  }
});

test("a path that cannot be decoded is malformed", async () => {
  for (const path of ["/api/%zz", "/api/%c3%28", "/%"]) {
    const { code, detail } = (await get(path)).body;
    assert.equal(code, "malformed-request", path);
    assert.match(detail, /^The path is not percent-encoded UTF-8: two hexadecimal digits must follow each %/);
  }
});

test("every malformed value of a body is reported with its JSON pointer", async () => {
  const app = notesApp();
  const payload = { text: 5, pinned: "true", lines: [{ at: 1 }, { at: 1.5, on: 2 }], "a/b": 1 };
  const answer = await app.inject({ method: "POST", url: "/api/notes", payload });
  assert.equal(answer.statusCode, 400);
  const paths = answer.json().errors.map((error: { path: string }) => error.path);
  assert.deepEqual(paths.toSorted(), ["/a~1b", "/lines/1/at", "/lines/1/on", "/pinned", "/text"]);
  await app.close();
});

test("nothing is coerced or filled in: null, numbers as text and missing fields are refused", async () => {
  const app = notesApp();
  for (const payload of [{ text: null }, { text: 1 }, {}, { text: "" }, [], "text", null, 7]) {
    const headers = { "content-type": "application/json" };
    const answer = await app.inject({ method: "POST", url: "/api/notes", headers, payload: JSON.stringify(payload) });
    assert.equal(answer.statusCode, 400, JSON.stringify(payload));
  }
  await app.close();
});

test("a body schema that lets unknown fields through is a fault at start", () => {
  const app = notesApp();
  const body = Type.Object({ inner: Type.Object({ a: Type.String() }) }, { additionalProperties: false });
  assert.throws(() => app.put("/api/open", { schema: { body } }, async () => null), /\/inner.*additionalProperties/);
});

/** Returns the messages, with their paths, about a value that does not match a schema. */
function messages(schema: object, value: unknown): string[] {
  const validate = createAjv([Walk, Swim]).compile(schema);
  assert.equal(validate(value), false, JSON.stringify(value));
  return errorsOf(validate).map(({ path, message }) => `${path} ${message}`.trim());
}

const Walk = Type.Object({ kind: Type.Literal("walk") }, { $id: "Walk", additionalProperties: false });
const Swim = Type.Object({ kind: Type.Literal("swim") }, { $id: "Swim", additionalProperties: false });

test("a message says in plain words what a value must be", () => {
  const cases: [schema: object, value: unknown, expected: string][] = [
    [{ type: "integer" }, 1.5, "must be an integer"],
    [{ type: "array" }, {}, "must be an array"],
    [{ type: "boolean" }, "yes", "must be true or false"],
    [{ type: ["string", "null"] }, 5, "must be a string or null"],
    [{ enum: ["day", "week"] }, "year", "must be one of day, week"],
    [{ not: { const: 0 } }, 0, "must not be 0"],
    [{ minimum: 1 }, 0, "must be at least 1"],
    [{ maximum: 50 }, 51, "must be at most 50"],
    [{ minLength: 1 }, "", "must have at least 1 character"],
    [{ maxLength: 2 }, "abc", "must have at most 2 characters"],
    [{ minItems: 2 }, [1], "must have at least 2 items"],
    [{ maxProperties: 1 }, { a: 1, b: 2 }, "must have at most 1 field"],
    [{ format: "date-time" }, "2026-11-01", "must be an instant with its offset, such as 2026-11-23T08:00:00Z"],
    [{ format: "date" }, "today", "must be a date such as 2026-11-23"],
    [{ pattern: "^[a-z]+$", "x-must": "have only a–z" }, "A", "must have only a–z"],
    [{ pattern: "^[a-z]+$", description: "A short word." }, "A", "has the wrong form: A short word."],
  ];
  for (const [schema, value, expected] of cases) assert.deepEqual(messages(schema, value), [expected]);
});

test("a missing or unknown kind is refused with the list of all kinds", () => {
  const choice = {
    type: "object",
    discriminator: { propertyName: "kind" },
    "x-must": "be one of walk, swim",
    required: ["kind"],
    oneOf: [{ $ref: "Walk#" }, { $ref: "Swim#" }],
  };
  assert.deepEqual(messages(choice, { kind: "fly" }), ["/kind must be one of walk, swim"]);
  assert.deepEqual(messages(choice, {}), ["/kind is required", "/kind must be one of walk, swim"]);
});

test("for a nullable field, only what is wrong with the value is reported", () => {
  const name = { anyOf: [{ type: "string", minLength: 1 }, { type: "null" }] };
  assert.deepEqual(messages(name, ""), ["must have at least 1 character"]);
});
