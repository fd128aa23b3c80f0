import assert from "node:assert/strict";
import { test } from "node:test";
import { type Method, refusedWith } from "@outbound/kit/testing/app-client.ts";
import { freshFile, onEachEngine } from "@outbound/kit/testing/engines.ts";
import { testDatabase } from "@outbound/kit/testing/postgres.ts";
import { killed, startScript } from "@outbound/kit/testing/script.ts";
import type { Static } from "typebox";
import type { Game } from "../rules/game/game.ts";
import type { SaveDocument } from "../rules/save/save.ts";
import { aGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { requestOf } from "../testing/command-request.ts";
import { explore, ordered } from "../testing/play.ts";
import { aimed, commandStream } from "../testing/random-commands.ts";
import {
  documentOf,
  freshSpaceApp,
  openSpaceStore,
  type SpaceTestApp,
  spaceTestApp,
  TEST_SEED,
} from "../testing/space-app.ts";
import { checkSave } from "./save-check.ts";
import { SaveChecks } from "./save-checks.ts";
import type * as schemas from "./schemas.ts";

type World = Static<typeof schemas.World>;
type Replaced = Static<typeof schemas.ReplacedWorld>;
type Archive = Static<typeof schemas.Archive>;
type Events = Static<typeof schemas.Event>[];

const hasSave = async ({ store }: SpaceTestApp): Promise<boolean> =>
  (await store.read.selectFrom("save").select("id").execute()).length > 0;

const documentIn = async (space: SpaceTestApp): Promise<SaveDocument> => JSON.parse(await space.exported());

/** Requests that create the save, each with its status on a new one. */
const CREATING: readonly [Method, string, number, unknown?][] = [
  ["GET", "/api/world", 200],
  ["HEAD", "/api/world", 200],
  ["GET", "/api/system", 200],
  ["GET", "/api/systems/99", 404],
  ["GET", "/api/crew", 200],
  ["GET", "/api/ship", 200],
  ["GET", "/api/tech", 200],
  ["GET", "/api/rules", 200],
  ["GET", "/api/route?to=abc", 400],
  ["GET", "/api/events?limit=0", 400],
  ["GET", "/api/tasks", 200],
  ["GET", "/api/save", 200],
  ["GET", "/api/save/export", 200],
  ["GET", "/api/save/archives", 200],
  ["GET", "/api/save/history", 200],
  ["POST", "/api/turn", 200],
  ["POST", "/api/turn", 400, "{"],
  ["POST", "/api/explore", 400, {}],
  ["POST", "/api/explore?preview=true", 200, { leadId: 2 }],
  ["POST", "/api/save/restore", 404, { turn: 9 }],
  ["DELETE", "/api/tasks/1", 404],
];
const MISSIONS: readonly [Method, string, number, unknown?][] = [
  ["GET", "/api/missions", 200],
  ["GET", "/api/missions?unknown=1", 400],
  ["POST", "/api/missions/abc/accept", 400],
  ["POST", "/api/missions/99/accept", 404],
  ["POST", "/api/missions/1/accept", 415, "nothing"],
  ["POST", "/api/missions/1.5/abandon", 400],
  ["POST", "/api/missions/0/abandon", 404],
];
const OTHERS: readonly [Method, string, number, unknown?][] = [
  ["GET", "/api/version", 200],
  ["GET", "/api/openapi", 200],
  ["GET", "/api/problems", 200],
  ["GET", "/problems/game-over", 200],
  ["GET", "/healthz", 200],
  ["GET", "/readyz", 200],
  ["GET", "/metrics", 200],
  ["GET", "/docs", 200],
  ["GET", "/api/nothing", 404],
  ["PUT", "/api/world", 405],
  ["GET", "/api/admin/tables", 200],
  ["GET", "/api/admin/tables/save/rows", 200],
  ["POST", "/api/admin/tables/crew/rows", 409, { id: 1, name: "Nobody", fatigue: 0 }],
  ["PATCH", "/api/admin/tables/save/rows?pk.id=1", 404, { turn: 1 }],
  ["DELETE", "/api/admin/tables/save/rows?pk.id=1", 404],
];

/** The part of the answer to a replacement that shows the new game. */
const worldOf = ({ archived: _archived, dropped: _dropped, ...world }: Replaced): World => world;

onEachEngine((engine, openFresh, freshUrl) => {
  test("[SAVE1] every route of a game creates the save, even a route that then refuses", async (t) => {
    const routes = engine === "sqlite" ? [...CREATING, ...MISSIONS] : [...CREATING.slice(0, 1), ...MISSIONS];
    for (const [method, path, status, body] of routes) {
      const space = await freshSpaceApp(t, openFresh);
      const headers = status === 415 ? { "content-type": "text/plain" } : {};
      const answer = await space.call(method, path, body, headers);
      assert.equal(answer.status, status, `${method} ${path} ${answer.text.slice(0, 200)}`);
      assert.ok(await hasSave(space), `${method} ${path} created no save`);
    }
  });

  test("[SAVE1] other routes never create the save", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    for (const [method, path, status, body] of OTHERS) {
      const answer = await space.call(method, path, body);
      assert.equal(answer.status, status, `${method} ${path} ${answer.text.slice(0, 200)}`);
      assert.ok(!(await hasSave(space)), `${method} ${path} created a save`);
    }
  });

  test("[SAVE1] first calls in parallel create one save, also on two services", async (t) => {
    const first = await freshSpaceApp(t, openFresh);
    const apps = engine === "sqlite" ? [first] : [first, spaceTestApp(t, first.store, { settings: { seed: 8 } })];
    const calls = apps.flatMap((space) =>
      [...CREATING, ...MISSIONS].map(([method, path, , body]) => space.call(method, path, body)),
    );
    const answers = await Promise.all(calls);
    assert.ok(answers.every(({ status }) => status < 500));
    const worlds = await Promise.all(apps.map((space) => space.ok<World>("GET", "/api/world")));
    for (const world of worlds) assert.deepEqual(world.save, worlds[0]?.save);
    const events = await first.ok<Events>("GET", "/api/events?kind=game.started");
    assert.equal(events.length, 1);
    assert.deepEqual(await first.ok("GET", "/api/save/archives"), []);
  });

  test("[ROAD3] the save shows its score by item, and after the end its ending and epilogue", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    type Summary = Static<typeof schemas.SaveSummary>;
    const running = await space.ok<Summary>("GET", "/api/save");
    assert.deepEqual([running.status, running.ending, running.epilogue], ["active", null, []]);
    const starving = aGame()
      .withCrew(1, 2)
      .withResources({ supplies: 0 })
      .with({ starvingTurns: 5 })
      .onTurn(198)
      .build();
    await space.ok("POST", "/api/save/import", documentOf(starving));
    await space.ok("POST", "/api/explore", { leadId: 1 });
    await space.ok("POST", "/api/turn/run", { maxTurns: 5 });
    const over = await space.ok<Summary>("GET", "/api/save");
    assert.deepEqual([over.turn, over.status, over.ending], [200, "lost", "dark"]);
    assert.ok(
      over.epilogue.some((sentence) => sentence.startsWith("Member 2 did not live")),
      over.epilogue.join(" "),
    );
    const world = await space.ok<World>("GET", "/api/world");
    assert.equal(over.score, world.save.score);
    assert.equal(
      over.items.reduce((sum, { points }) => sum + points, 0),
      over.score,
    );
  });

  test("[SAVE2] a new game accepts any seed and difficulty, and the old one becomes an archive", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { save } = await space.ok<World>("GET", "/api/world");
    assert.deepEqual([save.seed, save.difficulty, save.limit], [TEST_SEED, "standard", 200]);
    const games = [
      [0, "hard", 170],
      [Number.MAX_SAFE_INTEGER, "standard", 200],
      [1, "relaxed", 240],
      [2, "sandbox", null],
    ] as const;
    for (const [seed, difficulty, limit] of games) {
      await space.ok("POST", "/api/explore", { leadId: 2 });
      await space.ok("POST", "/api/turn");
      const answer = await space.call<Replaced>("POST", "/api/save/new", { seed, difficulty });
      assert.equal(answer.status, 201);
      assert.deepEqual(worldOf(answer.body), await space.ok("GET", "/api/world"));
      const started = answer.body.save;
      assert.deepEqual([started.seed, started.difficulty, started.limit, started.turn], [seed, difficulty, limit, 0]);
    }
    const archives = await space.ok<Archive[]>("GET", "/api/save/archives");
    assert.deepEqual(
      archives.map(({ seed }) => seed),
      [1, Number.MAX_SAFE_INTEGER, 0, TEST_SEED],
    );
    const [one, other] = [
      await space.ok<World>("POST", "/api/save/new"),
      await space.ok<World>("POST", "/api/save/new"),
    ];
    assert.notEqual(one.save.seed, other.save.seed);
  });

  test("[SAVE4] an export has sorted keys, no real time and a checksum, and importing it gives the same game", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await playSome(space, 30);
    const text = await space.exported();
    const document = JSON.parse(text);
    assert.equal(JSON.stringify(sorted(document)), text);
    assert.match(document.checksum, /^[0-9a-f]{16}$/);
    assert.doesNotMatch(text, /\d{4}-\d\d-\d\dT|"1[6-9]\d{11}"|:1[6-9]\d{11}\b/);
    const world = await space.ok("GET", "/api/world");
    await space.ok("POST", "/api/save/new", {});
    assert.deepEqual(worldOf(await space.ok<Replaced>("POST", "/api/save/import", document)), world);
    assert.equal(await space.exported(), text);
    for (const path of ["/api/tasks", "/api/crew", "/api/ship", "/api/missions"]) await space.ok("GET", path);
  });

  test("[SAVE4] a document that was changed or is too long changes nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const text = await space.exported();
    const document = await documentIn(space);
    const richer = { ...document, game: { ...document.game, hull: document.game.hull - 1 } };
    refusedWith(await space.call("POST", "/api/save/import", richer), 422, "save-invalid");
    refusedWith(await space.call("POST", "/api/save/import", { ...document, extra: 1 }), 400, "malformed-request");
    refusedWith(
      await space.call("POST", "/api/save/import", { ...document, events: undefined }),
      400,
      "malformed-request",
    );
    const unknownSeverity = documentOf(RICH, [{ ...aLog(1)[0], severity: "nonsense" } as never]);
    refusedWith(await space.call("POST", "/api/save/import", unknownSeverity), 400, "malformed-request");
    const tooLong = text + " ".repeat(4 * 1024 * 1024);
    refusedWith(await space.call("POST", "/api/save/import", tooLong), 413, "body-too-large");
    assert.equal(await space.exported(), text);
    const long = documentOf(RICH, aLog(2_000));
    assert.ok(JSON.stringify(long).length > 3 * 65_536);
    await space.ok("POST", "/api/save/import", long);
    assert.equal((await documentIn(space)).events.length, 2_000);
  });

  test("[SAVE5] the starts of the last 20 turns can be restored, and later turns are lost", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(
      ordered(aGame().rich().withDifficulty("sandbox").build(), ...Array.from({ length: 12 }, () => explore())),
    );
    const worlds = new Map<number, World>();
    for (let turn = 0; turn <= 24; turn++) {
      worlds.set(turn, await space.ok<World>("GET", "/api/world"));
      await space.ok("POST", "/api/turn");
    }
    const history = await space.ok<{ turn: number }[]>("GET", "/api/save/history");
    assert.deepEqual(
      history.map(({ turn }) => turn),
      Array.from({ length: 21 }, (_, index) => 25 - index),
    );
    refusedWith(await space.call("POST", "/api/save/restore", { turn: 4 }), 404, "unknown-turn");
    const [{ seq }] = (await space.ok<Events>("GET", "/api/events?limit=1")) as [Events[number]];
    for (const turn of [25, 17, 5]) {
      const world = worldOf(await space.ok<Replaced>("POST", "/api/save/restore", { turn }));
      if (worlds.has(turn)) assert.deepEqual(world, worlds.get(turn));
      const [newest] = await space.ok<Events>("GET", "/api/events?limit=1");
      assert.equal(newest?.kind, "game.restored");
      assert.ok((newest?.seq ?? 0) > seq, "[READ5] event numbers continue");
      const later = await space.ok<Events>("GET", `/api/events?limit=200`);
      assert.deepEqual(
        later.filter((event) => event.turn > turn),
        [],
      );
    }
    refusedWith(await space.call("POST", "/api/save/restore", { turn: 17 }), 404, "unknown-turn");
    await space.ok("POST", "/api/turn/run", { maxTurns: 3 });
    const text = await space.exported();
    await space.ok("POST", "/api/save/import", JSON.parse(text));
    assert.equal(await space.exported(), text);
  });

  test("[SAVE5] a turn can be restored after the end of the game", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(ordered(aGame().rich().onTurn(197).build(), ...Array.from({ length: 9 }, () => explore())));
    await space.ok("POST", "/api/turn/run", { maxTurns: 50 });
    const over = await space.ok<World>("GET", "/api/world");
    assert.deepEqual([over.save.status, over.save.turn, over.activeTask], ["lost", 200, null]);
    const { save, activeTask } = await space.ok<World>("POST", "/api/save/restore", { turn: 198 });
    assert.deepEqual([save.status, save.turn, save.endReason], ["active", 198, null]);
    assert.ok(activeTask);
    await space.ok("POST", "/api/explore", { leadId: 2 });
  });

  test("[SAVE6] an archived game can be restored, and the game it replaces becomes an archive", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await playSome(space, 20);
    const text = await space.exported();
    await space.ok("POST", "/api/save/new", { seed: 42 });
    const [archive] = await space.ok<Archive[]>("GET", "/api/save/archives");
    const { turn } = (JSON.parse(text) as SaveDocument).game;
    assert.deepEqual([archive?.seed, archive?.turn, archive?.status], [TEST_SEED, turn, "active"]);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/turn");
    const young = await space.exported();
    await space.ok("POST", "/api/save/restore", { archiveId: archive?.id });
    assert.equal(await space.exported(), text);
    const archives = await space.ok<Archive[]>("GET", "/api/save/archives");
    assert.deepEqual(
      archives.map(({ seed }) => seed),
      [42],
    );
    refusedWith(await space.call("POST", "/api/save/restore", { archiveId: archive?.id }), 404, "unknown-archive");
    await space.ok("POST", "/api/save/restore", { archiveId: archives[0]?.id });
    assert.equal(await space.exported(), young);
  });

  test("[GM7] replacing a game returns its new archive and those over the limit, and a game without a played turn is not archived", async (t) => {
    const space = await freshSpaceApp(t, openFresh, { settings: { archivesLimit: 2 } });
    const replaced = async (path: string, body: object) => {
      const { archived, dropped } = await space.ok<Replaced>("POST", path, body);
      return [archived, dropped];
    };
    const played = async (turns: number) => documentOf(aGame().rich().onTurn(turns).build());
    assert.deepEqual(await replaced("/api/save/new", { seed: 1 }), [null, []]);
    assert.deepEqual(await replaced("/api/save/import", await played(9)), [1, []]);
    assert.deepEqual(await replaced("/api/save/import", await played(5)), [2, []]);
    await space.ok("PATCH", "/api/save/archives/1", { name: "The first" });
    assert.deepEqual(await replaced("/api/save/import", await played(7)), [3, [3]]);
    await space.ok("DELETE", "/api/save/archives/3");
    assert.deepEqual(await replaced("/api/save/new", {}), [4, [4]]);
    assert.deepEqual(await replaced("/api/save/restore", { turn: 0 }), [null, []]);
    assert.deepEqual(await replaced("/api/save/restore", { archiveId: 4 }), [5, [5]]);
    const archives = await space.ok<Archive[]>("GET", "/api/save/archives");
    assert.deepEqual(
      archives.map(({ id }) => id),
      [5, 2, 1],
    );
  });

  test("[GM7] a restored archive can go back to the same turns as the archived game, and exports the same document", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const turns = async () => (await space.ok<{ turn: number }[]>("GET", "/api/save/history")).map(({ turn }) => turn);
    await playSome(space, 12);
    const [text, kept] = [await space.exported(), await turns()];
    assert.ok(kept.length > 3);
    const { archived } = await space.ok<Replaced>("POST", "/api/save/new", { seed: 42 });
    assert.deepEqual(await turns(), [0]);
    await space.ok("POST", "/api/save/restore", { archiveId: archived });
    assert.deepEqual([await turns(), await space.exported()], [kept, text]);
    const back = kept[2] ?? 0;
    assert.equal((await space.ok<World>("POST", "/api/save/restore", { turn: back })).save.turn, back);
    assert.deepEqual(await turns(), kept.slice(2));
    await space.load(aGame().rich().onTurn(9).build());
    // An admin may have edited the turn starts of an archive.
    const [{ id }] = (await space.ok<Archive[]>("GET", "/api/save/archives")) as [Archive];
    const edited = [null, "turn", { turn: 1.5 }, { turn: back + 99 }, { turn: 0 }, { turn: 0 }];
    await space.ok("PATCH", `/api/admin/tables/archives/rows?pk.id=${id}`, { turns: edited });
    await space.ok("POST", "/api/save/restore", { archiveId: id });
    assert.deepEqual(await turns(), [back, 0]);
    refusedWith(await space.call("POST", "/api/save/restore", { turn: 0 }), 422, "save-invalid");
  });

  test("[SAVE7] a game continues after a restart of the service", async (t) => {
    const url = await freshUrl(t);
    const store = await openSpaceStore(url);
    const before = spaceTestApp(t, store);
    await playSome(before, 25);
    const text = await before.exported();
    const world = await before.ok("GET", "/api/world");
    await before.close();
    await store.close();
    const again = await openSpaceStore(url);
    t.after(() => again.close());
    const after = spaceTestApp(t, again, { settings: { seed: 99 } });
    assert.deepEqual(await after.ok("GET", "/api/world"), world);
    assert.equal(await after.exported(), text);
    await after.ok("POST", "/api/turn", { expectedTurn: (JSON.parse(text) as SaveDocument).game.turn });
  });

  test("[SAVE7] a killed process loses no answered change", async (t) => {
    const url = await freshUrl(t);
    const script = startScript(t, new URL("../testing/serve.ts", import.meta.url), [url]);
    await script.wrote(1);
    const answered: number[] = [];
    let end: Promise<void> | undefined;
    const worker = async (): Promise<void> => {
      for (;;) {
        const { task } = await posted<{ task: { id: number } }>(`${script.lines[0]}/api/explore`, { leadId: 2 });
        await posted(`${script.lines[0]}/api/tasks/${task.id}`, undefined, "DELETE");
        answered.push(task.id);
        if (answered.length === 40) end = killed(script);
      }
    };
    await Promise.allSettled([worker(), worker(), worker()]);
    await end;
    assert.ok(answered.length >= 40);
    const store = await openSpaceStore(url);
    t.after(() => store.close());
    const space = spaceTestApp(t, store);
    const { tasks } = await documentIn(space);
    const kept = new Set(tasks.map(({ task }) => task.id));
    assert.deepEqual(
      answered.filter((id) => !kept.has(id)),
      [],
    );
    await space.ok("POST", "/api/turn");
  });

  test("[READ5] event numbers never restart, even when the game is replaced", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    const document = await documentIn(space);
    const newest = async () => (await space.ok<Events>("GET", "/api/events?limit=200")).map(({ seq }) => seq);
    let last = Math.max(...(await newest()));
    for (const [path, body] of [
      ["/api/save/new", { seed: 1 }],
      ["/api/save/import", document],
      ["/api/save/restore", { archiveId: 1 }],
      ["/api/save/restore", { turn: 0 }],
    ] as const) {
      await space.ok("POST", path, body);
      await space.ok("POST", "/api/turn");
      await space.ok("POST", "/api/explore", { leadId: 2 });
      const numbers = await newest();
      assert.ok(Math.max(...numbers) > last, path);
      assert.equal(new Set(numbers).size, numbers.length);
      last = Math.max(...numbers);
    }
  });
});

