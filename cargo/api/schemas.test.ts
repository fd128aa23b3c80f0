import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem, ProblemKind } from "@outbound/kit/http/request/schemas.ts";
import { createAjv } from "@outbound/kit/http/request/validation.ts";
import { tableAdminSchemas } from "@outbound/kit/table-admin/schemas.ts";
import type { TSchema } from "typebox";
import * as schemas from "./schemas.ts";

const NAMED = [...schemas.API_SCHEMAS, ...schemas.TEST_HOOK_SCHEMAS];
const ajv = createAjv([Problem, ProblemKind, ...tableAdminSchemas, ...NAMED]);

const isSchema = (value: unknown): value is TSchema => typeof value === "object" && value !== null && "~kind" in value;
const accepts = (schema: TSchema, value: unknown): boolean => ajv.validate({ $ref: `${idOf(schema)}#` }, value);
const idOf = (schema: TSchema): string => String((schema as { $id?: string }).$id);

/** Returns every schema in `node`, including itself, with its path. */
function parts(node: unknown, path: string): { path: string; schema: Readonly<Record<string, unknown>> }[] {
  if (typeof node !== "object" || node === null) return [];
  const schema = node as Readonly<Record<string, unknown>>;
  const children = [
    ...Object.entries((schema.properties ?? {}) as object),
    ...Object.entries(schema.items === undefined ? {} : { items: schema.items }),
    ...Object.entries((schema.anyOf ?? []) as object),
  ];
  return [{ path, schema }, ...children.flatMap(([name, child]) => parts(child, `${path}/${name}`))];
}

const ALL = Object.entries<unknown>(schemas)
  .filter(([, value]) => isSchema(value))
  .flatMap(([name, value]) => parts(value, name));

test("every schema compiles, and its name is unique", () => {
  for (const schema of NAMED) assert.ok(ajv.getSchema(`${idOf(schema)}#`), idOf(schema));
  assert.equal(new Set(NAMED.map(idOf)).size, NAMED.length);
  for (const name of ["State", "Plane", "Package", "QueueLegRequest", "CancelQueuedLegRequest"]) {
    assert.ok(
      NAMED.some((schema) => idOf(schema) === name),
      name,
    );
  }
  const { AirportPath, PreviewQuery, QuoteQuery, QuotesQuery, PageQuery, LeaderboardQuery, SessionsQuery } = schemas;
  const { EventsQuery, EndedQuery, SummaryQuery } = schemas;
  const logs = [PageQuery, EventsQuery, EndedQuery, SummaryQuery];
  const parameters = [AirportPath, PreviewQuery, QuoteQuery, QuotesQuery, ...logs, LeaderboardQuery, SessionsQuery];
  for (const one of parameters) ajv.compile(one);
});

test("every object schema is closed, and fields and named resources are described", () => {
  assert.ok(ALL.length > 200);
  for (const { path, schema } of ALL) {
    if (schema.$id !== undefined) assert.equal(typeof schema.description, "string", path);
    if (schema.properties === undefined) continue;
    assert.equal(schema.additionalProperties, false, path);
    for (const [name, field] of Object.entries(schema.properties as Readonly<Record<string, object>>)) {
      const isDescribed = parts(field, "").some((part) => "description" in part.schema || "$ref" in part.schema);
      assert.ok(isDescribed, `${path}/${name}`);
    }
  }
});

test("an index of the queue is any integer; the rules check its range", () => {
  for (const index of [0, 3, -1, 1e300]) assert.ok(accepts(schemas.CancelQueuedLegRequest, { index }));
  for (const index of [null, 1.5, "0", true, [0]]) assert.ok(!accepts(schemas.CancelQueuedLegRequest, { index }));
  assert.ok(!accepts(schemas.CancelQueuedLegRequest, {}));
  assert.ok(!accepts(schemas.CancelQueuedLegRequest, { index: 0, at: 0 }));
});

