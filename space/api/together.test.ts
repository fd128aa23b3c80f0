import assert from "node:assert/strict";
import { test } from "node:test";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { sql } from "kysely";
import type { Static } from "typebox";
import type { SaveDocument } from "../rules/save/save.ts";
import { loadWorld } from "../store/load.ts";
import { MAIN_SAVE } from "../store/tables.ts";
import { RICH } from "../testing/cases/games.ts";
import { freshSpaceApp, openSpaceStore, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import type * as schemas from "./schemas.ts";

type Queue = Static<typeof schemas.Queue>;
type World = Static<typeof schemas.World>;
type OrderAnswer = Static<typeof schemas.OrderAnswer>;

const documentIn = async (space: SpaceTestApp): Promise<SaveDocument> => JSON.parse(await space.exported());

onEachEngine((engine, openFresh, freshUrl) => {
  test("64 simultaneous orders and cancels take effect one after another, and share commits", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    const { revision } = await loadWorld(space.store.read, MAIN_SAVE, false);
    const calls = Array.from({ length: 64 }, (_, index) =>
      index % 3 === 2
        ? space.call("DELETE", `/api/tasks/${Math.ceil(index / 3)}`)
        : space.call<OrderAnswer>("POST", "/api/explore", { leadId: 2 }),
    );
    const answers = await Promise.all(calls);
    const placed = answers
      .filter(({ status }) => status === 202)
      .map(({ body }) => (body as OrderAnswer).task.id)
      .sort((a, b) => a - b);
    assert.deepEqual(
      placed,
      Array.from(placed, (_id, index) => index + 1),
    );
    assert.ok(answers.every(({ status }) => [200, 202, 404, 409].includes(status)));
    const cancelled = answers.filter(({ status }) => status === 200).length;
    const { game, events, tasks } = await documentIn(space);
    assert.equal(game.tasks.length, placed.length - cancelled);
    assert.equal(tasks.length, cancelled);
    assert.deepEqual(
      events.map(({ number }) => number),
      Array.from(events, (_event, index) => index + 1),
    );
    const commits = (await loadWorld(space.store.read, MAIN_SAVE, false)).revision - revision;
    assert.ok(commits < (placed.length + cancelled) / 2, `${commits} commits`);
    const again = spaceTestApp(t, space.store);
    assert.deepEqual(await again.ok("GET", "/api/tasks"), await space.ok("GET", "/api/tasks"));
  });

  test("[READ1][READ7] a task that ends after the queue was read is not among the ended ones of that answer", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    await space.load(RICH);
    for (const leadId of [2, 3]) await space.ok("POST", "/api/explore", { leadId });
    await space.ok("DELETE", "/api/tasks/2");
    // The process that answers does not learn of this row, as if it were written between its two reads.
    const lists = { helper_names: sql<string[]>`'[]'`, refund: sql<object>`'{}'` };
    const row = { ...lists, status: "completed", ended_number: 2, ended_on_turn: 1, lead_name: "", queue_place: null };
    await space.store.write.updateTable("tasks").set(row).where("id", "=", 1).execute();
    const { activeTask, endedTasks } = await space.ok<Queue>("GET", "/api/tasks");
    assert.equal(activeTask?.id, 1);
    assert.deepEqual(
      endedTasks.map(({ id }) => id),
      [2],
    );
  });

  if (engine === "postgres") {
    test("two services over one database play one game, and each sees the other's changes at once", async (t) => {
      const url = await freshUrl(t);
      const stores = [await openSpaceStore(url), await openSpaceStore(url)];
      t.after(() => Promise.all(stores.map((store) => store.close())));
      const [one, other] = stores.map((store) => spaceTestApp(t, store)) as [SpaceTestApp, SpaceTestApp];
      await one.load(RICH);
      for (let round = 0; round < 10; round++) {
        const [here, there] = round % 2 === 0 ? [one, other] : [other, one];
        const { task } = await here.ok<OrderAnswer>("POST", "/api/explore", { leadId: 2 });
        assert.deepEqual(await there.ok("GET", `/api/tasks/${task.id}`), task);
        assert.equal(await there.exported(), await here.exported());
      }
      await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 === 0 ? one : other).call("DELETE", `/api/tasks/${(index % 10) + 1}`),
        ),
      );
      assert.equal((await documentIn(one)).tasks.length, 10);
      await other.ok("POST", "/api/save/new", { seed: 5 });
      assert.equal((await one.ok<World>("GET", "/api/world")).save.seed, 5);
    });

    test("[TURN3] of simultaneous turns on two services, each turn is advanced once", async (t) => {
      const url = await freshUrl(t);
      const stores = [await openSpaceStore(url), await openSpaceStore(url)];
      t.after(() => Promise.all(stores.map((store) => store.close())));
      const apps = stores.map((store) => spaceTestApp(t, store));
      const first = apps[0] as SpaceTestApp;
      await first.load(RICH);
      for (let order = 0; order < 12; order++) await first.ok("POST", "/api/explore", { leadId: 2 });
      for (let turn = 0; turn < 8; turn++) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, index) => apps[index % 2]?.call("POST", "/api/turn", { expectedTurn: turn })),
        );
        assert.deepEqual(answers.map((answer) => answer?.status).sort(), [200, ...Array(7).fill(409)]);
      }
      for (const space of apps) {
        assert.equal((await space.ok<World>("GET", "/api/world")).save.turn, 8);
        assert.ok((await space.ok<Queue>("GET", "/api/tasks")).activeTask);
      }
    });
  }
});
