import assert from "node:assert/strict";
import { test } from "node:test";
import { notesApp } from "../http/testing/notes-app.ts";
import { guardContract } from "../testing/contract-guard.ts";
import { type Contract, createContract, type ObservedAnswer } from "./contract.ts";

async function contract(): Promise<Contract> {
  const app = notesApp();
  await app.ready();
  const made = createContract(app.openapi("closed"));
  await app.close();
  return made;
}

const json = { "content-type": "application/json; charset=utf-8" };
const note: ObservedAnswer = {
  method: "GET",
  path: "/api/notes/1?x=1",
  status: 200,
  headers: json,
  body: '{"id":1,"text":"a"}',
};

test("a described answer has no violation", async () => {
  const { check } = await contract();
  assert.deepEqual(check(note), []);
  assert.deepEqual(check({ ...note, body: Buffer.from('{"id":1,"text":"a"}') }), []);
  assert.deepEqual(check({ ...note, method: "HEAD", body: undefined }), []);
});

test("an undescribed part of an answer is a violation", async () => {
  const { check } = await contract();
  const cases: [Partial<ObservedAnswer>, RegExp][] = [
    [{ status: 204 }, /getNote does not describe the status/],
    [{ headers: { "content-type": "text/html" } }, /media type text\/html is not described/],
    [{ headers: {} }, /media type none/],
    [{ body: '{"id":1,"text":"a","more":1}' }, /body must NOT have additional properties more/],
    [{ body: '{"id":1.5,"text":"a"}' }, /body\/id must be integer/],
    [{ body: '{"id":1}' }, /required property 'text'/],
    [{ body: "{" }, /not JSON/],
    [{ path: "/api/nothing" }, /no operation/],
    [{ method: "POST" }, /no operation/],
  ];
  for (const [change, expected] of cases) {
    const violations = check({ ...note, ...change });
    assert.equal(violations.length, 1, String(expected));
    assert.match(violations[0] ?? "", expected);
  }
});

test("a path without parameters has priority over one with parameters", async () => {
  const { check } = await contract();
  const answer = { ...note, method: "POST", path: "/api/notes/clear", body: '{"cleared":1}' };
  assert.deepEqual(check(answer), []);
});

test("an unknown path answers not-found, and a wrong method answers with Allow", async () => {
  const { check } = await contract();
  const problem = { type: "/problems/x", title: "t", status: 404, code: "not-found", detail: "d" };
  const headers = { "content-type": "application/problem+json" };
  const answer = { ...note, path: "/api/nothing", status: 404, headers, body: JSON.stringify(problem) };
  assert.deepEqual(check(answer), []);
  assert.match(check({ ...answer, body: "{}" })[0] ?? "", /required property/);
  assert.match(check({ ...answer, headers: json })[0] ?? "", /problem document is due/);
  assert.match(check({ ...answer, status: 405 })[0] ?? "", /without the header Allow/);
  assert.deepEqual(check({ ...answer, status: 405, headers: { ...headers, allow: "GET" } }), []);
});

test("an unknown path may answer foreign-host, and no other 403", async () => {
  const { check } = await contract();
  const problem = (code: string) => ({
    method: "GET",
    path: "http://evil.example*",
    status: 403,
    headers: { "content-type": "application/problem+json" },
    body: JSON.stringify({ type: "http://localhost/problems/a", title: "A", status: 403, code, detail: "A." }),
  });
  assert.doesNotMatch(check(problem("foreign-host")).join(), /no operation/);
  assert.match(check(problem("cross-site")).join(), /no operation/);
});

test("a problem that the operation does not list is a violation, even if it lists others of the status", async () => {
  const { check } = await contract();
  const problem = { type: "/problems/x", title: "t", status: 404, code: "unknown-note", detail: "d" };
  const headers = { "content-type": "application/problem+json" };
  const answer = { ...note, status: 404, headers, body: JSON.stringify(problem) };
  assert.deepEqual(check(answer), []);
  const body = JSON.stringify({ ...problem, code: "unknown-task" });
  assert.match(check({ ...answer, body }).join(), /the problem unknown-task is not described/);
});

test("the guard checks every answer of an app, by inject and over sockets", async () => {
  const app = notesApp();
  const guard = guardContract(app);
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  for (const url of [
    "/api/notes",
    "/api/notes/1",
    "/api/notes/7",
    "/api/notes/x",
    "/api/none",
    "/metrics",
    "/docs",
    "/api/%zz",
  ]) {
    await app.inject(url);
    await app.inject({ method: "HEAD", url });
    await (await fetch(address + url)).text();
  }
  await app.inject({ method: "PUT", url: "/api/notes" });
  await app.inject({ method: "POST", url: "/api/notes", payload: { text: "a" } });
  assert.deepEqual(guard.violations(), []);
  assert.ok(guard.checked() >= 20);
  assert.ok(guard.seen().includes("getNote 404"));
  await app.close();
});

test("the guard reports each violation once", async () => {
  const app = notesApp();
  const guard = guardContract(app);
  app.addHook("preHandler", async (request, reply) => {
    if (request.url === "/api/version") return reply.send({ name: 1 });
  });
  await app.inject("/api/version");
  await app.inject("/api/version");
  assert.equal(guard.violations().length, 3, "name, version and rulesVersion");
  assert.match(guard.violations()[0] ?? "", /^GET \/api\/version 200: body/);
  await app.close();
});

test("undescribed, missing and invalid headers are violations", async () => {
  const { check } = await contract();
  const headers = { ...json, "x-content-type-options": "nosniff", "access-control-allow-origin": "https://a.example" };
  assert.deepEqual(check({ ...note, headers }), []);
  assert.match(
    check({ ...note, headers: { ...headers, "x-powered-by": "a" } }).join(),
    /x-powered-by is not described/,
  );
  const problem = { type: "/problems/x", title: "t", status: 429, code: "too-many-requests", detail: "d" };
  const refused = { ...note, status: 429, body: JSON.stringify(problem) };
  const type = { "content-type": "application/problem+json" };
  assert.deepEqual(check({ ...refused, headers: { ...type, "retry-after": "1" } }), []);
  assert.match(check({ ...refused, headers: type }).join(), /retry-after is missing/);
  assert.match(
    check({ ...refused, headers: { ...type, "retry-after": "soon" } }).join(),
    /does not fit its schema: soon/,
  );
});