test("an ICAO code in a body is four letters of either case", () => {
  for (const destIcao of ["EDDF", "eddf", "XQXQ"]) assert.ok(accepts(schemas.QueueLegRequest, { destIcao }));
  for (const destIcao of ["", "EDD", "EDDFF", "ED1F", "EDDF\n", " EDDF", null, 5, ["EDDF"]]) {
    assert.ok(!accepts(schemas.FlyRequest, { destIcao }), JSON.stringify(destIcao));
  }
});

test("an id in a body may be unknown, but must be an exactly representable whole number", () => {
  for (const planeId of [1, 0, -1, Number.MAX_SAFE_INTEGER]) assert.ok(accepts(schemas.LoadRequest, { planeId }));
  for (const planeId of [1.5, "1", null, 1e300, 2 ** 53]) assert.ok(!accepts(schemas.LoadRequest, { planeId }));
});

test("a name has 1 to 24 characters, no control characters, and no blank at either end", () => {
  for (const name of ["D", "Große Käthe 7", "✈️ 日本", "🛩".repeat(24), "a".repeat(24)]) {
    assert.ok(accepts(schemas.RenameRequest, { name }), name);
  }
  for (const name of [
    "",
    " ",
    " a",
    "a ",
    "a\u0000b",
    "a\nb",
    "a\u202eb",
    "\u200b",
    "\u3164",
    "a\u200fb",
    "a\ud800",
    "a".repeat(25),
    null,
    7,
  ]) {
    assert.ok(!accepts(schemas.RenameRequest, { name }), JSON.stringify(name));
  }
});

test("[AUTH1] a username has 3 to 24 letters, digits, _ or -, a password 8 to 128 characters", () => {
  const password = "correct horse";
  for (const username of ["abc", "A-b_9", "a".repeat(24)]) {
    assert.ok(accepts(schemas.RegisterRequest, { username, password }), username);
  }
  for (const username of ["ab", "a".repeat(25), "a b", "é".repeat(4), "a@b.c", "abc\n", null]) {
    assert.ok(!accepts(schemas.RegisterRequest, { username, password }), JSON.stringify(username));
  }
  for (const given of ["a".repeat(8), "é".repeat(128)]) {
    assert.ok(accepts(schemas.RegisterRequest, { username: "abc", password: given }), given);
  }
  for (const given of ["a".repeat(7), "é".repeat(129), 12345678]) {
    assert.ok(!accepts(schemas.RegisterRequest, { username: "abc", password: given }), String(given));
  }
});

test("a sign-in may have a name or password that no account can have, and is not malformed then", () => {
  assert.ok(accepts(schemas.SignInRequest, { username: "x@example.org", password: "x" }));
  assert.ok(!accepts(schemas.SignInRequest, { username: "x\u0000", password: "x" }));
});

test("[HOOK2] set-timescale takes 0 to 100,000", () => {
  for (const timeScale of [0, 0.5, 24, 100_000]) assert.ok(accepts(schemas.SetTimescaleRequest, { timeScale }));
  for (const timeScale of [-1, 100_001, "24", null]) assert.ok(!accepts(schemas.SetTimescaleRequest, { timeScale }));
});

test("[HOOK3] set-health takes 0 to 100", () => {
  for (const health of [0, 0.01, 55, 100]) assert.ok(accepts(schemas.SetHealthRequest, { planeId: 1, health }));
  for (const health of [-1, 100.5, "5", null]) assert.ok(!accepts(schemas.SetHealthRequest, { planeId: 1, health }));
});

test("schemas of test hooks are described only with the hooks", () => {
  const always = new Set(schemas.API_SCHEMAS.map(idOf));
  assert.equal(schemas.TEST_HOOK_SCHEMAS.length, 8);
  for (const schema of schemas.TEST_HOOK_SCHEMAS) assert.ok(!always.has(idOf(schema)));
});
