import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { InjectOptions } from "fastify";
import { CALM_LOAD } from "../../testing/general-refusals.ts";
import { COST, RateLimiter, STREAMS } from "../limits/rate-limit.ts";
import { notesApp } from "../testing/notes-app.ts";
import { pointsLeft, policyOf } from "../testing/points-left.ts";
import type { App } from "./app.ts";

async function codeOf(app: App, request: InjectOptions) {
  const answer = await app.inject(request);
  return answer.statusCode < 400 ? answer.statusCode : answer.json().code;
}

test("405 lists the path's methods in Allow", async () => {
  const app = notesApp();
  const answer = await app.inject({ method: "DELETE", url: "/api/notes?x=1" });
  assert.equal(answer.statusCode, 405);
  assert.equal(answer.headers.allow, "GET, HEAD, PATCH, POST");
  assert.equal(answer.json().code, "method-not-allowed");
  assert.equal((await app.inject({ method: "PUT", url: "/api/notes/5" })).headers.allow, "GET, HEAD");
  await app.close();
});

test("an unknown path is 404 with every method", async () => {
  const app = notesApp();
  app.get("/*", { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
  for (const method of ["GET", "POST", "DELETE", "OPTIONS"] as const) {
    const answer = await app.inject({ method, url: "/api/nothing" });
    assert.equal(answer.statusCode, 404, method);
    assert.equal(answer.headers["content-type"], "application/problem+json");
    assert.equal(answer.json().code, "not-found");
  }
  await app.close();
});

test("HEAD answers like GET, without a body", async () => {
  const app = notesApp();
  const answer = await app.inject({ method: "HEAD", url: "/api/notes" });
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.body, "");
  assert.ok(Number(answer.headers["content-length"]) > 10);
  await app.close();
});

test("requests are answered only for localhost, IP addresses and the public host", async () => {
  const app = notesApp({ settings: { publicUrl: "https://play.example.org" } });
  const allowed = ["localhost", "LOCALHOST:4100", "127.0.0.1:4100", "192.168.1.5", "[::1]:4100", "play.example.org"];
  for (const host of allowed) assert.equal(await codeOf(app, { url: "/api/version", headers: { host } }), 200, host);
  const foreign = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "example.org",
    "[::1",
    "a@localhost",
  ];
  for (const host of foreign) {
    assert.equal(await codeOf(app, { url: "/api/version", headers: { host } }), "foreign-host", host);
  }
  await app.close();
});

test("the type of a problem names an address at which the service answers, never a foreign host", async () => {
  const app = notesApp();
  for (const url of ["/api/version", "/api/nothing", "/api/%zz"]) {
    const { type } = (await app.inject({ url, headers: { host: "evil.example" } })).json();
    assert.match(type, /^http:\/\/(localhost|127\.0\.0\.1):\d+\/problems\/[a-z-]+$/, url);
  }
  await app.close();
});

test("a target in absolute form is the path in it, also for the methods that it takes", async () => {
  const app = notesApp();
  const sent = { method: "DELETE", url: "http://localhost/api/version" } as const;
  const { statusCode, headers, body } = await app.inject(sent);
  assert.deepEqual([statusCode, headers.allow], [405, "GET, HEAD"]);
  assert.match(body, /\/api\/version takes GET, HEAD, not DELETE/);
  await app.close();
});

test("X-Forwarded-Host is ignored, even from a trusted proxy", async () => {
  const app = notesApp({ settings: { publicUrl: "https://play.example.org", trustedProxies: ["127.0.0.1"] } });
  const [own, foreign] = ["play.example.org", "evil.example"];
  const sent = (host: string, forwarded: string) => ({
    url: "/api/version",
    headers: { host, "x-forwarded-host": forwarded },
  });
  assert.equal(await codeOf(app, sent(own, foreign)), 200);
  assert.equal(await codeOf(app, sent(foreign, own)), "foreign-host");
  await app.close();
  const addressless = notesApp({ settings: { trustedProxies: ["127.0.0.1"] } });
  const answer = await addressless.inject({ ...sent("localhost", foreign), url: "/api/%zz" });
  assert.equal(answer.json().type, "http://localhost/problems/malformed-request");
  await addressless.close();
});

