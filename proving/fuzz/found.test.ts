/** Requests that exposed bugs in earlier runs; each title states the correct behaviour. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { freshFile, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { freshSpaceApp, openSpaceStore, spaceTestApp } from "@outbound/space/testing/space-app.ts";
import { exchange } from "./wire.ts";

onEachEngine((_engine, openFresh) => {
  test("an edit that gives an archive the greatest possible id is refused, because the next archive could get no id", async (t) => {
    const app = await freshSpaceApp(t, openFresh);
    await app.ok("POST", "/api/explore", { leadId: 2 });
    await app.ok("POST", "/api/turn");
    await app.ok("POST", "/api/save/new", { seed: 1 });
    const last = { id: Number.MAX_SAFE_INTEGER };
    const edit = await app.call("PATCH", "/api/admin/tables/archives/rows?pk.id=1", last);
    refusedWith(edit, 400, "malformed-request");
    await app.ok("POST", "/api/save/new", { seed: 2 });
  });
});

onEachEngine((_engine, openFresh) => {
  test("an archive edit that would break the list of archives is refused", async (t) => {
    const app = await freshSpaceApp(t, openFresh);
    await app.ok("POST", "/api/explore", { leadId: 2 });
    await app.ok("POST", "/api/turn");
    await app.ok("POST", "/api/save/new", { seed: 1 });
    const before = await app.ok("GET", "/api/save/archives");
    for (const values of [
      { id: 0 },
      { id: -7 },
      { difficulty: "" },
      { status: "lost for ever" },
      { archived_at: 8.64e15 + 1 },
    ]) {
      const edit = await app.call("PATCH", "/api/admin/tables/archives/rows?pk.id=1", values);
      assert.ok(edit.status === 409 || edit.status === 400, `${JSON.stringify(values)}: ${edit.status}`);
      assert.deepEqual(await app.ok("GET", "/api/save/archives"), before);
    }
    await app.ok("PATCH", "/api/admin/tables/archives/rows?pk.id=1", { difficulty: "hard", status: "won" });
    await app.ok("GET", "/api/save/archives");
  });
});

/** Returns the answer to these lines, with an end of line after each and an empty line after the last. */
async function answerTo(t: TestContext, ...lines: readonly string[]) {
  const store = await openSpaceStore(await freshFile(t));
  const { app } = spaceTestApp(t, store);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  try {
    const answer = await exchange(port, Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
    return { ...answer, code: answer.body === "" ? undefined : JSON.parse(answer.body).code };
  } finally {
    await app.close();
    await store.close();
  }
}

const HOST = ["host: localhost", "connection: close"];

test("a chunked body that is never completed is answered once its client has closed its side", async (t) => {
  const { status, code } = await answerTo(t, "DELETE /api/tasks/3 HTTP/1.1", ...HOST, "transfer-encoding: chunked");
  assert.deepEqual([status, code], [400, "malformed-request"]);
});

test("headers that are too large are answered 431 on any path, even if the path does not allow the method", async (t) => {
  const large = `x: ${"a".repeat(20_000)}`;
  const { status } = await answerTo(t, "HEAD /api/save/new HTTP/1.1", ...HOST, large);
  assert.equal(status, 431);
});

test("a request with an unknown Expect header and wrong framing gets one answer", async (t) => {
  const both = ["transfer-encoding: identity", "expect: nothing"];
  const { status } = await answerTo(t, "POST /api/missions/%ED%A0%80/accept HTTP/1.1", ...HOST, ...both);
  assert.ok(status === 400 || status === 417, String(status));
});

test("CONNECT is answered as an unsupported method, and not by closing the connection", async (t) => {
  const { status, code } = await answerTo(t, "CONNECT evil.example:443 HTTP/1.1", ...HOST);
  assert.deepEqual([status, code], [405, "method-not-allowed"]);
});

test("a request target with another host is refused, whatever the Host header says", async (t) => {
  const { status, code } = await answerTo(t, "GET http://evil.example/api/version HTTP/1.1", ...HOST);
  assert.deepEqual([status, code], [403, "foreign-host"]);
});

test("a request with two Host headers is refused, because a proxy in front may have used the other one", async (t) => {
  const { status, code } = await answerTo(t, "GET /api/version HTTP/1.1", ...HOST, "Host: evil.example");
  assert.deepEqual([status, code], [400, "malformed-request"]);
});

test("a request target that is not a path is refused, and not treated as the start page", async (t) => {
  const { status, code } = await answerTo(t, "GET * HTTP/1.1", ...HOST);
  assert.deepEqual([status, code], [400, "malformed-request"]);
});

test("the problem of a request without a Host header names an existing address", async (t) => {
  const { body } = await answerTo(t, "GET /api/version HTTP/1.0");
  assert.match((JSON.parse(body) as { type: string }).type, /^http:\/\/127\.0\.0\.1:\d+\/problems\/malformed-request$/);
});

test("bytes that are not a request, and paths that cannot be decoded, are answered with the headers of every answer", async (t) => {
  for (const line of ["GET /api/tasks/%c0%af HTTP/1.1", "what is this"]) {
    const { headers, status } = await answerTo(t, line, ...HOST);
    assert.equal(status, 400);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cache-control"], "no-store");
    assert.match(headers["content-security-policy"] ?? "", /default-src 'none'/);
  }
});

test("a request whose framing turns out to be wrong after it was answered gets no second answer", async (t) => {
  const { status } = await answerTo(t, "GET /api/none HTTP/1.1", ...HOST, "transfer-encoding: x");
  assert.equal(status, 404);
});
