import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fakeClock, systemClock } from "@outbound/kit/clock/clock.ts";
import { type Batch, Retention } from "@outbound/kit/retention/retention.ts";
import { aFolder } from "@outbound/kit/retention/testing/a-folder.ts";
import { fillDisk } from "@outbound/kit/retention/testing/full-disk.ts";
import { exportsIn, readExports } from "@outbound/kit/retention/testing/read-export.ts";
import { DAY_MS } from "@outbound/kit/rules/durations.ts";
import type { JsonText } from "@outbound/kit/store/json-text.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine, openFreshFile } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import type { Static } from "typebox";
import type * as schemas from "../api/schemas.ts";
import type { SaveDocument } from "../rules/save/save.ts";
import { freshSpaceApp, type SpaceTestApp } from "../testing/space-app.ts";
import { createSpaceHost } from "./adapter.ts";
import { findGame, lastPlayed } from "./games.ts";
import { GrownGames, type KeptAtMost, spaceSurplus } from "./surplus.ts";
import { MAIN_SAVE, type SpaceTables } from "./tables.ts";

type Archive = Static<typeof schemas.Archive>;

const ALL: KeptAtMost = { archives: 0, log: 0 };

/** Deletes rows beyond the limits, as another process on the store would. */
async function cut(t: TestContext, store: Store<SpaceTables>, limits: Partial<KeptAtMost>, folder = aFolder(t)) {
  const host = createSpaceHost({ store, clock: systemClock, ticks: false });
  const surpluses = spaceSurplus({ store, host, clock: systemClock }, { ...ALL, ...limits });
  const lastSeen = () => lastPlayed(store);
  await new Retention({ store, clock: systemClock, folder, game: "space", surpluses, lastSeen }).run();
  await host.close();
  return (name: string) => readExports(folder, `space-${name}-`) as Record<string, unknown>[];
}

const archivesOf = (space: SpaceTestApp, query = "") => space.ok<Archive[]>("GET", `/api/save/archives${query}`);
const idsOf = (archives: readonly Archive[]) => archives.map(({ id }) => id);

/** Creates archives 1, 2 and so on, of games on these turns. */
async function archived(space: SpaceTestApp, ...turns: number[]): Promise<void> {
  for (const turn of turns) {
    for (let worked = 0; worked < turn; worked++) {
      if (worked % 2 === 0) await space.ok("POST", "/api/explore", { leadId: 2 });
      await space.ok("POST", "/api/turn");
    }
    await space.ok("POST", "/api/save/new", { seed: 5 });
  }
}

/** Returns a game in which some turns were played. */
async function played(space: SpaceTestApp): Promise<SaveDocument> {
  for (let count = 0; count < 6; count++) {
    await space.ok("POST", "/api/explore", { leadId: 2, helperIds: [3] });
    await space.ok("POST", "/api/turn/run", { maxTurns: 50, until: "idle" });
  }
  return JSON.parse(await space.exported()) as SaveDocument;
}

/** Creates a game beside main that was created and last played this many days ago, on this turn. */
async function aged(space: SpaceTestApp, days: { created: number; played: number; turn: number }): Promise<string> {
  const now = Date.now();
  const { name, id } = await space.ok<{ name: string; id: string }>("POST", "/api/games", {});
  const { saveId } = (await findGame(space.store.read, id)) ?? assert.fail(name);
  const times = { created_at: now - days.created * DAY_MS, last_command_at: now - days.played * DAY_MS };
  await space.store.write.updateTable("games").set(times).where("id", "=", saveId).execute();
  await space.store.write.updateTable("save").set({ turn: days.turn }).where("id", "=", saveId).execute();
  return id;
}