test("a browser's request from a page of another origin is refused", async () => {
  const app = notesApp({ bearerTokens: true });
  const host = "localhost:4100";
  const cases: [Record<string, string>, unknown][] = [
    [{}, 200],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{ "sec-fetch-site": "same-site" }, "cross-site"],
    [{ "sec-fetch-site": "cross-site" }, "cross-site"],
    [{ "sec-fetch-site": "cross-site", origin: `http://${host}` }, "cross-site"],
    [{ origin: `http://${host}` }, 200],
    [{ origin: "http://localhost:4200" }, "cross-site"],
    [{ origin: "https://evil.example" }, "cross-site"],
    [{ origin: "null" }, "cross-site"],
    [{ origin: "null", "sec-fetch-site": "same-origin" }, "cross-site"],
    [{ "sec-fetch-site": "cross-site", authorization: "Bearer abc" }, 200],
    [{ "sec-fetch-site": "cross-site", authorization: "bearer abc" }, 200],
    [{ origin: "https://evil.example", authorization: "Bearer abc" }, 200],
    [{ origin: "null", "sec-fetch-site": "cross-site", authorization: "Bearer abc" }, 200],
    [{ "sec-fetch-site": "cross-site", authorization: "Basic YTpi" }, "cross-site"],
    [{ "sec-fetch-site": "cross-site", authorization: "Bearer" }, "cross-site"],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, "cross-site"],
  ];
  for (const [headers, expected] of cases) {
    assert.equal(
      await codeOf(app, { url: "/api/notes", headers: { host, ...headers } }),
      expected,
      JSON.stringify(headers),
    );
  }
  await app.close();
});

test("a link on another site opens a page, but a page of another site cannot load anything from the service", async () => {
  const app = notesApp();
  const visit = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  assert.equal(await codeOf(app, { url: "/docs", headers: visit }), 200);
  assert.equal(await codeOf(app, { url: "/problems/not-found", headers: visit }), 200);
  const framed = { ...visit, "sec-fetch-dest": "iframe" };
  assert.equal(await codeOf(app, { url: "/docs", headers: framed }), "cross-site");
  const script = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" };
  assert.equal(await codeOf(app, { url: "/docs/start.js", headers: script }), "cross-site");
  await app.close();
});

test("another site's page reaches no API route, however its path is written", async () => {
  const app = notesApp();
  app.get("/*", { schema: { hide: true } }, async (_request, reply) => reply.callNotFound());
  const visit = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const url of ["/api/version", "/%61pi/version", "/ap%69/version", "/%61%70%69/version?a=1"]) {
    assert.equal(await codeOf(app, { url }), url.includes("?") ? "malformed-request" : 200, url);
    assert.equal(await codeOf(app, { url, headers: visit }), "cross-site", url);
  }
  await app.close();
});

test("a service without bearer tokens refuses a cross-site request that carries one", async () => {
  const app = notesApp();
  for (const origin of ["https://evil.example", "null"]) {
    const headers = { "sec-fetch-site": "cross-site", origin, authorization: "Bearer abc" };
    assert.equal(await codeOf(app, { url: "/api/notes", headers }), "cross-site", origin);
  }
  await app.close();
});

test("pages of listed origins may call, after a preflight", async () => {
  const app = notesApp({ settings: { corsOrigins: ["https://friend.example"] } });
  const origin = "https://friend.example";
  const preflight = await app.inject({
    method: "OPTIONS",
    url: "/api/notes",
    headers: { origin, "sec-fetch-site": "cross-site", "access-control-request-method": "POST" },
  });
  assert.equal(preflight.statusCode, 204);
  assert.equal(preflight.headers["access-control-allow-origin"], origin);
  assert.match(String(preflight.headers["access-control-allow-headers"]), /idempotency-key/);
  const call = await app.inject({ url: "/api/notes", headers: { origin, "sec-fetch-site": "cross-site" } });
  assert.equal(call.statusCode, 200);
  assert.equal(call.headers["access-control-allow-origin"], origin);
  const stranger = { origin: "https://other.example", "access-control-request-method": "POST" };
  const refused = await app.inject({ method: "OPTIONS", url: "/api/notes", headers: stranger });
  assert.equal(refused.statusCode, 405);
  assert.equal(refused.headers["access-control-allow-origin"], undefined);
  await app.close();
});

