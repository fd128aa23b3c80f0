import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { notesApp } from "../testing/notes-app.ts";
import { BODY_LIMIT_BYTES } from "./body.ts";
import { BODY_JSON_LIMITS } from "./json.ts";

const JSON_TYPE = { "content-type": "application/json" };

async function send(given: {
  url?: string;
  method?: "POST" | "PATCH";
  payload?: string | Buffer | Readable;
  headers?: Record<string, string>;
}) {
  const app = notesApp();
  const answer = await app.inject({ method: "POST", url: "/api/notes", ...given });
  await app.close();
  return { status: answer.statusCode, code: answer.json().code as string | undefined, body: answer.json() };
}

test("no body counts as {}, with and without a media type", async () => {
  const request = { method: "PATCH", url: "/api/notes" } as const;
  assert.equal((await send(request)).status, 200);
  assert.equal((await send({ ...request, headers: JSON_TYPE })).status, 200);
  assert.equal((await send({ ...request, headers: { "content-type": "text/plain" } })).status, 200);
  assert.equal((await send({ ...request, headers: { "content-type": ";;" } })).status, 200);
});

test("an operation without a body accepts none or {}", async () => {
  const url = "/api/notes/clear";
  assert.equal((await send({ url })).status, 200);
  assert.equal((await send({ url, headers: JSON_TYPE, payload: "{}" })).status, 200);
  for (const payload of ['{"a":1}', "[]", "null", "0", '""']) {
    assert.equal((await send({ url, headers: JSON_TYPE, payload })).code, "malformed-request", payload);
  }
});

test("a body that is not JSON is malformed-json", async () => {
  const bad = ["{", "{'text':1}", "undefined", '{"text":"a"}x', " ", '{"text":01}', "NaN", "\ufeff{}"];
  for (const payload of bad)
    assert.equal((await send({ headers: JSON_TYPE, payload })).code, "malformed-json", payload);
  const notUtf8 = Buffer.from([0x22, 0xff, 0x22]);
  assert.equal((await send({ headers: JSON_TYPE, payload: notUtf8 })).code, "malformed-json");
});

test("a key __proto__ is refused at any depth, also with escapes", async () => {
  for (const payload of ['{"text":"a","extra":[{"__proto__":1}]}', '{"text":"a","\\u005f_proto__":{}}']) {
    assert.equal((await send({ headers: JSON_TYPE, payload })).code, "malformed-json");
  }
  assert.equal((await send({ headers: JSON_TYPE, payload: '{"text":"__proto__"}' })).status, 201);
});

test("nesting is bounded; brackets in text do not count", async () => {
  const nested = (depth: number) => `{"text":"a","extra":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
  assert.equal((await send({ headers: JSON_TYPE, payload: nested(BODY_JSON_LIMITS.depth) })).status, 201);
  assert.equal(
    (await send({ headers: JSON_TYPE, payload: nested(BODY_JSON_LIMITS.depth + 1) })).code,
    "malformed-json",
  );
  const text = JSON.stringify({ text: `\\"${"[{".repeat(200)}` });
  assert.equal((await send({ headers: JSON_TYPE, payload: text })).status, 201);
});

test("a duplicate key is refused with its JSON pointer, whatever its values and its escapes", async () => {
  const bodies = [
    ['{"text":"a","text":"a"}', "/text"],
    ['{"text":"a","extra":[0,{"b":1,"a":{},"\\u0061":2}]}', "/extra/1/a"],
    ['{"text":"a","extra":{"x/y":[],"x/y":1}}', "/extra/x~1y"],
  ] as const;
  for (const [payload, path] of bodies) {
    const { status, code, body } = await send({ headers: JSON_TYPE, payload });
    assert.deepEqual([status, code], [400, "malformed-request"], payload);
    assert.deepEqual(body.errors, [{ path, message: "is given twice" }]);
  }
});

test("the values of a body are counted before it is parsed", async () => {
  const { items, keys } = BODY_JSON_LIMITS;
  const list = (count: number) => `{"text":"a","extra":[${"0,".repeat(count - 1)}0]}`;
  assert.equal((await send({ headers: JSON_TYPE, payload: list(items) })).status, 201);
  const tooMany = (await send({ headers: JSON_TYPE, payload: list(items + 1) })).body;
  assert.equal(tooMany.detail, `The body must have at most ${items} items in all its arrays together.`);
  const objects = (count: number) => `{"text":"a","extra":[${Array.from({ length: count }, () => '{"a":{}}')}]}`;
  assert.equal((await send({ headers: JSON_TYPE, payload: objects(1_000) })).status, 201);
  const fields = Array.from({ length: keys }, (_, index) => `"${index.toString(36)}":0`);
  const { detail } = (await send({ method: "PATCH", headers: JSON_TYPE, payload: `{${fields},"a1":{"b":0}}` })).body;
  assert.match(detail, /at most 10000 fields in all its objects together/);
});

test("text that no database can store is refused with its path", async () => {
  for (const character of ["\\u0000", "\\ud800"]) {
    const { code, body } = await send({ headers: JSON_TYPE, payload: `{"text":"a","extra":["${character}"]}` });
    assert.equal(code, "malformed-request");
    assert.equal(body.errors[0].path, "/extra/0");
  }
  assert.equal((await send({ headers: JSON_TYPE, payload: '{"text":"\\ud83d\\ude80"}' })).status, 201);
});

test("a number beyond the range of a double is refused with its path, because it would be stored as null", async () => {
  const extra = (number: string) => send({ headers: JSON_TYPE, payload: `{"text":"a","extra":[${number}]}` });
  for (const number of ["1e999", "-1E+309", `${"9".repeat(300)}e9`, "9".repeat(310)]) {
    const { code, body } = await extra(number);
    assert.equal(code, "malformed-request");
    assert.deepEqual(body.errors, [{ path: "/extra/0", message: "must be a number within ±1.8e308" }]);
  }
  for (const number of ["1.7e308", "1e-999", "9".repeat(308)]) {
    assert.equal((await extra(number)).status, 201, number);
  }
});

test("another media type than JSON is refused", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "json", "application/json; charset=latin1"]) {
    const { status, code } = await send({ headers: { "content-type": type }, payload: "{}" });
    assert.deepEqual([status, code], [415, "unsupported-media-type"], type);
  }
  for (const type of [
    "application/json; charset=utf-8",
    'APPLICATION/JSON;charset="UTF-8"',
    "application/merge-patch+json",
  ]) {
    assert.equal((await send({ headers: { "content-type": type }, payload: '{"text":"a"}' })).status, 201, type);
  }
});

