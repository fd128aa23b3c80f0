/**
 * Tests every operation of the description with every answer that it declares. The list comes from the description, so a new
 * operation, success or refusal fails here until a request covers it. Refusals that do not depend on the operation are tested
 * once for each shape of route.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { REQUESTS, STREAMS } from "@outbound/kit/http/limits/rate-limit.ts";
import { type Headers, type Request, refusedWith } from "@outbound/kit/testing/app-client.ts";
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
  type Switches,
  type SystemUnderTest,
  shown,
  switchedPressure,
} from "@outbound/kit/testing/general-refusals.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { startProxy } from "@outbound/kit/testing/proxy.ts";
import { sql } from "kysely";
import type { Game } from "../rules/game/game.ts";
import type { Case } from "../testing/cases/case.ts";
import { RICH } from "../testing/cases/games.ts";
import { GOOD } from "../testing/cases/good.ts";
import { REFUSED } from "../testing/cases/refused.ts";
import { ROUTE_OPTIONS } from "../testing/route-options.ts";
import {
  freshSpaceApp,
  openSpaceStore,
  type SpaceTestApp,
  type SpaceTestOptions,
  spaceTestApp,
} from "../testing/space-app.ts";
import { NEW_GAMES } from "./routes/games.ts";

/** A stream never ends, so stream.test.ts covers its success over a real socket. */
const OVER_A_SOCKET = ["streamEvents"];
/** Needs an id that is drawn when the game is created: games.test.ts covers its success, retries.test.ts its repetition. */
const WITH_A_DRAWN_ID = ["deleteGame"];
/** Needs a game that was played to its end: daily.test.ts covers it. */
const OF_A_FINISHED_GAME = ["getReplay"];
/** Declares that it needs the store, like other operations of its group, but only names the tables. */
const NEEDS_NO_STORE = ["adminListTables"];
/** Its answer is fixed within a release. It needs the store only to start the first game, as every game route does. */
const NEEDS_NO_STORE_ONCE_STARTED = ["getRules"];

const STREAM: Request = { method: "GET", path: "/api/events/stream" };

/** Returns a request that succeeds. */
function goodCase({ id, successes }: DescribedOperation): Case {
  const found = GOOD[id]?.[successes.at(-1) ?? 200];
  if (found) return found;
  if (OVER_A_SOCKET.includes(id)) return { request: STREAM };
  if (WITH_A_DRAWN_ID.includes(id)) return { request: { method: "DELETE", path: "/api/games/main" } };
  if (OF_A_FINISHED_GAME.includes(id)) return { request: { method: "GET", path: "/api/replay" } };
  assert.fail(`${id} has no successful request in GOOD`);
}

async function arrange(space: SpaceTestApp, { game = RICH, first = [] }: Case): Promise<void> {
  await space.load(game);
  for (const { method, path, body } of first) await space.ok(method, path, body);
}

/** For cases that change nothing: loads a game only if the previous case had another one. */
function arrangeOnce(space: SpaceTestApp): (one: Case) => Promise<void> {
  let present: Game | undefined;
  return async (one) => {
    const { game = RICH, first = [] } = one;
    if (game !== present || first.length > 0) await arrange(space, one);
    present = first.length > 0 ? undefined : game;
  };
}

const send = (space: SpaceTestApp, { method, path, body }: Request, headers: Headers = {}) =>
  space.call(method, path, body, headers);

const systemOf = (space: SpaceTestApp): SystemUnderTest => ({
  app: space.app,
  send: (request, headers) => send(space, request, headers),
  contents: () => space.contents(),
  another: { method: "POST", path: "/api/save/new", body: {} },
});

/** Tested for all operations at once, on a database with a server that can be stopped. */
const LOST_STORE = "store-unavailable";
/** The same for every commit, so tested once. */
const LOST_COMMIT = "outcome-unknown";
/** The same for every route of a game: games.test.ts and shared-play.test.ts cover it. */
const OF_EVERY_GAME = ["unknown-game", "watch-only", "revision-changed"];
/** Needs a game with a drawn id: daily.test.ts covers it. */
const OF_DAILY_AND_WATCHED = ["daily-running", "game-running"];
const isOwn = (code: string): boolean =>
  ![...OF_EVERY_GAME, ...OF_DAILY_AND_WATCHED].includes(code) &&
  !isGeneral(code) &&
  code !== LOST_STORE &&
  code !== LOST_COMMIT;

