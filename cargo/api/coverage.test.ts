/**
 * Every operation of the description × every answer that it lists. The cases are read from the description, so a new operation,
 * success or refusal fails here until a request shows it. Refusals that do not depend on the operation are tested once for each
 * shape of route.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { type RateLimit, REQUESTS, STREAMS } from "@outbound/kit/http/limits/rate-limit.ts";
import { BusyError } from "@outbound/kit/passwords/errors.ts";
import type { Hasher } from "@outbound/kit/passwords/hasher.ts";
import { type AppClient, appClient, type Request, refusedWith } from "@outbound/kit/testing/app-client.ts";
import {
  collectRoutes,
  optionsTable,
  plantUngatedRoute,
  routesWithoutGate,
} from "@outbound/kit/testing/declared-routes.ts";
import { type DescribedOperation, operationsOf } from "@outbound/kit/testing/described-operations.ts";
import { type OpenFresh, onEachEngine } from "@outbound/kit/testing/engines.ts";
import {
  faultOnDemand,
  GENERAL_REFUSALS,
  generalCases,
  isGeneral,
  refuses,
  refusesMalformed,
  type SystemUnderTest,
  shown,
  switchedPressure,
} from "@outbound/kit/testing/general-refusals.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy } from "@outbound/kit/testing/proxy.ts";
import { sql } from "kysely";
import { CASES } from "../testing/api-cases.ts";
import {
  bearer,
  type CargoTestApp,
  type CargoTestOptions,
  CHEAP_HASHER,
  cargoTestApp,
  freshCargoApp,
  openCargoStore,
} from "../testing/cargo-app.ts";
import { HOOK_CASES } from "../testing/cases/world-cases.ts";
import { ROUTE_OPTIONS } from "../testing/route-options.ts";
import { type Case, namesFigures, type Prepared, read, Stage } from "../testing/stage.ts";
import { COMPANY_LIMIT, DEVICE_LIMIT, NEW_ACCOUNTS, SIGN_IN_LIMIT } from "./guard.ts";

/** A stream does not end on its own, so stream.test.ts tests its success over a real socket. */
const OVER_A_SOCKET = ["streamState"];
const STREAM: Case = async (stage) => read(await stage.pilot(), "/api/stream");

/** Tested for all operations at once, on a database whose server can be lost. */
const LOST_STORE = "store-unavailable";
/** The same for every commit, so tested once. */
const LOST_COMMIT = "outcome-unknown";
const BUSY = "hashing-busy";
/** The same for every request to the game, so tested for all operations at once. */
const CATCHING_UP = "catching-up";
const NO_SESSION = ["not-signed-in", "admin-not-logged-in"];
/** The same for every route of a token scope, so tested for all guarded operations at once. */
const OF_TOKENS = ["invalid-token", "insufficient-scope", "session-needed"];
/** The same for every session of a suspended player, so tested for all guarded operations at once. */
const SUSPENDED = "suspended";
/** Depends on a setting of the service. */
const OF_REGISTRATION = {
  "registration-closed": "closed",
  "invite-needed": "invite",
  "invite-invalid": "invite",
} as const;
/** Depends on a setting of the service; `staged` shows the ranking. */
const NOT_PUBLIC = "ranking-not-public";
const TOO_MANY_GUESTS = "too-many-guests";
const isOwn = (code: string, _index: number, codes: readonly string[]): boolean =>
  !isGeneral(code) &&
  ![
    LOST_STORE,
    LOST_COMMIT,
    BUSY,
    CATCHING_UP,
    NOT_PUBLIC,
    TOO_MANY_GUESTS,
    ...NO_SESSION,
    ...OF_TOKENS,
    ...Object.keys(OF_REGISTRATION),
  ].includes(code) &&
  !(code === SUSPENDED && codes.includes("not-signed-in"));

