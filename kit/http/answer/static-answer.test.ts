import assert from "node:assert/strict";
import { test } from "node:test";
import Fastify from "fastify";
import { AN_HOUR, contentHash, staticAnswer } from "./static-answer.ts";

const app = () => {
  const server = Fastify();
  const answer = staticAnswer('{"a":1}', "application/json; charset=utf-8", AN_HOUR);
  server.get("/", (request, reply) => answer(request, reply));
  return server;
};

test("static content is sent with a strong ETag and may be cached", async () => {
  const { statusCode, headers, body } = await app().inject("/");
  assert.deepEqual([statusCode, body], [200, '{"a":1}']);
  assert.equal(headers.etag, `"${contentHash('{"a":1}')}"`);
  assert.equal(headers["cache-control"], AN_HOUR);
  assert.equal(headers["content-type"], "application/json; charset=utf-8");
});

test("a client that has the content gets 304 without a body, one with another version gets all of it", async () => {
  const etag = `"${contentHash('{"a":1}')}"`;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const { statusCode, body, headers } = await app().inject({ url: "/", headers: { "if-none-match": known } });
    assert.deepEqual([statusCode, body, headers.etag], [304, "", etag], known);
  }
  const other = await app().inject({ url: "/", headers: { "if-none-match": '"other"' } });
  assert.equal(other.statusCode, 200);
});