/** A malformed `game` is 404 like an unknown one: games.test.ts covers it. */
const withoutGame = (described: DescribedOperation): DescribedOperation => ({
  ...described,
  operation: {
    ...described.operation,
    parameters: (described.operation.parameters ?? []).filter(({ name }) => name !== "game"),
  },
});

async function guardedApp(t: test.TestContext, openFresh: OpenFresh, more: SpaceTestOptions = {}) {
  const switches: Switches = { overloaded: false, isExhausted: false };
  const space = await freshSpaceApp(t, openFresh, {
    settings: { rateLimit: true, gamesLimit: 1 },
    pressure: switchedPressure(
      switches,
      (limit, key) => [...REQUESTS, ...STREAMS, NEW_GAMES].includes(limit) && key === "127.0.0.1",
    ),
    prepare: faultOnDemand,
    ...more,
  });
  await space.app.ready();
  return { space, switches };
}

onEachEngine((engine, openFresh) => {
  test("every operation answers with each of its successes", async (t) => {
    const { space } = await guardedApp(t, openFresh);
    for (const operation of operationsOf(space.app.openapi("closed"))) {
      if ([...OVER_A_SOCKET, ...WITH_A_DRAWN_ID, ...OF_A_FINISHED_GAME].includes(operation.id)) continue;
      const cases = GOOD[operation.id] ?? {};
      assert.deepEqual(Object.keys(cases).map(Number), operation.successes, `${operation.id} in GOOD`);
      for (const [status, one] of Object.entries(cases)) {
        await arrange(space, one);
        const before = await space.contents();
        const answer = await send(space, one.request);
        assert.equal(answer.status, Number(status), `${shown(one.request)}: ${answer.text.slice(0, 400)}`);
        const changes = one.request.method !== "GET" && !one.request.path.includes("preview=true");
        assert.equal(
          (await space.contents()) !== before,
          changes,
          `${shown(one.request)} ${changes ? "changes" : "keeps"}`,
        );
      }
    }
    assert.deepEqual(
      Object.keys(GOOD).filter((id) => !isDescribed(space, id)),
      [],
      "GOOD names unknown operations",
    );
  });

  test("every operation answers with each of its own refusals, and changes nothing", async (t) => {
    const { space } = await guardedApp(t, openFresh);
    const arranged = arrangeOnce(space);
    for (const operation of operationsOf(space.app.openapi("closed"))) {
      const own = operation.codes.filter(isOwn);
      const refused = REFUSED[operation.id] ?? {};
      assert.deepEqual(Object.keys(refused).sort(), own.sort(), `refusals of ${operation.id} in REFUSED`);
      for (const [code, cases] of Object.entries(refused)) {
        assert.ok(cases.length > 0, `${operation.id} ${code} has no case`);
        for (const one of cases) {
          await t.test(`${operation.id} refuses ${shown(one.request)} as ${code}`, async () => {
            await arranged(one);
            await refuses(systemOf(space), code, [one.request]);
          });
        }
      }
    }
    assert.deepEqual(
      Object.keys(REFUSED).filter((id) => !isDescribed(space, id)),
      [],
      "REFUSED names an unknown operation",
    );
  });

  test("the suite notices when a refused request changes a single value of a single row", async (t) => {
    const { space } = await guardedApp(t, openFresh);
    await space.load(RICH);
    const request: Request = { method: "POST", path: "/api/jump", body: { systemId: 99, leadId: 1, helperIds: [] } };
    const system = systemOf(space);
    await refuses(system, "unknown-system", [request]);
    const changing: SystemUnderTest = {
      ...system,
      send: async (...given) => {
        const answer = await system.send(...given);
        await space.store.write.updateTable("crew").set({ name: "Changed" }).where("id", "=", 1).execute();
        return answer;
      },
    };
    await assert.rejects(refuses(changing, "unknown-system", [request]), /changed something/);
  });

  if (engine === "sqlite") {
    test("every operation refuses values that its schema forbids, and changes nothing", async (t) => {
      const { space } = await guardedApp(t, openFresh);
      const arranged = arrangeOnce(space);
      for (const operation of operationsOf(space.app.openapi("closed"))) {
        const good = goodCase(operation);
        await arranged(good);
        await refusesMalformed(systemOf(space), withoutGame(operation), good.request);
      }
    });

    test("[SAFE2] every change answers 503 while the file is read-only, changes nothing, and succeeds afterwards", async (t) => {
      const { space } = await guardedApp(t, openFresh);
      const isCommitted = ({ request }: Case) => request.method !== "GET" && !request.path.includes("preview=true");
      for (const { id, codes } of operationsOf(space.app.openapi("closed"))) {
        if (WITH_A_DRAWN_ID.includes(id) || !codes.includes(LOST_STORE)) continue;
        for (const one of Object.values(GOOD[id] ?? {}).filter(isCommitted)) {
          await arrange(space, one);
          await sql`pragma query_only = on`.execute(space.store.write);
          await refuses(systemOf(space), LOST_STORE, [one.request]);
          await sql`pragma query_only = off`.execute(space.store.write);
          assert.ok((await send(space, one.request)).status < 300, shown(one.request));
        }
      }
    });

    test("one operation of each shape answers with every general refusal, and changes nothing", async (t) => {
      const { space, switches } = await guardedApp(t, openFresh);
      const operations = operationsOf(space.app.openapi("closed")).filter(({ id }) => !WITH_A_DRAWN_ID.includes(id));
      for (const { code, operation } of generalCases(operations, ROUTE_OPTIONS)) {
        await t.test(`${operation.id} answers ${code}`, async () => {
          const good = goodCase(operation);
          await arrange(space, good);
          const options = ROUTE_OPTIONS[operation.id] ?? {};
          await GENERAL_REFUSALS[code]?.(systemOf(space), operation, good.request, switches, options);
        });
      }
    });
  } else {
    test("[SAFE2] every operation answers 503 while the database is lost, and a commit that loses its connection is outcome-unknown", async (t) => {
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
      const before = await space.contents();
      await proxy.cut();
      const late = spaceTestApp(t, store);
      const unaffected = new Map([
        [space, [...NEEDS_NO_STORE, ...NEEDS_NO_STORE_ONCE_STARTED]],
        [late, NEEDS_NO_STORE],
      ]);
      for (const [app, answering] of unaffected) {
        for (const operation of operationsOf(app.app.openapi("closed"))) {
          if (!operation.codes.includes(LOST_STORE)) continue;
          const { request } = goodCase(operation);
          const answer = await send(app, request);
          if (answering.includes(operation.id)) {
            assert.equal(answer.status, 200, shown(request));
            continue;
          }
          refusedWith(answer, 503, LOST_STORE, shown(request));
          assert.match(String(answer.headers["retry-after"]), /^\d+$/);
        }
      }
      await proxy.restore();
      assert.equal(await space.contents(), before);
      const explore = () => space.call("POST", "/api/explore", { leadId: 2 }, { "idempotency-key": "lost" });
      proxy.cutAfter("commit\0");
      refusedWith(await explore(), 503, LOST_COMMIT);
      proxy.cutAfter(undefined);
      const repeated = await explore();
      assert.deepEqual([repeated.status, repeated.headers["idempotency-replayed"]], [202, "true"], repeated.text);
    });
  }
});