/** Returns the case of a request that succeeds. */
function goodCase({ id, successes }: DescribedOperation): Case {
  if (OVER_A_SOCKET.includes(id)) return STREAM;
  return CASES[id]?.good[successes.at(-1) ?? 200] ?? assert.fail(`${id} has no good request`);
}

/** Creates a hasher that works while the switch is off. */
const switchedHasher = (switches: { isBusy: boolean }): Hasher => {
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    switches.isBusy ? Promise.reject(new BusyError(20)) : work();
  return {
    hash: (password) => inTurn(() => CHEAP_HASHER.hash(password)),
    verify: (password, hash) => inTurn(() => CHEAP_HASHER.verify(password, hash)),
    depth: 0,
  };
};

const LIMITS: readonly RateLimit[] = [
  SIGN_IN_LIMIT,
  DEVICE_LIMIT,
  COMPANY_LIMIT,
  NEW_ACCOUNTS,
  ...REQUESTS,
  ...STREAMS,
];
const isKnown = (limit: RateLimit, key: string): boolean =>
  LIMITS.includes(limit) && (limit.by !== "caller" || /^(player|admin) \d+$/.test(key));

async function staged(t: test.TestContext, openFresh: OpenFresh, more: CargoTestOptions = {}) {
  const switches = { overloaded: false, isExhausted: false, isBusy: false };
  const cargo = await freshCargoApp(t, openFresh, {
    withHooks: true,
    settings: { rateLimit: true, trustedProxies: ["127.0.0.1"], publicRanking: true },
    pressure: switchedPressure(switches, isKnown),
    prepare: faultOnDemand,
    hasher: switchedHasher(switches),
    ...more,
  });
  await cargo.app.ready();
  return { cargo, switches, stage: new Stage(cargo), operations: operationsOf(cargo.app.openapi("closed")) };
}

/** Adapts the app for the sender of prepared requests. */
function systemOf(cargo: CargoTestApp, { by, request }: Prepared): SystemUnderTest {
  const isAdmin = request.path.startsWith("/api/admin/");
  const cookie = `${isAdmin ? "cargo_admin_session" : "cargo_session"}=${by.token}`;
  const asBrowser = by.token === undefined ? by : appClient(cargo.app, { cookie });
  const another = isAdmin ? "/api/admin/players/1/suspend" : "/api/planes/1/rename";
  return {
    app: cargo.app,
    // Browsers never send bearer tokens automatically, so a cross-site request carries a cookie.
    send: ({ method, path, body }, headers = {}) =>
      ("origin" in headers || "sec-fetch-site" in headers ? asBrowser : by).call(method, path, body, headers),
    contents: () => cargo.contents(),
    another: { method: "POST", path: another, body: isAdmin ? { suspended: false } : { name: "Another" } },
  };
}

const withPreview = ({ by, request }: Prepared): Prepared => ({
  by,
  request: { ...request, path: `${request.path}?preview=true` },
});
const takesPreview = ({ operation }: DescribedOperation): boolean =>
  (operation.parameters ?? []).some(({ name }) => name === "preview");

const tokenAccessOf = ({ id, codes }: DescribedOperation): string =>
  codes.includes("admin-not-logged-in") ? "admin" : (ROUTE_OPTIONS[id]?.tokenScope ?? "closed");

/** Asserts that the operation accepts the token of this scope, or how it refuses it. */
async function answersToken(
  cargo: CargoTestApp,
  operation: DescribedOperation,
  scope: string,
  by: AppClient,
): Promise<void> {
  const { method, template } = operation;
  // The guard runs before the path and the body are read.
  const path = template.replace(/\{\w+\}/g, "none");
  const name = `${method} ${path} with ${scope}`;
  const access = tokenAccessOf(operation);
  const before = await cargo.contents();
  const answer = await by.call(method, path);
  if (access === "read" || access === scope) {
    const { code = "" } = answer.body as { readonly code?: string };
    assert.ok(![...NO_SESSION, ...OF_TOKENS].includes(code), `${name}: ${code}`);
    return;
  }
  if (access === "admin") refusedWith(answer, 401, "admin-not-logged-in", name);
  else if (access === "closed") refusedWith(answer, 403, "session-needed", name);
  else assert.equal(refusedWith(answer, 403, "insufficient-scope", name).details?.neededScope, access, name);
  assert.equal(await cargo.contents(), before, `${name} changed something`);
}

