/**
 * Every operation of the description × everything that it says it can answer. The list is the description itself, so that
 * a new operation, a new success or a new refusal without a request that shows it fails here.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ADDRESS_LIMIT, RateLimiter } from "@outbound/kit/http/rate-limit.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy } from "@outbound/kit/testing/proxy.ts";
import { type Case, GOOD, REFUSED, type Request, RICH } from "../testing/api-cases.ts";
import { type DescribedOperation, malformedRequests, operationsOf } from "../testing/general-cases.ts";
import {
  type Answer,
  freshSpaceApp,
  openSpaceStore,
  refusedWith,
  type SpaceTestApp,
  type SpaceTestOptions,
  spaceTestApp,
} from "../testing/space-app.ts";

/** A stream never ends by itself, so its success is shown over a real socket: stream.test.ts. */
const OVER_A_SOCKET = ["streamEvents"];
/** Says that it needs the store, for it is among operations that do; yet it only names the tables. */
const NEEDS_NO_STORE = ["adminListTables"];

const STREAM: Request = { method: "GET", path: "/api/events/stream" };

/** A request that would be answered with a success. */
function goodCase({ id, successes }: DescribedOperation): Case {
  const found = GOOD[id]?.[successes.at(-1) ?? 200];
  if (found) return found;
  if (OVER_A_SOCKET.includes(id)) return { request: STREAM };
  assert.fail(`${id} has no good request in GOOD`);
}

async function arrange(space: SpaceTestApp, { game = RICH, first = [] }: Case): Promise<void> {
  await space.load(game);
  for (const { method, path, body } of first) await space.ok(method, path, body);
}

const send = (space: SpaceTestApp, { method, path, body }: Request, headers: Record<string, string> = {}) =>
  space.call(method, path, body, headers);

const told = ({ method, path, body }: Request): string => `${method} ${path} ${JSON.stringify(body)?.slice(0, 120)}`;

/** Sends it and holds the answer to the status of its code; the save must be the same before and after. */
async function refuses(
  space: SpaceTestApp,
  code: string,
  request: Request,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const before = await space.exported();
  const answer = await send(space, request, headers);
  refusedWith(answer, statusOf(space, code), code, told(request));
  assert.equal(await space.exported(), before, `${told(request)} changed the save`);
  return answer;
}

const statuses = new WeakMap<object, Map<string, number>>();

function statusOf({ app }: SpaceTestApp, code: string): number {
  const document = app.openapi();
  let known = statuses.get(document);
  if (!known) {
    const examples = document.components.examples as Record<string, { value: { code: string; status: number } }>;
    known = new Map(Object.values(examples).map(({ value }) => [value.code, value.status]));
    statuses.set(document, known);
  }
  return known.get(code) ?? assert.fail(`no problem is called ${code}`);
}

/** Switches for what a test cannot bring about in time. */
interface Switches {
  overloaded: boolean;
  /** True while the test's address has no request left. */
  isExhausted: boolean;
}

type General = (space: SpaceTestApp, operation: DescribedOperation, good: Request, switches: Switches) => Promise<void>;

const tooLarge = (path: string): string => " ".repeat((path === "/api/save/import" ? 16 * 1024 * 1024 : 65_536) + 1);

