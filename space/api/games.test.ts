import assert from "node:assert/strict";
import { test } from "node:test";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { operationsOf } from "@outbound/kit/testing/described-operations.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { RULES_VERSION } from "../rules/values/limits.ts";
import { findGame } from "../store/games.ts";
import { loadWorld } from "../store/load.ts";
import { playOut } from "../store/testing/play-out.ts";
import { aGame } from "../testing/a-game.ts";
import { documentOf, freshSpaceApp, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import { withoutGameIds } from "./game-of-request.ts";
import type * as schemas from "./schemas.ts";

type Game = Static<typeof schemas.Game>;
type World = Static<typeof schemas.World>;

const create = (space: SpaceTestApp, body: object = {}) =>
  space.ok<Game & { readonly id: string }>("POST", "/api/games", body);
const page = (space: SpaceTestApp, query = "") =>
  space.ok<{ games: Game[]; total: number }>("GET", `/api/games${query}`);
/** Returns the path with 1 for each of its parameters. */
const pathOf = (template: string) => template.replace(/\{\w+\}/g, "1");

onEachEngine((engine, openFresh) => {
  test("[GM1] a request plays the game it names, and only main is created by playing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { seed: 11, difficulty: "hard" });
    assert.equal((await space.store.read.selectFrom("save").select("id").execute()).length, 1);
    const world = (query = "") => space.ok<World>("GET", `/api/world${query}`);
    assert.deepEqual([(await world(`?game=${made.id}`)).save.seed, (await world()).save.seed], [11, 7]);
    assert.equal((await world("?game=main")).save.seed, 7);
    const main = await space.exported();
    await space.ok("POST", `/api/explore?game=${made.id}`, { leadId: 2 });
    await space.ok("POST", `/api/turn?game=${made.id}`, {});
    assert.equal((await world(`?game=${made.id}`)).save.turn, 1);
    assert.equal(await space.exported(), main);
    await space.ok("POST", `/api/save/restore?game=${made.id}`, { turn: 1 });
    await space.ok("POST", `/api/save/new?game=${made.id}`, { seed: 12 });
    assert.equal((await world(`?game=${made.id}`)).save.seed, 12);
    const archives = await space.ok<{ id: number }[]>("GET", `/api/save/archives?game=${made.id}`);
    assert.equal(archives.length, 1);
    assert.deepEqual(await space.ok("GET", "/api/save/archives"), []);
    refusedWith(await space.call("POST", "/api/save/restore", { archiveId: archives[0]?.id }), 404, "unknown-archive");
    assert.equal(await space.exported(), main);
  });

  test("[GM1] every route of a game answers 404 for an id that is malformed or unknown, whatever else is wrong", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("GET", "/api/world");
    const { watchId } = await create(space);
    const before = await space.contents();
    const ofGame = operationsOf(space.app.openapi()).filter(({ operation }) =>
      (operation.parameters ?? []).some(({ name }) => name === "game"),
    );
    assert.ok(ofGame.length > 25);
    const codes = ofGame.filter((one) => !one.codes.includes("unknown-game")).map((one) => one.id);
    assert.deepEqual(codes, []);
    for (const { id, method, template, codes } of ofGame) {
      for (const game of ["nobody", "", "a".repeat(2_000), "%00", "x&game=y", "main&game=main"]) {
        const path = `${pathOf(template)}?nothing=1&game=${game}`;
        refusedWith(await space.call(method, path, method === "GET" ? undefined : "[]"), 404, "unknown-game", id);
      }
      if (!codes.includes("watch-only")) continue;
      const watched = await space.call(
        method,
        `${pathOf(template)}?game=${watchId}`,
        method === "GET" ? undefined : {},
      );
      refusedWith(watched, 403, "watch-only", id);
    }
    for (const path of ["/api/rules", "/api/version", "/api/games", "/api/admin/tables", "/api/problems"]) {
      refusedWith(await space.call("GET", `${path}?game=main`), 400, "malformed-request", path);
    }
    assert.equal(await space.contents(), before);
  });

  test("[GM2] a game has a name, a play id and a watchId, and is listed if its players choose so", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const plain = await create(space, { seed: 3 });
    assert.match(plain.id, /^[\w-]{16,}$/);
    assert.match(plain.watchId, /^[\w-]{16,}$/);
    assert.match(plain.name, /^Ship of \S/);
    assert.deepEqual([plain.turn, plain.listed, plain.clean, plain.daily, plain.ending], [0, false, true, null, null]);
    const shown = await create(space, { name: "Two of us", difficulty: "sandbox", listed: true });
    const listed = await page(space);
    assert.deepEqual([listed.total, listed.games[0]?.name, listed.games[0]?.limit], [1, "Two of us", null]);
    assert.ok(listed.games.every((game) => !("id" in game)));
    const { id: _id, ...seen } = await space.ok<Game>("GET", `/api/games/${shown.id}`);
    assert.deepEqual(await space.ok("GET", `/api/games/${shown.watchId}`), seen);
    await space.ok("PATCH", `/api/games/${plain.id}`, { name: "Renamed", listed: true });
    await space.ok("POST", `/api/explore?game=${plain.id}`, { leadId: 2 });
    assert.deepEqual(
      (await page(space, "?limit=1")).games.map(({ name }) => name),
      ["Renamed"],
    );
    assert.equal((await page(space, "?limit=1&offset=2")).games.length, 0);
    assert.equal((await space.ok<Game>("PATCH", "/api/games/main", { listed: true })).id, "main");
    assert.equal((await page(space)).total, 3);
    for (const body of [{ name: "" }, { name: "x".repeat(41) }, { name: " x" }, { seed: -1 }, { difficulty: "easy" }]) {
      refusedWith(await space.call("POST", "/api/games", body), 400, "malformed-request", JSON.stringify(body));
    }
    for (const query of ["?limit=0", "?limit=101", "?offset=-1"]) {
      refusedWith(await space.call("GET", `/api/games${query}`), 400, "malformed-request", query);
    }
  });

  test("[GM2] the name of an imported star brings no control or direction characters into the list of games", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await create(space, { listed: true });
    const names = {
      "\u202eevil\n\u0007": "Ship of evil",
      [`${"x".repeat(31)}\u{1f680}\u{1f680}`]: `Ship of ${"x".repeat(31)}\u{1f680}`,
    };
    for (const [star, name] of Object.entries(names)) {
      const game = aGame().withSystem(1, { name: star, x: 0 }).build();
      await space.ok("POST", `/api/save/import?game=${id}`, documentOf(game));
      assert.equal((await page(space)).games[0]?.name, name);
    }
    await space.ok("POST", `/api/save/new?game=${id}`, { seed: 3 });
    assert.match((await page(space)).games[0]?.name ?? "", /^Ship of [A-Z]/);
  });

  test("[GM2] a game without a chosen name gets the name of its new start when it starts over, is imported or is restored", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const starts = async (seed: number) => (await create(space, { seed })).name;
    const [third, fourth] = [await starts(3), await starts(4)];
    assert.notEqual(third, fourth);
    const made = await create(space, { seed: 3 });
    const post = (path: string, body: object) => space.ok("POST", `/api/${path}?game=${made.id}`, body);
    const name = async () => (await space.ok<Game>("GET", `/api/games/${made.id}`)).name;
    const document = JSON.parse((await space.call("GET", `/api/save/export?game=${made.id}`)).text);
    await post("save/new", { seed: 4 });
    assert.equal(await name(), fourth);
    await post("save/import", document);
    assert.equal(await name(), third);
    const [archive] = await space.ok<{ id: number }[]>("GET", `/api/save/archives?game=${made.id}`);
    await post("save/restore", { archiveId: archive?.id });
    assert.equal(await name(), fourth);
    await space.ok("PATCH", `/api/games/${made.id}`, { name: "Ours" });
    await post("save/new", { seed: 3 });
    assert.equal(await name(), "Ours");
  });

  test("[GM2] a game shows how it ended, also in lists, until another run begins", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { listed: true });
    const over = documentOf(aGame().rich().ended("lost", "hull-destroyed").build());
    await space.ok("POST", `/api/save/import?game=${made.id}`, over);
    const endings = async () => [
      (await space.ok<Game>("GET", `/api/games/${made.watchId}`)).ending,
      (await page(space)).games[0]?.ending,
    ];
    assert.deepEqual(await endings(), ["adrift", "adrift"]);
    await space.ok("POST", `/api/save/new?game=${made.id}`, {});
    assert.deepEqual(await endings(), [null, null]);
  });

  test("[GM8][GM9] the first game of main is clean too, and has a replay when it ended", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("GET", "/api/world");
    assert.equal((await space.ok<Game>("GET", "/api/games/main")).clean, true);
    await playOut(space);
    const { commands } = await space.ok<Static<typeof schemas.Replay>>("GET", "/api/replay");
    assert.equal(commands[0]?.path, "/api/explore");
  });

  test("[GM9] a replay has the decoded paths of commands, however they were encoded", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/%65xplore", { leadId: 2 });
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("DELETE", "/api/tasks/%32");
    await playOut(space);
    const { commands } = await space.ok<Static<typeof schemas.Replay>>("GET", "/api/replay");
    assert.deepEqual(
      commands.slice(0, 3).map(({ path }) => path),
      ["/api/explore", "/api/explore", "/api/tasks/2"],
    );
  });

  test("[GM8] a game is clean until it goes back, is imported or restored, or an admin edits it, and again when it starts over", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { seed: 4 });
    const isClean = async () => (await space.ok<Game>("GET", `/api/games/${made.watchId}`)).clean;
    const post = (path: string, body: object) => space.ok("POST", `/api/${path}?game=${made.id}`, body);
    const startOver = async () => {
      await post("save/new", {});
      await post("explore", { leadId: 2 });
      await post("turn", {});
      assert.equal(await isClean(), true);
    };
    await startOver();
    await post("save/restore", { turn: 0 });
    assert.equal(await isClean(), false);
    await startOver();
    const document = JSON.parse((await space.call("GET", `/api/save/export?game=${made.id}`)).text);
    await post("save/import", document);
    assert.equal(await isClean(), false);
    await startOver();
    const [archive] = await space.ok<{ id: number }[]>("GET", `/api/save/archives?game=${made.id}`);
    await post("save/restore", { archiveId: archive?.id });
    assert.equal(await isClean(), false);
    await startOver();
    await space.ok("PATCH", "/api/admin/tables/crew/rows?pk.id=1&pk.save_id=2", { fatigue: 30 });
    assert.equal(await isClean(), false);
  });

  test("[GM8][SAVE8] a game that continues under newer rules is not clean, and a game that ended keeps its rules and its replay", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const [active, over] = [await create(space, { seed: 4 }), await create(space, { seed: 4, difficulty: "hard" })];
    await playOut(space, `?game=${over.id}`);
    await space.store.write
      .updateTable("save")
      .set({ rules_version: RULES_VERSION - 1 })
      .execute();
    const later = spaceTestApp(t, space.store);
    await later.ok("POST", `/api/explore?game=${active.id}`, { leadId: 2 });
    const cleanOf = async ({ id }: { id: string }) => (await later.ok<Game>("GET", `/api/games/${id}`)).clean;
    assert.deepEqual([await cleanOf(active), await cleanOf(over)], [false, true]);
    const replay = await later.ok<{ rulesVersion: number }>("GET", `/api/replay?game=${over.id}`);
    assert.equal(replay.rulesVersion, RULES_VERSION - 1);
  });

  test("[GM2][GM13] only players can change and delete a game, and main cannot be deleted", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { name: "Ours" });
    refusedWith(await space.call("PATCH", `/api/games/${made.watchId}`, { name: "x" }), 403, "watch-only");
    refusedWith(await space.call("DELETE", `/api/games/${made.watchId}`), 403, "watch-only");
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      const body = method === "PATCH" ? { name: 7 } : undefined;
      refusedWith(await space.call(method, "/api/games/nobody", body), 404, "unknown-game");
    }
    refusedWith(await space.call("DELETE", "/api/games/main"), 409, "main-game");
    await space.ok("POST", `/api/explore?game=${made.id}`, { leadId: 2 });
    await space.ok("POST", `/api/save/new?game=${made.id}`, {});
    assert.equal((await space.ok<Game>("DELETE", `/api/games/${made.id}`)).name, made.name);
    refusedWith(await space.call("GET", `/api/world?game=${made.id}`), 404, "unknown-game");
    refusedWith(await space.call("POST", `/api/turn?game=${made.id}`, {}), 404, "unknown-game");
    for (const table of ["systems", "events", "tasks", "history", "archives", "crew_skills"] as const) {
      const left = await space.store.read.selectFrom(table).select("save_id").where("save_id", "!=", 1).execute();
      assert.deepEqual(left, [], table);
    }
    // The next game gets another number.
    const next = await create(space);
    await space.ok("GET", `/api/world?game=${next.id}`);
  });

  test("[GM3] the service refuses new games beyond its limit, and main does not count", async (t) => {
    const space = await freshSpaceApp(t, openFresh, { settings: { gamesLimit: 2 } });
    const [one] = [await create(space), await create(space)];
    const before = await space.contents();
    refusedWith(await space.call("POST", "/api/games", {}), 429, "too-many-games");
    assert.equal(await space.contents(), before);
    await space.ok("GET", "/api/world");
    await space.ok("DELETE", `/api/games/${one.id}`);
    await create(space);
  });

  test("[GM3] an address creates 20 games at once, then one every three minutes, and an IPv6 network counts as one address", async (t) => {
    if (engine === "postgres") return;
    const clock = { now: 0 };
    const space = await freshSpaceApp(t, openFresh, {
      settings: { rateLimit: true, trustedProxies: ["127.0.0.1"] },
      pressure: { limiter: new RateLimiter(() => clock.now) },
    });
    const from = (address: string) => space.call("POST", "/api/games", {}, { "x-forwarded-for": address });
    for (let count = 0; count < 20; count++) assert.equal((await from(`2001:db8:0:1::${count}`)).status, 201);
    const before = await space.contents();
    const refused = await from("2001:db8:0:1:ffff::1");
    refusedWith(refused, 429, "too-many-requests");
    assert.ok(Number(refused.headers["retry-after"]) > 0);
    assert.equal(await space.contents(), before);
    for (const other of ["2001:db8:0:2::1", "192.0.2.1"]) assert.equal((await from(other)).status, 201, other);
    clock.now += 3_600_000 / 20;
    assert.equal((await from("2001:db8:0:1::1")).status, 201);
    refusedWith(await from("2001:db8:0:1::1"), 429, "too-many-requests");
    // Playing needs no room under this limit.
    const { id } = (await from("192.0.2.1")).body as { id: string };
    await space.ok("POST", `/api/explore?game=${id}`, { leadId: 2 });
  });

  test("[GM4] games that are not in memory are loaded when they are played, by any process", async (t) => {
    const space = await freshSpaceApp(t, openFresh, { settings: { gamesLoaded: 1 } });
    const other = engine === "postgres" ? spaceTestApp(t, space.store) : space;
    const games = [];
    for (const seed of [1, 2, 3]) games.push(await create(space, { seed }));
    for (let round = 1; round <= 3; round++) {
      for (const { id } of games) {
        const by = round % 2 === 0 ? other : space;
        await by.ok("POST", `/api/explore?game=${id}`, { leadId: 2 });
        await space.ok("POST", `/api/turn?game=${id}`, {});
        assert.equal((await other.ok<World>("GET", `/api/world?game=${id}`)).save.turn, round);
      }
    }
    assert.match((await space.call("GET", "/metrics")).text, /games_in_memory 1\n/);
    await Promise.all(games.map(({ id }) => space.ok("POST", `/api/explore?game=${id}`, { leadId: 1 })));
  });

  test("[GM4][SAVE13] a game that is not in memory is loaded while the export of another game is written", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await create(space, { seed: 1 });
    await space.ok("GET", "/api/world");
    let [seed, seedMeanwhile]: (number | undefined)[] = [];
    let loading: Promise<unknown> | undefined;
    await space.store.snapshot(async () => {
      loading = space.ok<World>("GET", `/api/world?game=${id}`).then(({ save }) => {
        seed = save.seed;
      });
      // Other requests give it time.
      for (let read = 0; read < 100 && seed === undefined; read++) await space.ok("GET", "/api/world");
      seedMeanwhile = seed;
    });
    await loading;
    assert.equal(seedMeanwhile, 1);
  });

  test("[GM4] a process plays one game while another process holds the lock of another game", async (t) => {
    if (engine === "sqlite") return;
    const space = await freshSpaceApp(t, openFresh);
    const other = spaceTestApp(t, space.store);
    const [held, free] = [await create(space, { seed: 1 }), await create(space, { seed: 2 })];
    const saveId = (await findGame(space.store.read, held.id))?.saveId ?? assert.fail("no game");
    const order = (by: SpaceTestApp, { id }: Game & { readonly id: string }) =>
      by.ok<{ task: { id: number } }>("POST", `/api/explore?game=${id}`, { leadId: 2 });
    let waiting: Promise<unknown> | undefined;
    // Holds the lock as a long command of another process would.
    await space.store.transaction(async (tx) => {
      await loadWorld(tx, saveId, true);
      await order(space, free);
      await order(other, free);
      waiting = order(other, held);
      assert.equal((await space.ok<World>("GET", `/api/world?game=${held.id}`)).activeTask, null);
      await order(space, free);
    });
    await waiting;
    assert.notEqual((await space.ok<World>("GET", `/api/world?game=${held.id}`)).activeTask, null);
  });

  test("[GM11] Idempotency-Keys of one game do not apply to another", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const [one, two] = [await create(space, { seed: 1 }), await create(space, { seed: 2 })];
    const order = ({ id }: Game) =>
      space.call("POST", `/api/explore?game=${id}`, { leadId: 2 }, { "idempotency-key": "same" });
    assert.equal((await order(one)).headers["idempotency-replayed"], undefined);
    assert.equal((await order(two)).headers["idempotency-replayed"], undefined);
    assert.equal((await order(one)).headers["idempotency-replayed"], "true");
    const created = await space.call("POST", "/api/games", {}, { "idempotency-key": "same" });
    const again = await space.call("POST", "/api/games", {}, { "idempotency-key": "same" });
    assert.notEqual(created.text, again.text);
  });

  test("[GM11] an admin can edit the rows of any game, but cannot move them to another", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { seed: 1 });
    await space.ok("GET", "/api/world");
    await space.ok("PATCH", "/api/admin/tables/crew/rows?pk.id=1&pk.save_id=2", { fatigue: 30 });
    const fatigue = async (query: string) =>
      (await space.ok<{ members: { fatigue: number }[] }>("GET", `/api/crew${query}`)).members[0]?.fatigue;
    assert.deepEqual([await fatigue(`?game=${made.id}`), await fatigue("")], [30, 0]);
    const moved = await space.call("PATCH", "/api/admin/tables/crew/rows?pk.id=4", { id: 9, save_id: 2 });
    refusedWith(moved, 409, "constraint-violation");
  });

  test("[GM4] a stream shows the events of its game, needs no room in memory, and ends when the game is deleted", async (t) => {
    const space = await freshSpaceApp(t, openFresh, { settings: { gamesLoaded: 1 } });
    const [made, other] = [await create(space), await create(space)];
    const url = await space.app.listen({ host: "127.0.0.1", port: 0 });
    const response = await fetch(`${url}/api/events/stream?game=${made.watchId}`, {
      headers: { "last-event-id": "0" },
    });
    const ended = response.text();
    await space.ok("POST", `/api/explore?game=${other.id}`, { leadId: 2 });
    await space.ok("POST", `/api/explore?game=${made.id}`, { leadId: 2 });
    await space.ok("GET", `/api/world?game=${other.id}`);
    assert.match((await space.call("GET", "/metrics")).text, /games_in_memory 1\n/);
    await space.ok("DELETE", `/api/games/${made.id}`);
    const kinds = [...(await ended).matchAll(/"kind":"([^"]+)"/g)].map(([, kind]) => kind);
    assert.equal(kinds[0], "game.started");
    const again = await fetch(`${url}/api/events/stream?game=${made.id}`);
    assert.equal(again.status, 404);
    await again.text();
  });

  test("[GM12] the log contains no game ids", () => {
    assert.equal(withoutGameIds("/api/games/secret?game=secret&limit=5"), "/api/games/***?game=***&limit=***");
    assert.equal(withoutGameIds("/api/turn?g%61me=secret?x=1"), "/api/turn?g%61me=***");
    assert.equal(withoutGameIds("/api/g%61mes/secret"), "/api/g%61mes/***");
    for (const part of ["%", "%25", "a", "a=", "/games", "/"]) {
      for (const start of ["/", "/api?"]) {
        const startedAt = performance.now();
        withoutGameIds(start + part.repeat(16_000 / part.length));
        assert.ok(performance.now() - startedAt < 100, `${start}${part}… takes long`);
      }
    }
    assert.equal(withoutGameIds("/api/world"), "/api/world");
  });

  test("[GM12] the tables contain no play ids", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space);
    await space.call("POST", `/api/explore?game=${made.id}`, { leadId: 2 }, { "idempotency-key": "one" });
    const rename = () =>
      space.call<Game>("PATCH", `/api/games/${made.id}`, { name: "Lantern" }, { "idempotency-key": "two" });
    const [first, again] = [await rename(), await rename()];
    assert.deepEqual([first.body.id, first.body.name, again.text], [made.id, "Lantern", first.text]);
    assert.equal(again.headers["idempotency-replayed"], "true");
    const rows = await space.rows();
    assert.ok(rows.includes(made.watchId));
    assert.ok(!rows.includes(made.id));
  });

  test("[GM13] a watchId can read a game, but can neither change it nor preview changes", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const made = await create(space, { seed: 5 });
    const game = `game=${made.watchId}`;
    for (const path of ["world", "system", "crew", "ship", "tech", "missions", "events", "tasks", "systems/2"]) {
      await space.ok("GET", `/api/${path}?${game}`);
      assert.equal((await space.call("HEAD", `/api/${path}?${game}`)).status, 200, path);
    }
    for (const path of ["save/export", "save/archives", "save/history"]) {
      const refused = await space.call("GET", `/api/${path}?${game}`);
      refusedWith(refused, 403, "watch-only", path);
      assert.match(
        JSON.stringify(refused.body),
        /A watchId allows no export, archives or history: use the game's id\./,
      );
      assert.equal((await space.call("HEAD", `/api/${path}?${game}`)).status, 403, path);
      assert.equal((await space.call("HEAD", `/api/${path}?game=${made.id}`)).status, 200, path);
    }
    const before = await space.contents();
    for (const query of [game, `${game}&preview=true`]) {
      refusedWith(await space.call("POST", `/api/explore?${query}`, { leadId: 2 }), 403, "watch-only");
    }
    assert.equal(await space.contents(), before);
  });
});