/** How many operations share a world. */
const SHARE_A_WORLD = 8;

async function showsOwnRefusals(
  t: test.TestContext,
  cargo: CargoTestApp,
  stage: Stage,
  operation: DescribedOperation,
): Promise<void> {
  const own = operation.codes.filter(isOwn);
  const refused = CASES[operation.id]?.refused ?? {};
  assert.deepEqual(Object.keys(refused).sort(), own.sort(), `refusals of ${operation.id}`);
  for (const [code, cases] of Object.entries(refused)) {
    assert.ok(cases.length > 0, `${operation.id} ${code} has no case`);
    for (const [place, one] of cases.entries()) {
      await t.test(`${operation.id} refuses as ${code}, request ${place + 1}`, async () => {
        const prepared = await one(stage);
        const requests = takesPreview(operation) ? [withPreview(prepared), prepared] : [prepared];
        const answers = await refuses(
          systemOf(cargo, prepared),
          code,
          requests.map(({ request }) => request),
        );
        for (const answer of answers) namesFigures(answer);
      });
    }
  }
}

onEachEngine((engine, openFresh) => {
  test("every operation answers with each of its success statuses", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    for (const { id, successes } of operations) {
      if (OVER_A_SOCKET.includes(id)) continue;
      const good = CASES[id]?.good ?? {};
      assert.deepEqual(Object.keys(good).map(Number), successes, `successes of ${id}`);
      for (const [status, one] of Object.entries(good)) {
        const { by, request } = await one(stage);
        const before = await cargo.contents();
        const answer = await by.call(request.method, request.path, request.body);
        assert.equal(answer.status, Number(status), `${shown(request)}: ${answer.text.slice(0, 400)}`);
        // A new job belongs to nobody, and a world event of the hook is not stored.
        const changes = request.method !== "GET" && !["createContract", "createEvent"].includes(id);
        assert.equal(
          (await cargo.contents()) !== before,
          changes,
          `${shown(request)} ${changes ? "changes" : "keeps"}`,
        );
      }
    }
    const described = operations.map(({ id }) => id);
    assert.deepEqual(
      Object.keys(CASES).filter((id) => !described.includes(id)),
      [],
      "cases of operations that are none",
    );
  });

  test("[PREVIEW1][PREVIEW2] a dry run answers like the command, and changes nothing", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    const previewed = operations.filter(takesPreview);
    assert.deepEqual(previewed.map(({ id }) => id).sort(), PREVIEWED);
    for (const operation of previewed) {
      const { by, request } = withPreview(await goodCase(operation)(stage));
      const before = await cargo.contents();
      const answer = await by.call<{ preview: boolean; revision: number }>(request.method, request.path, request.body);
      assert.equal(answer.status, 200, `${shown(request)}: ${answer.text.slice(0, 400)}`);
      assert.equal(answer.body.preview, true);
      assert.equal(await cargo.contents(), before, shown(request));
    }
  });

  test("[CHECK2] every operation gives each of its own refusals, with figures, and changes nothing", async (t) => {
    const { operations } = await staged(t, openFresh);
    // A world for each few operations: hashing the tables takes longer with every player that earlier cases left behind.
    for (let first = 0; first < operations.length; first += SHARE_A_WORLD) {
      const some = operations.slice(first, first + SHARE_A_WORLD);
      await t.test(`the operations from ${some[0]?.id} to ${some.at(-1)?.id}`, async (t) => {
        const { cargo, stage } = await staged(t, openFresh);
        for (const operation of some) await showsOwnRefusals(t, cargo, stage, operation);
      });
    }
  });

  test("[AUTH6][ADMIN1] every guarded operation refuses a request without its kind of session", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    const guarded = operations.filter(({ codes }) => codes.some((code) => NO_SESSION.includes(code)));
    assert.ok(guarded.length > 40);
    const [player, admin, ended] = [await stage.newcomer(), await stage.admin(), await stage.newcomer()];
    await ended.ok("POST", "/api/auth/sign-out");
    const unknown = appClient(cargo.app, bearer("k".repeat(43)));
    const before = await cargo.contents();
    for (const { method, template, codes } of guarded) {
      const code = codes.find((one) => NO_SESSION.includes(one)) ?? "";
      const other = code === "not-signed-in" ? admin : player;
      // The guard runs before the path and the body are read.
      const path = template.replace(/\{\w+\}/g, "1");
      for (const by of [cargo, other, ended, unknown]) refusedWith(await by.call(method, path), 401, code, path);
      assert.equal(await cargo.contents(), before, `${method} ${path} changed something`);
    }
  });

  test("[TOKEN3] every operation accepts API tokens of the scopes in the table of options, and no other token", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    const pilot = await stage.pilot();
    const [reader, player] = [await stage.apiToken(pilot, "read"), await stage.apiToken(pilot, "play")];
    // The first use of a token is written in the background, later ones of the hour are not.
    await Promise.all([reader, player].map((by) => by.ok("GET", "/api/state")));
    const isUnused = () =>
      cargo.game.host.read(({ state }) =>
        state.accounts.apiTokens.of(pilot.id).some((one) => one.last_used_at === null),
      );
    while (await isUnused()) await setImmediate();
    const counts: Record<string, number> = {};
    for (const operation of operations.filter(({ codes }) => codes.some((code) => NO_SESSION.includes(code)))) {
      const access = tokenAccessOf(operation);
      counts[access] = (counts[access] ?? 0) + 1;
      const schemes = (operation.operation.security ?? []).flatMap((way) => Object.keys(way));
      const tokens = schemes.filter((scheme) => scheme.endsWith("Token"));
      const opening = { read: ["readToken", "playToken"], play: ["playToken"] }[access] ?? [];
      assert.deepEqual(tokens, opening, `security of ${operation.id}`);
      // A stream does not end on its own.
      if (OVER_A_SOCKET.includes(operation.id)) continue;
      for (const [scope, by] of Object.entries({ read: reader, play: player })) {
        await answersToken(cargo, operation, scope, by);
      }
    }
    for (const access of ["admin", "closed", "read", "play"]) assert.ok((counts[access] ?? 0) > 8, access);
  });

  test("[TOKEN4] every guarded operation of players refuses a revoked token", async (t) => {
    const { stage, operations } = await staged(t, openFresh);
    const player = await stage.newcomer();
    const ended = await stage.apiToken(player, "play");
    await player.ok("DELETE", `/api/auth/tokens/${ended.id}`);
    for (const { method, template } of operations.filter(({ codes }) => codes.includes("not-signed-in"))) {
      refusedWith(await ended.call(method, template.replace(/\{\w+\}/g, "1")), 401, "invalid-token", template);
    }
  });

  test("[SUSPEND1] every guarded operation of players refuses a suspended player's session with the reason", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    const player = await stage.newcomer();
    const suspension = { suspended: true, reason: "Sells accounts", hours: 5 };
    await (await stage.admin()).ok("POST", `/api/admin/players/${player.id}/suspend`, suspension);
    const guarded = operations.filter(({ codes }) => codes.includes("not-signed-in"));
    const before = await cargo.contents();
    for (const { method, template } of guarded) {
      const path = template.replace(/\{\w+\}/g, "1");
      const { details } = refusedWith(await player.call(method, path), 403, SUSPENDED, path);
      assert.equal(details?.reason, suspension.reason);
      assert.equal(await cargo.contents(), before, `${method} ${path} changed something`);
    }
  });

  test("[STORE8] every operation of the game refuses while it catches up, also from admins", async (t) => {
    const { cargo, stage, operations } = await staged(t, openFresh);
    const [player, admin] = [await stage.newcomer(), await stage.admin()];
    const before = await cargo.contents();
    const starting = { share: 0.25, realMsLeft: 3_600_000, secondsLeft: 7.2 };
    t.mock.getter(cargo.game.host, "starting", () => starting);
    const refused = operations.filter(({ codes }) => codes.includes(CATCHING_UP));
    const paths = new Set(refused.map(({ template }) => template));
    const others = operations.filter(({ template }) => template.startsWith("/api/") && !paths.has(template));
    assert.deepEqual(others.map(({ template }) => template).sort(), ["/api/openapi", "/api/problems", "/api/version"]);
    for (const { method, template } of refused) {
      const path = template.replace(/\{\w+\}/g, "1");
      for (const by of [cargo, player, admin]) {
        const { details } = refusedWith(await by.call(method, path), 503, CATCHING_UP, path);
        assert.deepEqual(details, { share: 0.25, realSecondsLeft: 3600, retryAfterSeconds: 8 });
      }
    }
    assert.equal(await cargo.contents(), before);
  });

  test("[REG1] register is refused if registration is closed or requires an invite, and changes nothing", async (t) => {
    for (const [code, registration] of Object.entries(OF_REGISTRATION)) {
      const { cargo, operations } = await staged(t, openFresh, { settings: { registration, rateLimit: false } });
      assert.ok(operations.find(({ id }) => id === "register")?.codes.includes(code), code);
      const invite = code === "invite-invalid" ? { invite: "T4wqLr8ZxVb2nYc6KmPd1g" } : {};
      const body = { username: "mira", password: "a plane of my own", ...invite };
      const request: Request = { method: "POST", path: "/api/auth/register", body };
      await refuses(systemOf(cargo, { by: cargo, request }), code, [request]);
    }
  });

  test("[GUEST5] starting as a guest is refused above the limit, and changes nothing", async (t) => {
    const { cargo } = await staged(t, openFresh, { settings: { guestsLimit: 0, rateLimit: false } });
    const request: Request = { method: "POST", path: "/api/auth/guest" };
    await refuses(systemOf(cargo, { by: cargo, request }), TOO_MANY_GUESTS, [request]);
  });

  test("[RANK2] the ranking is refused if it is not public", async (t) => {
    const { cargo } = await staged(t, openFresh, { settings: { rateLimit: false } });
    const request: Request = { method: "GET", path: "/api/ranking" };
    await refuses(systemOf(cargo, { by: cargo, request }), NOT_PUBLIC, [request]);
  });

  test("the suite notices when a refused request changes a single value of a single row", async (t) => {
    const { cargo, stage } = await staged(t, openFresh);
    const by = await stage.pilot();
    const request: Request = { method: "POST", path: `/api/planes/${by.planeId}/fly`, body: { destIcao: "EDDF" } };
    const system = systemOf(cargo, { by, request });
    await refuses(system, "already-there", [request]);
    const changing: SystemUnderTest = {
      ...system,
      send: async (...given) => {
        const answer = await system.send(...given);
        await cargo.store.write.updateTable("planes").set({ name: "Changed" }).where("id", "=", by.planeId).execute();
        return answer;
      },
    };
    await assert.rejects(refuses(changing, "already-there", [request]), /changed something/);
  });

  if (engine === "sqlite") {
    test("every operation refuses values outside its schema, and changes nothing", async (t) => {
      const { cargo, stage, operations } = await staged(t, openFresh);
      for (const operation of operations) {
        const prepared = await goodCase(operation)(stage);
        await refusesMalformed(systemOf(cargo, prepared), operation, prepared.request);
      }
    });

    test("[STORE9] every change answers 503 while the file is read-only, changes nothing, and succeeds afterwards", async (t) => {
      const { cargo, stage, operations } = await staged(t, openFresh);
      for (const operation of operations.filter(
        ({ method, codes }) => method !== "GET" && codes.includes(LOST_STORE),
      )) {
        const prepared = await goodCase(operation)(stage);
        const { by, request } = prepared;
        await sql`pragma query_only = on`.execute(cargo.store.write);
        await refuses(systemOf(cargo, prepared), LOST_STORE, [request]);
        await sql`pragma query_only = off`.execute(cargo.store.write);
        const again = await by.call(request.method, request.path, request.body);
        assert.ok(again.status < 300, `${shown(request)}: ${again.text}`);
      }
    });

    test("one operation of each shape answers with each general refusal, and changes nothing", async (t) => {
      const { cargo, stage, switches, operations } = await staged(t, openFresh);
      for (const { code, operation } of generalCases(operations, ROUTE_OPTIONS)) {
        await t.test(`${operation.id} answers ${code}`, async () => {
          const prepared = await goodCase(operation)(stage);
          const options = ROUTE_OPTIONS[operation.id] ?? {};
          const system = systemOf(cargo, prepared);
          await GENERAL_REFUSALS[code]?.(system, operation, prepared.request, switches, options);
        });
      }
    });

    test("every operation that hashes a password refuses while too many passwords wait, and changes nothing", async (t) => {
      const { cargo, stage, switches, operations } = await staged(t, openFresh);
      for (const operation of operations.filter(({ codes }) => codes.includes(BUSY))) {
        const prepared = await goodCase(operation)(stage);
        switches.isBusy = true;
        await refuses(systemOf(cargo, prepared), BUSY, [prepared.request]);
        switches.isBusy = false;
      }
    });
  } else {
    test("every operation answers 503 while the database is lost, and a commit that loses its connection is outcome-unknown", async (t) => {
      const database = await testDatabase();
      const proxy = await startProxy(database.url);
      const store = await openCargoStore(proxy.url);
      t.after(() =>
        store
          .close()
          .then(() => proxy.cut())
          .then(() => database.drop()),
      );
      const settings = { trustedProxies: ["127.0.0.1"], publicRanking: true };
      const cargo = cargoTestApp(t, store, { withHooks: true, settings });
      await cargo.app.ready();
      const stage = new Stage(cargo);
      const operations = operationsOf(cargo.app.openapi("closed")).filter(({ codes }) => codes.includes(LOST_STORE));
      const prepared: Prepared[] = [];
      for (const operation of operations) prepared.push(await goodCase(operation)(stage));
      const before = await cargo.contents();
      await proxy.cut();
      for (const { by, request } of prepared) {
        const answer = await by.call(request.method, request.path, request.body);
        refusedWith(answer, 503, LOST_STORE, shown(request));
        assert.match(String(answer.headers["retry-after"]), /^\d+$/);
      }
      await proxy.restore();
      assert.equal(await cargo.contents(), before);
      const pilot = await stage.pilot();
      const addCash = () => pilot.call("POST", "/api/test/add-cash", { amount: 5 }, { "idempotency-key": "lost" });
      proxy.cutAfter("commit\0");
      refusedWith(await addCash(), 503, LOST_COMMIT);
      proxy.cutAfter(undefined);
      const repeated = await addCash();
      assert.deepEqual([repeated.status, repeated.headers["idempotency-replayed"]], [200, "true"], repeated.text);
    });
  }
});

