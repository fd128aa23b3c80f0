import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { createApi } from "./call.ts";
import { ProblemError } from "./problem.ts";

/** A minimal contract. */
interface NotePaths {
  "/api/notes": {
    get: {
      parameters: { query?: { limit?: number; tag?: string[]; where?: Record<string, string> } };
      responses: { 200: { content: { "application/json": { id: number }[] } } };
    };
    post: {
      requestBody: { content: { "application/json": { text: string } } };
      responses: { 201: { content: { "application/json": { id: number } } } };
    };
  };
  "/api/notes/{name}": {
    delete: { parameters: { path: { name: string } }; responses: { 204: object } };
  };
}

const api = createApi<NotePaths>();

type Answer = () => Response | Promise<Response>;

/** Gives these answers one after the other and records the requests. Delays take no time. */
function serve(t: TestContext, ...answers: Answer[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  t.mock.method(globalThis, "setTimeout", setImmediate);
  t.mock.method(globalThis, "fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[asked.length - 1];
    assert.ok(answer, "one request too many");
    return answer();
  });
  return asked;
}

const json =
  (body: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(body), { status });
const lost: Answer = () => Promise.reject(new TypeError("fetch failed"));
const busy = json({ status: 503, code: "overloaded", title: "Overloaded", detail: "too much to do" }, 503);
const unknown = json({ status: 503, code: "outcome-unknown", title: "Outcome unknown", detail: "perhaps done" }, 503);

const header = (init: RequestInit | undefined, name: string) => new Headers(init?.headers).get(name);

test("a page of a proxy with status 200 rejects with a problem", async (t) => {
  serve(t, () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } }));
  await assert.rejects(api.get("/api/notes").send(), (error) => {
    assert.ok(error instanceof ProblemError);
    assert.match(error.problem.detail, /Something else than the service answered/);
    return true;
  });
});

test("a read sends its query without undefined parameters, and nothing else", async (t) => {
  const asked = serve(t, json([{ id: 1 }]));
  const call = api.get("/api/notes", { query: { limit: 5, tag: ["a b", "c"] } });
  assert.deepEqual(await call.send(), [{ id: 1 }]);
  assert.equal(asked[0]?.url, "/api/notes?limit=5&tag=a+b&tag=c");
  assert.deepEqual(asked[0]?.init.headers, {});
});

test("a client's common parameters are added to each call, depending on its path", () => {
  const common = createApi<NotePaths>({
    query: (path) => (path === "/api/notes" ? { book: "b 1" } : {}),
    body: (_path, method) => (method === "post" ? { by: "Ann" } : undefined),
  });
  assert.equal(common.get("/api/notes", { query: { limit: 5 } }).url, "/api/notes?book=b+1&limit=5");
  assert.equal(common.delete("/api/notes/{name}", { path: { name: "a" } }).url, "/api/notes/a");
});

test("an object parameter is sent as one parameter for each entry", () => {
  const where = { "where.text": "a&b", "where.pinned": "" };
  assert.equal(
    api.get("/api/notes", { query: { limit: 5, where } }).url,
    "/api/notes?limit=5&where.text=a%26b&where.pinned=",
  );
});

test("a change sends its body as JSON with a new key for each send", async (t) => {
  const asked = serve(t, json({ id: 1 }, 201), json({ id: 2 }, 201));
  const call = api.post("/api/notes", { body: { text: "milk" } });
  assert.deepEqual([await call.send(), await call.send()], [{ id: 1 }, { id: 2 }]);
  const [first, second] = asked.map(({ init }) => header(init, "idempotency-key"));
  assert.match(first ?? "", /^[0-9a-f]{32}$/);
  assert.notEqual(first, second);
  assert.deepEqual(
    [asked[0]?.init.body, header(asked[0]?.init, "content-type")],
    ['{"text":"milk"}', "application/json"],
  );
});

test("names are encoded in the path so that each stays one segment", () => {
  assert.equal(api.delete("/api/notes/{name}", { path: { name: "a/b c" } }).url, "/api/notes/a%2Fb%20c");
});

test("a preview is the same call with preview=true", () => {
  const preview = api.post("/api/notes", { body: { text: "milk" } }).preview();
  assert.deepEqual([preview.method, preview.url, preview.body], ["POST", "/api/notes?preview=true", { text: "milk" }]);
});

test("an empty answer is undefined", async (t) => {
  serve(t, () => new Response(null, { status: 204 }));
  assert.equal(await api.delete("/api/notes/{name}", { path: { name: "a" } }).send(), undefined);
});

