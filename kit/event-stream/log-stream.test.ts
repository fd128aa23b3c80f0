import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLastEventId } from "./last-event-id.ts";
import { type LogItem, streamLog } from "./log-stream.ts";
import { openEventStream } from "./stream.ts";
import { readStream, type StreamReader, serveStream } from "./testing/stream-server.ts";

/** A log in memory that wakes its listeners. */
class Log {
  readonly items: LogItem[] = [];
  readonly listeners = new Set<() => void>();
  failing = false;

  add(count: number): void {
    for (let n = 0; n < count; n += 1) {
      const seq = (this.items.at(-1)?.seq ?? 0) + 1;
      this.items.push({ seq, event: "entry", data: `item ${seq}` });
    }
    for (const listener of this.listeners) listener();
  }

  async read(after: number, limit: number): Promise<LogItem[]> {
    if (this.failing) throw new Error("the store is away");
    const page = this.items.filter((item) => item.seq > after).slice(0, limit);
    // Items added while a page is on its way must not be missed.
    await new Promise(setImmediate);
    return page;
  }

  wake(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

async function serveLog(log: Log) {
  const finished: Promise<number>[] = [];
  const server = await serveStream((request, reply) => {
    const after = parseLastEventId(request.headers["last-event-id"]) ?? 0;
    const stream = openEventStream(request, reply);
    const sent = streamLog(stream, {
      after,
      read: (from, limit) => log.read(from, limit),
      wake: (listener) => log.wake(listener),
      pageSize: 7,
    });
    sent.catch(() => undefined);
    finished.push(sent);
  });
  return { ...server, finished };
}

async function take(reader: StreamReader, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const event = await reader.next();
    assert.ok(event, "the stream ended early");
    assert.deepEqual(event, { id: event.id, event: "entry", data: `item ${event.id}` });
    ids.push(Number(event.id));
  }
  return ids;
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

test("a reader gets all items in order, and then each new one", async (t) => {
  const log = new Log();
  const { app, port } = await serveLog(log);
  t.after(() => app.close());
  log.add(30);
  const reader = await readStream(port);
  assert.deepEqual(await take(reader, 30), range(1, 30));
  log.add(1);
  log.add(14);
  assert.deepEqual(await take(reader, 15), range(31, 45));
});

test("a reader that reconnects resumes after its last event", async (t) => {
  const log = new Log();
  const { app, port, finished } = await serveLog(log);
  t.after(() => app.close());
  log.add(10);
  const first = await readStream(port);
  assert.deepEqual(await take(first, 4), range(1, 4));
  first.close();
  await finished[0];
  log.add(10);
  const second = await readStream(port, { "last-event-id": "4" });
  assert.deepEqual(await take(second, 16), range(5, 20));
});

test("nothing is skipped or repeated while items are added during the reads", async (t) => {
  const log = new Log();
  const { app, port } = await serveLog(log);
  t.after(() => app.close());
  const reader = await readStream(port);
  const taken = take(reader, 300);
  for (let added = 0; added < 300; added += 3) {
    log.add(3);
    await new Promise(setImmediate);
  }
  assert.deepEqual(await taken, range(1, 300));
});

test("the log drops the listener of a reader that hangs up", async (t) => {
  const log = new Log();
  const { app, port, finished } = await serveLog(log);
  t.after(() => app.close());
  log.add(3);
  const reader = await readStream(port);
  await take(reader, 3);
  reader.close();
  assert.equal(await finished[0], 3);
  assert.equal(log.listeners.size, 0);
});

test("a log that cannot be read ends the stream, so that the client connects again", async (t) => {
  const log = new Log();
  const { app, port, finished } = await serveLog(log);
  t.after(() => app.close());
  log.add(3);
  const reader = await readStream(port);
  await take(reader, 3);
  log.failing = true;
  log.add(1);
  assert.equal(await reader.next(), undefined);
  await assert.rejects(finished[0] as Promise<number>, /the store is away/);
  assert.equal(log.listeners.size, 0);
});

test("items out of order end the stream with an error instead of repeating an event", async (t) => {
  const log = new Log();
  const { app, port, finished } = await serveLog(log);
  t.after(() => app.close());
  log.items.push({ seq: 2, event: "entry", data: "item 2" }, { seq: 1, event: "entry", data: "item 1" });
  const reader = await readStream(port);
  assert.deepEqual(await take(reader, 1), [2]);
  assert.equal(await reader.next(), undefined);
  await assert.rejects(finished[0] as Promise<number>, /item 1 after item 2/);
});