const isDescribed = ({ app }: SpaceTestApp, id: string): boolean =>
  operationsOf(app.openapi("closed")).some((one) => one.id === id);

onEachEngine((engine, openFresh) => {
  if (engine === "postgres") return;
  test("every route is behind the gate, and the suite notices a route that is not", async (t) => {
    const { routes, prepare } = collectRoutes();
    const { app } = await freshSpaceApp(t, openFresh, { prepare });
    await app.ready();
    assert.deepEqual(await routesWithoutGate(app, [...operationsOf(app.openapi("closed")), ...routes]), []);
    const planted = await freshSpaceApp(t, openFresh, { prepare: plantUngatedRoute });
    const found = await routesWithoutGate(planted.app, [{ method: "GET", template: "/api/ungated" }]);
    assert.deepEqual(found, ["GET /api/ungated"]);
  });

  test("every route of the game is in the description, with the options that the table lists", async (t) => {
    const { routes, prepare } = collectRoutes();
    const { app } = await freshSpaceApp(t, openFresh, { prepare });
    await app.ready();
    const described = operationsOf(app.openapi("closed")).map(({ id }) => id);
    const below = routes.filter(({ template }) => template.startsWith("/api/"));
    assert.ok(below.length > 30);
    assert.deepEqual(
      below.filter(({ operationId = "" }) => !described.includes(operationId)),
      [],
    );
    assert.deepEqual(optionsTable(routes), ROUTE_OPTIONS);
  });
});
