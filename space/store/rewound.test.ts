/** A database that went back to an earlier commit, as after a failover to a replica that lagged behind. */
import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { readStream } from "@outbound/kit/event-stream/testing/stream-server.ts";
import type { Store } from "@outbound/kit/store/store.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import { RICH } from "../testing/api-cases.ts";
import { openSpaceStore, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import type { SpaceTables } from "./tables.ts";

/** The rows that an order changes, as they are now; call what it gives to put them back. */
async function remember({ write }: Store<SpaceTables>): Promise<() => Promise<void>> {
  const world = await write.selectFrom("world").selectAll().executeTakeFirstOrThrow();
  const save = await write.selectFrom("save").selectAll().executeTakeFirstOrThrow();
  const lastTask = save.next_task_id - 1;
  return () =>
    write.transaction().execute(async (tx) => {
      await tx.deleteFrom("task_helpers").where("task_id", ">", lastTask).execute();
      await tx.deleteFrom("tasks").where("id", ">", lastTask).execute();
      await tx.deleteFrom("events").where("seq", ">=", world.next_event_seq).execute();
      await tx.updateTable("save").set(save).execute();
      await tx.updateTable("world").set(world).execute();
    });
}

const order = (space: SpaceTestApp, focus: string) => space.ok("POST", "/api/explore", { leadId: 2, focus });

/** Services of a process each over one database, on which a game with an order is under way. */
async function services(t: TestContext, url: string, count: number): Promise<SpaceTestApp[]> {
  const stores = await Promise.all(Array.from({ length: count }, () => openSpaceStore(url)));
  t.after(() => Promise.all(stores.map((store) => store.close())));
  const spaces = stores.map((store) => spaceTestApp(t, store));
  await spaces[0]?.load(RICH);
  await order(spaces[0] as SpaceTestApp, "survey");
  return spaces;
}

onEachEngine((engine, _openFresh, freshUrl) => {
  if (engine === "sqlite") return;

  for (const more of [0, 1, 3, 5]) {
    test(`[SAFE3] a database that went back by 3 commits is followed, ${more} others after it`, async (t) => {
      const [one, other, third] = (await services(t, await freshUrl(t), 3)) as [
        SpaceTestApp,
        SpaceTestApp,
        SpaceTestApp,
      ];
      const putBack = await remember(one.store);
      for (let count = 0; count < 3; count++) await order(one, "survey");
      await other.exported();
      await putBack();
      for (let count = 0; count < more; count++) await order(third, "harvest");
      const truth = await spaceTestApp(t, one.store).exported();
      // A process that only reads follows as well.
      assert.equal(await other.exported(), truth);
      assert.equal(await one.exported(), truth);
      await order(one, "harvest");
      const after = await spaceTestApp(t, one.store).exported();
      for (const space of [one, other, third]) assert.equal(await space.exported(), after);
      const { game } = JSON.parse(after) as { game: { tasks: { orders: { focus: string } }[] } };
      assert.equal(game.tasks.length, more + 2);
    });
  }

  test("[SAFE3] streams end when the log went back, and continue for clients that reconnect", async (t) => {
    const [one] = (await services(t, await freshUrl(t), 1)) as [SpaceTestApp];
    await one.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = one.app.server.address() as AddressInfo;
    const putBack = await remember(one.store);
    const reader = await readStream(port, {}, "/api/events/stream");
    t.after(() => reader.close());
    for (let count = 0; count < 3; count++) await order(one, "survey");
    let lastSeq = 0;
    for (let count = 0; count < 3; count++) lastSeq = Number((await reader.next())?.id);
    await putBack();
    assert.equal(await reader.next(), undefined);
    const again = await readStream(port, { "last-event-id": String(lastSeq) }, "/api/events/stream");
    t.after(() => again.close());
    await order(one, "harvest");
    const next = await again.next();
    assert.ok(Number(next?.id) <= lastSeq, `event ${next?.id} after ${lastSeq}`);
    assert.equal(JSON.parse(next?.data ?? "{}").kind, "task.queued");
  });
});
