import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { describe, type TestContext, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { EVENT_END } from "./frame.ts";
import { SharedText } from "./shared-text.ts";
import { type EventStream, type EventStreamOptions, openEventStream } from "./stream.ts";
import { readStream, serveStream, trustedOrigin } from "./testing/stream-server.ts";

/** A server that passes each opened stream to the test. */
async function serveStreams(options: EventStreamOptions = {}) {
  const opened: EventStream[] = [];
  let arrival = Promise.withResolvers<EventStream>();
  const server = await serveStream((request: FastifyRequest, reply: FastifyReply) => {
    const stream = openEventStream(request, reply, options);
    opened.push(stream);
    arrival.resolve(stream);
    arrival = Promise.withResolvers();
  });
  return { ...server, opened, nextStream: () => arrival.promise };
}

const megabyte = "x".repeat(1_000_000);

test("a stream answers 200 with its own headers and keeps those of earlier hooks", async (t) => {
  const { app, port, nextStream } = await serveStreams();
  t.after(() => app.close());
  const arriving = nextStream();
  const reader = await readStream(port, { origin: trustedOrigin });
  const { headers, statusCode } = reader.response;
  assert.equal(statusCode, 200);
  assert.equal(headers["content-type"], "text/event-stream; charset=utf-8");
  assert.equal(headers["cache-control"], "no-store, no-transform");
  assert.equal(headers["x-accel-buffering"], "no");
  assert.equal(headers["access-control-allow-origin"], trustedOrigin);
  assert.equal(headers.vary, "origin, accept-encoding");
  assert.equal(headers["x-content-type-options"], "nosniff");
  assert.equal(headers["content-encoding"], undefined);
  assert.deepEqual((await reader.items.next()).value, { retry: 2000 });
  const stream = await arriving;
  assert.equal(await stream.send({ id: 1, event: "tick", data: "one\ntwo" }), true);
  assert.deepEqual(await reader.next(), { id: "1", event: "tick", data: "one\ntwo" });
  assert.equal(await stream.comment("still here"), true);
  assert.deepEqual((await reader.items.next()).value, { comment: "still here" });
});

test("a client that takes gzip gets every frame at once, compressed", async (t) => {
  const { app, port, nextStream } = await serveStreams();
  t.after(() => app.close());
  const arriving = nextStream();
  const reader = await readStream(port, { "accept-encoding": "br, gzip" });
  assert.equal(reader.response.headers["content-encoding"], "gzip");
  assert.equal(reader.response.headers.vary, "origin, accept-encoding");
  const stream = await arriving;
  for (let id = 1; id <= 20; id += 1) {
    assert.equal(await stream.send({ id, data: `frame ${id}` }), true);
    assert.deepEqual(await reader.next(), { id: String(id), data: `frame ${id}` });
  }
  await stream.end({ event: "end", data: "bye" });
  assert.deepEqual(await reader.next(), { event: "end", data: "bye" });
  assert.equal(await reader.next(), undefined);
});

/** Returns the number of bytes on the wire for each of three nearly equal events of this size. */
async function likeEvents(t: TestContext, bytes: number, options: EventStreamOptions = {}): Promise<number[]> {
  const { app, port, nextStream } = await serveStreams(options);
  t.after(() => app.close());
  const arriving = nextStream();
  const reader = await readStream(port, { "accept-encoding": "gzip" });
  const stream = await arriving;
  const state = randomBytes((bytes * 3) / 4).toString("base64");
  // The reader decompresses from the first byte, and an earlier listener would consume that.
  assert.deepEqual((await reader.items.next()).value, { retry: 2000 });
  let received = 0;
  reader.response.on("data", (chunk: Buffer) => {
    received += chunk.length;
  });
  const sizes: number[] = [];
  for (const revision of [1, 2, 3]) {
    const before = received;
    await stream.send({ id: revision, data: `${revision} ${state}` });
    assert.equal((await reader.next())?.id, String(revision));
    sizes.push(received - before);
  }
  return sizes;
}

test("a nearly unchanged state of 10 KB costs few bytes with gzip", async (t) => {
  const [first = 0, second = 0, third = 0] = await likeEvents(t, 10_000);
  assert.ok(first > 7000, String(first));
  assert.ok(second < 500 && third < 500, `${second}, ${third}`);
});

test("a nearly unchanged state larger than 10 KB also costs few bytes with gzip, because the window fits the first event", async (t) => {
  const [first = 0, second = 0, third = 0] = await likeEvents(t, 24_000);
  assert.ok(first > 17_000, String(first));
  assert.ok(second < 1000 && third < 1000, `${second}, ${third}`);
  const [, alone = 0] = await likeEvents(t, 24_000, { compress: "alone" });
  assert.ok(alone > 17_000, String(alone));
});

test("end() sends the last event, closes the answer and removes the stream from the registry", async (t) => {
  const { app, port, nextStream } = await serveStreams();
  t.after(() => app.close());
  const arriving = nextStream();
  const reader = await readStream(port);
  const stream = await arriving;
  assert.equal(app.openStreams.size, 1);
  const ended = stream.end({ event: "end", data: "over" });
  assert.equal(await stream.send({ data: "too late" }), false);
  assert.deepEqual(await reader.next(), { event: "end", data: "over" });
  assert.equal(await reader.next(), undefined);
  await ended;
  assert.equal(stream.signal.aborted, true);
  assert.equal(app.openStreams.size, 0);
});

test("a stream ends when its client hangs up, and sending to it is false", async (t) => {
  const { app, port, nextStream } = await serveStreams();
  t.after(() => app.close());
  const arriving = nextStream();
  const reader = await readStream(port);
  const stream = await arriving;
  reader.close();
  await stream.closed;
  assert.equal(await stream.send({ data: "anyone?" }), false);
  assert.equal(app.openStreams.size, 0);
});

test("a stream is closed and not counted if its client left before it was opened", async (t) => {
  const asked = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<EventStream>();
  const { app, port } = await serveStream(async (request, reply) => {
    const left = once(reply.raw, "close");
    asked.resolve();
    await left;
    opened.resolve(openEventStream(request, reply));
  });
  t.after(() => app.close());
  const request = get({ host: "127.0.0.1", port, path: "/stream", agent: false }).on("error", () => undefined);
  await asked.promise;
  request.destroy();
  const stream = await opened.promise;
  assert.equal(app.openStreams.size, 0);
  assert.equal(stream.signal.aborted, true);
  assert.equal(await stream.send({ data: "anyone?" }), false);
});

test("a stream ends when the app stops", async () => {
  const { app, port, nextStream } = await serveStreams();
  const arriving = nextStream();
  const reader = await readStream(port);
  await arriving;
  await app.close();
  assert.equal(await reader.next(), undefined);
});

for (const encoding of ["identity", "gzip"]) {
  /** A client that opens the stream and never reads. */
  async function openStalled(options: EventStreamOptions) {
    const server = await serveStreams(options);
    const arriving = server.nextStream();
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.pause();
    socket.write(`GET /stream HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${encoding}\r\n\r\n`);
    await once(socket, "connect");
    return { ...server, socket, stream: await arriving };
  }

  /** Text that does not compress, so that both encodings fill the socket. */
  const noise = () => Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2)).join("");

  test(`a reader is disconnected when a sender that does not wait has too much unsent (${encoding})`, async (t) => {
    const { app, socket, stream } = await openStalled({ heartbeatMs: 60_000, maxUnsentBytes: 2_000_000 });
    t.after(() => app.close());
    let sent = 0;
    while (!stream.signal.aborted && sent < 1000) {
      void stream.send({ data: megabyte + noise() });
      sent += 1;
      await new Promise(setImmediate);
    }
    assert.ok(sent < 1000, "the reader was never cut off");
    await stream.closed;
    socket.destroy();
  });

  describe(`a reader that takes nothing (${encoding})`, { concurrency: true }, () => {
    /** Sends until the reader's buffers are full; resolves with the send that is waiting. */
    async function fill(stream: EventStream): Promise<{ sending: Promise<boolean> }> {
      const pending = Symbol("pending");
      for (;;) {
        const sending = stream.send({ data: noise() });
        const waits = async () => (await Promise.race([sending, wait(250, pending)])) === pending;
        // Checked twice, because the process itself may have been busy during the first wait.
        if ((await waits()) && (await waits())) return { sending };
        assert.equal(await sending, true);
      }
    }

    test("a sender waits for a reader that stops reading and continues when it reads again", async (t) => {
      const { app, socket, stream } = await openStalled({ heartbeatMs: 60_000 });
      t.after(() => app.close());
      const { sending } = await fill(stream);
      socket.resume();
      assert.equal(await sending, true);
      assert.equal(await stream.send({ data: "on we go" }), true);
      socket.destroy();
      await stream.closed;
    });

    test("a sender that waits is notified when the reader hangs up", async (t) => {
      const { app, socket, stream } = await openStalled({ heartbeatMs: 60_000 });
      t.after(() => app.close());
      const { sending } = await fill(stream);
      socket.resetAndDestroy();
      assert.equal(await sending, false);
      await stream.closed;
    });

    test("a reader that takes nothing for four heartbeats is disconnected", async (t) => {
      const { app, socket, stream } = await openStalled({ heartbeatMs: 200 });
      t.after(() => app.close());
      while (await stream.send({ data: noise() }));
      await stream.closed;
      socket.destroy();
    });

    test("a stalled reader does not delay the shutdown", async () => {
      const { app, socket, stream } = await openStalled({ heartbeatMs: 60_000, endGraceMs: 20 });
      const { sending } = await fill(stream);
      await app.close();
      assert.equal(await sending, false);
      socket.destroy();
    });
  });
}