onEachEngine((_engine, openFresh) => {
  test("[GM3] a game that nobody plays is exported and deleted, and main never is", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.ok("GET", "/api/world");
    await space.store.write
      .updateTable("games")
      .set({ created_at: 0, last_command_at: 0 })
      .where("id", "=", 1)
      .execute();
    const unused = [
      await aged(space, { created: 2, played: 2, turn: 0 }),
      await aged(space, { created: 8, played: 1, turn: 4 }),
      await aged(space, { created: 99, played: 91, turn: 150 }),
    ];
    const startedOver = await aged(space, { created: 8, played: 1, turn: 4 });
    await space.ok("POST", `/api/save/new?game=${startedOver}`, { seed: 7 });
    const wentBack = await aged(space, { created: 8, played: 1, turn: 0 });
    await space.ok("POST", `/api/explore?game=${wentBack}`, { leadId: 2 });
    await space.ok("POST", `/api/turn/run?game=${wentBack}`, { maxTurns: 3 });
    await space.ok("POST", `/api/save/restore?game=${wentBack}`, { turn: 1 });
    const used = [
      startedOver,
      wentBack,
      await aged(space, { created: 0.9, played: 0.9, turn: 0 }),
      await aged(space, { created: 6, played: 1, turn: 4 }),
      await aged(space, { created: 99, played: 89, turn: 5 }),
      "main",
    ];
    const exported = await cut(t, space.store, { days: 90 });
    assert.equal(exported("games").length, unused.length);
    const statuses = (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await space.call("GET", `/api/games/${id}`)).status));
    assert.deepEqual(await statuses(unused), [404, 404, 404]);
    assert.deepEqual(await statuses(used), [200, 200, 200, 200, 200, 200]);
  });

  test("[GM3] a game that its player deletes while old games are deleted does not stop that", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const unused = () => aged(space, { created: 99, played: 91, turn: 150 });
    const ids = [await unused(), await unused()];
    const host = createSpaceHost({ store: space.store, clock: systemClock, ticks: false });
    t.after(() => host.close());
    const [games] = spaceSurplus({ store: space.store, host, clock: systemClock }, { ...ALL, days: 90 });
    for await (const { remove } of games?.batches() ?? []) {
      await space.call("DELETE", `/api/games/${ids[0]}`);
      await remove();
    }
    assert.equal((await space.call("GET", `/api/games/${ids[1]}`)).status, 404);
  });

  test("[GM3] a start a week after the last command of any game deletes none for a day", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await aged(space, { created: 99, played: 91, turn: 150 });
    const clock = fakeClock(Date.now() + 8 * DAY_MS);
    const host = createSpaceHost({ store: space.store, clock, ticks: false });
    t.after(() => host.close());
    const surpluses = spaceSurplus({ store: space.store, host, clock }, { ...ALL, days: 90 });
    const folder = aFolder(t);
    const lastSeen = () => lastPlayed(space.store);
    const retention = new Retention({ store: space.store, clock, folder, game: "space", surpluses, lastSeen });
    t.after(() => retention.close());
    retention.start();
    await retention.run();
    assert.deepEqual(exportsIn(folder), []);
    clock.advance(DAY_MS);
    await retention.run();
    assert.equal(exportsIn(folder).length, 1);
  });

  test("[GM3] all archives of a game that nobody plays, even named ones, are exported before it is deleted", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const id = await aged(space, { created: 0, played: 0, turn: 0 });
    const query = `?game=${id}`;
    for (const seed of [7, 8]) {
      await space.ok("POST", `/api/explore${query}`, { leadId: 2 });
      await space.ok("POST", `/api/turn${query}`, {});
      await space.ok("POST", `/api/save/new${query}`, { seed });
    }
    await space.ok("PATCH", `/api/save/archives/1${query}`, { name: "The first moment" });
    const { saveId } = (await findGame(space.store.read, id)) ?? assert.fail();
    await space.store.write.updateTable("games").set({ last_command_at: 0 }).where("id", "=", saveId).execute();
    const kept = await space.store.read.selectFrom("archives").selectAll().orderBy("id").execute();
    const exported = (await cut(t, space.store, { days: 90 }))("games");
    assert.deepEqual(
      exported.map(({ id, name }) => [id, name]),
      [
        [2, null],
        [1, "The first moment"],
        [undefined, undefined],
      ],
    );
    assert.deepEqual(
      exported.slice(0, 2).map(({ document }) => document),
      kept.toReversed().map(({ document }) => document),
    );
    assert.equal(exported[2]?.game, saveId);
    refusedWith(await space.call("GET", `/api/games/${id}`), 404, "unknown-game");
    assert.deepEqual(await space.store.read.selectFrom("archives").select("id").execute(), []);
  });

  test("[GM3] a game that is archived while it is exported is not deleted", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const id = await aged(space, { created: 8, played: 1, turn: 4 });
    const host = createSpaceHost({ store: space.store, clock: systemClock, ticks: false });
    t.after(() => host.close());
    const [games] = spaceSurplus({ store: space.store, host, clock: systemClock }, { ...ALL, days: 90 });
    for await (const { remove } of games?.batches() ?? []) {
      await space.ok("POST", `/api/save/new?game=${id}`, {});
      await remove();
    }
    assert.equal((await archivesOf(space, `?game=${id}`)).length, 1);
  });

  test("[GM3] a game with too many bytes loses its oldest events, then archives, and main does not", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", { seed: 3 });
    for (const game of ["main", id]) {
      await space.ok("POST", `/api/explore?game=${game}`, { leadId: 2 });
      await space.ok("POST", `/api/turn?game=${game}`, {});
      await space.ok("POST", `/api/save/new?game=${game}`, {});
    }
    await cut(t, space.store, { bytes: 1_000_000 });
    const archives = async (game: string) => (await archivesOf(space, `?game=${game}`)).length;
    assert.deepEqual([await archives(id), await archives("main")], [1, 1]);
    const exported = await cut(t, space.store, { bytes: 1_000 });
    assert.deepEqual([await archives(id), await archives("main"), exported("bytes").length], [0, 1, 1]);
    await space.ok("GET", `/api/save/export?game=${id}`);
  });

  test("[GM3] the limit counts bytes, not characters", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", { seed: 3 });
    await space.ok("POST", `/api/explore?game=${id}`, { leadId: 2 });
    await space.ok("POST", `/api/turn?game=${id}`, {});
    await space.ok("POST", `/api/save/new?game=${id}`, {});
    const document = sql<JsonText>`${JSON.stringify({ text: "ü".repeat(600_000) })}`;
    await space.store.write.updateTable("archives").set({ document, turns: null }).execute();
    await cut(t, space.store, { bytes: 1_300_000 });
    assert.equal((await archivesOf(space, `?game=${id}`)).length, 1);
    await cut(t, space.store, { bytes: 1_000_000 });
    assert.equal((await archivesOf(space, `?game=${id}`)).length, 0);
  });

  test("[SAVE10] a long log of one game does not shorten the log of another", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const { id } = await space.ok<{ id: string }>("POST", "/api/games", { seed: 3 });
    const short = (await space.call("GET", `/api/save/export?game=${id}`)).text;
    await played(space);
    await cut(t, space.store, { log: 10 });
    assert.equal((await space.call("GET", `/api/save/export?game=${id}`)).text, short);
  });

  test("[SAVE9] archives beyond the limit are exported and deleted: unnamed ones with the fewest turns first", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await archived(space, 2, 4, 1, 3, 1);
    await space.ok("PATCH", "/api/save/archives/3", { name: "The first moment" });
    const [document] = await space.store.read.selectFrom("archives").select("document").where("id", "=", 5).execute();
    const folder = aFolder(t);
    const exported = await cut(t, space.store, { archives: 2 }, folder);
    assert.deepEqual(idsOf(await archivesOf(space)), [3, 2], "the named one and the one with the most turns");
    assert.deepEqual(
      exported("archives").map(({ id }) => id),
      [5, 1, 4],
    );
    assert.deepEqual(exported("archives")[0]?.document, document?.document);
    const restored = await space.ok("POST", "/api/save/import", exported("archives")[2]?.document as object);
    assert.equal((restored as { save: { turn: number } }).save.turn, 3, "an exported archive can be imported");
    await cut(t, space.store, { archives: 0 }, folder);
    assert.equal((await archivesOf(space)).length, 3, "0 keeps all");
  });

  test("[SAVE9] a full disk keeps every archive", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await archived(space, 1, 1, 1);
    const makeRoom = await fillDisk(t, 100);
    const folder = aFolder(t);
    await cut(t, space.store, { archives: 1 }, folder);
    assert.deepEqual(idsOf(await archivesOf(space)), [3, 2, 1]);
    assert.deepEqual(exportsIn(folder), [], "no half file is left");
    makeRoom();
    await cut(t, space.store, { archives: 1 }, folder);
    assert.deepEqual(idsOf(await archivesOf(space)), [3]);
  });

  test("[SAVE10] events and ended tasks beyond the limit are exported and deleted, and the rest of the log stays", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const before = await played(space);
    const helped = before.tasks.filter(({ task }) => task.helperIds.length > 0).length;
    assert.ok(before.events.length > 30 && before.tasks.length > 4 && helped > 0);
    const exported = await cut(t, space.store, { log: 3 });
    const after = JSON.parse(await space.exported()) as SaveDocument;
    assert.deepEqual(after.game, before.game);
    assert.deepEqual(after.events, before.events.slice(-3));
    assert.deepEqual(after.tasks, before.tasks.slice(-3));
    assert.deepEqual(
      exported("events").map(({ number }) => number),
      before.events.slice(0, -3).map(({ number }) => number),
    );
    assert.deepEqual(
      exported("tasks").map(({ id, helper_ids }) => ({ id, helper_ids })),
      before.tasks.slice(0, -3).map(({ task }) => ({ id: task.id, helper_ids: task.helperIds })),
    );
    const oldest = after.tasks[0]?.task.id ?? 0;
    const { endedTasks } = await space.ok<{ endedTasks: unknown[] }>("GET", `/api/tasks?before=${oldest}`);
    assert.deepEqual(endedTasks, [], "pages end cleanly");
    await space.ok("POST", "/api/save/import", after);
    assert.equal(await space.exported(), JSON.stringify(after), "the shorter save is imported and exported as it is");
  });

  test("[SAVE10] after the log was cut, earlier turns can be restored and the game continues in the same way", async (t) => {
    const [cutOne, whole] = [await freshSpaceApp(t, openFresh), await freshSpaceApp(t, openFresh)];
    await played(cutOne);
    await played(whole);
    await cut(t, cutOne.store, { log: 3 });
    const [{ turn }] = (await cutOne.ok<{ turn: number }[]>("GET", "/api/save/history")).slice(-1) as [
      { turn: number },
    ];
    for (const space of [cutOne, whole]) {
      await space.ok("POST", "/api/save/restore", { turn });
      await played(space);
    }
    const [short, long] = [await cutOne.exported(), await whole.exported()].map(
      (text) => JSON.parse(text) as SaveDocument,
    );
    assert.deepEqual(short?.game, long?.game);
    assert.deepEqual(short?.events, long?.events.slice(-(short?.events.length ?? 0)));
    assert.ok((short?.events.length ?? 0) > 3);
  });

  test("[SAVE10] a game that replaces another during a cut loses nothing", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const document = await played(space);
    const host = createSpaceHost({ store: space.store, clock: systemClock, ticks: false });
    t.after(() => host.close());
    const tasks = spaceSurplus({ store: space.store, host, clock: systemClock }, { archives: 0, log: 1 }).find(
      ({ name }) => name === "tasks",
    );
    for await (const { lines, remove } of tasks?.batches() ?? []) {
      assert.equal(lines.length, document.tasks.length - 1);
      await space.ok("POST", "/api/save/new", { seed: 99 });
      await played(space);
      const replaced = await space.exported();
      await remove();
      assert.equal(await space.exported(), replaced);
      break;
    }
  });

  test("[SAVE11] archives are listed in pages, named and deleted", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await archived(space, 1, 1, 1);
    assert.deepEqual(idsOf(await archivesOf(space, "?limit=2")), [3, 2]);
    assert.deepEqual(idsOf(await archivesOf(space, "?limit=2&before=2")), [1]);
    assert.deepEqual(
      (await archivesOf(space)).map(({ name }) => name),
      [null, null, null],
    );
    const named = await space.ok<Archive>("PATCH", "/api/save/archives/2", { name: "Alpha" });
    assert.deepEqual([named.id, named.name], [2, "Alpha"]);
    assert.equal((await space.ok<Archive>("DELETE", "/api/save/archives/1")).id, 1);
    assert.deepEqual(
      (await archivesOf(space)).map(({ id, name }) => [id, name]),
      [
        [3, null],
        [2, "Alpha"],
      ],
    );
    assert.equal((await space.ok<Archive>("PATCH", "/api/save/archives/2", { name: null })).name, null);
  });
});

