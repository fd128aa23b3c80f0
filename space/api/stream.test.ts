import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { readStream, type StreamReader } from "@outbound/kit/event-stream/testing/stream-server.ts";
import { rememberRows } from "@outbound/kit/host/testing/remember-rows.ts";
import { STREAMS_AN_ADDRESS } from "@outbound/kit/http/limits/open-streams.ts";
import { RateLimiter } from "@outbound/kit/http/limits/rate-limit.ts";
import { pointsLeft } from "@outbound/kit/http/testing/points-left.ts";
import { refusedWith } from "@outbound/kit/testing/app-client.ts";
import { onEachEngine } from "@outbound/kit/testing/engines.ts";
import type { Static } from "typebox";
import { exportSave } from "../rules/save/save.ts";
import { TABLES } from "../store/tables.ts";
import { aSeededGame } from "../testing/a-game.ts";
import { RICH } from "../testing/cases/games.ts";
import { freshSpaceApp, type SpaceTestApp, spaceTestApp } from "../testing/space-app.ts";
import { EventTails } from "./event-tail.ts";
import type * as schemas from "./schemas.ts";

type Event = Static<typeof schemas.Event>;

async function listening(space: SpaceTestApp): Promise<number> {
  await space.app.listen({ host: "127.0.0.1", port: 0 });
  return (space.app.server.address() as AddressInfo).port;
}

async function connect(t: TestContext, port: number, lastEventId?: number): Promise<StreamReader> {
  const headers = lastEventId === undefined ? undefined : { "last-event-id": String(lastEventId) };
  const reader = await readStream(port, headers, "/api/events/stream");
  t.after(() => reader.close());
  assert.equal(reader.response.statusCode, 200);
  assert.match(String(reader.response.headers["content-type"]), /^text\/event-stream/);
  assert.equal(reader.response.headers["cache-control"], "no-store, no-transform");
  return reader;
}

/** Takes this many events; each has its number as its id. */
async function take(reader: StreamReader, count: number): Promise<Event[]> {
  const events: Event[] = [];
  while (events.length < count) {
    const message = (await reader.next()) ?? assert.fail("the stream ended");
    const event = JSON.parse(message.data) as Event;
    assert.equal(message.id, String(event.seq));
    events.push(event);
  }
  return events;
}

const log = async (space: SpaceTestApp): Promise<Event[]> =>
  (await space.ok<Event[]>("GET", "/api/events?limit=200")).toReversed();

const order = (space: SpaceTestApp) => space.ok("POST", "/api/explore", { leadId: 2, focus: "survey" });