test("a silent stream sends heartbeats", async (t) => {
  const { app, port } = await serveStreams({ heartbeatMs: 10 });
  t.after(() => app.close());
  const reader = await readStream(port);
  assert.deepEqual((await reader.items.next()).value, { retry: 2000 });
  assert.deepEqual((await reader.items.next()).value, { comment: "" });
  assert.deepEqual((await reader.items.next()).value, { comment: "" });
});

test("an idle gzip stream drops its window, and heartbeats, deltas and snapshots still decompress", async (t) => {
  for (const compress of ["together", "alone"] as const) {
    const { app, port, nextStream } = await serveStreams({ heartbeatMs: 20, compress });
    t.after(() => app.close());
    const arriving = nextStream();
    const reader = await readStream(port, { "accept-encoding": "gzip" });
    const stream = await arriving;
    let bytes = 0;
    reader.response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    const state = randomBytes(3000).toString("base64");
    for (const id of [1, 2, 3]) {
      const before = bytes;
      void stream.send({ id, data: state });
      assert.deepEqual(await reader.next(), { id: String(id), data: state });
      assert.ok(bytes - before > 2500, `after a rest the state is sent in full again: ${bytes - before}`);
      void stream.send({ data: "ü" });
      assert.deepEqual(await reader.next(), { data: "ü" });
      for (let beats = 0; beats < 3; ) {
        const { value } = await reader.items.next();
        if (value && "comment" in value) beats += 1;
      }
    }
    await stream.end({ event: "end", data: "bye" });
    assert.deepEqual(await reader.next(), { event: "end", data: "bye" });
    assert.equal(await reader.next(), undefined);
  }
});