onEachEngine((_engine, openFresh) => {
  test("[EVENT3] restoring a turn adds an event, and a game that replaces another brings its own log without one", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    const text = await space.exported();
    const log = async () =>
      (await space.ok<Events>("GET", "/api/events?limit=200")).map(({ seq: _seq, ...event }) => event);
    const before = await log();
    await space.ok("POST", "/api/save/import", JSON.parse(text));
    assert.deepEqual(await log(), before);
    await space.ok("POST", "/api/save/new", { seed: 1 });
    assert.equal((await log()).at(-1)?.kind, "game.started");
    const [archive] = await space.ok<Archive[]>("GET", "/api/save/archives");
    await space.ok("POST", "/api/save/restore", { archiveId: archive?.id });
    assert.deepEqual(await log(), before);
    await space.ok("POST", "/api/save/restore", { turn: 0 });
    assert.equal((await log())[0]?.kind, "game.restored");
  });
});

test("[SAME1] the same seed and commands give the same export on both engines, byte for byte", async (t) => {
  const database = await testDatabase();
  const stores = [
    await openSpaceStore(await freshFile(t)),
    await openSpaceStore(database.url),
    await openSpaceStore(await freshFile(t)),
  ];
  t.after(() => Promise.all(stores.map((store) => store.close())).then(() => database.drop()));
  const texts = stores.map(async (store) => {
    const space = spaceTestApp(t, store, { clock: { wall: () => stores.indexOf(store), monotonic: () => 0 } });
    await playSome(space, 60);
    await space.ok("POST", "/api/turn/run", { maxTurns: 7 });
    return space.exported();
  });
  const [one, other, third] = await Promise.all(texts);
  assert.equal(one, other);
  assert.equal(one, third);
  assert.ok((JSON.parse(one ?? "") as SaveDocument).tasks.length > 3);
});