onEachEngine((engine, openFresh) => {
  test("[READ6] the stream pushes every event in the order of the log", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const port = await listening(space);
    const begun = (await log(space)).length;
    const reader = await connect(t, port);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    await space.ok("POST", "/api/turn/run", { maxTurns: 9 });
    await space.ok("POST", "/api/explore", { leadId: 2 });
    const all = await log(space);
    assert.deepEqual(await take(reader, all.length - begun), all.slice(begun));
    await space.ok("POST", "/api/save/new", { seed: 3 });
    const fresh = await log(space);
    assert.deepEqual(await take(reader, fresh.length), fresh);
    assert.ok((fresh[0]?.seq ?? 0) > (all.at(-1)?.seq ?? 0));
    await space.ok("POST", "/api/save/restore", { turn: 0 });
    assert.equal((await take(reader, 1))[0]?.kind, "game.restored");
  });

  test("[READ6] an import without a log and a moved task send a message without an id", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const port = await listening(space);
    await order(space);
    const begun = (await log(space)).length;
    const reader = await connect(t, port, begun);
    await space.ok("POST", "/api/save/import", exportSave({ game: aSeededGame(2).build(), events: [], tasks: [] }));
    assert.deepEqual(await reader.next(), { event: "changed", data: "{}" });
    for (const _ of [1, 2, 3]) await order(space);
    await take(reader, (await log(space)).length);
    const { pendingTasks } = await space.ok<{ pendingTasks: { id: number }[] }>("GET", "/api/tasks");
    await space.ok("POST", `/api/tasks/${pendingTasks[1]?.id}/move`, { position: 0 });
    assert.deepEqual(await reader.next(), { event: "changed", data: "{}" });
  });

  test("[READ6] a client that reconnects gets every event it missed, in order and once", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const port = await listening(space);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    const first = await connect(t, port, 0);
    const seen = await take(first, 3);
    first.close();
    await space.ok("POST", "/api/turn/run", { maxTurns: 9 });
    const second = await connect(t, port, seen.at(-1)?.seq);
    const all = await log(space);
    seen.push(...(await take(second, all.length - 3)));
    assert.deepEqual(seen, all);
    await space.ok("POST", "/api/explore", { leadId: 2 });
    assert.equal((await take(second, 1))[0]?.kind, "task.queued");
    for (const id of ["nothing", "-1", "1e2", "1.5"]) {
      const answer = await space.call("GET", "/api/events/stream", undefined, { "last-event-id": id });
      refusedWith(answer, 400, "malformed-request", id);
    }
    const third = await connect(t, port);
    await space.ok("DELETE", "/api/tasks/2");
    assert.equal((await take(third, 1))[0]?.kind, "task.cancelled", "without a number, only new events");
  });

  test("[READ6][SAVE5] a client that reconnects gets no events that a restore deleted or an admin edited", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const port = await listening(space);
    const begun = (await log(space)).at(-1)?.seq ?? 0;
    const live = await connect(t, port);
    await order(space);
    await space.ok("POST", "/api/turn", {});
    const played = (await log(space)).filter(({ seq }) => seq > begun);
    assert.deepEqual(await take(live, played.length), played, "the service has read them");
    await space.ok("POST", "/api/save/restore", { turn: 0 });
    const restored = (await log(space)).slice(-1);
    assert.equal(restored[0]?.kind, "game.restored");
    assert.deepEqual(await take(await connect(t, port, begun), 1), restored);
    assert.deepEqual(await take(live, 1), restored);
    assert.deepEqual(await take(await connect(t, port, begun), 1), restored);
    const row = `/api/admin/tables/events/rows?pk.save_id=1&pk.seq=${restored[0]?.seq}`;
    await space.ok("PATCH", row, { text: "The game went back." });
    const edited = (await log(space)).slice(-2);
    assert.equal(edited[0]?.text, "The game went back.");
    assert.deepEqual(await take(live, 1), edited.slice(1));
    assert.deepEqual(await take(await connect(t, port, begun), 2), edited);
  });

  test("[READ6] the stream pushes events of another service over the same database", async (t) => {
    if (engine === "sqlite") return;
    const space = await freshSpaceApp(t, openFresh);
    const reader = await connect(t, await listening(space));
    const other = spaceTestApp(t, space.store);
    await other.ok("POST", "/api/explore", { leadId: 2 });
    assert.deepEqual(
      (await take(reader, 2)).map(({ kind }) => kind),
      ["task.queued", "task.started"],
    );
  });

  test("[READ11] an address can open at most 100 streams at once, independently of other addresses", async (t) => {
    const settings = { rateLimit: true, trustedProxies: ["127.0.0.1"] };
    const limiter = new RateLimiter(() => 0);
    const space = await freshSpaceApp(t, openFresh, { settings, pressure: { limiter } });
    const url = `http://127.0.0.1:${await listening(space)}/api/events/stream`;
    const open = (address: string) => fetch(url, { method: "HEAD", headers: { "x-forwarded-for": address } });
    for (let opened = 0; opened < 100; opened += 1) assert.equal((await open("10.0.0.1")).status, 200);
    const refused = await open("10.0.0.1");
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get("retry-after"), "1");
    assert.equal((await open("10.0.0.2")).status, 200);
  });

  test("[READ12] a page of the log, an export and a restore cost more than a read of the world", async (t) => {
    const limiter = new RateLimiter(() => 0);
    const space = await freshSpaceApp(t, openFresh, { settings: { rateLimit: true }, pressure: { limiter } });
    let left = 600;
    for (const [path, cost] of [
      ["/api/world", 2],
      ["/api/events", 5],
      ["/api/save/export", 5],
      ["/api/version", 1],
      ["/api/save/restore", 50],
      ["/api/save/import", 50],
    ] as const) {
      const isRead = cost < 50;
      const { headers } = await space.call(isRead ? "GET" : "POST", path, isRead ? undefined : { turn: 0 });
      assert.equal(left - pointsLeft(headers).left, cost, path);
      left -= cost;
    }
  });

  test("[READ10] an address has at most 50 open streams, independently of others, and a closed one makes room", async (t) => {
    if (engine === "postgres") return;
    const settings = { rateLimit: true, trustedProxies: ["127.0.0.1"] };
    const space = await freshSpaceApp(t, openFresh, { settings });
    const port = await listening(space);
    const from = (address: string) => readStream(port, { "x-forwarded-for": address }, "/api/events/stream");
    const readers = await Promise.all(Array.from({ length: STREAMS_AN_ADDRESS }, () => from("10.0.0.1")));
    t.after(() => readers.forEach((reader) => void reader.close()));
    assert.ok(readers.every(({ response }) => response.statusCode === 200));
    const headers = { "x-forwarded-for": "10.0.0.1" };
    const tooMany = () => space.call("GET", "/api/events/stream", undefined, headers);
    const tails = t.mock.method(EventTails.prototype, "of");
    refusedWith(await tooMany(), 429, "too-many-streams");
    assert.equal(tails.mock.callCount(), 0, "a refused stream keeps nothing in memory");
    const other = await from("10.0.0.2");
    assert.equal(other.response.statusCode, 200);
    other.close();
    readers[0]?.close();
    while (space.app.openStreams.size >= STREAMS_AN_ADDRESS) await new Promise((resolve) => setImmediate(resolve));
    const again = await from("10.0.0.1");
    assert.equal(again.response.statusCode, 200);
    again.close();
    await space.ok("POST", "/api/explore", { leadId: 2 });
    assert.equal((await readers[1]?.next())?.event, undefined, "the earlier streams still receive");
  });

  if (engine === "postgres") {
    test("[SAFE3] streams end when the database goes back, and send new events to a client that reconnects", async (t) => {
      const space = await freshSpaceApp(t, openFresh);
      await space.load(RICH);
      await order(space);
      const port = await listening(space);
      const goBack = await rememberRows(space.store, TABLES);
      const reader = await connect(t, port);
      for (let count = 0; count < 3; count++) await order(space);
      const lastSeq = (await take(reader, 3)).at(-1)?.seq ?? 0;
      await goBack();
      assert.equal(await reader.next(), undefined);
      const again = await connect(t, port, lastSeq);
      await order(space);
      const [next] = await take(again, 1);
      assert.ok(next !== undefined && next.seq <= lastSeq, `event ${next?.seq} after ${lastSeq}`);
      assert.equal(next.kind, "task.queued");
    });
  }

  test("the stream creates the save, and ends when the service stops", async (t) => {
    const space = await freshSpaceApp(t, openFresh);
    const reader = await connect(t, await listening(space));
    const made = await space.store.read.selectFrom("save").select("seed").executeTakeFirst();
    assert.equal(made?.seed, 7);
    await space.close();
    assert.equal(await reader.next(), undefined);
  });
});
