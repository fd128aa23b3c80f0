import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { cargoClient } from "./cargo.ts";
import { answerOf, NoAnswerError, ProblemError } from "./problem.ts";
import { type SpaceOptions, spaceClient } from "./space.ts";

type Script = (() => Response | Error)[];

const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ type: "", title: "", status, code, detail: "Why." }, { status, headers });
const ok = () => Response.json({ won: true });
const lost = () => new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
const brokenBody = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));
const soon = { "retry-after": "0" };

/** A client with scripted answers to its requests, and the requests that it sent. */
function scripted(script: Script, options: SpaceOptions = {}) {
  const sent: { readonly key: string | null; readonly url: string; readonly body: string }[] = [];
  const waits: number[] = [];
  const client = spaceClient({
    onRetry: ({ waitMs }) => waits.push(waitMs),
    ...options,
    fetch: async (request) => {
      sent.push({ key: request.headers.get("idempotency-key"), url: request.url, body: await request.text() });
      const answer = script[Math.min(sent.length, script.length) - 1]?.() ?? lost();
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { client, sent, waits };
}

const explore = { body: { focus: "survey", leadId: 1 } } as const;

for (const [title, first] of Object.entries({
  "429": problem(429, "too-many-requests", soon),
  "503 store-unavailable": problem(503, "store-unavailable", soon),
  "503 outcome-unknown": problem(503, "outcome-unknown", soon),
  "502 of a proxy": () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: soon }),
  "a lost connection": lost,
  "an answer that breaks off": brokenBody,
})) {
  test(`after ${title} a command is repeated with the same key and body`, async () => {
    const { client, sent } = scripted([first, first, ok]);
    await answerOf(client.POST("/api/explore", explore));
    assert.equal(sent.length, 3);
    assert.match(sent[0]?.key ?? "", /^[0-9a-f]{32}$/);
    assert.deepEqual(sent, [sent[0], sent[0], sent[0]]);
    assert.deepEqual(JSON.parse(sent[0]?.body ?? ""), explore.body);
  });
}

test("each command gets a new key, unless the caller gives one", async () => {
  const { client, sent } = scripted([ok]);
  await client.POST("/api/explore", explore);
  await client.POST("/api/explore", explore);
  await client.POST("/api/explore", { ...explore, params: { header: { "Idempotency-Key": "mine" } } });
  await client.GET("/api/world");
  assert.notEqual(sent[0]?.key, sent[1]?.key);
  assert.deepEqual([sent[2]?.key, sent[3]?.key], ["mine", null]);
});

test("a command without a key is repeated after 503, but not if its outcome is unknown", async () => {
  const busy = scripted([problem(503, "overloaded", soon), ok]);
  await answerOf(busy.client.POST("/api/games", { body: {} }));
  assert.deepEqual(
    busy.sent.map(({ key }) => key),
    [null, null],
  );
  const gone = scripted([lost, ok]);
  await assert.rejects(gone.client.POST("/api/games", { body: {} }), NoAnswerError);
  const doubtful = scripted([problem(503, "outcome-unknown", soon), ok]);
  const { error } = await doubtful.client.POST("/api/games", { body: {} });
  assert.equal(error?.code, "outcome-unknown");
  assert.deepEqual([gone.sent.length, doubtful.sent.length], [1, 1]);
});

test("signing in is repeated although it accepts no key, and registering is not", async () => {
  let attempts = 0;
  const cargo = cargoClient({
    fetch: async () => {
      attempts += 1;
      if (attempts % 2 === 1) throw lost();
      return ok();
    },
  });
  const body = { username: "mira", password: "a long night over Lyon" };
  await answerOf(cargo.POST("/api/auth/sign-in", { body }));
  assert.equal(attempts, 2);
  await assert.rejects(cargo.POST("/api/auth/register", { body }), NoAnswerError);
  assert.equal(attempts, 3);
});

test("a refusal is not repeated, and answerOf throws its whole document", async () => {
  const errors = [{ path: "/leadId", message: "must be an integer" }];
  const refused = () =>
    Response.json({ status: 400, code: "malformed-request", detail: "Look.", errors }, { status: 400 });
  const { client, sent } = scripted([refused]);
  await assert.rejects(answerOf(client.POST("/api/explore", explore)), (error) => {
    assert.ok(error instanceof ProblemError);
    assert.deepEqual([error.code, error.status, error.problem.errors], ["malformed-request", 400, errors]);
    assert.equal(error.message, "400 malformed-request: Look.\n  /leadId must be an integer");
    return true;
  });
  assert.equal(sent.length, 1);
});

test("a retry waits as long as Retry-After says, else longer each time", async () => {
  const asked = scripted([problem(429, "too-many-requests", { "retry-after": "1" }), ok]);
  const begin = performance.now();
  await answerOf(asked.client.GET("/api/world"));
  assert.ok(performance.now() - begin > 990);
  assert.deepEqual(asked.waits, [1000]);

  for (const failure of [lost, problem(429, "too-many-requests", soon)]) {
    const { client, waits } = scripted([failure, failure, failure, ok]);
    await answerOf(client.GET("/api/world"));
    const bounds = [250, 500, 1000];
    assert.equal(waits.length, 3);
    for (const [index, most] of bounds.entries()) {
      const waited = waits[index] ?? 0;
      assert.ok(waited >= most / 2 && waited <= most, `${waited} ms`);
    }
  }
});

test("an answer whose Retry-After is longer than the remaining patience is returned at once", async () => {
  const { client, sent } = scripted([problem(429, "too-many-requests", { "retry-after": "61" })]);
  await assert.rejects(answerOf(client.GET("/api/world")), (error) => {
    assert.ok(error instanceof ProblemError);
    assert.deepEqual([error.code, error.retryAfter], ["too-many-requests", 61]);
    return true;
  });
  assert.equal(sent.length, 1);
});

test("a call throws when its patience is over, with the last failure as the cause", async () => {
  const { client } = scripted([lost], { patienceMs: 400 });
  await assert.rejects(client.GET("/api/world"), (error) => {
    assert.ok(error instanceof NoAnswerError);
    assert.match(
      error.message,
      /^GET http:\/\/127\.0\.0\.1:4100\/api\/world: no answer in \d attempts?: connect ECONNREFUSED$/,
    );
    assert.ok(error.cause instanceof TypeError);
    return true;
  });
});

test("an attempt without an answer ends in time and is repeated", async () => {
  let attempts = 0;
  const client = spaceClient({
    timeoutMs: 50,
    fetch: async ({ signal }) => {
      attempts += 1;
      if (attempts === 2) return ok();
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  });
  await answerOf(client.GET("/api/world"));
  assert.equal(attempts, 2);
});

test("an aborted call ends while it waits, with the reason of its signal", async () => {
  const { client, sent } = scripted([problem(503, "stopping", { "retry-after": "30" })]);
  const abort = new AbortController();
  const call = client.GET("/api/world", { signal: abort.signal });
  setTimeout(() => abort.abort(new Error("enough")), 20);
  await assert.rejects(call, /enough/);
  assert.equal(sent.length, 1);
});

/** A service that never answers. `connected` resolves at the next request. */
async function silent(t: TestContext) {
  const server = createServer().listen(0, "127.0.0.1");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const connected = () => new Promise<IncomingMessage>((resolve) => server.once("request", resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connected };
}

/** Collects what nothing refers to, also in the tasks that follow. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  for (let round = 0; round < 5; round += 1) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("an aborted call ends even if its requests were garbage-collected", async (t) => {
  const { baseUrl, connected } = await silent(t);
  const client = spaceClient({ baseUrl, game: "g" });
  for (const call of [
    (signal: AbortSignal) => client.GET("/api/world", { signal }),
    (signal: AbortSignal) => client.POST("/api/explore", { ...explore, signal }),
    (signal: AbortSignal) => client.GET("/api/rules", { signal }),
  ]) {
    const abort = new AbortController();
    const arrived = connected();
    const called = assert.rejects(call(abort.signal), /enough/);
    const request = await arrived;
    const closed = new Promise((resolve) => request.socket.once("close", resolve));
    await collectGarbage();
    abort.abort(new Error("enough"));
    await Promise.all([called, closed]);
  }
});

test("an attempt ends in time even if its request was garbage-collected", async (t) => {
  const { baseUrl, connected } = await silent(t);
  const arrived = connected();
  const called = assert.rejects(spaceClient({ baseUrl, timeoutMs: 100, patienceMs: 0 }).GET("/api/world"), {
    name: "NoAnswerError",
    message: /no answer for 100 ms$/,
  });
  await arrived;
  await collectGarbage();
  await called;
});

test("a wait of more than 24 days is not over at once", async () => {
  const month = { "retry-after": "2592000" };
  const { client, sent } = scripted([problem(503, "stopping", month)], { patienceMs: Number.POSITIVE_INFINITY });
  const abort = new AbortController();
  const call = client.GET("/api/world", { signal: abort.signal });
  setTimeout(() => abort.abort(new Error("enough")), 50);
  await assert.rejects(call, /enough/);
  assert.equal(sent.length, 1);
});

test("an error answer that is not a problem document does not count as an answer of the service", async () => {
  const { client } = scripted([() => new Response("<h1>Not here</h1>", { status: 404, statusText: "Not Found" })]);
  await assert.rejects(answerOf(client.GET("/api/world")), { name: "NoAnswerError", message: /^404 Not Found/ });
});

test("a page of a proxy with status 200 does not count as an answer of the service", async () => {
  const page = () => new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html; charset=utf-8" } });
  const { client } = scripted([page]);
  const said = {
    name: "NoAnswerError",
    message: /^GET http.*\/api\/world: text\/html; charset=utf-8 came instead of JSON/,
  };
  await assert.rejects(client.GET("/api/world"), said);
  assert.equal(
    (await scripted([page]).client.GET("/problems/{code}", { params: { path: { code: "x" } }, parseAs: "text" })).data,
    "<h1>Sign in</h1>",
  );
});

test("the id of the game is in every call that accepts it, unless the call sets another", async () => {
  const sent: string[] = [];
  const client = spaceClient({
    game: "a b",
    fetch: async (request) => {
      sent.push(`${request.method} ${request.url.slice(21)} ${await request.text()}`);
      return ok();
    },
  });
  await client.GET("/api/world");
  await client.POST("/api/explore", { body: { focus: "survey", leadId: 1 } });
  await client.GET("/api/events", { params: { query: { limit: 2, game: "other" } } });
  await client.GET("/api/rules");
  assert.deepEqual(sent, [
    "GET /api/world?game=a+b ",
    'POST /api/explore?game=a+b {"focus":"survey","leadId":1}',
    "GET /api/events?limit=2&game=other ",
    "GET /api/rules ",
  ]);
});

test("the id of the game is in every call of a browser without `Request.body`", async (t) => {
  t.mock.getter(Request.prototype, "body", () => undefined);
  const { client, sent } = scripted([ok], { game: "g" });
  await answerOf(client.GET("/api/world"));
  await answerOf(client.POST("/api/explore", explore));
  await answerOf(client.POST("/api/turn"));
  assert.deepEqual(
    sent.map(({ url, body }) => `${url.slice(21)} ${body}`),
    ["/api/world?game=g ", `/api/explore?game=g ${JSON.stringify(explore.body)}`, "/api/turn?game=g "],
  );
});

test("with a time of Infinity an attempt may take any time, and a stream may be silent", async (t) => {
  const { POSITIVE_INFINITY: forever } = Number;
  const { client, sent } = scripted([ok], { timeoutMs: forever });
  const timers = t.mock.method(globalThis, "setTimeout");
  await answerOf(client.GET("/api/world"));
  const text = "retry: 1\n\nid: 1\ndata: {}\n\n";
  const events = () => new Response(text, { headers: { "content-type": "text/event-stream" } });
  for await (const _event of scripted([events]).client.events({ silenceMs: forever })) break;
  const longest = Math.max(...timers.mock.calls.map(({ arguments: [, ms = 0] }) => ms));
  assert.equal(longest, 2 ** 31 - 1, "a longer timer runs out at once");
  assert.equal(sent.length, 1);
});

test("an option that is not a time is refused", async () => {
  const said = (option: string, ms: number, least: number) => ({
    name: "RangeError",
    message: `${option} is ${ms}, and must be a number of at least ${least}`,
  });
  for (const ms of [-1, 0, Number.NaN, Number.NEGATIVE_INFINITY]) {
    assert.throws(() => spaceClient({ timeoutMs: ms }), said("timeoutMs", ms, 1));
    await assert.rejects(spaceClient().events({ silenceMs: ms }).next(), said("silenceMs", ms, 1));
    await assert.rejects(cargoClient().states({ silenceMs: ms }).next(), said("silenceMs", ms, 1));
    if (ms !== 0) assert.throws(() => cargoClient({ patienceMs: ms }), said("patienceMs", ms, 0));
  }
  const { client, sent } = scripted([lost], { patienceMs: 0 });
  await assert.rejects(client.GET("/api/world"), NoAnswerError);
  assert.equal(sent.length, 1);
});