const PREVIEWED = [
  "abandonPackage",
  "acceptInvitation",
  "acceptPackage",
  "adminAdjustCash",
  "adminRevertChange",
  "adminSuspendPlayer",
  "askRelief",
  "assignPlanes",
  "assignRoute",
  "buyBase",
  "buyPlane",
  "cancelQueuedLeg",
  "changeAppearance",
  "changePrivacy",
  "changeRoute",
  "chooseHome",
  "createRoute",
  "declineInvitation",
  "deleteRoute",
  "dispatch",
  "expelFromAlliance",
  "fly",
  "foundAlliance",
  "inviteToAlliance",
  "leaveAlliance",
  "loadPackage",
  "moveQueuedLeg",
  "queueLeg",
  "renamePlane",
  "repair",
  "repairPlanes",
  "sellBase",
  "sellPlane",
  "withdrawInvitation",
];

/** Refusals that a path with this parameter must describe. */
const OF_PATHS: Readonly<Record<string, readonly string[]>> = {
  "{planeId}": ["unknown-plane", "not-owner"],
  "{packageId}": ["unknown-package"],
  "{username}": ["unknown-company"],
  "{allianceId}": ["unknown-alliance"],
  "{invitationId}": ["unknown-invitation"],
  "{baseId}": ["unknown-base", "not-owner"],
  "{routeId}": ["unknown-route", "not-owner"],
  "{icao}": ["unknown-airport"],
  "{sessionId}": ["unknown-session"],
  "{tokenId}": ["unknown-token"],
  "{playerId}": ["unknown-player"],
  "{userId}": ["unknown-user"],
  "{inviteId}": ["unknown-invite"],
  "{name}": ["unknown-table"],
  "{entryId}": ["unknown-entry"],
  "{code}": ["unknown-problem"],
};

