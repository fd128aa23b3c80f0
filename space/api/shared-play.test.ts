import assert from "node:assert/strict";
import { test } from "node:test";
import { createLogger } from "@outbound/kit/observe/logger.ts";
import type { Operation } from "@outbound/kit/openapi/document.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { operationsOf } from "@outbound/kit/testing/described-operations.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { documentOf, freshSpaceApp, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type Event = Static<typeof schemas.Event>;
type OrderAnswer = Static<typeof schemas.OrderAnswer>;
type Encounters = Static<typeof schemas.Encounters>;

const EXPLORE = { leadId: 2 };
const events = (space: SpaceTestApp, query = "") => space.ok<Event[]>("GET", `/api/events?limit=200${query}`);
const tagOf = async (space: SpaceTestApp, path = "/api/world") => String((await space.call("GET", path)).headers.etag);

onEachEngine((engine, openFresh) => {
  test("[GM5] the name of a command's player is in its tasks, events and decisions, and in no sentence", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(aGame().meeting("wayfarers-mercy").withResources({ credits: 500, supplies: 60 }).build());
    const options = (await space.ok<Encounters>("GET", "/api/encounters")).open?.options;
    const option = options?.find(({ cautious }) => cautious)?.key;
    await space.ok("POST", "/api/encounters/1/choose", { option, by: "Chooser" });
    assert.equal((await space.ok<Encounters>("GET", "/api/encounters")).past[0]?.decided?.by, "Chooser");
    await space.load(RICH);
    const { task } = await space.ok<OrderAnswer>("POST", "/api/explore", { ...EXPLORE, by: "  Zoe\u0301 " });
    assert.equal(task.by, "Zo\u00e9");
    await space.ok("POST", "/api/orders", { orders: [{ kind: "explore", leadId: 1 }], by: "Batcher" });
    await space.ok("DELETE", "/api/tasks/2?by=Canceller");
    await space.ok("POST", "/api/turn", { by: "Turner" });
    const missions = await space.ok<Static<typeof schemas.Mission>[]>("GET", "/api/missions");
    const offered = missions.find(({ status }) => status === "offered")?.id;
    await space.ok("POST", `/api/missions/${offered}/accept`, { by: "Accepter" });
    const queue = await space.ok<Static<typeof schemas.Queue>>("GET", "/api/tasks");
    assert.deepEqual([queue.activeTask?.by, queue.endedTasks[0]?.by], ["Zo\u00e9", "Batcher"]);
    const log = await events(space);
    const names = ["Accepter", "Turner", "Canceller", "Batcher", "Zo\u00e9"];
    assert.deepEqual([...new Set(log.flatMap(({ by }) => by ?? []))], names);
    assert.ok(
      log.every(({ text, figures }) => names.every((name) => !`${text}${JSON.stringify(figures)}`.includes(name))),
    );
    const text = await space.exported();
    assert.equal((await space.call("POST", "/api/save/import", text)).status, 200);
    assert.equal(await space.exported(), text);
    await space.ok("POST", "/api/save/restore", { turn: 1, by: "Restorer" });
    assert.equal((await events(space, "&kind=game.restored"))[0]?.by, "Restorer");
    await space.ok("POST", "/api/save/new", { seed: 7, by: "Starter" });
    assert.ok((await events(space)).every(({ by }) => by === "Starter"));
  });

  test("[GM5] commands without a name leave none", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const { task } = await space.ok<OrderAnswer>("POST", "/api/explore", EXPLORE);
    await space.ok("POST", "/api/turn");
    assert.ok(!("by" in task));
    assert.ok((await events(space)).every((event) => !("by" in event)));
    assert.ok(!(await space.exported()).includes('"by"'));
  });

  test("[GM5] a name has 1 to 24 visible characters, and none that is invisible or changes the direction of text", async (t) => {
    if (engine === "postgres") return;
    const space = await freshSpaceApp(t, openFresh);
    const order = (by: unknown) => space.call("POST", "/api/explore?preview=true", { ...EXPLORE, by });
    for (const by of [
      "x",
      "x".repeat(24),
      "e\u0301".repeat(24),
      ` ${"x".repeat(24)} `,
      "two words",
      "\u{1f680}".repeat(24),
    ]) {
      assert.equal((await order(by)).status, 200, by);
    }
    const long = ["x".repeat(25), "\u0958".repeat(13), "e\u0301".repeat(25)];
    const unseen = [
      "",
      " ",
      "\u3164",
      "a\u0000",
      "a\tb",
      "\na",
      "a\u200b",
      "\u202eabc",
      "a\u2066",
      "a\u00ad",
      "a\u{e0041}",
      "a\u0601",
    ];
    for (const by of [...long, ...unseen, "a\ud800", 7, null, ["x"]]) {
      refusedWith(await order(by), 400, "malformed-request", JSON.stringify(by));
    }
    refusedWith(await space.call("DELETE", "/api/tasks/1?by=%E2%80%AE"), 400, "malformed-request");
  });

  test("[GM5] every command of a game accepts a name", async (t) => {
    if (engine === "postgres") return;
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("GET", "/api/world");
    const commands = operationsOf(space.app.openapi()).filter(({ codes }) => codes.includes("revision-changed"));
    const nameless = commands.filter(({ operation }) => !fieldsOf(space, operation).includes("by"));
    assert.deepEqual(nameless, []);
  });

  test("[GM5] the names of players who import or change archives and games are only in the service's log", async (t) => {
    const lines: string[] = [];
    const logger = createLogger("space", "info", { write: (line) => void lines.push(line) });
    const space = await freshSpaceApp(t, openFresh, { settings: { logger } });
    await space.load(RICH);
    await space.ok("POST", "/api/turn");
    const text = await space.exported();
    const imported = await space.call("POST", "/api/save/import?by=Zoe%CC%81", text);
    assert.equal(imported.status, 200);
    const { archived } = imported.body as Static<typeof schemas.ReplacedWorld>;
    assert.equal(await space.exported(), text);
    await space.ok("PATCH", `/api/save/archives/${archived}`, { name: "kept", by: "Namer" });
    await space.ok("DELETE", `/api/save/archives/${archived}?by=Remover`);
    const { id } = await space.ok<Static<typeof schemas.Game>>("POST", "/api/games", {});
    await space.ok("PATCH", `/api/games/${id}`, { listed: true, by: "Lister" });
    await space.ok("DELETE", `/api/games/${id}?by=Ender`);
    const named = lines.map((line) => JSON.parse(line)).filter(({ by }) => by !== undefined);
    assert.deepEqual(
      named.map(({ by, method, route }) => `${by}: ${method} ${route}`),
      [
        "Zo\u00e9: POST /api/save/import",
        "Namer: PATCH /api/save/archives/:id",
        "Remover: DELETE /api/save/archives/:id",
        "Lister: PATCH /api/games/:id",
        "Ender: DELETE /api/games/:id",
      ],
    );
    assert.ok(!lines.join().includes(String(id)), "the right to play is in no log");
    refusedWith(await space.call("POST", "/api/save/import?by=%E2%80%AE", text), 400, "malformed-request");
    refusedWith(
      await space.call("PATCH", `/api/save/archives/1`, { name: "a", by: "x".repeat(25) }),
      400,
      "malformed-request",
    );
    refusedWith(await space.call("PATCH", "/api/games/main", { by: "" }), 400, "malformed-request");
  });

  test("[GM5] reads have the tag of the state, and each change gives it a new one", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const first = await tagOf(space);
    assert.match(first, /^"2-\d+"$/);
    for (const path of [
      "/api/ship",
      "/api/tasks",
      "/api/events",
      "/api/save",
      "/api/save/export",
      "/api/save/archives",
      "/api/forecast",
    ]) {
      assert.equal(await tagOf(space, path), first, path);
    }
    assert.equal((await space.call("GET", "/api/tasks/99")).headers.etag, undefined);
    await space.ok("POST", "/api/explore?preview=true", EXPLORE);
    assert.equal(await tagOf(space), first);
    const seen = [first];
    for (const [method, path, body] of [
      ["POST", "/api/explore", EXPLORE],
      ["POST", "/api/turn", {}],
      ["PATCH", "/api/save/archives/1", { name: "First" }],
      ["POST", "/api/save/restore", { turn: 0 }],
      ["POST", "/api/save/new", { seed: 7 }],
    ] as const) {
      await space.ok(method, path, body);
      seen.push(await tagOf(space));
    }
    assert.equal(new Set(seen).size, seen.length);
    assert.deepEqual(
      seen.map((tag) => tag.slice(0, 3)),
      ['"2-', '"2-', '"2-', '"2-', '"3-', '"4-'],
    );
    const other = engine === "postgres" ? spaceTestApp(t, space.store) : space;
    assert.equal(await tagOf(other), seen.at(-1));
    await other.ok("POST", "/api/explore", EXPLORE);
    assert.equal(await tagOf(space), await tagOf(other));
  });

  test("[GM5] a service that loads an imported game answers with the bytes of the one that imported it", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(aGame().meeting("wayfarers-mercy").rich().build());
    const { open } = await space.ok<Encounters>("GET", "/api/encounters");
    const option = open?.options.find(({ cautious }) => cautious)?.key;
    await space.ok("POST", "/api/encounters/1/choose", { option, by: "Chooser" });
    await space.ok("POST", "/api/explore", EXPLORE);
    await space.ok("POST", "/api/save/import", await space.exported());
    const other = spaceTestApp(t, space.store);
    for (const path of ["world", "encounters", "forecast", "missions", "tasks", "crew", "ship", "save/export"]) {
      const [one, two] = [await space.call("GET", `/api/${path}`), await other.call("GET", `/api/${path}`)];
      assert.deepEqual([two.headers.etag, two.text], [one.headers.etag, one.text], path);
    }
  });

  test("[GM5] the ETag of a compressed read names the same state in If-Match", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [coding, path, body] of [
      ["br", "/api/explore", EXPLORE],
      ["gzip", "/api/turn", {}],
    ] as const) {
      const { headers } = await space.app.inject({ url: "/api/world", headers: { "accept-encoding": coding } });
      assert.deepEqual([headers["content-encoding"], String(headers.etag).endsWith(`-${coding}"`)], [coding, true]);
      const played = await space.call("POST", path, body, { "if-match": String(headers.etag) });
      assert.ok(played.status < 300, played.text);
      refusedWith(
        await space.call("POST", "/api/turn", {}, { "if-match": String(headers.etag) }),
        412,
        "revision-changed",
      );
    }
  });

  test("[GM5] a command or preview for another state is 412, after 403 and 404 and before 409", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id, watchId } = await space.ok<{ id: string; watchId: string }>("POST", "/api/games", { seed: 7 });
    await space.load(RICH);
    const stale = await tagOf(space);
    await space.ok("POST", "/api/explore", EXPLORE);
    const before = await space.contents();
    const send = (method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown, tag = stale) =>
      space.call(method, path, body, { "if-match": tag });
    for (const [method, path, body] of [
      ["POST", "/api/explore", EXPLORE],
      ["POST", "/api/explore?preview=true", EXPLORE],
      ["POST", "/api/turn", { expectedTurn: 9 }],
      ["POST", "/api/turn/run", { maxTurns: 2 }],
      ["POST", "/api/orders", { orders: [{ kind: "explore", leadId: 2, helperIds: [2] }] }],
      ["DELETE", "/api/tasks/1", undefined],
      ["POST", "/api/missions/1/accept", {}],
      ["POST", "/api/save/new", {}],
      ["POST", "/api/save/import", documentOf(RICH)],
      ["POST", "/api/save/restore", { turn: 0 }],
      ["PATCH", "/api/save/archives/1", { name: "Mine" }],
      ["DELETE", "/api/save/archives/1", undefined],
      ["DELETE", "/api/games/main", undefined],
    ] as const) {
      const answer = await send(method, path, body);
      refusedWith(answer, 412, "revision-changed", `${method} ${path}`);
    }
    const unquoted = await send("POST", "/api/explore", EXPLORE, (await tagOf(space)).replaceAll('"', ""));
    const { detail } = refusedWith(unquoted, 412, "revision-changed");
    assert.match(detail, /^If-Match names no ETag: .* with its quotes/);
    refusedWith(await send("POST", `/api/turn?game=${watchId}`, {}), 403, "watch-only");
    refusedWith(await send("POST", "/api/jump", { systemId: 999, leadId: 1 }), 404, "unknown-system");
    refusedWith(await send("POST", "/api/save/restore", { turn: 19 }), 404, "unknown-turn");
    refusedWith(await send("POST", "/api/explore", { leadId: "two" }), 400, "malformed-request");
    for (const tag of [`W/${await tagOf(space)}`, "1", '"2-999999"', ""]) {
      refusedWith(await send("POST", "/api/turn", {}, tag), 412, "revision-changed", tag);
    }
    assert.equal(await space.contents(), before);
    const fresh = await tagOf(space);
    assert.equal((await send("POST", "/api/explore", EXPLORE, `${stale}, ${fresh}`)).status, 202);
    refusedWith(await send("POST", "/api/explore", EXPLORE, fresh), 412, "revision-changed");
    assert.equal((await send("POST", "/api/explore", EXPLORE, "*")).status, 202);
    const own = await tagOf(space, `/api/world?game=${id}`);
    assert.equal((await send("DELETE", `/api/games/${id}`, undefined, own)).status, 200);
  });

  test("[GM5] of simultaneous commands for the same state only one is executed", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const apps = engine === "postgres" ? [space, spaceTestApp(t, space.store)] : [space];
    const headers = { "if-match": await tagOf(space) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        apps[index % apps.length]?.call("POST", "/api/explore", EXPLORE, headers),
      ),
    );
    assert.deepEqual(answers.map((answer) => answer?.status).toSorted(), [202, 412, 412, 412, 412, 412, 412, 412]);
  });

  test("[GM5] a command repeated with its key gets the same answer, whatever state it names", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const headers = { "if-match": await tagOf(space), "idempotency-key": "one" };
    const first = await space.call("POST", "/api/explore", EXPLORE, headers);
    const again = await space.call("POST", "/api/explore", EXPLORE, headers);
    assert.deepEqual([again.status, again.text, again.headers["idempotency-replayed"]], [202, first.text, "true"]);
    const late = { "if-match": headers["if-match"], "idempotency-key": "two" };
    refusedWith(await space.call("POST", "/api/explore", EXPLORE, late), 412, "revision-changed");
  });
});

/** Returns the names of an operation's parameters and of its body's fields. */
function fieldsOf(space: SpaceTestApp, { parameters = [], requestBody }: Operation): string[] {
  const name = /schemas\/(\w+)/.exec(JSON.stringify(requestBody) ?? "")?.[1] ?? "";
  const { schemas } = space.app.openapi().components as {
    schemas: Readonly<Record<string, { readonly properties?: object }>>;
  };
  return [...parameters.map((parameter) => parameter.name), ...Object.keys(schemas[name]?.properties ?? {})];
}