test("without listed origins there is no CORS header and no OPTIONS", async () => {
  const app = notesApp();
  const headers = { origin: "https://friend.example", "access-control-request-method": "POST" };
  const answer = await app.inject({ method: "OPTIONS", url: "/api/notes", headers });
  assert.equal(answer.statusCode, 405);
  assert.ok(!Object.keys(answer.headers).some((name) => name.startsWith("access-control")));
  await app.close();
});

const limited = { settings: { rateLimit: true } };

test("after the burst requests are refused with Retry-After; health is exempt", async () => {
  const app = notesApp({ ...limited, limiter: new RateLimiter(() => 0) });
  for (let left = 599; left >= 0; left -= 1) {
    const answer = await app.inject("/api/version");
    assert.equal(answer.statusCode, 200);
    assert.equal(pointsLeft(answer.headers).left, left);
  }
  const refused = await app.inject("/api/version");
  assert.equal(refused.statusCode, 429);
  assert.equal(refused.headers["retry-after"], "1");
  assert.equal(refused.headers["ratelimit-policy"], '"address";q=600;w=1');
  assert.equal(refused.headers.ratelimit, '"address";r=0;t=1');
  assert.equal(refused.json().code, "too-many-requests");
  for (const url of ["/healthz", "/readyz", "/metrics"]) assert.equal(await codeOf(app, { url }), 200);
  await app.close();
});

/** `x-caller` names the caller, `x-forwarded-for` the address. */
function appWithCallers(t: TestContext): App {
  const app = notesApp({
    settings: { rateLimit: true, trustedProxies: ["127.0.0.1"] },
    limiter: new RateLimiter(() => 0),
    callerKeyOf: ({ headers }) => headers["x-caller"] as string | undefined,
  });
  app.get("/api/log", { schema: { hide: true }, config: { cost: COST.history } }, async () => "");
  t.after(() => app.close());
  return app;
}

const from = (url: string, address: string, caller?: string): InjectOptions => ({
  url,
  headers: { "x-forwarded-for": address, ...(caller === undefined ? {} : { "x-caller": caller }) },
});

test("a caller's requests count together from all addresses, and an address's requests over all its callers", async (t) => {
  const app = appWithCallers(t);
  for (let request = 0; request < 40; request += 1) {
    assert.equal(await codeOf(app, from("/api/log", `10.0.0.${request % 8}`, "mira")), 200);
  }
  assert.equal(await codeOf(app, from("/api/log", "10.0.0.9", "mira")), "too-many-requests");
  assert.equal(await codeOf(app, from("/api/log", "10.0.0.1", "otto")), 200);
  for (let request = 0; request < 60; request += 1) {
    assert.equal(await codeOf(app, from("/api/log", "10.0.1.1", `player ${request % 3}`)), 200);
  }
  assert.equal(await codeOf(app, from("/api/log", "10.0.1.1", "player 5")), "too-many-requests");
  assert.equal(await codeOf(app, from("/api/log", "10.0.1.1")), "too-many-requests");
  assert.equal(await codeOf(app, from("/api/log", "10.0.1.2", "player 5")), 200);
});

test("a request takes as many points as its route costs, and the headers show the scarcer bucket", async (t) => {
  const app = appWithCallers(t);
  const left = async (url: string) => {
    const { headers } = await app.inject(from(url, "10.0.0.1", "mira"));
    return [policyOf(headers).points, pointsLeft(headers).left];
  };
  assert.deepEqual(await left("/api/version"), [400, 399]);
  assert.deepEqual(await left("/api/notes"), [400, 397]);
  assert.deepEqual(await left("/api/log"), [400, 387]);
  for (let request = 0; request < 38; request += 1) await left("/api/log");
  const refused = await app.inject(from("/api/log", "10.0.0.1", "mira"));
  assert.equal(refused.json().code, "too-many-requests");
  assert.deepEqual(refused.json().details, { burst: 400, perSecond: 100, cost: 10, retryAfterSeconds: 1 });
  assert.equal(await codeOf(app, from("/api/version", "10.0.0.1", "mira")), 200, "there are points for a cheap one");
});

test("a refused request takes no points of the other bucket", async (t) => {
  const app = appWithCallers(t);
  for (let request = 0; request < 45; request += 1) await app.inject(from("/api/log", "10.0.0.1", "mira"));
  const { headers } = await app.inject(from("/api/log", "10.0.0.1"));
  assert.deepEqual(pointsLeft(headers), { of: "address", left: 190, fullIn: 1 });
});

