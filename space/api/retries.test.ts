import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeClock } from "@outbound/kit/clock/clock.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import type { Static } from "typebox";
import { RICH } from "../testing/cases/games.ts";
import { explore, ordered } from "../testing/play.ts";
import { documentOf, freshSpaceApp, openSpaceStore, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type Queue = Static<typeof schemas.Queue>;
type World = Static<typeof schemas.World>;

const keyed = (key: string): Record<string, string> => ({ "idempotency-key": key });
const EXPLORE = { leadId: 2 };

const queued = async (space: SpaceTestApp): Promise<number> => {
  const { activeTask, pendingTasks } = await space.ok<Queue>("GET", "/api/tasks");
  return pendingTasks.length + (activeTask ? 1 : 0);
};

onEachEngine((engine, openFresh, freshUrl) => {
  if (engine === "sqlite") {
    test("[SAFE1] a key stays known when the machine's clock leaps ahead, also that of a deleted game", async (t) => {
      const clock = fakeClock();
      const space = await freshSpaceApp(t, openFresh, { clock });
      await space.load(ordered(RICH, explore()));
      const { id } = await space.ok<{ id: string }>("POST", "/api/games", {});
      const ofGame = `/api/games/${id}`;
      const asked = [
        ["POST", "/api/turn", { expectedTurn: 0 }],
        ["DELETE", ofGame, undefined],
      ] as const;
      for (const [method, path, body] of asked) {
        const key = keyed(`leap-${method}`);
        const first = await space.call(method, path, body, key);
        assert.ok(first.status < 300, `${path}: ${first.text}`);
        clock.setWall(clock.wall() + 2 * DAY_MS);
        const again = await space.call(method, path, body, key);
        assert.deepEqual([again.status, again.text], [first.status, first.text], path);
        assert.equal(again.headers["idempotency-replayed"], "true", path);
      }
    });
  }

  test("[SAFE1] a repeat with the same key changes nothing and returns the stored answer", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(RICH, explore()));
    for (const [method, path, body] of [
      ["POST", "/api/explore", EXPLORE],
      ["POST", "/api/turn", { expectedTurn: 0 }],
      ["POST", "/api/turn/run", { maxTurns: 2 }],
      ["DELETE", "/api/tasks/2", undefined],
      ["PATCH", "/api/admin/tables/crew/rows?pk.id=1", { fatigue: 50 }],
      ["POST", "/api/admin/tables/crew/rows", { id: 9, name: "Nia Voss", fatigue: 0 }],
      ["DELETE", "/api/admin/tables/crew/rows?pk.id=9", undefined],
      ["POST", "/api/save/restore", { turn: 1 }],
      ["POST", "/api/save/import", documentOf(RICH)],
      ["POST", "/api/save/new", { seed: 3 }],
      ["POST", "/api/missions/1/accept", undefined],
      ["POST", "/api/missions/1/abandon", undefined],
    ] as const) {
      const key = keyed(`${method}-${path}`.slice(0, 64));
      const first = await space.call(method, path, body, key);
      assert.ok(first.status < 300, `${path}: ${first.text}`);
      assert.equal(first.headers["idempotency-replayed"], undefined);
      const text = await space.exported();
      const again = await space.call(method, path, body, key);
      assert.deepEqual([again.status, again.text], [first.status, first.text], path);
      assert.equal(again.headers["idempotency-replayed"], "true", path);
      assert.equal(again.headers.location, first.headers.location, path);
      assert.equal(await space.exported(), text, path);
    }
    assert.equal((await space.ok<unknown[]>("GET", "/api/save/archives")).length, 2);
  });

  test("[SAFE1][GM11] an edit of an archive of any game can be repeated with its key", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id: game } = await space.ok<{ id: string }>("POST", "/api/games", {});
    const { archived } = await space.ok<{ archived: number }>(
      "POST",
      `/api/save/import?game=${game}`,
      documentOf(RICH),
    );
    const path = `/api/admin/tables/archives/rows?pk.id=${archived}`;
    for (const [method, body] of [
      ["PATCH", { name: "Kept" }],
      ["DELETE", undefined],
    ] as const) {
      const first = await space.call(method, path, body, keyed(method));
      assert.equal(first.status, 200, first.text);
      const again = await space.call(method, path, body, keyed(method));
      assert.deepEqual([again.text, again.headers["idempotency-replayed"]], [first.text, "true"], method);
    }
  });

  test("[SAFE1] another request with a used key is refused and changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    await space.call("POST", "/api/explore", EXPLORE, keyed("one"));
    const text = await space.exported();
    for (const [method, path, body] of [
      ["POST", "/api/explore", { leadId: 1 }],
      ["POST", "/api/explore", '{ "leadId": 2 }'],
      ["POST", "/api/explore?preview=false", EXPLORE],
      ["POST", "/api/turn", undefined],
      ["DELETE", "/api/tasks/1", undefined],
      ["POST", "/api/save/new", {}],
      ["PATCH", "/api/admin/tables/crew/rows?pk.id=1", { fatigue: 1 }],
    ] as const) {
      refusedWith(await space.call(method, path, body, keyed("one")), 422, "idempotency-key-reused", path);
    }
    assert.equal(await space.exported(), text);
    assert.equal((await space.call("GET", "/api/world", undefined, keyed("one"))).status, 200);
  });

  test("[SAFE1] a refusal is not stored: the same request can be retried", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(RICH, ...Array.from({ length: 20 }, () => explore())));
    refusedWith(await space.call("POST", "/api/explore", EXPLORE, keyed("one")), 409, "queue-full");
    await space.ok("DELETE", "/api/tasks/1");
    assert.equal((await space.call("POST", "/api/explore", EXPLORE, keyed("one"))).status, 202);
  });

  test("[GM6] each new game, import and restore begins an epoch, in which its own key is valid and earlier keys are not", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const epoch = async () => (await space.store.read.selectFrom("games").select("epoch").executeTakeFirst())?.epoch;
    const run = () => space.call("POST", "/api/turn/run", { maxTurns: 1 }, keyed("run"));
    let expected = 2;
    for (const [path, body] of [
      ["/api/save/restore", { turn: 0 }],
      ["/api/save/new", { seed: 7 }],
      ["/api/save/restore", { archiveId: 2 }],
      ["/api/save/import", documentOf(RICH)],
    ] as const) {
      await space.ok("POST", "/api/explore", EXPLORE);
      assert.deepEqual([await epoch(), (await run()).headers["idempotency-replayed"]], [expected, undefined], path);
      assert.equal((await run()).headers["idempotency-replayed"], "true", path);
      const first = await space.call("POST", path, body, keyed(`k${expected}`));
      assert.ok(first.status < 300, first.text);
      const again = await space.call("POST", path, body, keyed(`k${expected}`));
      assert.deepEqual([again.text, again.headers["idempotency-replayed"]], [first.text, "true"], path);
      expected += 1;
    }
    assert.deepEqual([await epoch(), (await run()).headers["idempotency-replayed"]], [expected, undefined]);
    refusedWith(await space.call("POST", "/api/save/import", {}, keyed("refused")), 400, "malformed-request");
    assert.equal((await run()).headers["idempotency-replayed"], "true");
  });

  test("[GM6] creating games ignores keys", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const create = () => space.call("POST", "/api/games", {}, keyed("one"));
    assert.notEqual((await create()).text, (await create()).text);
    assert.deepEqual(await space.store.read.selectFrom("idempotency_keys").selectAll().execute(), []);
  });

  test("[GM6] a deletion repeated with its key gets the same answer, and any other request is 404", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id, watchId } = await space.ok<{ id: string; watchId: string }>("POST", "/api/games", {});
    const remove = (path: string, key: string) => space.call("DELETE", `/api/games/${path}`, undefined, keyed(key));
    refusedWith(await remove(watchId, "one"), 403, "watch-only");
    const [first, again] = [await remove(id, "one"), await remove(id, "one")];
    assert.deepEqual([first.status, JSON.parse(first.text).id], [200, id]);
    assert.deepEqual([again.status, again.text, again.headers["idempotency-replayed"]], [200, first.text, "true"]);
    refusedWith(await remove(id, "two"), 404, "unknown-game");
    refusedWith(await remove(watchId, "one"), 404, "unknown-game");
    refusedWith(await remove(`${id}?preview=true`, "one"), 422, "idempotency-key-reused");
    const withBody = await space.call("DELETE", `/api/games/${id}`, {}, keyed("one"));
    refusedWith(withBody, 422, "idempotency-key-reused");
    refusedWith(await space.call("GET", `/api/games/${id}`, undefined, keyed("one")), 404, "unknown-game");
    assert.ok(!(await space.rows()).includes(id));
  });

  test("[GM6] simultaneous deletions of a game with one key get the same answer", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const apps = engine === "postgres" ? [space, spaceTestApp(t, space.store)] : [space];
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", {});
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        apps[index % apps.length]?.call("DELETE", `/api/games/${id}`, undefined, keyed("one")),
      ),
    );
    assert.equal(new Set(answers.map((answer) => answer?.text)).size, 1);
    assert.deepEqual(
      answers.map((answer) => answer?.status),
      answers.map(() => 200),
    );
  });

  test("[SAFE1] many simultaneous requests with one key take effect once, also on two services", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const apps = engine === "postgres" ? [space, spaceTestApp(t, space.store)] : [space];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        apps[index % apps.length]?.call("POST", "/api/explore", EXPLORE, keyed("one")),
      ),
    );
    assert.deepEqual([...new Set(answers.map((answer) => `${answer?.status} ${answer?.text}`))].length, 1);
    assert.equal(answers.filter((answer) => answer?.headers["idempotency-replayed"] === undefined).length, 1);
    assert.equal(await queued(space), 1);
  });

  test("[SAFE1] a key survives a restart and is forgotten after 24 hours", async (t) => {
    const url = await freshUrl(t);
    let now = Date.UTC(2030, 0, 1);
    const clock = { wall: () => now, monotonic: () => now };
    const store = await openSpaceStore(url);
    const before = spaceTestApp(t, store, { clock });
    const first = await before.call("POST", "/api/explore", EXPLORE, keyed("one"));
    assert.equal(first.status, 202);
    await before.close();
    await store.close();
    const again = await openSpaceStore(url);
    t.after(() => again.close());
    const after = spaceTestApp(t, again, { clock });
    now += DAY_MS - 1;
    const replayed = await after.call("POST", "/api/explore", EXPLORE, keyed("one"));
    assert.deepEqual([replayed.text, replayed.headers["idempotency-replayed"]], [first.text, "true"]);
    assert.equal(await queued(after), 1);
    now += 1;
    const fresh = await after.call("POST", "/api/explore", EXPLORE, keyed("one"));
    assert.deepEqual([fresh.status, fresh.headers["idempotency-replayed"]], [202, undefined]);
    assert.equal(await queued(after), 2);
  });

  if (engine === "sqlite") {
    test("[SAFE2] on a full disk changes answer 503 and change nothing, reads work, and changes work again afterwards", async (t) => {
      const space = await freshSpaceApp(t, openFresh);
      await space.load(RICH);
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(space.store.write);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(space.store.write);
      await isUnavailable(space);
      await sql`pragma max_page_count = 1000000`.execute(space.store.write);
      await worksAgain(space);
    });

    test("[SAFE2] a file that becomes read-only answers 503, and works again when it is writable", async (t) => {
      const space = await freshSpaceApp(t, openFresh);
      await space.load(RICH);
      await sql`pragma query_only = on`.execute(space.store.write);
      await isUnavailable(space);
      await sql`pragma query_only = off`.execute(space.store.write);
      await worksAgain(space);
    });

    test("[SAFE2] while the save does not exist and cannot be created, the first read answers 503", async (t) => {
      const space = await freshSpaceApp(t, openFresh);
      await sql`pragma query_only = on`.execute(space.store.write);
      refusedWith(await space.call("GET", "/api/world"), 503, "store-unavailable");
      assert.equal((await space.call("GET", "/api/version")).status, 200);
      await sql`pragma query_only = off`.execute(space.store.write);
      assert.equal((await space.ok<World>("GET", "/api/world")).save.seed, 7);
    });
  }
});

