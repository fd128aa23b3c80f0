import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "../app/app.ts";
import { notesApp } from "../testing/notes-app.ts";
import { LONGEST_SENDING_MS } from "./in-turn.ts";
import { COST } from "./rate-limit.ts";

/** An app with a costly route that answers when the test lets it, in the order of `begun`. */
async function slowApp(t: TestContext, { rateLimit = true, before = async () => {} } = {}) {
  const begun: string[] = [];
  const open = new Map<string, (body: unknown) => void>();
  const app: App = notesApp({ settings: { rateLimit }, callerKeyOf: ({ headers }) => headers["x-caller"] as string });
  app.addHook("onRequest", before);
  app.get("/api/log", { schema: { hide: true }, config: { cost: COST.history } }, async ({ headers }) => {
    const name = String(headers["x-name"]);
    begun.push(name);
    return new Promise((resolve) => open.set(name, resolve));
  });
  await app.ready();
  t.after(() => app.close());
  const ask = (caller: string, name: string) =>
    app.inject({ url: "/api/log", headers: { "x-caller": caller, "x-name": name } });
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { app, begun, answer: (name: string, body: unknown = name) => open.get(name)?.(body), ask, settled };
}

test("costly requests of one caller run one after the other, while those of other callers go ahead", async (t) => {
  const { app, begun, answer, ask, settled } = await slowApp(t);
  const [a, b] = [ask("mira", "a"), ask("mira", "b")];
  await settled();
  const c = ask("otto", "c");
  await settled();
  assert.deepEqual(begun, ["a", "c"]);
  assert.equal((await app.inject({ url: "/api/notes", headers: { "x-caller": "mira" } })).statusCode, 200);
  answer("a");
  assert.equal((await a).body, "a");
  await settled();
  assert.deepEqual(begun, ["a", "c", "b"]);
  for (const name of ["b", "c"]) answer(name);
  assert.deepEqual([(await b).body, (await c).body], ["b", "c"]);
});

test("without rate limits nothing waits", async (t) => {
  const { begun, answer, ask, settled } = await slowApp(t, { rateLimit: false });
  const asked = [ask("mira", "a"), ask("mira", "b")];
  await settled();
  assert.deepEqual(begun, ["a", "b"]);
  for (const name of ["a", "b"]) answer(name);
  await Promise.all(asked);
});

test("a waiting request whose client hangs up does not block later requests or change their order", async (t) => {
  const { app, begun, answer, ask, settled } = await slowApp(t);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const a = ask("mira", "a");
  await settled();
  const leaving = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const arrived = once(app.server, "request");
  leaving.write("GET /api/log HTTP/1.1\r\nhost: localhost\r\nx-caller: mira\r\nx-name: b\r\n\r\n");
  await arrived;
  await settled();
  const c = ask("mira", "c");
  leaving.destroy();
  while (app.connections.size > 0) await wait(5);
  assert.deepEqual(begun, ["a"]);
  answer("a");
  for (const until = performance.now() + 5_000; !begun.includes("c"); await wait(5)) {
    assert.ok(performance.now() < until, "the later one was never handled");
  }
  answer("c");
  assert.deepEqual([(await a).body, (await c).body], ["a", "c"]);
});

test("a client that does not take its answer does not block later requests", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { begun, answer, ask, settled } = await slowApp(t);
  void ask("mira", "a");
  await settled();
  const b = ask("mira", "b");
  const untaken = new Readable({ read: () => {} });
  t.after(() => untaken.destroy());
  answer("a", untaken);
  await settled();
  assert.deepEqual(begun, ["a"]);
  t.mock.timers.tick(LONGEST_SENDING_MS);
  await settled();
  assert.deepEqual(begun, ["a", "b"]);
  answer("b");
  assert.equal((await b).body, "b");
});

test("a request whose client hung up before it queued does not block later ones", async (t) => {
  const gone = Promise.withResolvers<void>();
  let waiting = 0;
  const before = () => {
    waiting += 1;
    return gone.promise;
  };
  const { app, answer, ask, settled } = await slowApp(t, { before });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const leaving = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  leaving.write("GET /api/log HTTP/1.1\r\nhost: localhost\r\nx-caller: mira\r\nx-name: a\r\n\r\n");
  while (waiting === 0) await wait(5);
  leaving.destroy();
  while (app.connections.size > 0) await wait(5);
  gone.resolve();
  await settled();
  const b = ask("mira", "b");
  await settled();
  answer("b");
  assert.equal((await Promise.race([b, wait(5_000, undefined, { ref: false })]))?.body, "b");
});
