import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import type { RequestKey } from "../host/idempotency.ts";
import { readBodies } from "../http/request/body.ts";
import { idempotency, sendAnswer } from "./request.ts";

/** An app that returns how it identifies each request. */
function anApp() {
  const app = fastify();
  readBodies(app);
  const keys: (RequestKey | undefined)[] = [];
  app.post("/orders/:id", { schema: { body: {} } }, async (request, reply) => {
    keys.push(idempotency(request, "ann"));
    return reply.code(204).send();
  });
  const post = async (url: string, payload: string, key?: string) => {
    const headers = { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) };
    await app.inject({ method: "POST", url, headers, payload });
    return keys.at(-1);
  };
  return { app, post };
}

test("a request without the header has no key", async () => {
  const { post } = anApp();
  assert.equal(await post("/orders/1", "{}"), undefined);
});

test("a request is identified by its principal, its key and all its parts", async () => {
  const { post } = anApp();
  const one = await post("/orders/1?a=1&b=2", '{"n":1}', "k");
  assert.deepEqual([one?.principal, one?.key], ["ann", "k"]);
  assert.deepEqual(await post("/orders/1?a=1&b=2", '{"n":1}', "k"), one);
  for (const origin of ["http://localhost", "HTTPS://play.example.org:8080"]) {
    assert.deepEqual(await post(`${origin}/orders/1?a=1&b=2`, '{"n":1}', "k"), one, origin);
  }
  const others = [
    await post("/orders/2?a=1&b=2", '{"n":1}', "k"),
    await post("/orders/1?b=2&a=1", '{"n":1}', "k"),
    await post("/orders/1?a=1&b=2", '{"n": 1}', "k"),
    await post("/orders/1", "", "k"),
  ];
  for (const other of others) assert.notEqual(other?.fingerprint, one?.fingerprint);
});

test("an answer is sent as stored, and a replayed one is marked", async () => {
  const app = fastify();
  const body = '{"id": 7}';
  app.get("/new", (_request, reply) => sendAnswer(reply, { status: 201, headers: { location: "/x/7" }, body }));
  app.get("/again", (_request, reply) => sendAnswer(reply, { status: 201, body, replayed: true }));
  app.get("/none", (_request, reply) => sendAnswer(reply, { status: 204, body: null, replayed: false }));
  const fresh = await app.inject("/new");
  assert.deepEqual([fresh.statusCode, fresh.body, fresh.headers.location], [201, body, "/x/7"]);
  assert.equal(fresh.headers["content-type"], "application/json; charset=utf-8");
  assert.equal(fresh.headers["idempotency-replayed"], undefined);
  const again = await app.inject("/again");
  assert.deepEqual([again.body, again.headers["idempotency-replayed"]], [body, "true"]);
  const none = await app.inject("/none");
  assert.deepEqual([none.statusCode, none.body], [204, ""]);
});