/** Sends this many random commands, most of which are accepted. They are the same in every run. */
async function playSome(space: SpaceTestApp, count: number): Promise<void> {
  for (const given of commandStream(5, count)) {
    const { game } = (await documentIn(space)) as { game: Game };
    const { method, path, body } = requestOf(aimed(game, given));
    const answer = await space.call(method, path, body);
    assert.ok(answer.status < 500, answer.text);
  }
}

const aLog = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    turn: 0,
    kind: "turn.advanced",
    severity: "info" as const,
    refs: {},
    figures: { turn: index },
    text: "A turn that never happened.",
  }));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}

async function posted<Body>(url: string, body: unknown, method = "POST"): Promise<Body> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  assert.ok(answer.ok);
  return (await answer.json()) as Body;
}

onEachEngine((_engine, openFresh) => {
  test("[SAVE13] an archive is checked before its restore, without blocking turns, and edits made meanwhile are noticed", async (t) => {
    const checking: PromiseWithResolvers<void>[] = [];
    const saveChecks = new SaveChecks(async (text, limits) => {
      const permission = Promise.withResolvers<void>();
      checking.push(permission);
      await permission.promise;
      return checkSave(text, limits);
    });
    const allow = async (number: number): Promise<void> => {
      for (; checking.length < number; ) await new Promise(setImmediate);
      checking[number - 1]?.resolve();
    };
    const { call } = await freshSpaceApp(t, openFresh, { saveChecks });
    await call("POST", "/api/explore", { leadId: 2 });
    await call("POST", "/api/turn");
    await call("POST", "/api/save/new", { seed: 7 });
    const [archive] = (await call<readonly Archive[]>("GET", "/api/save/archives")).body;
    const restoring = call<World>("POST", "/api/save/restore", { archiveId: archive?.id });
    for (; checking.length < 1; ) await new Promise(setImmediate);
    assert.equal((await call("POST", "/api/turn")).status, 200);
    const edited = await call("PATCH", `/api/admin/tables/archives/rows?pk.id=${archive?.id}`, { document: "{}" });
    assert.equal(edited.status, 200, edited.text);
    await Promise.all([allow(1), allow(2)]);
    refusedWith(await restoring, 422, "save-invalid");
  });
});