/** A change that needs more space than is left, with a key that is sent again later. */
const BIG = { path: "/api/save/import", key: keyed("big") };
const bigDocument = () =>
  documentOf(
    RICH,
    Array.from({ length: 500 }, (_, index) => ({
      number: index + 1,
      turn: 0,
      kind: "turn.advanced",
      severity: "info" as const,
      refs: {},
      figures: {},
      text: "t".repeat(400),
    })),
  );

async function isUnavailable(space: SpaceTestApp): Promise<void> {
  const before = await space.exported();
  const world = await space.ok("GET", "/api/world");
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => space.call("POST", BIG.path, bigDocument(), BIG.key)),
  );
  for (const answer of answers) {
    refusedWith(answer, 503, "store-unavailable");
    assert.match(String(answer.headers["retry-after"]), /^[1-9]\d*$/);
  }
  assert.equal(await space.exported(), before);
  assert.deepEqual(await space.ok("GET", "/api/world"), world);
  assert.equal((await space.call("GET", "/healthz")).status, 200);
}

async function worksAgain(space: SpaceTestApp): Promise<void> {
  const answer = await space.call("POST", BIG.path, bigDocument(), BIG.key);
  assert.deepEqual(
    [answer.status, answer.headers["idempotency-replayed"]],
    [200, undefined],
    answer.text.slice(0, 300),
  );
  await space.ok("POST", "/api/explore", EXPLORE);
  await space.ok("POST", "/api/turn");
  const again = spaceTestApp({ after: () => {} } as never, space.store);
  assert.equal(await again.exported(), await space.exported());
  await again.close();
}