test("opening streams has limits of its own, by caller and by address", async (t) => {
  const app = appWithCallers(t);
  app.get("/api/changes", { schema: { hide: true }, config: { limits: STREAMS } }, async () => "");
  const opened = async (address: string, caller: string) => {
    let count = 0;
    while ((await codeOf(app, from("/api/changes", address, caller))) === 200) count += 1;
    return count;
  };
  assert.equal(await opened("10.0.0.1", "mira"), 30);
  assert.equal(await opened("10.0.0.2", "mira"), 0, "the same player elsewhere");
  assert.deepEqual(
    [await opened("10.0.0.1", "otto"), await opened("10.0.0.1", "lena"), await opened("10.0.0.1", "nora")],
    [30, 30, 10],
  );
  assert.equal(await codeOf(app, from("/api/version", "10.0.0.1", "mira")), 200, "requests are counted apart");
});

test("a route can have a limit of its own, by address", async (t) => {
  const app = appWithCallers(t);
  const config = { limits: [{ name: "sign-in", burst: 2, perSecond: 20 / 60 }] };
  app.get("/api/sign-in", { schema: { hide: true }, config }, async () => "");
  for (const caller of ["mira", "otto"]) assert.equal(await codeOf(app, from("/api/sign-in", "10.0.0.1", caller)), 200);
  const refused = await app.inject(from("/api/sign-in", "10.0.0.1", "lena"));
  assert.equal(refused.headers["retry-after"], "3");
  assert.match(refused.json().detail, /20 a minute/);
});

test("a route can have several limits, and the headers show the scarcer one", async (t) => {
  const app = appWithCallers(t);
  const limits = [
    { name: "sign-in", burst: 5, perSecond: 1, by: "caller or address" },
    { name: "new accounts", burst: 2, perSecond: 20 / 3600, counts: "new accounts", by: "customer" },
  ] as const;
  app.get("/api/register", { schema: { hide: true }, config: { limits } }, async () => "");
  for (const left of [1, 0]) {
    const { headers } = await app.inject(from("/api/register", "10.0.0.1", "mira"));
    assert.deepEqual([policyOf(headers).points, pointsLeft(headers).left], [2, left]);
  }
  const refused = await app.inject(from("/api/register", "10.0.0.1", "otto"));
  assert.equal(refused.json().detail, "At most 2 new accounts at once and 20 an hour: try again in 180 seconds.");
  assert.equal(await codeOf(app, from("/api/register", "10.0.0.2", "otto")), 200);
  const ofOneCustomer = ["2001:db8:0:100::1", "2001:db8:0:1ff::1", "2001:db8:0:150::1"];
  const codes = await Promise.all(ofOneCustomer.map((address) => codeOf(app, from("/api/register", address))));
  assert.deepEqual(codes.toSorted(), [200, 200, "too-many-requests"]);
  assert.equal(await codeOf(app, from("/api/register", "2001:db8:0:200::1")), 200);
});

test("a limit can count a known caller separately from the address", async (t) => {
  const app = appWithCallers(t);
  const limit = { name: "sign-in", burst: 2, perSecond: 20 / 60, by: "caller or address" } as const;
  app.get("/api/sign-in", { schema: { hide: true }, config: { limits: [limit] } }, async () => "");
  for (const expected of [200, 200, "too-many-requests"]) {
    assert.equal(await codeOf(app, from("/api/sign-in", "10.0.0.1")), expected);
  }
  for (const expected of [200, 200, "too-many-requests"]) {
    assert.equal(await codeOf(app, from("/api/sign-in", "10.0.0.1", "mira")), expected);
  }
});

test("a trusted proxy's forwarded address counts, and no other client can claim an address", async () => {
  const headers = (client: string) => ({ url: "/api/version", headers: { "x-forwarded-for": client } });
  const remaining = async (app: App, client: string) => pointsLeft((await app.inject(headers(client))).headers).left;
  const trusting = notesApp({
    settings: { rateLimit: true, trustedProxies: ["127.0.0.1"] },
    limiter: new RateLimiter(() => 0),
  });
  assert.deepEqual([await remaining(trusting, "10.0.0.1"), await remaining(trusting, "10.0.0.2")], [599, 599]);
  const ported = ["10.0.0.1:40001", "10.0.0.2, 10.0.0.1:40002", "[2001:db8::1]:40003", "2001:db8::1", "[2001:db8::1]"];
  const left: number[] = [];
  for (const client of ported) left.push(await remaining(trusting, client));
  assert.deepEqual(left, [598, 597, 599, 598, 597], "whatever its port is");
  assert.equal(await remaining(trusting, "10.0.0.1, 127.0.0.1:443"), 596, "that of a trusted proxy too");
  await trusting.close();
  const wary = notesApp({ ...limited, limiter: new RateLimiter(() => 0) });
  assert.deepEqual([await remaining(wary, "10.0.0.1"), await remaining(wary, "10.0.0.2")], [599, 598]);
  await wary.close();
});