onEachEngine((engine, openFresh) => {
  if (engine === "postgres") return;

  test("an operation with a path parameter describes the refusals of unknown values and of other players' values", async (t) => {
    const { operations } = await staged(t, openFresh);
    for (const { id, template, codes } of operations) {
      for (const parameter of template.match(/\{\w+\}/g) ?? []) {
        for (const code of OF_PATHS[parameter] ?? assert.fail(`${parameter} of ${template}`)) {
          assert.ok(codes.includes(code), `${id} does not name ${code}`);
        }
      }
    }
  });

  test("every route is behind the gate, and the suite notices a route that is not", async (t) => {
    const { routes, prepare } = collectRoutes();
    const { cargo, operations } = await staged(t, openFresh, { prepare });
    assert.deepEqual(await routesWithoutGate(cargo.app, [...operations, ...routes]), []);
    const planted = await staged(t, openFresh, { prepare: plantUngatedRoute });
    const found = await routesWithoutGate(planted.cargo.app, [{ method: "GET", template: "/api/ungated" }]);
    assert.deepEqual(found, ["GET /api/ungated"]);
  });

  test("exactly the routes in the table have special options", async (t) => {
    const { routes, prepare } = collectRoutes();
    await staged(t, openFresh, { prepare });
    assert.deepEqual(optionsTable(routes), ROUTE_OPTIONS);
  });

  test("[HOOK1] every route is in the description, and the test hooks only if they are enabled", async (t) => {
    for (const withHooks of [true, false]) {
      const { routes, prepare } = collectRoutes();
      const { operations, cargo } = await staged(t, openFresh, { prepare, withHooks });
      const below = routes.filter(({ template }) => template.startsWith("/api/"));
      assert.ok(below.length > 40);
      assert.deepEqual(
        below.filter(({ operationId }) => !operations.some(({ id }) => id === operationId)),
        [],
      );
      const hooks = operations.filter(({ id }) => id in HOOK_CASES);
      assert.equal(hooks.length, withHooks ? Object.keys(HOOK_CASES).length : 0);
      if (withHooks) continue;
      const player = await cargo.register("mira");
      for (const name of ["set-timescale", "advance", "set-health", "add-cash", "create-contract"]) {
        refusedWith(await player.call("POST", `/api/test/${name}`, {}), 404, "not-found", name);
      }
    }
  });
});
