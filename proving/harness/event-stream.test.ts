import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { constants, createGzip } from "node:zlib";
import { openEventStream } from "./event-stream.ts";

/** Sends the retry field, then frames with heartbeats between them, each flushed as the service does. */
async function serveFrames(frames: readonly string[], gzip: boolean) {
  const server = createServer(async (_request, response) => {
    const zip = gzip ? createGzip() : undefined;
    zip?.pipe(response);
    // Large frames of the service consist of parts that are compressed, and so flushed, one by one.
    const parts = frames.flatMap((data) => [`data: ${data.slice(0, -200)}`, `${data.slice(-200)}\n\n`, ": \n\n"]);
    for (const text of ["retry: 2000\n\n", ...parts]) {
      (zip ?? response).write(text);
      if (zip) await new Promise<void>((resolve) => zip.flush(constants.Z_SYNC_FLUSH, () => resolve()));
    }
    (zip ?? response).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

for (const gzip of [false, true]) {
  test(`frames are counted on the wire, heartbeats are not${gzip ? ", with gzip" : ""}`, async (t) => {
    const state = { text: "a state like any other ".repeat(20), ids: Array.from({ length: 90 }, (_, id) => 7919 * id) };
    const frames = [1, 2, 3].map((revision) => JSON.stringify({ ...state, ids: state.ids.map((id) => id * revision) }));
    const server = await serveFrames(frames, gzip);
    t.after(server.close);
    const read: string[] = [];
    const stream = await openEventStream(server.url, { gzip, onMessage: ({ data }) => read.push(data) });
    await stream.ended;
    assert.deepEqual(read, frames);
    assert.equal(stream.frames, 3);
    assert.ok(stream.bytes > 0);
  });
}

test("frames are counted wherever the network splits them", async (t) => {
  const frame = `data: ${"x".repeat(200)}\n\n`;
  for (const size of [1, 3, 7, 100, 1000]) {
    const text = `: \n\n${frame}: \n\n${frame}`;
    const server = createServer(async (_request, response) => {
      for (let at = 0; at < text.length; at += size) {
        response.write(text.slice(at, at + size));
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    t.after(() => server.close());
    await once(server.listen(0, "127.0.0.1"), "listening");
    const sizes: number[] = [];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stream = await openEventStream(url, { onFrame: (bytes) => sizes.push(bytes) });
    await stream.ended;
    assert.equal(sizes.length, 2, `pieces of ${size}`);
  }
});

test("a stream that a busy service refuses with 503 is opened again as often as the caller says, by default never", async (t) => {
  let [asked, refusals] = [0, 4];
  const server = createServer((_request, response) => {
    asked += 1;
    if (asked > refusals) response.end("data: x\n\n");
    else response.writeHead(503, { "retry-after": "0" }).end("busy");
  });
  t.after(() => server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await openEventStream(url, { retries: 4 })).ended;
  assert.equal(asked, 5);
  refusals = Number.POSITIVE_INFINITY;
  await assert.rejects(openEventStream(url, { retries: 4 }), /503/);
  assert.equal(asked, 10);
  await assert.rejects(openEventStream(url), /503/);
  assert.equal(asked, 11);
});
