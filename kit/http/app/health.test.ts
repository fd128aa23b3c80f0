import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailableError } from "../../store/errors.ts";
import { notesApp } from "../testing/notes-app.ts";

test("/readyz needs the store, /healthz does not", async () => {
  let down = true;
  const app = notesApp({
    ready: async () => {
      if (down) throw new StoreUnavailableError("57P01", "gone");
    },
  });
  const refused = await app.inject("/readyz");
  assert.equal(refused.statusCode, 503);
  assert.equal(refused.json().code, "store-unavailable");
  assert.deepEqual((await app.inject("/healthz")).json(), { status: "up" });
  down = false;
  assert.deepEqual((await app.inject("/readyz")).json(), { status: "ready" });
  await app.close();
});

test("the version equals the description's", async () => {
  const app = notesApp();
  assert.deepEqual((await app.inject("/api/version")).json(), { name: "notes", version: "1.2.3", rulesVersion: 1 });
  assert.equal((await app.inject("/api/openapi")).json().info.version, "1.2.3");
  await app.close();
});

test("the version names the commit where it is known", async () => {
  const app = notesApp({ settings: { commit: "0123abc" } });
  assert.equal((await app.inject("/api/version")).json().commit, "0123abc");
  await app.close();
});

test("metrics count requests by route, and each app has its own", async () => {
  const [app, other] = [notesApp(), notesApp()];
  await app.inject("/api/notes/1");
  await app.inject("/api/notes/7");
  await app.inject("/no/such/path");
  const { body, headers } = await app.inject("/metrics");
  assert.match(String(headers["content-type"]), /^text\/plain; version=0\.0\.4/);
  assert.match(body, /http_request_duration_seconds_count\{method="GET",route="\/api\/notes\/:id",status="200"\} 1/);
  assert.match(body, /http_request_duration_seconds_count\{method="GET",route="\/api\/notes\/:id",status="404"\} 1/);
  assert.match(body, /route="none",status="404"/);
  assert.match(body, /process_resident_memory_bytes/);
  assert.doesNotMatch((await other.inject("/metrics")).body, /api\/notes/);
  await Promise.all([app.close(), other.close()]);
});

test("the docs page loads nothing from other origins, and its policy allows its own files", async () => {
  const app = notesApp();
  const page = await app.inject("/docs");
  assert.match(String(page.headers["content-security-policy"]), /script-src 'self'/);
  assert.doesNotMatch(page.body, /https?:/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? "");
  assert.ok(files.length >= 4);
  for (const file of files) assert.equal((await app.inject(file)).statusCode, 200, file);
  await app.close();
});

test("concurrent requests for /readyz share one query of the store", async () => {
  let asked = 0;
  let answer = () => {};
  const ready = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const app = notesApp({ ready });
  let arrived = 0;
  app.addHook("preHandler", async () => {
    arrived += 1;
  });
  const first = app.inject("/readyz");
  while (asked === 0) await new Promise(setImmediate);
  const others = Array.from({ length: 50 }, () => app.inject("/readyz"));
  while (arrived <= others.length) await new Promise(setImmediate);
  assert.equal(asked, 1);
  answer();
  assert.equal((await first).statusCode, 200);
  while (asked === 1) await new Promise(setImmediate);
  answer();
  for (const other of await Promise.all(others)) assert.equal(other.statusCode, 200);
  assert.equal(asked, 2, "an answer is not older than its question");
  await app.close();
});