test("a change is sent again with the same key after a lost connection, and after overloaded or outcome-unknown", async (t) => {
  const asked = serve(t, lost, busy, unknown, json({ id: 1 }, 201));
  assert.deepEqual(await api.post("/api/notes", { body: { text: "milk" } }).send(), { id: 1 });
  assert.equal(asked.length, 4);
  assert.equal(new Set(asked.map(({ init }) => header(init, "idempotency-key"))).size, 1);
});

test("an answer that breaks off, and a proxy that got no answer, count as a lost connection", async (t) => {
  const broken: Answer = () =>
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) }), { status: 201 });
  const proxy = (status: number) => () => new Response("<h1>no answer</h1>", { status });
  const asked = serve(t, broken, proxy(502), proxy(504), json({ id: 1 }, 201));
  assert.deepEqual(await api.post("/api/notes", { body: { text: "milk" } }).send(), { id: 1 });
  assert.equal(new Set(asked.map(({ init }) => header(init, "idempotency-key"))).size, 1);
});

test("a call that ignores keys is retried only if nothing was changed, or if a repeat does no harm", async (t) => {
  const keyless = createApi<NotePaths>({
    keyless: { "POST /api/notes": "once", "DELETE /api/notes/{name}": "again" },
  });
  const post = () => keyless.post("/api/notes", { body: { text: "milk" } }).send();
  const bad: Answer = () => new Response("<h1>no answer</h1>", { status: 502 });
  const asked = serve(t, lost, unknown, bad, busy, json({ id: 1 }, 201), lost, json({}));
  await assert.rejects(post(), { message: /may have done what you asked/ });
  await assert.rejects(post(), { message: "perhaps done" });
  await assert.rejects(post(), { message: /status 502/ });
  assert.equal(asked.length, 3);
  assert.deepEqual(await post(), { id: 1 });
  assert.equal(asked.length, 5);
  await keyless.delete("/api/notes/{name}", { path: { name: "a" } }).send();
  assert.equal(asked.length, 7);
});

test("a refusal is not retried", async (t) => {
  const refusal = { status: 409, code: "full", title: "Full", detail: "there is no room" };
  const asked = serve(t, json(refusal, 409));
  await assert.rejects(api.post("/api/notes", { body: { text: "milk" } }).send(), (error: unknown) => {
    assert.ok(error instanceof ProblemError);
    assert.deepEqual(error.problem, refusal);
    return true;
  });
  assert.equal(asked.length, 1);
});

test("a service that stays unreachable is reported as such", async (t) => {
  serve(t, lost, lost, lost, lost);
  await assert.rejects(api.get("/api/notes").send(), (error: unknown) => {
    assert.ok(error instanceof ProblemError);
    return error.problem.code === "unreachable" && error.problem.status === 0;
  });
});

test("a service that stays busy is reported with its own message", async (t) => {
  serve(t, busy, busy, busy, busy);
  await assert.rejects(api.get("/api/notes").send(), { message: "too much to do" });
});

test("a service that asks to wait long is reported at once, and one that asks to wait briefly is asked again", async (t) => {
  const busyFor =
    (seconds: string): Answer =>
    async () => {
      const response = await busy();
      response.headers.set("retry-after", seconds);
      return response;
    };
  const asked = serve(t, busyFor("5"), busyFor("6"));
  await assert.rejects(api.get("/api/notes").send(), { message: "too much to do" });
  assert.equal(asked.length, 2);
});

test("an aborted call is not retried", async (t) => {
  const gone = new AbortController();
  const asked = serve(t, () => {
    gone.abort();
    return Promise.reject(gone.signal.reason);
  });
  await assert.rejects(api.get("/api/notes").send({ signal: gone.signal }), { name: "AbortError" });
  assert.equal(asked.length, 1);
});

test("the headers of a success are given to the caller, those of a refusal are not", async (t) => {
  const tagged: Answer = async () => new Response("{}", { headers: { etag: '"7-1"' } });
  const refused: Answer = async () => new Response("{}", { status: 404, headers: { etag: '"8-1"' } });
  serve(t, tagged, refused);
  const tags: (string | null)[] = [];
  const onHeaders = (headers: Headers) => void tags.push(headers.get("etag"));
  await api.get("/api/notes").send({ onHeaders });
  await assert.rejects(api.get("/api/notes").send({ onHeaders }));
  assert.deepEqual(tags, ['"7-1"']);
});