test("[GM3] a run that was woken checks only games that were replaced, and a full run checks all games", async (t) => {
  const space = await freshSpaceApp(t, openFreshFile);
  await archived(space, 1, 1);
  const host = createSpaceHost({ store: space.store, clock: systemClock, ticks: false });
  t.after(() => host.close());
  const grown = new GrownGames();
  const kept = { store: space.store, host, clock: systemClock };
  const [archives] = spaceSurplus(kept, { ...ALL, archives: 1 }, grown);
  const found = async (batches: AsyncIterable<Batch> | undefined) => (await Array.fromAsync(batches ?? [])).length;
  assert.equal(await found(archives?.grown?.()), 0);
  grown.add(MAIN_SAVE);
  assert.ok(archives?.grown);
  const [woken] = await Array.fromAsync(take(archives.grown(), 1));
  assert.match(woken?.lines[0] ?? "", /"document":/);
  assert.equal(await found(archives.grown()), 0, "each is looked at once");
  assert.equal((await Array.fromAsync(take(archives.batches(), 1))).length, 1);
});

/** Takes the first batches; reading further would wait for their removal. */
async function* take(batches: AsyncIterable<Batch>, most: number): AsyncGenerator<Batch> {
  let taken = 0;
  for await (const batch of batches) {
    yield batch;
    if (++taken === most) return;
  }
}
