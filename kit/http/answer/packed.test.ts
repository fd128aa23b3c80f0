import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { type Pack, packedAnswer } from "./packed.ts";
import { AN_HOUR } from "./static-answer.ts";

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, index) => `airport ${index}`));

const app = (content = LONG, pack?: Pack) => {
  const server = Fastify();
  const answer = packedAnswer(content, "application/json; charset=utf-8", AN_HOUR, pack);
  server.get("/", (request, reply) => answer(request, reply.header("vary", "origin")));
  return server;
};

test("a static document is compressed for a client that takes br or gzip, and for no other", async () => {
  const server = app();
  for (const [accepted, coding, unpack] of [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await server.inject({ url: "/", headers: { "accept-encoding": accepted } });
    assert.deepEqual([headers["content-encoding"], headers.vary], [coding, "origin, accept-encoding"], accepted);
    assert.equal(unpack(rawPayload).toString(), LONG);
    assert.ok(rawPayload.length < LONG.length / 3);
  }
  for (const headers of [{}, { "accept-encoding": "identity" }, { "accept-encoding": "zstd" }]) {
    const plain = await server.inject({ url: "/", headers });
    assert.deepEqual([plain.headers["content-encoding"], plain.body], [undefined, LONG]);
    assert.equal(plain.headers.vary, "origin, accept-encoding");
  }
});

test("each form of a static document has an ETag of its own, which is confirmed by 304", async () => {
  const server = app();
  const tags = new Set<unknown>();
  for (const accepted of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": accepted };
    const { etag } = (await server.inject({ url: "/", headers })).headers;
    tags.add(etag);
    const known = await server.inject({ url: "/", headers: { ...headers, "if-none-match": String(etag) } });
    assert.deepEqual([known.statusCode, known.body, known.headers.etag], [304, "", etag]);
  }
  assert.equal(tags.size, 3);
});

test("a document of a kilobyte or less is not compressed", async () => {
  const { headers, body } = await app('{"a":1}').inject({ url: "/", headers: { "accept-encoding": "br" } });
  assert.deepEqual([headers["content-encoding"], headers.vary, body], [undefined, "origin", '{"a":1}']);
});

test("a document is compressed by the given functions", async () => {
  const form = (text: string) => async () => Buffer.from(text);
  const server = app(LONG, { br: form("by brotli"), gzip: form("by gzip") });
  for (const [accepted, expected] of [
    ["br", "by brotli"],
    ["gzip", "by gzip"],
  ]) {
    const { body, headers } = await server.inject({ url: "/", headers: { "accept-encoding": accepted } });
    assert.deepEqual([body, headers["content-encoding"]], [expected, accepted]);
  }
});

test("a document whose compression failed is compressed again for the next request", async () => {
  let attempts = 0;
  const br = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("out of memory");
    return Buffer.from("by brotli");
  };
  const server = app(LONG, { br, gzip: br });
  const get = () => server.inject({ url: "/", headers: { "accept-encoding": "br" } });
  assert.equal((await get()).statusCode, 500);
  for (const { body, headers } of [await get(), await get()]) {
    assert.deepEqual([body, headers["content-encoding"]], ["by brotli", "br"]);
  }
  assert.equal(attempts, 2);
});