/** What operations can meet whatever they do, by code. */
const GENERAL: Readonly<Record<string, General>> = {
  "malformed-request": async (space, operation, good) => {
    const requests = malformedRequests(space.app.openapi(), operation, good);
    const before = await space.exported();
    for (const request of requests) refusedWith(await send(space, request), 400, "malformed-request", told(request));
    assert.equal(await space.exported(), before, `${operation.id} changed the save`);
  },
  "malformed-json": async (space, _operation, good) => {
    const texts = ['{"leadId":', "{leadId: 1}", "[1,]", "nothing", '{"__proto__": 1}', "[".repeat(65) + "]".repeat(65)];
    for (const body of texts) await refuses(space, "malformed-json", { ...good, body });
  },
  "body-too-large": async (space, _operation, good) => {
    await refuses(space, "body-too-large", { ...good, body: tooLarge(good.path) });
  },
  "unsupported-media-type": async (space, _operation, good) => {
    const body = good.body ?? {};
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "nonsense",
      "application/json; charset=utf-16",
    ]) {
      await refuses(space, "unsupported-media-type", { ...good, body }, { "content-type": type });
    }
  },
  "foreign-host": async (space, _operation, good) => {
    await refuses(space, "foreign-host", good, { host: "evil.example" });
  },
  "cross-site": async (space, _operation, good) => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "null" }]) {
      await refuses(space, "cross-site", good, headers as Record<string, string>);
    }
  },
  "idempotency-key-malformed": async (space, _operation, good) => {
    for (const key of ["", "a b", "k".repeat(65), "käse"]) {
      await refuses(space, "idempotency-key-malformed", good, { "idempotency-key": key });
    }
  },
  "idempotency-key-reused": async (space, operation, good) => {
    const key = { "idempotency-key": `reused-${operation.id}` };
    const first = await send(space, good, key);
    assert.ok(first.status < 300, `${told(good)}: ${first.text}`);
    const body = good.body === undefined ? "{}" : `${JSON.stringify(good.body)} `;
    await refuses(space, "idempotency-key-reused", { ...good, body }, key);
    await refuses(space, "idempotency-key-reused", { method: "POST", path: "/api/save/new", body: {} }, key);
  },
  "too-many-requests": async (space, _operation, good, switches) => {
    switches.isExhausted = true;
    const answer = await send(space, good);
    switches.isExhausted = false;
    refusedWith(answer, 429, "too-many-requests", told(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
    assert.equal(answer.headers["ratelimit-remaining"], "0");
  },
  overloaded: async (space, _operation, good, switches) => {
    switches.overloaded = true;
    const answer = await send(space, good);
    switches.overloaded = false;
    refusedWith(answer, 503, "overloaded", told(good));
    assert.equal(answer.headers["retry-after"], "1");
  },
  stopping: async (space, _operation, good) => {
    space.app.stopping = true;
    const answer = await send(space, good);
    space.app.stopping = false;
    refusedWith(answer, 503, "stopping", told(good));
    assert.match(String(answer.headers["retry-after"]), /^\d+$/);
  },
  "internal-error": async (space, _operation, good) => {
    await refuses(space, "internal-error", good, { "x-fault": "1" });
  },
};

/** Shown for all operations at once, on a database whose server can be lost. */
const LOST_STORE = "store-unavailable";

async function guardedApp(t: test.TestContext, openFresh: OpenFresh, more: SpaceTestOptions = {}) {
  const switches: Switches = { overloaded: false, isExhausted: false };
  const limiter = new RateLimiter(() => 0);
  limiter.take = (limit, key) => {
    const taken = { allowed: !switches.isExhausted, remaining: 0, fullInSeconds: 1, retryAfterSeconds: 1 };
    return limit === ADDRESS_LIMIT && key === "127.0.0.1" ? taken : assert.fail(`${limit.name} ${key}`);
  };
  const space = await freshSpaceApp(t, openFresh, {
    settings: { rateLimit: true },
    pressure: { limiter, load: { overloaded: () => switches.overloaded, stop: () => {} } },
    prepare: (app) =>
      app.addHook("preHandler", async ({ headers }) => {
        if (headers["x-fault"] !== undefined) throw new Error("a fault of the test");
      }),
    ...more,
  });
  await space.app.ready();
  return { space, switches };
}

onEachEngine((engine, openFresh) => {
  test("every operation gives each of its successes", async (t) => {
    const { space } = await guardedApp(t, openFresh);
    for (const operation of operationsOf(space.app.openapi())) {
      if (OVER_A_SOCKET.includes(operation.id)) continue;
      const cases = GOOD[operation.id] ?? {};
      assert.deepEqual(Object.keys(cases).map(Number), operation.successes, `${operation.id} in GOOD`);
      for (const [status, one] of Object.entries(cases)) {
        await arrange(space, one);
        const before = await space.exported();
        const answer = await send(space, one.request);
        assert.equal(answer.status, Number(status), `${told(one.request)}: ${answer.text.slice(0, 400)}`);
        const changes = one.request.method !== "GET" && !one.request.path.includes("preview=true");
        assert.equal(
          (await space.exported()) !== before,
          changes,
          `${told(one.request)} ${changes ? "changes" : "keeps"}`,
        );
      }
    }
    assert.deepEqual(
      Object.keys(GOOD).filter((id) => !isDescribed(space, id)),
      [],
      "GOOD names operations that are none",
    );
  });

  test("every operation refuses what is its own to refuse, and changes nothing", async (t) => {
    const { space } = await guardedApp(t, openFresh);
    for (const operation of operationsOf(space.app.openapi())) {
      const own = operation.codes.filter((code) => !(code in GENERAL) && code !== LOST_STORE);
      const shown = REFUSED[operation.id] ?? {};
      assert.deepEqual(Object.keys(shown).sort(), own.sort(), `refusals of ${operation.id} in REFUSED`);
      for (const [code, cases] of Object.entries(shown)) {
        assert.ok(cases.length > 0, `${operation.id} ${code} has no case`);
        for (const one of cases) {
          await t.test(`${operation.id} refuses ${told(one.request)} as ${code}`, async () => {
            await arrange(space, one);
            await refuses(space, code, one.request);
          });
        }
      }
    }
    assert.deepEqual(
      Object.keys(REFUSED).filter((id) => !isDescribed(space, id)),
      [],
      "REFUSED names no operation",
    );
  });

  if (engine === "sqlite") {
    test("every operation refuses what any operation refuses, and changes nothing", async (t) => {
      const { space, switches } = await guardedApp(t, openFresh);
      for (const operation of operationsOf(space.app.openapi())) {
        const good = goodCase(operation);
        await arrange(space, good);
        for (const code of operation.codes.filter((one) => one in GENERAL)) {
          await t.test(`${operation.id} answers ${code}`, async () => {
            await GENERAL[code]?.(space, operation, good.request, switches);
          });
        }
      }
    });
  } else {
    test("[SAFE2] every operation answers 503 while the database is lost, and works again afterwards", async (t) => {
      const database = await testDatabase();
      const proxy = await startProxy(database.url);
      const store = await openSpaceStore(proxy.url);
      t.after(() =>
        store
          .close()
          .then(() => proxy.cut())
          .then(() => database.drop()),
      );
      const space = spaceTestApp(t, store);
      await space.load(RICH);
      const before = await space.exported();
      await proxy.cut();
      for (const operation of operationsOf(space.app.openapi())) {
        if (!operation.codes.includes(LOST_STORE) || NEEDS_NO_STORE.includes(operation.id)) continue;
        const { request } = goodCase(operation);
        const answer = await send(space, request);
        refusedWith(answer, 503, LOST_STORE, told(request));
        assert.match(String(answer.headers["retry-after"]), /^\d+$/);
      }
      await proxy.restore();
      assert.equal(await space.exported(), before);
      await space.ok("POST", "/api/explore", { leadId: 2 });
    });
  }
});

const isDescribed = ({ app }: SpaceTestApp, id: string): boolean =>
  operationsOf(app.openapi()).some((one) => one.id === id);

onEachEngine((engine, openFresh) => {
  if (engine === "postgres") return;
  test("every route of the game stands in the description", async (t) => {
    const routes: string[] = [];
    const space = await freshSpaceApp(t, openFresh, {
      prepare: (app) =>
        app.addHook("onRoute", ({ method, url }) => {
          routes.push(...[method].flat().map((one) => `${one} ${url.replace(/:(\w+)/g, "{$1}")}`));
        }),
    });
    await space.app.ready();
    const described = operationsOf(space.app.openapi()).map(({ method, template }) => `${method} ${template}`);
    const given = routes.filter((route) => /^(?!HEAD )\w+ \/api\//.test(route));
    assert.ok(given.length > 30);
    assert.deepEqual(
      given.filter((route) => !described.includes(route)),
      [],
    );
  });
});