test("an encoded body is refused because of its Content-Encoding, whatever its bytes", async () => {
  for (const encoding of ["gzip", "br", "identity, gzip", "wonders"]) {
    const headers = { ...JSON_TYPE, "content-encoding": encoding };
    for (const payload of ['{"text":"a"}', gzipSync('{"text":"a"}')]) {
      const { status, body } = await send({ headers, payload });
      assert.deepEqual([status, body.code], [415, "unsupported-media-type"], encoding);
      assert.equal(body.detail, `The body must not be encoded, but has content-encoding: ${encoding}.`);
      assert.deepEqual(body.details, { contentEncoding: encoding });
    }
    assert.equal((await send({ method: "PATCH", headers })).status, 200, "no body is not encoded");
  }
  for (const encoding of ["identity", "Identity", ""]) {
    const headers = { ...JSON_TYPE, "content-encoding": encoding };
    assert.equal((await send({ headers, payload: '{"text":"a"}' })).status, 201, encoding);
  }
});

test("an over-long body is refused before its type and its form are checked", async () => {
  const payload = "x".repeat(BODY_LIMIT_BYTES + 1);
  for (const type of ["application/json", "text/plain", ";;"]) {
    const { status, body } = await send({ headers: { "content-type": type }, payload });
    assert.equal(status, 413);
    assert.deepEqual(body.details, { maxBytes: BODY_LIMIT_BYTES });
  }
  const chunked = await send({ headers: JSON_TYPE, payload: Readable.from([payload]) });
  assert.deepEqual([chunked.code, chunked.body.details], ["body-too-large", { maxBytes: BODY_LIMIT_BYTES }]);
  const filler = JSON.stringify({ text: "x".repeat(BODY_LIMIT_BYTES - 11) });
  assert.equal(filler.length, BODY_LIMIT_BYTES);
  assert.equal((await send({ headers: JSON_TYPE, payload: filler })).status, 201);
});

test("a route can accept longer bodies", async () => {
  const request = { method: "PATCH", headers: JSON_TYPE } as const;
  assert.equal((await send({ ...request, payload: JSON.stringify({ filler: "x".repeat(150_000) }) })).status, 200);
  assert.equal((await send({ ...request, payload: JSON.stringify({ filler: "x".repeat(250_000) }) })).status, 413);
});

test("the bytes of the body are kept for comparing requests", async () => {
  const app = notesApp();
  let seen: Buffer | undefined;
  app.addHook("preHandler", async (request) => {
    seen = request.rawBody;
  });
  await app.inject({ method: "POST", url: "/api/notes", headers: JSON_TYPE, payload: '{ "text":"a" }' });
  assert.equal(seen?.toString(), '{ "text":"a" }');
  await app.inject({ method: "POST", url: "/api/notes/clear" });
  assert.equal(seen, undefined);
  await app.close();
});