test("an overloaded service sheds load, but not when limits are off", async () => {
  const load = { ...CALM_LOAD, overloaded: () => true };
  const shedding = notesApp({ ...limited, load });
  const answer = await shedding.inject("/api/version");
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.json().code, "overloaded");
  assert.deepEqual(answer.json().details, { reason: "load", retryAfterSeconds: 1 });
  assert.match(await shedding.metrics.text(), /^http_overloaded_total\{reason="load"\} 1$/m);
  assert.equal(answer.headers["retry-after"], "1");
  assert.equal(await codeOf(shedding, { url: "/healthz" }), 200);
  await shedding.close();
  const bearing = notesApp({ load });
  assert.equal(await codeOf(bearing, { url: "/api/version" }), 200);
  await bearing.close();
});

test("a stopping service answers 503 and stays healthy", async () => {
  const app = notesApp();
  app.stopping = true;
  const answer = await app.inject("/api/notes");
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.json().code, "stopping");
  assert.equal(answer.headers["retry-after"], "5");
  assert.equal(await codeOf(app, { url: "/readyz" }), "stopping");
  for (const url of ["/healthz", "http://localhost/healthz"]) assert.equal(await codeOf(app, { url }), 200, url);
  await app.close();
});

test("checks come in order: path, Host, origin, limit, length, media type, form", async () => {
  const app = notesApp({ ...limited, limiter: new RateLimiter(() => 0) });
  const wrong = {
    method: "POST",
    url: "/api/notes",
    headers: { host: "evil.example", "sec-fetch-site": "cross-site", "content-type": "text/plain" },
    payload: "x".repeat(70_000),
  } as const;
  assert.equal(await codeOf(app, { ...wrong, url: "/api/none" }), "not-found");
  assert.equal(await codeOf(app, { ...wrong, method: "PUT" }), "method-not-allowed");
  assert.equal(await codeOf(app, wrong), "foreign-host");
  const own = { ...wrong.headers, host: "localhost" };
  assert.equal(await codeOf(app, { ...wrong, headers: own }), "cross-site");
  for (let used = 0; used < 600; used += 1) await app.inject("/api/version");
  const program = { "content-type": "text/plain" };
  assert.equal(await codeOf(app, { ...wrong, headers: program }), "too-many-requests");
  await app.close();
  const unlimited = notesApp();
  assert.equal(await codeOf(unlimited, { ...wrong, headers: program }), "body-too-large");
  assert.equal(await codeOf(unlimited, { ...wrong, headers: program, payload: "x" }), "unsupported-media-type");
  const json = { "content-type": "application/json" };
  assert.equal(await codeOf(unlimited, { ...wrong, headers: json, payload: "x" }), "malformed-json");
  await unlimited.close();
});

test("every answer carries the security headers, refusals too", async () => {
  const app = notesApp();
  for (const url of ["/api/notes", "/api/none", "/api/broken"]) {
    const { headers } = await app.inject(url);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cache-control"], "no-store");
    assert.match(String(headers["content-security-policy"]), /default-src 'none'/);
  }
  await app.close();
});

test("only a service with an https address makes browsers use TLS from then on", async () => {
  for (const [publicUrl, expected] of [
    ["https://play.example.org", "max-age=31536000"],
    ["http://play.example.org", undefined],
    [undefined, undefined],
  ] as const) {
    const app = notesApp({ settings: publicUrl === undefined ? {} : { publicUrl } });
    for (const url of ["/api/notes", "/api/none", "/docs", "/api/%zz"]) {
      const { headers } = await app.inject({ url, headers: { host: "localhost" } });
      assert.equal(headers["strict-transport-security"], expected, `${publicUrl} ${url}`);
    }
    await app.close();
  }
});