test("shared parts are sent to each reader in its coding, with the right checksum of the whole", async (t) => {
  const shared = new SharedText('data: {"job":"', "ü".repeat(300), '","pays":');
  for (const compress of ["together", "alone"] as const) {
    const { app, port, nextStream } = await serveStreams({ compress });
    t.after(() => app.close());
    const texts: string[] = [];
    for (const coding of ["gzip", "identity"]) {
      const arriving = nextStream();
      const answer = await new Promise<IncomingMessage>((resolve) => {
        get({ host: "127.0.0.1", port, path: "/stream", headers: { "accept-encoding": coding } }, resolve);
      });
      const arrived = answer.toArray().then((chunks) => Buffer.concat(chunks));
      const stream = await arriving;
      for (let pays = 1; pays <= 3; pays += 1) assert.ok(await stream.sendParts([shared, `${pays}}`, EVENT_END]));
      await stream.sendParts([new SharedText(shared, `4}${EVENT_END}`)]);
      assert.ok(stream.hasRoom);
      void stream.end({ data: "bye" });
      const bytes = await arrived;
      // Throws on a wrong checksum or length.
      texts.push(String(coding === "gzip" ? gunzipSync(bytes) : bytes));
    }
    const events = [1, 2, 3, 4].map((pays) => `data: {"job":"${"ü".repeat(300)}","pays":${pays}}\n\n`);
    const expected = `retry: 2000\n\n${events.join("")}data: bye\n\n`;
    assert.deepEqual(texts, [expected, expected]);
  }
  assert.ok(shared.piece.length < 80, `compressed: ${shared.piece.length}`);
  assert.equal(shared.piece, shared.piece, "once");
});

test("HEAD answers with the headers and opens no stream", async (t) => {
  const { app, port } = await serveStreams();
  t.after(() => app.close());
  const answer = await fetch(`http://127.0.0.1:${port}/stream`, { method: "HEAD" });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "text/event-stream; charset=utf-8");
  assert.equal(app.openStreams.size, 0);
});
